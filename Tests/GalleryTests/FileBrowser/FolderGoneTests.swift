import Foundation
import Testing

@testable import Gallery

@MainActor @Suite("A folder that is gone", .timeLimit(.minutes(5))) struct FolderGoneTests {
    @Test("That a folder is gone stays said when what was read of it is shown later")
    func later() async throws {
        let directory = try TemporaryDirectory()
        directory.makeFolder("inner")
        let inner = directory.path.appending(Array("inner".utf8))
        let browser = FileBrowserScreen(directory: directory.path, memory: FolderMemory(), offersElsewhere: false)
        while browser.visit.isOpening { try await Task.sleep(for: .milliseconds(1)) }
        browser.open(inner)
        // It is known that nothing is in it, and not shown yet.
        let hold = DispatchSemaphore(value: 0)
        browser.updates.async { hold.wait() }
        while true {
            if case .loaded = browser.children.state(of: .root) { break }
            try await Task.sleep(for: .milliseconds(1))
        }
        _ = inner.withCString { rmdir($0) }
        while browser.contentUnavailableConfiguration?.isFailure != true {
            try await Task.sleep(for: .milliseconds(1))
        }
        hold.signal()
        // What is shown asks for more to be shown.
        for _ in 0..<2 {
            await withCheckedContinuation { continuation in
                browser.update(animated: false, completion: { continuation.resume() }) { _ in }
            }
        }
        #expect(browser.contentUnavailableConfiguration?.text == "This Folder Is Gone")
        #expect(browser.status == "")
    }

    @Test("Neither a search nor hidden files bring rows of it back")
    func changedView() async throws {
        let directory = try TemporaryDirectory()
        directory.makeFolder("inner")
        directory.makeFile("inner/note.txt")
        let browser = FileBrowserScreen(directory: directory.path, memory: FolderMemory(), offersElsewhere: false)
        browser.open(directory.path.appending(Array("inner".utf8)))
        while browser.visit.isOpening { try await Task.sleep(for: .milliseconds(1)) }
        try FileManager.default.removeItem(atPath: "\(directory.path)/inner")
        while browser.contentUnavailableConfiguration?.isFailure != true {
            try await Task.sleep(for: .milliseconds(1))
        }
        browser.hiddenSwitch.userDidSet(true)
        try await expectNotice(in: browser)
        browser.searchField.userDidChange("note")
        try await expectNotice(in: browser)
        browser.searchField.clear()
        try await expectNotice(in: browser)
    }

    /// What was asked for so far is shown by then.
    private func expectNotice(in browser: FileBrowserScreen) async throws {
        while browser.searchTask != nil { try await Task.sleep(for: .milliseconds(1)) }
        for _ in 0..<3 {
            await withCheckedContinuation { continuation in
                browser.update(animated: false, completion: { continuation.resume() }) { _ in }
            }
        }
        #expect(browser.contentUnavailableConfiguration?.text == "This Folder Is Gone")
        #expect(browser.dataSource.snapshot().numberOfItems == 0)
    }
}
