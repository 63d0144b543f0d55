import AppKitNames
import CollectionViews
import Testing

@MainActor
@Suite("Code written for AppKit")
struct AppKitNamesTests {
    @Test("A collection view's items are registered, made and shown")
    func collection() {
        let view = NSCollectionView()
        let identifier = NSUserInterfaceItemIdentifier("peak")
        view.register(NSCollectionViewItem.self, forItemWithIdentifier: identifier)
        let source = NSCollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, indexPath, name in
            let item = view.makeItem(withIdentifier: identifier, for: indexPath)
            item.textField?.stringValue = name
            item.representedObject = name
            return item
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["Everest", "K2"])
        source.apply(snapshot, animatingDifferences: false)
        let window = CollectionViewWindow(collectionView: view)
        window.resize(to: CGSize(width: 400, height: 400))
        #expect(window.nextTransaction()?.rows.compactMap { $0.content?.text } == ["Everest", "K2"])
        let first = view.item(at: IndexPath(item: 0, section: 0))
        #expect(first?.representedObject as? String == "Everest" && first?.identifier == identifier)
        #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == "K2")
        #expect(source.indexPath(for: "K2") == IndexPath(item: 1, section: 0))
        #expect(source.description.contains("2 items"))

        view.selectItem(at: IndexPath(item: 0, section: 0), animated: false)
        snapshot.appendItems(["Denali"])
        source.apply(snapshot)
        #expect(view.selectionIndexPaths == [IndexPath(item: 0, section: 0)])
        // Without animation it is a reload: what was selected is forgotten.
        source.apply(snapshot, animatingDifferences: false)
        #expect(view.selectionIndexPaths.isEmpty)

