import AppKitNames
import CollectionViews
import Testing

@MainActor
@Suite("The providers of AppKit's data sources")
struct AppKitProviderTests {
    /// A list of two sections with headers, whose items the given closure makes.
    private static func makeView() -> NSCollectionView {
        var configuration = CollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        let view = NSCollectionView(
            collectionViewLayout: CollectionViewCompositionalLayout.list(using: configuration))
        view.register(NSCollectionViewItem.self, forItemWithIdentifier: NSUserInterfaceItemIdentifier("item"))
        view.register(
            CollectionViewListCell.self, forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        return view
    }

    private static func makeSource(_ view: NSCollectionView) -> NSCollectionViewDiffableDataSource<String, Int> {
        NSCollectionViewDiffableDataSource(collectionView: view) { view, indexPath, number in
            let item = view.makeItem(withIdentifier: NSUserInterfaceItemIdentifier("item"), for: indexPath)
            item.textField?.stringValue = "\(number)"
            return item
        }
    }

    private static func show(
        _ sections: KeyValuePairs<String, [Int]>, in source: NSCollectionViewDiffableDataSource<String, Int>
    ) {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        source.apply(snapshot, animatingDifferences: true)
    }

    @MainActor private struct Shown {
        let window: CollectionViewWindow

        init(_ view: CollectionView) {
            window = CollectionViewWindow(collectionView: view)
            window.resize(to: CGSize(width: 400, height: 800))
        }

        func texts() -> [String] { window.nextTransaction()?.rows.compactMap { $0.content?.text } ?? [] }
    }

    @Test("The supplementary view provider makes the headers, at first and when sections come")
    func supplementary() {
        let view = Self.makeView()
        let source = Self.makeSource(view)
        #expect(source.supplementaryViewProvider == nil)
        var asked: [String] = []
        source.supplementaryViewProvider = { [weak source] view, kind, indexPath in
            asked.append("\(kind) \(indexPath.section)")
            let header =
                view.makeSupplementaryView(
                    ofKind: kind, withIdentifier: NSUserInterfaceItemIdentifier("header"), for: indexPath)
                as? CollectionViewListCell
            var content = ListContentConfiguration.plainHeader()
            content.text = "Section of \(source?.snapshot().sectionIdentifiers[indexPath.section] ?? "")"
            header?.contentConfiguration = content
            return header
        }
        #expect(source.supplementaryViewProvider != nil)
        Self.show(["a": [1, 2]], in: source)
        let shown = Shown(view)
        #expect(shown.texts() == ["Section of a", "1", "2"])
        Self.show(["b": [3], "a": [1, 2]], in: source)
        #expect(shown.texts() == ["Section of b", "3"], "what is there already is not asked for again")
        #expect(asked == ["SectionHeader 0", "SectionHeader 0"])
    }

    private func check(_ result: ExitTest.Result?, says words: String...) {
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        for word in words { #expect(text.contains(word), "\(text)") }
    }

    @Test("Without a supplementary view provider, a layout that asks for headers stops the program")
    func missing() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = Self.makeView()
            let source = Self.makeSource(view)
            Self.show(["a": [1]], in: source)
            _ = Shown(view).texts()
        }
        check(result, says: "NSCollectionViewDiffableDataSource", "supplementaryViewProvider")
    }

    @Test("A supplementary view provider that returns nil stops the program")
    func noHeader() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = Self.makeView()
            let source = Self.makeSource(view)
            source.supplementaryViewProvider = { _, _, _ in nil }
            Self.show(["a": [1]], in: source)
            _ = Shown(view).texts()
        }
        check(result, says: "NSCollectionViewDiffableDataSource", "returned nil")
    }

    @Test("An item provider that returns nil stops the program")
    func noItem() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = NSCollectionView()
            let source = NSCollectionViewDiffableDataSource<String, Int>(collectionView: view) { _, _, _ in nil }
            Self.show(["a": [1]], in: source)
            _ = Shown(view).texts()
        }
        check(result, says: "NSCollectionViewDiffableDataSource", "returned nil for item 1")
    }

    @Test("A second diffable data source for one view stops the program")
    func second() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = NSCollectionView()
            let sources = [Self.makeSource(view), Self.makeSource(view)]
            _ = sources
        }
        check(
            result, says: "NSCollectionViewDiffableDataSource<String, Int>.init(collectionView:itemProvider:)",
            "already, NSCollectionViewDiffableDataSource; keep that one")
    }

    @Test("An apply completes once on the main actor, from whatever thread it comes, and a snapshot is a copy")
    func completions() async {
        let view = Self.makeView()
        let source = Self.makeSource(view)
        source.supplementaryViewProvider = { view, kind, indexPath in
            view.makeSupplementaryView(
                ofKind: kind, withIdentifier: NSUserInterfaceItemIdentifier("header"), for: indexPath)
        }
        #expect(source.snapshot().numberOfSections == 0)
        var copy = source.snapshot()
        copy.appendSections(["a"])
        copy.appendItems([1, 2])
        #expect(source.snapshot().numberOfSections == 0)
        let snapshot = copy
        for isAnimated in [true, false] {
            await withCheckedContinuation { continuation in
                Task.detached {
                    source.apply(snapshot, animatingDifferences: isAnimated) {
                        MainActor.assertIsolated()
                        continuation.resume()
                    }
                }
            }
            #expect(source.snapshot().itemIdentifiers == [1, 2])
        }
        #expect(source.itemIdentifier(for: IndexPath(item: 2, section: 0)) == nil && source.indexPath(for: 9) == nil)
    }

    @Test("A table's cell provider is asked for each row and column; without columns it is not asked at all")
    func columns() {
        let table = NSTableView()
        var asked: [String] = []
        let source = NSTableViewDiffableDataSource<String, Int>(tableView: table) { _, column, row, number in
            asked.append("\(column.identifier.rawValue)\(row)=\(number)")
            return NSTextField(labelWithString: "\(number)")
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([7, 8], toSection: "a")
        snapshot.appendItems([9], toSection: "b")
        for name in ["x", "y"] { table.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier(name))) }
        source.apply(snapshot, animatingDifferences: false)
        _ = Shown(table).texts()
        #expect(asked == ["x0=7", "y0=7", "x1=8", "y1=8", "x2=9", "y2=9"])
        #expect(source.snapshot().itemIdentifiers == [7, 8, 9])
        #expect(source.defaultRowAnimation == .effectFade)
        // Rows beyond the ends are no rows.
        #expect(source.itemIdentifier(forRow: -1) == nil && source.itemIdentifier(forRow: 3) == nil)
        #expect(source.sectionIdentifier(forRow: 3) == nil && source.row(forItemIdentifier: 5) == nil)
        #expect(source.row(forSectionIdentifier: "z") == nil)
    }
}
