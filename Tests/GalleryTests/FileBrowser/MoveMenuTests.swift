import CollectionViews
import Foundation
import Testing

@testable import Gallery

@MainActor @Suite("The menu of folders that files can be moved to", .timeLimit(.minutes(5))) struct MoveMenuTests {
    let directory: TemporaryDirectory
    let browser: FileBrowserScreen

    init() async throws {
        directory = try TemporaryDirectory()
        for number in 10..<50 {
            directory.makeFolder("folder \(number)")
            directory.makeFile("file \(number)")
        }
        browser = FileBrowserScreen(directory: directory.path, memory: FolderMemory(), offersElsewhere: false)
        while browser.visit.isOpening { try await Task.sleep(for: .milliseconds(1)) }
    }

    private func item(_ name: String) throws -> FileIdentity {
        try #require(browser.tree.item(named: Array(name.utf8)))
    }

    private func titles(moving names: String...) throws -> [String] {
        let menu = try #require(browser.moveMenu(for: try names.map { try item($0) }))
        return menu.children.map(\.title)
    }

    @Test("It has the first thirty in the order of the rows, and a way to all") func firstThirty() throws {
        let numbers = (10..<40).map { "folder \($0)" }
        #expect(try titles(moving: "file 30") == numbers + ["Other Folder…"])
    }

    @Test("It leaves out what is moved itself") func ownFolder() throws {
        let numbers = (10..<41).filter { $0 != 12 }.map { "folder \($0)" }
        #expect(try titles(moving: "folder 12", "file 10") == numbers + ["Other Folder…"])
    }
}
