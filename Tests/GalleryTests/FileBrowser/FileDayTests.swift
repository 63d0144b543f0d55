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

    @Test("The row with the focus names the new day however far it was left behind", .timeLimit(.minutes(5)))
    func turnFarAway() async throws {
        let directory = try TemporaryDirectory()
        for number in 0..<500 { directory.makeFile("\(number)") }
        let (clock, start) = (HandClock(), Date())
        let browser = FileBrowserScreen(
            directory: directory.path, memory: FolderMemory(), offersElsewhere: false, clock: clock,
            now: { start.addingTimeInterval(clock.now.offset / .seconds(1)) })
        let view = browser.collectionView
        let window = CollectionViewWindow(collectionView: view)
        window.resize(to: CGSize(width: 800, height: 300))
        func date(at item: Int) -> String? {
            _ = window.nextTransaction()
            let cell = view.cellForItem(at: IndexPath(item: item, section: 0))
            let content = (cell as? CollectionViewListCell)?.contentConfiguration as? ListContentConfiguration
            return content?.columns.last?.text
        }
        while date(at: 0)?.hasPrefix("Today at ") != true { try await Task.sleep(for: .milliseconds(1)) }
        while view.numberOfItems(inSection: 0) < 500 { try await Task.sleep(for: .milliseconds(1)) }
        view.moveFocus(toItemAt: IndexPath(item: 0, section: 0))
        view.scrollToItem(at: IndexPath(item: 499, section: 0), at: [], animated: false)
        while date(at: 499)?.hasPrefix("Today at ") != true { try await Task.sleep(for: .milliseconds(1)) }
        #expect(date(at: 0)?.hasPrefix("Today at ") == true)
        #expect(date(at: 100) == nil)
        await clock.turn(by: .seconds(24 * 3600), onceSleeping: 1)
        while date(at: 499)?.hasPrefix("Yesterday at ") != true { try await Task.sleep(for: .milliseconds(1)) }
        #expect(date(at: 0)?.hasPrefix("Yesterday at ") == true)
    }
}
