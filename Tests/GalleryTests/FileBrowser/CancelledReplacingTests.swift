import Foundation
import Testing

@testable import Gallery

@MainActor @Suite("Files replace others, cancelled on the way", .timeLimit(.minutes(10)))
struct CancelledReplacingTests: SixFiles {
    let directory: TemporaryDirectory
    let home: TemporaryDirectory
    let browser: FileBrowserScreen

    init() throws {
        directory = try Self.makeDirectory()
        home = try TemporaryDirectory()
        for number in 1...2 { directory.makeFile("to/file \(number)", content: "old") }
        browser = FileBrowserScreen(directory: directory.path, memory: FolderMemory(), offersElsewhere: false)
        browser.trash = Trash(environment: ["XDG_DATA_HOME": home.path.description])
    }

    private func replace() async throws {
        let task = Task { await browser.move(entries, to: target) }
        try await wait { !browser.alerts.isEmpty }
        browser.userDidAnswer(browser.alerts[0].id, with: 1)
        _ = await task.value
    }

    private func expectAsBefore() throws {
        #expect(try files(in: here) == Set(names) && files(in: target) == Set(names.prefix(2)))
        #expect(try names.prefix(2).allSatisfy { try text(of: $0, in: target) == "old" })
        #expect(try names.allSatisfy { try text(of: $0, in: here) == "new" })
    }

    private func expectReplaced() throws {
        #expect(try files(in: here).isEmpty && files(in: target) == Set(names))
        #expect(try names.allSatisfy { try text(of: $0, in: target) == "new" })
    }

    /// What replaced others is moved last, and back first.
    @Test("An undo that is cancelled puts nothing back any more; the next one does", arguments: [1, 6])
    func movingBack(cancelledAt number: Int) async throws {
        try await replace()
        try expectReplaced()
        try await pressingCancel(at: .rename, ofMove: number) { await undo() }
        #expect(browser.alerts.isEmpty)
        #expect(try files(in: here).count == number && files(in: target).count == 6 - number)
        await undo()
        try expectAsBefore()
        for _ in 0...1 { await redo() }
        try expectReplaced()
        for _ in 0...1 { await undo() }
        try expectAsBefore()
    }

    @Test("What was not put back is put back by the next undo") func puttingBack() async throws {
        try await replace()
        try await pressingCancel(at: .rename, ofMove: 1, inTrash: true) { await undo() }
        #expect(try files(in: target).count == 1)
        await undo()
        try expectAsBefore()
        for _ in 0...1 { await redo() }
        try expectReplaced()
    }

    @Test("A redo that is cancelled before anything is moved is taken back by undo") func redoing() async throws {
        try await replace()
        await undo()
        try await pressingCancel(at: .rename, ofMove: 1, inTrash: true) { await redo() }
        #expect(try files(in: here) == Set(names) && files(in: target).count == 1)
        await undo()
        try expectAsBefore()
        for _ in 0...1 { await redo() }
        try expectReplaced()
    }
}
