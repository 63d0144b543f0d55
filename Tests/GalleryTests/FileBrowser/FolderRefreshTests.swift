import Foundation
import Testing

@testable import Gallery

@MainActor @Suite("A folder that changes while it is read", .timeLimit(.minutes(5))) struct FolderRefreshTests {
    private let clock = HandClock()

    /// A browser of a folder that is read, and that changed once more while that was.
    private func changingBrowser(of directory: TemporaryDirectory) async throws -> FileBrowserScreen {
        directory.makeFile("notes")
        let browser = FileBrowserScreen(
            directory: directory.path, memory: FolderMemory(), offersElsewhere: false, clock: clock)
        while browser.visit.isOpening { try await Task.sleep(for: .milliseconds(1)) }
        browser.refresh(0)
        browser.refresh(0)
        return browser
    }

    @Test("It is read again after a pause") func pause() async throws {
        let directory = try TemporaryDirectory()
        let browser = try await changingBrowser(of: directory)
        // The first who sleeps follows the days.
        await clock.turn(by: .zero, onceSleeping: 2)
        #expect(browser.visit.refreshing == [0] && browser.visit.changedAgain == [0])
        directory.makeFile("other")
        await clock.turn(by: .seconds(2), onceSleeping: 2)
        while browser.tree.item(named: Array("other".utf8)) == nil { try await Task.sleep(for: .milliseconds(1)) }
    }

    @Test("A browser that is let go reads it no more") func letGo() async throws {
        let directory = try TemporaryDirectory()
        var browser: FileBrowserScreen? = try await changingBrowser(of: directory)
        await clock.turn(by: .zero, onceSleeping: 2)
        weak let former = browser
        browser = nil
        while former != nil { try await Task.sleep(for: .milliseconds(1)) }
    }
}
