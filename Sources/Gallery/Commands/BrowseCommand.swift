import ArgumentParser
import BrowserHost
import Foundation

/// `gallery browse DIRECTORY`: a directory as an outline that follows what changes on disk.
struct BrowseCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "browse", abstract: "Shows a directory as an outline that follows what changes on disk.")

    @Argument(help: "The directory to show.", completion: .directory)
    var directory: String

    @OptionGroup var options: ServerOptions

    func validate() throws {
        guard !directory.isEmpty, DirectoryReader.isFolder(path) else {
            throw ValidationError("There is no directory at \"\(directory)\"; name one that exists.")
        }
    }

    func run() async throws {
        let server = await Self.makeServer(directory: path, options: options)
        try await server.runUntilInterrupted(announcing: "\(path) is at")
    }

    private var path: FilePath { FilePath(URL(fileURLWithPath: directory).standardizedFileURL.path) }

    @MainActor static func makeServer(directory: FilePath, options: ServerOptions) -> BrowserServer {
        var configuration = options.configuration
        configuration.title = "File Browser"
        let server = BrowserServer(configuration: configuration)
        server.addPage(at: "/", title: "File Browser") { FileBrowserScreen(directory: directory) }
        return server
    }
}
