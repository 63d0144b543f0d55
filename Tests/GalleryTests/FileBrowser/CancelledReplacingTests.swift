import Foundation
import Testing

@testable import Gallery

@MainActor @Suite("Files replace others, and not all of it is done", .timeLimit(.minutes(10)))
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

    /// - Parameter body: What happens while the user is asked.
    private func replace(after body: () -> Void = {}) async throws {
        let task = Task { await browser.move(entries, to: target) }
        try await browser.wait(for: task) { !browser.alerts.isEmpty }
        body()
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

    @Test("Whoever cancels before anything is replaced finds all of that where it was", arguments: [1, 2])
    func movingToTrash(cancelledAt number: Int) async throws {
        try await pressingCancel(at: .rename, ofMove: number, inTrash: true) { try await replace() }
        #expect(try files(in: here) == Set(names.prefix(2)) && files(in: target) == Set(names))
        #expect(try names.prefix(2).allSatisfy { try text(of: $0, in: target) == "old" })
        #expect(browser.toast?.text == "4 of 6 items moved to “to”")
        await undo()
        try expectAsBefore()
    }

    @Test("What nothing came in place of is put back, and undo puts back the rest") func moving() async throws {
        // Six were tried before.
        try await pressingCancel(at: .rename, ofMove: 7) { try await replace() }
        #expect(try files(in: here) == ["file 2"] && files(in: target) == Set(names))
        #expect(try text(of: "file 1", in: target) == "new" && text(of: "file 2", in: target) == "old")
        #expect(browser.toast?.text == "5 of 6 items moved to “to”")
        await undo()
        try expectAsBefore()
    }

    @Test("What could not be replaced is put back") func failing() async throws {
        try await replace { browser.moveFaults = { _ in EACCES } }
        #expect(try files(in: here) == Set(names.prefix(2)) && files(in: target) == Set(names))
        #expect(try names.prefix(2).allSatisfy { try text(of: $0, in: target) == "old" })
        browser.moveFaults = { _ in nil }
        await undo()
        try expectAsBefore()
    }

    @Test("What is gone by then needs no replacing") func gone() async throws {
        try await replace { for name in names.prefix(2) { directory.remove("to/" + name) } }
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
