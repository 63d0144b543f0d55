import ArgumentParser
import Foundation

/// `gallery announce NAME`: a device for the Share Sheet of the galleries on this machine.
struct AnnounceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "announce",
        abstract: "Announces a device to the Share Sheets on this machine, until Ctrl-C.",
        discussion: """
            Datagrams go to a few ports of 127.0.0.1, and nowhere else. The Share Sheet of a gallery shows the device \
            while they come, and lets go of it within two seconds when they don't.
            """)

    @Argument(help: "The name that is shown, such as \"Ada's Phone\".")
    var name: String

    @Option(help: "What kind of device it is: phone, tablet, laptop, desktop or watch.")
    var device = Announcement.Device.phone

    @Option(help: "The first port that galleries listen on.")
    var discoveryPort = Announcement.standardPort

    func validate() throws {
        guard Announcement.name(name) != nil else {
            throw ValidationError(
                "\"\(name)\" can't be shown as a name; give one to \(Announcement.longestName) plain characters.")
        }
        try DiscoveryPort.validate(discoveryPort)
    }

    func run() async throws {
        let name = Announcement.name(name) ?? name
        let ports = Announcement.ports(from: discoveryPort)
        let announcer = Announcer(announcement: Announcement(id: UUID(), name: name, device: device), ports: ports)
        let interrupts = Interrupts()
        let work = Task { try await announcer.run() }
        Console.say(
            """
            "\(name)" is announced to galleries on this machine, on ports \(ports.lowerBound) to \(ports.upperBound) \
            of 127.0.0.1  (Ctrl-C ends it)
            """)
        await interrupts.first()
        work.cancel()
        try await work.value
        Console.say("Ended.")
    }
}

extension Announcement.Device: ExpressibleByArgument {}

/// The ports that Share Sheets listen on.
enum DiscoveryPort {
    static func validate(_ port: Int) throws {
        guard 1024...(65_536 - Announcement.portCount) ~= port else {
            throw ValidationError(
                "\(port) can't be the first discovery port; choose one from 1024 to \(65_536 - Announcement.portCount)."
            )
        }
    }
}