        var section = NSDiffableDataSourceSectionSnapshot<String>()
        section.append(["Lhotse"])
        section.append(["Nuptse"], to: "Lhotse")
        source.apply(section, to: 1)
        #expect(source.snapshot().itemIdentifiers == ["Everest", "K2", "Denali", "Lhotse"])
        #expect(source.snapshot(for: 1).items == ["Lhotse", "Nuptse"])
    }

    @Test("A table's rows have columns, and sections rows of their own")
    func table() {
        let table = NSTableView()
        for name in ["Name", "Height"] {
            let column = NSTableColumn(identifier: NSUserInterfaceItemIdentifier(name))
            column.width = 80
            table.addTableColumn(column)
        }
        let source = NSTableViewDiffableDataSource<String, String>(tableView: table) { _, column, row, name in
            NSTextField(labelWithString: column.identifier.rawValue == "Name" ? name : "row \(row)")
        }
        source.rowViewProvider = { _, _, identifier in
            let view = NSTableRowView(frame: .zero)
            if identifier as? String == "K2" { view.backgroundColor = .red }
            return view
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["Nepal", "Pakistan"])
        snapshot.appendItems(["Everest", "Lhotse"], toSection: "Nepal")
        snapshot.appendItems(["K2"], toSection: "Pakistan")
        source.apply(snapshot, animatingDifferences: false)
        #expect(table.numberOfRows == 3)
        #expect(source.row(forItemIdentifier: "K2") == 2 && source.itemIdentifier(forRow: 2) == "K2")
        #expect(source.row(forSectionIdentifier: "Nepal") == nil)

        source.sectionHeaderViewProvider = { _, _, section in NSTextField(labelWithString: section) }
        #expect(table.numberOfRows == 5)
        #expect((0..<5).map { source.sectionIdentifier(forRow: $0) } == ["Nepal", nil, nil, "Pakistan", nil])
        #expect((0..<6).map { source.itemIdentifier(forRow: $0) } == [nil, "Everest", "Lhotse", nil, "K2", nil])
        #expect(source.row(forSectionIdentifier: "Pakistan") == 3 && source.row(forItemIdentifier: "K2") == 4)

        let window = CollectionViewWindow(collectionView: table)
        window.resize(to: CGSize(width: 400, height: 400))
        let rows = window.nextTransaction()?.rows ?? []
        #expect(rows.compactMap { $0.content?.text } == ["Nepal", "Everest", "Lhotse", "Pakistan", "K2"])
        #expect(rows.last?.content?.columns.map(\.text) == ["row 4"])
        #expect(rows.last?.content?.background == .red)

        // Without animation it is a reload: what was selected is forgotten.
        table.selectItem(at: IndexPath(item: 0, section: 1), animated: false)
        source.apply(snapshot, animatingDifferences: true)
        #expect(table.indexPathsForSelectedItems == [IndexPath(item: 0, section: 1)])
        source.apply(snapshot, animatingDifferences: false)
        #expect(table.indexPathsForSelectedItems == nil)

        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["K2", "Broad Peak"])
        outline.append(["Broad Peak Central"], to: "Broad Peak")
        source.apply(outline, to: "Pakistan")
        #expect(table.numberOfRows == 6 && source.itemIdentifier(forRow: 5) == "Broad Peak")
        outline.expand(["Broad Peak"])
        source.apply(outline, to: "Pakistan")
        #expect(source.row(forItemIdentifier: "Broad Peak Central") == 6)
    }

    @Test("Views of columns and rows are used again by their identifiers, and found where they are shown")
    func views() throws {
        let table = NSTableView()
        let name = NSUserInterfaceItemIdentifier("name")
        let column = NSTableColumn(identifier: name)
        column.title = "Name"
        table.addTableColumn(column)
        var made = 0
        let source = NSTableViewDiffableDataSource<Int, String>(tableView: table) { table, column, _, text in
            let cell =
                table.makeView(withIdentifier: column.identifier, owner: nil) as? NSTableCellView
                ?? {
                    made += 1
                    return NSTableCellView(frame: .zero)
                }()
            cell.identifier = column.identifier
            cell.textField?.stringValue = text
            return cell
        }
        var backed: [AnyHashable] = []
        source.rowViewProvider = { _, _, identifier in
            backed.append(identifier)
            return NSTableRowView(frame: .zero)
        }
        source.sectionHeaderViewProvider = { _, _, section in NSTextField(labelWithString: "Section \(section)") }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([7])
        snapshot.appendItems(["a", "b", "c"])
        source.apply(snapshot, animatingDifferences: false)
        let window = CollectionViewWindow(collectionView: table)
        window.resize(to: CGSize(width: 400, height: 400))
        _ = window.nextTransaction()
        #expect(made == 3 && Set(backed) == [7, "a", "b", "c"])
        #expect(table.makeView(withIdentifier: name, owner: nil) == nil)
        let shown = try #require(table.view(atColumn: 0, row: 2, makeIfNecessary: false) as? NSTableCellView)
        #expect(shown.textField?.stringValue == "b")
        #expect(table.view(atColumn: 1, row: 2, makeIfNecessary: false) == nil)
        #expect(table.rowView(atRow: 0, makeIfNecessary: false) != nil)
        #expect(table.rowView(atRow: 9, makeIfNecessary: false) == nil)
        // What a view says is shown at once, without another apply.
        shown.textField?.stringValue = "B"
        #expect(window.nextTransaction()?.rows.map { $0.content?.text } == ["B"])
        snapshot.deleteItems(["b"])
        source.apply(snapshot, animatingDifferences: true)
        _ = window.nextTransaction()
        snapshot.appendItems(["d"])
        source.apply(snapshot, animatingDifferences: true)
        _ = window.nextTransaction()
        #expect(made == 3)
        let last = table.view(atColumn: 0, row: 3, makeIfNecessary: false) as? NSTableCellView
        #expect(last === shown && last?.textField?.stringValue == "d")
    }

    @Test("A table's screen has the titles of its columns above the rows, and a press sorts")
    func heads() throws {
        let table = NSTableView()
        for name in ["Name", "Height"] {
            let column = NSTableColumn(identifier: NSUserInterfaceItemIdentifier(name))
            column.title = name
            table.addTableColumn(column)
        }
        let idle = try #require(Screen(title: "Peaks", tableView: table).controls.first as? ColumnHeads)
        #expect(!idle.isEnabled && idle.columns.map(\.title) == ["Name", "Height"])
        #expect(idle.columns.map(\.width) == [0, 100])
        var told: [String] = []
        table.sortHandler = { told.append("\($0.title) \($1)") }
        let screen = Screen(title: "Peaks", tableView: table)
        let heads = try #require(screen.controls.first as? ColumnHeads)
        var changes = 0
        screen.addObserver(table) { changes += 1 }
        heads.userDidPress(1)
        heads.userDidPress(1)
        #expect(changes == 2)
        #expect(told == ["Height true", "Height false"])
        #expect(Screen(title: "Empty", tableView: NSTableView()).controls.isEmpty)
        #expect(TableScreen(table).controls.first is ColumnHeads, "a screen of the app's own class")
    }

    @Test("Each effect of AppKit's is a way for rows to come and go")
    func animations() {
        let table = NSTableView()
        let source = NSTableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _, number in
            NSTextField(labelWithString: "\(number)")
        }
        table.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("number")))
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        source.apply(snapshot, animatingDifferences: false)
        let window = CollectionViewWindow(collectionView: table)
        window.resize(to: CGSize(width: 400, height: 400))
        _ = window.nextTransaction()
        let effects: [(NSTableView.AnimationOptions, RowAnimation)] = [
            (.effectFade, .fade), (.slideLeft, .left), (.slideRight, .right), (.slideUp, .top), (.slideDown, .bottom),
            (.effectGap, .none), ([.effectFade, .slideLeft], .left),
        ]
        for (number, (effect, animation)) in effects.enumerated() {
            source.defaultRowAnimation = effect
            snapshot.appendItems([number])
            source.apply(snapshot, animatingDifferences: true)
            #expect(window.nextTransaction()?.rows.first { $0.from == nil }?.animation == animation)
        }
    }
}

@MainActor private final class TableScreen: Screen {
    private let name = "Peaks"

    init(_ table: NSTableView) {
        super.init(title: name, collectionView: table)
        showColumnTitles(of: table)
    }
}
