import Screens
import Testing

@testable import Gallery

@MainActor @Suite("The addresses of files")
struct FileAddressTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        directory.makeFolder("inner")
        directory.makeFile("notes")
    }

    /// Shows a folder of a browser of another one, and what is in the file there.
    private func addressOfNotes(in browser: FileBrowserScreen) async throws -> ScreenAddress {
        while browser.tree.item(named: Array("notes".utf8)) == nil { try await Task.sleep(for: .milliseconds(1)) }
        browser.preview(try #require(browser.tree.item(named: Array("notes".utf8))))
        #expect(browser.presentedScreen is FilePreviewScreen)
        return browser.address
    }

    @Test("A file in a folder that has no address has none, lest it leads to another file of its name")
    func elsewhere() async throws {
        let inner = directory.path.appending(Array("inner".utf8))
        let browser = FileBrowserScreen(directory: inner, memory: FolderMemory(), offersElsewhere: true)
        browser.open(directory.path)
        #expect(try await addressOfNotes(in: browser).path == [])
        let plain = FileBrowserScreen(directory: directory.path, memory: FolderMemory(), offersElsewhere: false)
        #expect(try await addressOfNotes(in: plain).path == ["notes"])
    }
}
