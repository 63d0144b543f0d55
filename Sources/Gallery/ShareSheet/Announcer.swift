import Foundation
import NIOCore
import NIOPosix

/// Announces a device to the galleries on this machine, again and again, until it is told to stop. Then it says that
/// the device leaves.
struct Announcer {
    /// How long it waits between two announcements: three may get lost before anybody misses the device.
    static let interval = Duration.milliseconds(400)

    let announcement: Announcement
    let ports: ClosedRange<Int>

    /// Announces until the task is cancelled.
    func run() async throws {
        // Bound to the loopback interface, the socket has no other way to send by.
        let channel = try await DatagramBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .bind(host: "127.0.0.1", port: 0).get()
        repeat {
            send(announcement, by: channel)
        } while (try? await Task.sleep(for: Self.interval)) != nil
        var leaving = announcement
        leaving.isLeaving = true
        send(leaving, by: channel)
        try await channel.close()
    }

    private func send(_ announcement: Announcement, by channel: any Channel) {
        let bytes = ByteBuffer(bytes: announcement.datagram)
        for port in ports {
            guard let address = try? SocketAddress(ipAddress: "127.0.0.1", port: port) else { continue }
            // An error only means that nobody listens at that port.
            channel.writeAndFlush(AddressedEnvelope(remoteAddress: address, data: bytes), promise: nil)
        }
    }
}
