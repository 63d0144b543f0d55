import Foundation
import Testing

@testable import Gallery

@MainActor @Suite("Of files of one name, one replaces another that was moved with it", .timeLimit(.minutes(10)))
struct ReplacedAmongMovedTests: SixFiles {
    let directory: TemporaryDirectory
    let home: TemporaryDirectory
    let browser: FileBrowserScreen

    init() throws {
        directory = try TemporaryDirectory()
        home = try TemporaryDirectory()
        for folder in ["a", "b", "to"] { directory.makeFolder(folder) }
        for folder in ["a", "b"] { directory.makeFile("\(folder)/x", content: "from \(folder)") }
        browser = FileBrowserScreen(directory: directory.path, memory: FolderMemory(), offersElsewhere: false)
        browser.trash = Trash(environment: ["XDG_DATA_HOME": home.path.description])
    }

    private func folder(_ name: String) -> FolderPlace { here.appending(Array(name.utf8)) }

    private func replace() async throws {
        let entries = ["a", "b"].enumerated().map { index, name in
            let item = FileIdentity(folder: 0, number: UInt32(index))
            return MovableEntry(item: item, name: Array("x".utf8), source: folder(name))
        }
        let task = Task { await browser.move(entries, to: target) }
        try await browser.wait(for: task) { !browser.alerts.isEmpty }
        browser.userDidAnswer(browser.alerts[0].id, with: 1)
        #expect(await task.value)
        try expectReplaced()
    }

    private func expectReplaced() throws {
        #expect(try files(in: folder("a")).isEmpty && files(in: folder("b")).isEmpty)
        #expect(try text(of: "x", in: target) == "from b")
    }

    private func expectAsBefore() throws {
        #expect(try files(in: target).isEmpty)
        for name in ["a", "b"] { #expect(try text(of: "x", in: folder(name)) == "from \(name)") }
    }

    @Test("Undo brings both back to where they were, and redo replaces the one again") func undoing() async throws {
        try await replace()
        await undo()
        try expectAsBefore()
        await redo()
        try expectReplaced()
        await undo()
        try expectAsBefore()
    }

    @Test("What an undo that is cancelled has left is brought back by the next", arguments: [1, 2])
    func cancelled(at number: Int) async throws {
        try await replace()
        try await pressingCancel(at: .rename, ofMove: number) { await undo() }
        #expect(try files(in: folder("a")).count == number - 1 && files(in: folder("b")) == ["x"])
        await undo()
        try expectAsBefore()
    }
}
