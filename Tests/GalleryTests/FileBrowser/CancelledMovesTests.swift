import Foundation
import Testing

@testable import Gallery

@MainActor @Suite("Moves that are cancelled on the way", .timeLimit(.minutes(10))) struct CancelledMovesTests {
    let directory: TemporaryDirectory
    let browser: FileBrowserScreen

    init() throws {
        directory = try TemporaryDirectory()
        directory.makeFolder("to")
        for name in names { directory.makeFile(name) }
        browser = FileBrowserScreen(directory: directory.path, memory: FolderMemory(), offersElsewhere: false)
    }

    let names = (1...6).map { "file \($0)" }

    private var here: FolderPlace { FolderPlace(root: directory.path) }

    private var target: FolderPlace { here.appending(Array("to".utf8)) }

    private func files(in folder: FolderPlace) throws -> Set<String> {
        Set(try FileManager.default.contentsOfDirectory(atPath: folder.path.description)).subtracting(["to"])
    }

    private var entries: [MovableEntry] {
        names.enumerated().map { index, name in
            MovableEntry(item: FileIdentity(folder: 0, number: UInt32(index)), name: Array(name.utf8), source: here)
        }
    }

    /// Does something, and presses Cancel while one of its moves is at a step that goes on nevertheless.
    private func pressingCancel(
        at step: FileMove.Step, ofMove number: Int, acrossDisks isAcross: Bool = false,
        _ body: @escaping @MainActor () async -> Void
    ) async {
        let gate = MoveGate()
        browser.moveFaults = gate.faults(at: step, ofMove: number, acrossDisks: isAcross)
        let task = Task { await body() }
        await gate.reach()
        browser.userDidCancelActivity()
        gate.open()
        await task.value
        browser.moveFaults = { _ in nil }
    }

    @Test("The one under way is done, the others stay, and undo brings back what was moved", arguments: [false, true])
    func moves(acrossDisks isAcross: Bool) async throws {
        await pressingCancel(at: isAcross ? .remove : .rename, ofMove: 3, acrossDisks: isAcross) {
            await browser.move(entries, to: target)
        }
        #expect(try files(in: target) == Set(names.prefix(3)) && files(in: here) == Set(names.dropFirst(3)))
        #expect(browser.toast?.text == "3 of 6 items moved to “to”")
        #expect(browser.activity == nil)
        browser.history.performUndo()
        await browser.history.finish()
        #expect(try files(in: target).isEmpty && files(in: here) == Set(names))
    }

    @Test("What was not moved back can be moved back later, and what was is done again by redo")
    func undo() async throws {
        await browser.move(entries, to: target)
        await pressingCancel(at: .rename, ofMove: 2) {
            browser.history.performUndo()
            await browser.history.finish()
        }
        #expect(try files(in: here) == Set(names.suffix(2)) && files(in: target) == Set(names.dropLast(2)))
        #expect(browser.toast?.text == "2 of 6 items moved back")
        browser.history.performUndo()
        await browser.history.finish()
        #expect(try files(in: here) == Set(names) && files(in: target).isEmpty)
        browser.history.performRedo()
        await browser.history.finish()
        browser.history.performRedo()
        await browser.history.finish()
        #expect(try files(in: here).isEmpty && files(in: target) == Set(names))
    }

    @Test("What becomes of taken names is not asked any more")
    func takenNames() async throws {
        directory.makeFile("to/file 1")
        await pressingCancel(at: .rename, ofMove: 2) { await browser.move(entries, to: target) }
        #expect(browser.alerts.isEmpty)
        #expect(try files(in: here) == Set(names).subtracting(["file 2"]))
        #expect(browser.toast?.text == "1 of 6 items moved to “to”")
    }
}
