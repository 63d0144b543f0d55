import CollectionViews
import Foundation
import Screens
import Testing

@testable import BrowserHost

@MainActor @Suite("The rows of screens that a document speaks of") struct RowsAheadTests {
    private final class ListScreen: Screen, CollectionViewDataSource {
        var count = 3 { didSet { collectionView.reloadData() } }

        init() {
            super.init(title: "List", collectionView: CollectionView())
            let list = CollectionLayoutListConfiguration(appearance: .plain)
            collectionView.collectionViewLayout = CollectionViewCompositionalLayout.list(using: list)
            collectionView.register(CollectionViewListCell.self, forCellWithReuseIdentifier: "row")
            collectionView.dataSource = self
        }

        func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { count }

        func collectionView(_ view: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        }
    }

    @MainActor private final class Windows {
        var all: [CollectionViewWindow] = []
        var onMake: (Int) -> Void = { _ in }

        func make(_ view: CollectionView) -> any ViewerWindow {
            all.append(CollectionViewWindow(collectionView: view))
            onMake(all.count)
            return all[all.count - 1]
        }
    }

    private func text(of rows: RowsAhead.Rows) -> String {
        var json = JSONWriter(files: ServedFiles())
        json.object { rows.outlines?.write(to: &$0) }
        return json.textForDocument + (rows.preview?.rows ?? "")
    }

    @Test("They are laid out once for all windows, and again only where the screen shows others in a wide one")
    func once() async {
        let windows = Windows()
        let ahead = RowsAhead(files: ServedFiles(), makeWindow: windows.make)
        let (screen, sheet) = (ListScreen(), ListScreen())
        let first = await ahead.rows(of: screen)
        _ = await ahead.rows(of: sheet)
        #expect(first.preview != nil && windows.all.count == 4, "two for each: its places, and its looks")
        screen.setCollapsed(false)
        #expect(text(of: await ahead.rows(of: screen)) == text(of: first) && windows.all.count == 4)
        screen.count = 4
        #expect(text(of: await ahead.rows(of: screen)) != text(of: first) && windows.all.count == 6)
        _ = await ahead.rows(of: sheet)
        #expect(windows.all.count == 6)
        ahead.end()
        screen.count = 5
        #expect(windows.all.allSatisfy { $0.nextTransaction() == nil }, "none is open")
    }

    @Test("Those that come while their places are looked for are seen, with their places")
    func late() async {
        let (windows, screen) = (Windows(), ListScreen())
        let ahead = RowsAhead(files: ServedFiles(), makeWindow: windows.make)
        windows.onMake = { if $0 == 2 { screen.count = 9 } }
        let late = text(of: await ahead.rows(of: screen))
        ahead.end()
        #expect(late == text(of: await ahead.rows(of: screen)))
        ahead.end()
    }
}
