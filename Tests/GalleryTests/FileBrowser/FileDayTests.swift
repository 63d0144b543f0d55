import CollectionViews
import Foundation
import Testing

@testable import Gallery

@MainActor @Suite("The days that rows of files name") struct FileDayTests {
    @Test("What was changed today was changed yesterday once the day has turned", .timeLimit(.minutes(5)))
    func turn() async throws {
        let directory = try TemporaryDirectory()
        directory.makeFile("notes")
        let (clock, start) = (HandClock(), Date())
        let browser = FileBrowserScreen(
            directory: directory.path, memory: FolderMemory(), offersElsewhere: false, clock: clock,
            now: { start.addingTimeInterval(clock.now.offset / .seconds(1)) })
        let window = CollectionViewWindow(collectionView: browser.collectionView)
        window.resize(to: CGSize(width: 800, height: 300))
        func date() -> String? {
            _ = window.nextTransaction()
            let cell = browser.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
            let content = (cell as? CollectionViewListCell)?.contentConfiguration as? ListContentConfiguration
            return content?.columns.last?.text
        }
        while date() == nil { try await Task.sleep(for: .milliseconds(1)) }
        for (count, day) in ["Today", "Yesterday"].enumerated() {
            while date()?.hasPrefix("\(day) at ") != true { try await Task.sleep(for: .milliseconds(1)) }
            await clock.turn(by: .seconds(24 * 3600), onceSleeping: count + 1)
        }
        let dated = FileDateText.text(of: start)
        while date()?.prefix(12) != dated.prefix(12) { try await Task.sleep(for: .milliseconds(1)) }
    }
}
