import CollectionViews
import Foundation
import Screens
import Testing

@testable import Gallery

@MainActor @Suite("The rows and the progress of files that are moved", .timeLimit(.minutes(10)))
struct MoveRowsTests {
    let directory: TemporaryDirectory
    let browser: FileBrowserScreen
    private let clock = HandClock()
    private let gate = MoveGate()

    init() throws {
        directory = try TemporaryDirectory()
        directory.makeFolder("to")
        for name in names { directory.makeFile(name) }
        browser = FileBrowserScreen(
            directory: directory.path, memory: FolderMemory(), offersElsewhere: false, clock: clock)
    }

    private let names = (1...6).map { "file \($0)" }

    private var here: FolderPlace { FolderPlace(root: directory.path) }

    private var moves: [FileMove] {
        names.map { FileMove(name: Array($0.utf8), source: here, target: here.appending(Array("to".utf8))) }
    }

    private func wait(until isSo: () -> Bool) async throws {
        while !isSo() { try await Task.sleep(for: .milliseconds(1)) }
    }

    @Test("The rows of several files leave in one change, once all are moved") func oneChange() async throws {
        try await wait { !browser.visit.isOpening }
        var statuses = [browser.status]
        browser.addObserver(directory) { [unowned browser] in
            if browser.status != statuses.last { statuses.append(browser.status) }
        }
        browser.moveFaults = gate.faults(at: .rename, ofMove: 6)
        let task = Task { await browser.perform(moves, title: "Moving") { _, _ in } }
        await gate.reach()
        // By now it is known that five are gone.
        try await wait { browser.visit.heldRefreshes == [0] }
        #expect(browser.tree.item(named: Array("file 1".utf8)) != nil && browser.visit.refreshing.isEmpty)
        gate.open()
        #expect(await task.value.done.count == 6)
        try await wait { browser.collectionView.numberOfItems(inSection: 0) == 1 }
        #expect(statuses == ["7 items", "1 item"])
    }

    @Test("While files are moved for long, what changes meanwhile is shown") func changesMeanwhile() async throws {
        try await wait { !browser.visit.isOpening }
        browser.moveFaults = gate.faults(at: .rename, ofMove: 3)
        let task = Task { await browser.perform(moves, title: "Moving") { _, _ in } }
        await gate.reach()
        directory.makeFile("other")
        try await wait { browser.visit.heldRefreshes == [0] }
        // The first who sleeps follows the days.
        await clock.turn(by: .seconds(2), onceSleeping: 2)
        func isShown(_ name: String) -> Bool { browser.tree.item(named: Array(name.utf8)) != nil }
        try await wait { isShown("other") }
        #expect(!isShown("file 1") && isShown("file 3"))
        directory.makeFile("another")
        try await wait { browser.visit.heldRefreshes == [0] }
        await clock.turn(by: .seconds(2), onceSleeping: 3)
        try await wait { isShown("another") }
        gate.open()
        #expect(await task.value.done.count == 6)
        try await wait { !isShown("file 6") }
    }

    @Test("The progress of a copy is told ten times a second at most") func progress() async throws {
        directory.makeFolder("many")
        for number in 1...200 { directory.makeFile("many/\(number)", content: "text") }
        try await wait { !browser.visit.isOpening }
        var fractions: [Double?] = []
        browser.addObserver(directory) { [unowned browser] in
            guard let activity = browser.activity, activity.fraction != fractions.last else { return }
            fractions.append(activity.fraction)
        }
        let copy = FileMove(name: Array("many".utf8), newName: Array("copy".utf8), source: here, target: here)
        let start = ContinuousClock.now
        #expect(await browser.perform([copy], title: "Copying", isCopy: true) { _, _ in }.done.count == 1)
        #expect(Double(fractions.count) <= (ContinuousClock.now - start) / .milliseconds(100) + 1)
    }
}
