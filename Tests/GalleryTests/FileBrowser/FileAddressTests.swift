import Foundation
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

    @Test("Rows of a folder that was left stand for no file of the next one while they are still shown")
    func left() async throws {
        directory.makeFile("inner/other")
        let browser = FileBrowserScreen(directory: directory.path, memory: FolderMemory(), offersElsewhere: false)
        while browser.dataSource.snapshot().numberOfItems < 2 { try await Task.sleep(for: .milliseconds(1)) }
        let hold = DispatchSemaphore(value: 0)
        browser.updates.async { hold.wait() }
        defer { hold.signal() }
        browser.open(directory.path.appending(Array("inner".utf8)))
        while browser.tree.item(named: Array("other".utf8)) == nil { try await Task.sleep(for: .milliseconds(1)) }
        let rows = browser.dataSource.snapshot().itemIdentifiers
        #expect(rows.count == 2 && rows.allSatisfy { browser.tree.entryPlace(of: $0) == nil })
    }

    @Test("The count of a folder has a line of its own before it is known")
    func count() async throws {
        let browser = FileBrowserScreen(directory: directory.path, memory: FolderMemory(), offersElsewhere: false)
        #expect(browser.status == "\u{A0}")
        while browser.dataSource.snapshot().numberOfItems < 2 { try await Task.sleep(for: .milliseconds(1)) }
        #expect(browser.status == "2 items")
        browser.open(directory.path.appending(Array("inner".utf8)))
        #expect(browser.status == "\u{A0}")
    }

    @Test("The open folders of an address are opened, but not more than an address of ours can name")
    func openFolders() {
        let folders = (100..<300).map { "folder \($0)" }
        for folder in folders { directory.makeFolder(folder) }
        directory.makeLink("link", to: "inner")
        func opened(_ text: String) -> Set<FilePath> {
            let browser = FileBrowserScreen(directory: directory.path, memory: FolderMemory(), offersElsewhere: false)
            browser.openFolders(in: text)
            return Set(browser.expansion.expandedItems)
        }
        func paths(_ names: [String]) -> Set<FilePath> {
            Set(names.map { directory.path.appending(Array($0.utf8)) })
        }
        let some = Array(folders.prefix(40))
        let others = ["inner", "link", "gone", "link/inner", "notes"]
        #expect(opened((others + some).joined(separator: "//")) == paths(["inner"] + some))
        #expect(opened(folders.joined(separator: "//")).isEmpty)
        #expect(opened(Array(repeating: "inner", count: 600).joined(separator: "//")).isEmpty)
    }
}
