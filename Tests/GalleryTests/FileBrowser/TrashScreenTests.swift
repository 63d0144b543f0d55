import CollectionViews
import Foundation
import Screens
import Testing

@testable import Gallery

@MainActor @Suite("The trash that is shown", .timeLimit(.minutes(5))) struct TrashScreenTests {
    let directory: TemporaryDirectory
    let trash: Trash

    init() throws {
        directory = try TemporaryDirectory()
        directory.makeFolder("shown")
        trash = Trash(environment: ["XDG_DATA_HOME": directory.path.description + "/data"])
    }

    var shown: FilePath { directory.path.appending(Array("shown".utf8)) }

    func makeBrowser() -> FileBrowserScreen {
        FileBrowserScreen(directory: shown, memory: FolderMemory(), offersElsewhere: false)
    }

    @discardableResult func moveIn(_ name: some Sequence<UInt8>) throws -> Trash.Item {
        directory.makeFile(Array("shown/".utf8) + name)
        return try trash.moveIn(EntryPlace(folder: FolderPlace(root: shown), name: Array(name)))
    }

    func wait(until isSo: () -> Bool) async throws { while !isSo() { try await Task.sleep(for: .milliseconds(1)) } }

    /// Shows the trash in front of a browser, once it is read.
    private func openTrash(in browser: FileBrowserScreen) async throws -> TrashScreen {
        let screen = TrashScreen(in: browser, trash: trash)
        browser.show(screen)
        try await wait { screen.isFilled && screen.collectionView.numberOfSections == 1 && !browser.visit.isOpening }
        return screen
    }

    @Test("What is to become of a taken name is asked where the user is by then", arguments: ["folder", "preview"])
    func askedInFront(place: String) async throws {
        for name in ["taken", "free"] { try moveIn(name.utf8) }
        directory.makeFile("shown/taken")
        let browser = makeBrowser()
        let screen = try await openTrash(in: browser)
        let entries = try #require(screen.entries)
        let taken = entries.filter { $0.displayName == "taken" }
        var isDone: Bool?
        screen.putBack(taken) { isDone = $0 }
        if place == "folder" { browser.dismiss() } else { entries.filter { $0 != taken[0] }.forEach(screen.open) }
        let front = try #require(browser.chain.last)
        #expect(front !== screen)
        try await wait { !front.alerts.isEmpty }
        #expect(screen.alerts.isEmpty)
        front.userDidAnswer(front.alerts[0].id, with: 1)
        try await wait { isDone != nil }
        #expect(isDone == true && DirectoryReader.exists(shown.appending(Array("taken 2".utf8))))
        #expect(front.toast?.text.contains("back") == true)
    }

    @Test("While a change waits the bar offers none, and what a row is swiped for is done after it")
    func barDuringChange() async throws {
        for name in ["taken", "free"] { try moveIn(name.utf8) }
        directory.makeFile("shown/taken")
        let browser = makeBrowser()
        let screen = try await openTrash(in: browser)
        let entries = try #require(screen.entries)
        func named(_ name: String) -> [Trash.Entry] { entries.filter { $0.displayName == name } }
        let row = try #require(screen.dataSource.indexPath(for: named("free")[0].item.trashed))
        screen.collectionView.selectItem(at: row, animated: false, scrollPosition: [])
        screen.showControls()
        let bar = [screen.putBackButton, screen.deleteButton, screen.emptyButton]
        #expect(bar.map(\.isEnabled) == [true, true, true])
        var done: [String] = []
        screen.putBack(named("taken")) { _ in done.append("taken") }
        try await wait { !screen.alerts.isEmpty }
        #expect(bar.map(\.isEnabled) == [false, false, false])
        screen.putBack(named("free")) { done.append("free \($0)") }
        screen.putBack(named("free")) { done.append("again \($0)") }
        for _ in 1...10 { await Task.yield() }
        #expect(done.isEmpty)
        screen.userDidAnswer(screen.alerts[0].id, with: nil)
        try await wait { done.count == 3 }
        #expect(Set(done) == ["taken", "free true", "again false"])
        #expect(screen.alerts.isEmpty && screen.waiting.isEmpty)
        try await wait { screen.entries?.map(\.displayName) == ["taken"] }
        #expect(screen.emptyButton.isEnabled)
    }

    @Test("The browser may go while a question is open, and what was put back before is back")
    func browserGoes() async throws {
        try moveIn("taken".utf8)
        try moveIn("free".utf8)
        directory.makeFile("shown/taken")
        weak var gone: FileBrowserScreen?
        let screen: TrashScreen
        do {
            let browser = makeBrowser()
            gone = browser
            screen = TrashScreen(in: browser, trash: trash)
            try await wait { screen.entries != nil && !browser.visit.isOpening }
        }
        var isDone: Bool?
        screen.putBack(try #require(screen.entries)) { isDone = $0 }
        try await wait { !screen.alerts.isEmpty && gone == nil }
        screen.userDidAnswer(screen.alerts[0].id, with: nil)
        try await wait { isDone != nil }
        #expect(isDone == true)
        try await wait { screen.entries?.count == 1 }
    }

    @Test("While a change waits, a preview offers none, and stays")
    func previewDuringChange() async throws {
        for name in ["taken", "free"] { try moveIn(name.utf8) }
        directory.makeFile("shown/taken")
        let browser = makeBrowser()
        let screen = try await openTrash(in: browser)
        let entries = try #require(screen.entries)
        let free = try #require(entries.first { $0.displayName == "free" })
        let preview = try #require(screen.preview(of: free))
        screen.show(preview)
        #expect(preview.offered.map(\.isEnabled) == [true, true])
        var isDone: Bool?
        screen.putBack(entries.filter { $0 != free }) { isDone = $0 }
        // It asks what is to become of the name that is taken.
        try await wait { !preview.alerts.isEmpty }
        #expect(preview.offered.map(\.isEnabled) == [false, false])
        for button in preview.offered { button.userDidPress() }
        #expect(screen.presentedScreen === preview && preview.alerts.count == 1)
        preview.userDidAnswer(preview.alerts[0].id, with: nil)
        try await wait { isDone != nil }
        #expect(preview.offered.map(\.isEnabled) == [true, true])
        preview.offered[0].userDidPress()
        #expect(screen.presentedScreen == nil)
        try await wait { screen.entries?.map(\.displayName) == ["taken"] }
    }

    @Test("What comes into a trash that is not there yet is shown, and again after all of it went")
    func comesAndGoes() async throws {
        let browser = makeBrowser()
        let screen = TrashScreen(in: browser, trash: trash)
        try await wait { screen.entries != nil }
        for name in ["a", "b"] {
            #expect(screen.entries?.isEmpty == true)
            try moveIn(name.utf8)
            try await wait { screen.entries?.map(\.displayName) == [name] }
            try FileManager.default.removeItem(atPath: trash.home.description)
            try await wait { screen.entries?.isEmpty == true }
        }
    }

    @Test("It is read once when it is opened")
    func readOnce() async throws {
        try moveIn("a".utf8)
        let browser = makeBrowser()
        let screen = TrashScreen(in: browser, trash: trash)
        try await wait { screen.isFilled && !screen.isReading }
        #expect(screen.rebuilds.isLatest(1))
    }

    @Test("All can be selected before anything is read")
    func selectAll() throws {
        let browser = makeBrowser()
        let screen = TrashScreen(in: browser, trash: trash)
        let all = try #require(screen.controls.compactMap { $0 as? Button }.first { $0.label == "Select All" })
        #expect(screen.collectionView.numberOfSections == 0)
        all.userDidPress()
        #expect(screen.collectionView.indexPathsForSelectedItems?.isEmpty != false)
    }

    @Test("An address names a file by what it is called, and none where that is no text")
    func addresses() async throws {
        for name in [Array("a\nb.txt".utf8), [0xFF], [0xFE]] { try moveIn(name) }
        let browser = makeBrowser()
        let screen = TrashScreen(in: browser, trash: trash)
        let early = screen.screen(at: "a\nb.txt")
        #expect(early?.restorationIdentifier == "a\nb.txt", "before the trash is read")
        try await wait { screen.collectionView.numberOfSections == 1 && screen.isFilled }
        #expect(screen.screen(at: "a\nb.txt")?.restorationIdentifier == "a\nb.txt")
        #expect(screen.screen(at: "\u{FFFD}") == nil)
        let paths = (0..<3).map { screen.path(ofItemAt: IndexPath(item: $0, section: 0)) }
        #expect(paths.compactMap { $0 } == [["a\nb.txt"]])
    }

    @Test("What can be taken back is told to the trash, too")
    func history() async throws {
        let browser = makeBrowser()
        let screen = TrashScreen(in: browser, trash: trash)
        let undo = try #require(screen.controls.compactMap { $0 as? Button }.first { $0.label == "Undo" })
        #expect(!undo.isEnabled)
        browser.history.add(.init(name: "Rename") { nil })
        #expect(undo.isEnabled && browser.undoButtons.undo.isEnabled)
    }

    @Test("What was deleted today was deleted yesterday once the day has turned")
    func days() async throws {
        try moveIn("a".utf8)
        let (clock, start) = (HandClock(), Date())
        let browser = FileBrowserScreen(
            directory: shown, memory: FolderMemory(), offersElsewhere: false, clock: clock,
            now: { start.addingTimeInterval(clock.now.offset / .seconds(1)) })
        let screen = TrashScreen(in: browser, trash: trash)
        let window = CollectionViewWindow(collectionView: screen.collectionView)
        window.resize(to: CGSize(width: 800, height: 300))
        func date() -> String? {
            _ = window.nextTransaction()
            let cell = screen.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
            let content = (cell as? CollectionViewListCell)?.contentConfiguration as? ListContentConfiguration
            return content?.columns.last?.text
        }
        try await wait { date()?.hasPrefix("Today at ") == true }
        // The browser and the trash each wait for the next day.
        await clock.turn(by: .seconds(24 * 3600), onceSleeping: 2)
        try await wait { date()?.hasPrefix("Yesterday at ") == true }
    }
}
