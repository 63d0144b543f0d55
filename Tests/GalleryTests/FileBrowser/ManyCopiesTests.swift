import Foundation
import Screens
import Testing

@testable import Gallery

@MainActor @Suite("Many files under names of their own", .timeLimit(.minutes(5))) struct ManyCopiesTests {
    let directory: TemporaryDirectory
    let browser: FileBrowserScreen
    private let names = (1...200).map { "\($0).txt" }

    init() throws {
        directory = try TemporaryDirectory()
        directory.makeFolder("to")
        for name in names { directory.makeFile(name) }
        browser = FileBrowserScreen(directory: directory.path, memory: FolderMemory(), offersElsewhere: false)
    }

    private var here: FolderPlace { FolderPlace(root: directory.path) }

    /// Counts how often the progress changes, and how often ten times a second at most are.
    private func counts(_ body: () async throws -> Void) async throws -> (changes: Int, most: Int) {
        try await browser.wait { !browser.visit.isOpening }
        var changes = 0
        var last: Double??
        browser.addObserver(directory) { [unowned browser] in
            let fraction = browser.activity.map(\.fraction)
            if fraction != last { changes += 1 }
            last = fraction
        }
        let start = ContinuousClock.now
        try await body()
        // It begins and ends at once.
        return (changes, Int((ContinuousClock.now - start) / .milliseconds(100)) + 3)
    }

    @Test("The progress of many copies is told ten times a second at most") func copies() async throws {
        let counts = try await counts {
            let files = names.compactMap { browser.tree.item(named: Array($0.utf8)) }
            browser.duplicate(files)
            try await browser.wait { browser.toast != nil }
        }
        #expect(browser.toast?.text == "200 copies created")
        #expect(names.allSatisfy { directory.has($0.replacing(".txt", with: " copy.txt")) })
        #expect(counts.changes <= counts.most)
    }

    @Test("The progress of many files that are kept beside others is told as seldom") func keptBoth() async throws {
        for name in names { directory.makeFile("to/" + name) }
        directory.makeFile("to/7 2.txt")
        let moves = names.map { FileMove(name: Array($0.utf8), source: here, target: here.appending(Array("to".utf8))) }
        let counts = try await counts {
            let task = Task { await browser.settle(moves, in: "to").outcome.done.count }
            try await browser.wait(for: task) { !browser.alerts.isEmpty }
            browser.userDidAnswer(browser.alerts[0].id, with: 0)
            #expect(await task.value == 200)
        }
        #expect(directory.has("to/7 3.txt") && directory.has("to/200 2.txt") && !directory.has("7.txt"))
        #expect(counts.changes <= counts.most)
    }
}
