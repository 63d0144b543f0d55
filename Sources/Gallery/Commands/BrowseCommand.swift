import ArgumentParser
import BrowserHost
import Foundation

/// `gallery browse DIRECTORY`: a directory as an outline that follows what changes on disk.
struct BrowseCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "browse", abstract: "Shows a directory as an outline that follows what changes on disk.")

    @Argument(help: "The directory to show.", completion: .directory)
    var directory: String

    @Flag(
        help: """
            Remember which folders are open when the program ends, in swift-diffable/open-folders.json below \
            XDG_STATE_HOME, which is ~/.local/state unless set.
            """)
    var remember = false

    @Flag(help: "Offer places outside of the directory too: your home, the folders above it, the whole computer.")
    var everywhere = false

    @OptionGroup var options: ServerOptions

    func validate() throws {
        guard !directory.isEmpty, DirectoryReader.exists(path) else {
            throw ValidationError("There is no directory at \"\(directory)\"; name one that exists.")
        }
        guard DirectoryReader.isFolder(path) else {
            throw ValidationError("\"\(directory)\" is a file; name the directory that it is in.")
        }
    }

    func run() async throws {
        if let failure = DirectoryReader.failure(ofReading: path) {
            Console.say(
                "gallery: \(failure.description). It is shown as soon as it can be read.", to: .standardError)
        }
        let memory = try await makeMemory()
        let server = await makeServer(memory: memory)
        try await server.runUntilInterrupted(announcing: "\(path) is at")
    }

    private var path: FilePath { FilePath(URL(fileURLWithPath: directory).standardizedFileURL.path) }

    @MainActor private func makeMemory() throws -> FolderMemory {
        guard remember else { return FolderMemory() }
        do {
            return try FolderMemory(file: FolderMemory.standardFile())
        } catch {
            throw ValidationError(error.description)
        }
    }

    @MainActor private func makeServer(memory: FolderMemory) -> BrowserServer {
        var configuration = options.configuration
        configuration.title = "File Browser"
        let server = BrowserServer(configuration: configuration)
        server.addPage(at: "/", title: "File Browser") { [path, everywhere] in
            FileBrowserScreen(directory: path, memory: memory, offersElsewhere: everywhere)
        }
        return server
    }
}
