import Foundation
import Testing

@testable import Gallery

@MainActor @Suite("What is done while files are moved", .timeLimit(.minutes(10)))
struct MovesBesideOthersTests: SixFiles {
    let directory: TemporaryDirectory
    let home: TemporaryDirectory
    let browser: FileBrowserScreen
    private let gate = MoveGate()

    init() throws {
        directory = try Self.makeDirectory()
        home = try TemporaryDirectory()
        browser = FileBrowserScreen(directory: directory.path, memory: FolderMemory(), offersElsewhere: false)
        browser.trash = Trash(environment: ["XDG_DATA_HOME": home.path.description])
    }

    /// Moves the sixth file, and then the others, one of which is asked about.
    private func moveOthers() async throws -> Task<Bool, Never> {
        await browser.move(Array(entries.suffix(1)), to: target)
        directory.makeFile("to/file 1", content: "old")
        let task = Task { await browser.move(Array(entries.dropLast()), to: target) }
        try await browser.wait(for: task) { !browser.alerts.isEmpty }
        return task
    }

    private func expectUndoWaits() async throws {
        await undo()
        #expect(browser.toast?.text == "Another move is still under way")
        #expect(try files(in: target).contains("file 6"))
    }

    private func expectBothUndone() async throws {
        await undo()
        #expect(try text(of: "file 1", in: target) == "old" && files(in: target) == ["file 1", "file 6"])
        await undo()
        #expect(try files(in: here) == Set(names) && files(in: target) == ["file 1"])
    }

    @Test("An undo waits while what is replaced goes to the trash") func replacing() async throws {
        let task = try await moveOthers()
        browser.trash.faults = gate.faults(at: .rename, ofMove: 1)
        browser.userDidAnswer(browser.alerts[0].id, with: 1)
        await gate.reach(by: task)
        try await expectUndoWaits()
        gate.open()
        #expect(await task.value)
        try await expectBothUndone()
    }

    @Test("An undo waits while what becomes of taken names is asked") func asking() async throws {
        let task = try await moveOthers()
        try await expectUndoWaits()
        browser.userDidAnswer(browser.alerts[0].id, with: 1)
        #expect(await task.value)
        try await expectBothUndone()
    }

    @Test("Moves keep their progress and Cancel when something has gone to the trash meanwhile")
    func trashing() async throws {
        browser.moveFaults = gate.faults(at: .rename, ofMove: 1)
        let task = Task { await browser.move(Array(entries.dropLast()), to: target) }
        await gate.reach(by: task)
        let trashed = await browser.moveIntoTrash([EntryPlace(folder: here, name: Array("file 6".utf8))])
        #expect(trashed.done.count == 1 && browser.activity?.title == "Moving 5 items")
        browser.userDidCancelActivity()
        gate.open()
        _ = await task.value
        #expect(try files(in: target) == ["file 1"] && browser.activities.isEmpty)
    }

    @Test("What goes to the trash keeps its progress when moves have ended meanwhile") func moving() async throws {
        browser.trash.faults = gate.faults(at: .rename, ofMove: 1)
        let task = Task { await browser.moveIntoTrash([EntryPlace(folder: here, name: Array("file 6".utf8))]) }
        await gate.reach(by: task)
        try await browser.wait(for: task) { browser.activity != nil }
        await browser.move(Array(entries.dropLast()), to: target)
        #expect(browser.activity?.title == "Moving “file 6” to the trash")
        gate.open()
        #expect(await task.value.done.count == 1 && browser.activities.isEmpty)
    }
}
