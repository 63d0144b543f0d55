import CollectionViews
import Foundation
import Testing

@testable import Gallery

@MainActor @Suite("What is selected among files without a tap, or brought into sight") struct FileSelectingTests {
    @Test(
        "What gets another name is followed to its new place, however late its row is there",
        .timeLimit(.minutes(5)))
    func renamed() async throws {
        let directory = try TemporaryDirectory()
        for number in 10..<50 { directory.makeFile("file \(number)") }
        let browser = FileBrowserScreen(directory: directory.path, memory: FolderMemory(), offersElsewhere: false)
        let window = CollectionViewWindow(collectionView: browser.collectionView)
        window.resize(to: CGSize(width: 800, height: 300))
        while browser.visit.isOpening { try await Task.sleep(for: .milliseconds(1)) }
        _ = window.nextTransaction()

        let holds = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        browser.updates.async { holds.0.wait() }
        directory.rename("file 10", to: "zz")
        browser.select([EntryPlace(folder: browser.tree.rootPlace, name: Array("zz".utf8))])
        var isSelected = false
        browser.update(animated: false, completion: { isSelected = true }) { _ in }
        browser.updates.async { holds.1.wait() }
        while browser.tree.item(named: Array("zz".utf8)) == nil { try await Task.sleep(for: .milliseconds(1)) }
        // The name is known before what was to be selected is looked for; its row goes to its place only now.
        holds.0.signal()
        while !isSelected { try await Task.sleep(for: .milliseconds(1)) }
        _ = window.nextTransaction()
        holds.1.signal()

        let last = IndexPath(item: 39, section: 0)
        let zz = browser.tree.item(named: Array("zz".utf8))
        while browser.dataSource.itemIdentifier(for: last) != zz || !browser.visit.awaitedPlaces.isEmpty {
            try await Task.sleep(for: .milliseconds(1))
        }
        _ = window.nextTransaction()
        #expect(window.shows(itemAt: last))
    }

    @Test("Very many are found as few are: those whose rows are shown, each in its row", arguments: [10, 1500])
    func veryMany(count: Int) async throws {
        let directory = try TemporaryDirectory()
        for number in 0..<count { directory.makeFile("file \(number)") }
        directory.makeFile(".hidden")
        let browser = FileBrowserScreen(directory: directory.path, memory: FolderMemory(), offersElsewhere: false)
        while browser.visit.isOpening { try await Task.sleep(for: .milliseconds(1)) }
        let rows = (0..<count).map { IndexPath(item: $0, section: 0) }
        let items = browser.items(at: rows)
        #expect(items == rows.map { browser.dataSource.itemIdentifier(for: $0) })
        #expect(browser.items(at: rows.reversed() + [IndexPath(item: count, section: 0)]) == items.reversed())
        let hidden = try #require(browser.tree.item(named: Array(".hidden".utf8)))
        #expect(browser.indexPaths(of: items + [hidden]) == rows)
        #expect(Set(browser.indexPaths(of: [hidden] + items.reversed())) == Set(rows))
    }
}
