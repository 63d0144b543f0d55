import Foundation
import Testing

@testable import Gallery

@MainActor @Suite("Moves that are cancelled on the way", .timeLimit(.minutes(10)))
struct CancelledMovesTests: SixFiles {
    let directory: TemporaryDirectory
    let browser: FileBrowserScreen

    init() throws {
        directory = try Self.makeDirectory()
        browser = FileBrowserScreen(directory: directory.path, memory: FolderMemory(), offersElsewhere: false)
    }

    @Test("The one under way is done, the others stay, and undo brings back what was moved", arguments: [false, true])
    func moves(acrossDisks isAcross: Bool) async throws {
        try await pressingCancel(at: isAcross ? .remove : .rename, ofMove: 3, acrossDisks: isAcross) {
            await browser.move(entries, to: target)
        }
        #expect(try files(in: target) == Set(names.prefix(3)) && files(in: here) == Set(names.dropFirst(3)))
        #expect(browser.toast?.text == "3 of 6 items moved to “to”")
        #expect(browser.activity == nil)
        await undo()
        #expect(try files(in: target).isEmpty && files(in: here) == Set(names))
    }

    @Test("One that goes on although it was cancelled is told of, and undo brings it back", arguments: [false, true])
    func late(acrossDisks isAcross: Bool) async throws {
        try await pressingCancel(at: isAcross ? .remove : .rename, ofMove: 1, acrossDisks: isAcross) {
            await browser.move(Array(entries.prefix(1)), to: target)
        }
        #expect(browser.toast?.text == "“file 1” moved to “to”")
        await undo()
        #expect(try files(in: target).isEmpty && files(in: here) == Set(names))
    }

    @Test("What was not moved back can be moved back later, and what was is done again by redo")
    func movedBack() async throws {
        await browser.move(entries, to: target)
        try await pressingCancel(at: .rename, ofMove: 2) { await undo() }
        #expect(try files(in: here) == Set(names.suffix(2)) && files(in: target) == Set(names.dropLast(2)))
        #expect(browser.toast?.text == "2 of 6 items moved back")
        await undo()
        #expect(try files(in: here) == Set(names) && files(in: target).isEmpty)
        #expect(browser.toast?.text == "Moved back")
        await redo()
        #expect(browser.toast?.text == "Moved again")
        await redo()
        #expect(try files(in: here).isEmpty && files(in: target) == Set(names))
    }

    @Test("What was undone before can be redone after what was moved back is", arguments: [false, true])
    func earlierRedo(movingNothing: Bool) async throws {
        await browser.move(Array(entries.prefix(3)), to: target)
        await browser.move(Array(entries.suffix(3)), to: target)
        await undo()
        try await pressingCancel(at: movingNothing ? .write : .rename, ofMove: 1, acrossDisks: movingNothing) {
            await undo()
        }
        let moved = movingNothing ? 0 : 1
        #expect(try files(in: target) == Set(names.prefix(3 - moved)))
        for _ in 0...moved { await redo() }
        #expect(try files(in: target) == Set(names))
        for _ in 0..<3 { await undo() }
        #expect(try files(in: here) == Set(names))
    }

    @Test("What a cancelled redo has not moved can be moved by redo")
    func redoAgain() async throws {
        await browser.move(entries, to: target)
        await undo()
        try await pressingCancel(at: .rename, ofMove: 2) { await redo() }
        #expect(try files(in: target).count == 2)
        await redo()
        #expect(try files(in: target) == Set(names))
        await undo()
        await undo()
        #expect(try files(in: here) == Set(names))
    }

    @Test("An undo while a move is under way says so, and can be made afterwards")
    func meanwhile() async throws {
        await browser.move(Array(entries.prefix(3)), to: target)
        let gate = MoveGate()
        browser.moveFaults = gate.faults(at: .rename, ofMove: 1)
        let task = Task { await browser.move(Array(entries.suffix(3)), to: target) }
        await gate.reach()
        await undo()
        #expect(browser.toast?.text == "Another move is still under way")
        gate.open()
        #expect(await task.value)
        await undo()
        await undo()
        #expect(try files(in: here) == Set(names))
    }

    @Test("What becomes of taken names is not asked any more")
    func takenNames() async throws {
        directory.makeFile("to/file 1")
        try await pressingCancel(at: .rename, ofMove: 2) { await browser.move(entries, to: target) }
        #expect(browser.alerts.isEmpty)
        #expect(try files(in: here) == Set(names).subtracting(["file 2"]))
        #expect(browser.toast?.text == "1 of 6 items moved to “to”")
    }
}
