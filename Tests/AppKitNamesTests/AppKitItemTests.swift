import AppKitNames
import CollectionViews
import Foundation
import Testing

/// An item as apps write it in code: it makes its view, and looks different when it is selected or about to be.
private final class SwatchItem: NSCollectionViewItem {
    static let reuseIdentifier = NSUserInterfaceItemIdentifier("swatch")
    private(set) var loads = 0

    override func loadView() {
        loads += 1
        let label = NSTextField(labelWithString: "")
        label.font = NSFont.systemFont(ofSize: NSFont.smallSystemFontSize)
        label.alignment = .center
        textField = label
        imageView = NSImageView(image: NSImage(systemSymbolName: "star", accessibilityDescription: nil)!)
        view = NSView()
        view.wantsLayer = true
        view.layer?.borderWidth = 1
        view.layer?.borderColor = NSColor.separatorColor.cgColor
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.layer?.cornerRadius = 6
    }

    override var isSelected: Bool { didSet { updateColors() } }

    override var highlightState: HighlightState { didSet { updateColors() } }

    private func updateColors() {
        view.layer?.backgroundColor =
            highlightState == .forSelection
            ? NSColor.unemphasizedSelectedContentBackgroundColor.cgColor
            : isSelected ? NSColor.selectedContentBackgroundColor.cgColor : nil
    }
}

@MainActor private final class HandClock: AnimationClock {
    private var waiting: [@MainActor () -> Void] = []

    func call(after seconds: Double, _ action: @escaping @MainActor () -> Void) { waiting.append(action) }

    func turn() {
        let actions = waiting
        waiting = []
        for action in actions { action() }
    }
}

/// A screen's worth of code around a collection view, a delegate of it and a data source by hand.
@MainActor private final class Swatches: NSObject, NSCollectionViewDelegate, NSCollectionViewDataSource {
    let names = ["Red", "Green", "Blue"]
    var log: [String] = []

    func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

    func collectionView(
        _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
    ) -> NSCollectionViewItem {
        let item = collectionView.makeItem(withIdentifier: SwatchItem.reuseIdentifier, for: indexPath)
        item.textField?.stringValue = names[indexPath.item]
        return item
    }

    func collectionView(
        _ collectionView: NSCollectionView, shouldSelectItemsAt indexPaths: Set<IndexPath>
    ) -> Set<IndexPath> { indexPaths.filter { $0.item != 2 } }

    func collectionView(_ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>) {
        log.append("select \(indexPaths.map(\.item))")
    }

    func collectionView(_ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>) {
        log.append("let go of \(indexPaths.map(\.item))")
    }
}

@MainActor @Suite("Items, delegates and layouts written for AppKit")
struct AppKitItemTests {
    private let swatches = Swatches()
    private let view = NSCollectionView()
    private let clock = HandClock()
    private let window: CollectionViewWindow

    init() {
        view.register(SwatchItem.self, forItemWithIdentifier: SwatchItem.reuseIdentifier)
        view.dataSource = swatches
        view.delegate = swatches
        view.isSelectable = true
        view.animationClock = clock
        window = CollectionViewWindow(collectionView: view)
        window.resize(to: CGSize(width: 400, height: 400))
    }

    private func rows() -> [WindowTransaction.Row] { window.nextTransaction()?.rows.filter { $0.content != nil } ?? [] }

    @Test("An item made in code is loaded once, and shows its text, its picture, its border and its corners")
    func loading() throws {
        let content = try #require(rows().first?.content)
        #expect(content.text == "Red" && content.image == NSImage(systemName: "star"))
        #expect(content.textStyle.alignment == .center && content.textStyle.font?.pointSize == 12)
        #expect(content.stroke?.color == .separator && content.cornerRadius == 6)
        let item = try #require(view.item(at: IndexPath(item: 0, section: 0)) as? SwatchItem)
        #expect(item.loads == 1 && item.isViewLoaded && item.collectionView === view)
        #expect(view.indexPath(for: item) == IndexPath(item: 0, section: 0) && view.visibleItems().count == 3)
    }

    @Test("A tap highlights an item, selects it, and tells the delegate in AppKit's words")
    func selection() throws {
        let keys = rows().map(\.key)
        window.tap(keys[0])
        #expect(swatches.log == ["select [0]"] && view.selectionIndexPaths == [IndexPath(item: 0, section: 0)])
        clock.turn()
        #expect(rows().first?.content?.background == .tintColor)
        window.tap(keys[1])
        #expect(swatches.log == ["select [0]", "let go of [0]", "select [1]"])
        window.tap(keys[2])
        #expect(swatches.log.count == 3 && view.selectionIndexPaths == [IndexPath(item: 1, section: 0)])
    }

    @Test("An item that is pressed is highlighted for its selection, or for what ends it")
    func highlight() throws {
        let keys = rows().map(\.key)
        let item = try #require(view.item(at: IndexPath(item: 2, section: 0)) as? SwatchItem)
        // The delegate keeps it from being selected: all that the press does is to be seen.
        window.tap(keys[2])
        #expect(rows().compactMap { $0.content?.background } == [.systemGray4] && item.highlightState == .forSelection)
        clock.turn()
        _ = rows()
        #expect(item.highlightState == .none && item.view.layer?.backgroundColor == nil)
        view.allowsMultipleSelection = true
        view.selectItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0)], scrollPosition: [])
        #expect(view.selectionIndexPaths.count == 2 && swatches.log.isEmpty)
        view.selectionIndexPaths = [IndexPath(item: 1, section: 0)]
        #expect(view.selectionIndexPaths == [IndexPath(item: 1, section: 0)])
        view.deselectAll(nil)
        #expect(view.selectionIndexPaths.isEmpty)
    }

    @Test("A compositional layout is written with AppKit's names")
    func layout() {
        view.collectionViewLayout = NSCollectionViewCompositionalLayout {
            (section: Int, environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? in
            let columns = environment.container.effectiveContentSize.width > 300 ? 2 : 1
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
                subitem: item, count: columns)
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
            return section
        }
        #expect(rows().map(\.frame.width) == [190, 190, 190])
    }

    @Test("A flow layout's items have the size that it says")
    func flow() {
        let layout = NSCollectionViewFlowLayout()
        layout.itemSize = NSSize(width: 100, height: 60)
        view.collectionViewLayout = layout
        #expect(rows().map(\.frame.size) == Array(repeating: CGSize(width: 100, height: 60), count: 3))
    }
}

@MainActor private final class Sections: NSObject, NSTableViewDelegate {
    var rows: [Int] = []

    func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool { row != 3 }

    func tableViewSelectionDidChange(_ notification: Notification) {
        rows.append((notification.object as? NSTableView)?.selectedRow ?? -2)
    }
}

@MainActor @Suite("A table's delegate and selection written for AppKit")
struct AppKitTableSelectionTests {
    private let table = NSTableView()
    private let delegate = Sections()
    private let source: NSTableViewDiffableDataSource<String, String>
    private let window: CollectionViewWindow

    init() {
        table.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("name")))
        source = NSTableViewDiffableDataSource(tableView: table) { _, _, _, name in
            let cell = NSTableCellView()
            cell.textField?.stringValue = name
            cell.textField?.textColor = .secondaryLabelColor
            cell.imageView = NSImageView(image: NSImage(systemSymbolName: "flag", accessibilityDescription: nil)!)
            cell.imageView?.contentTintColor = .systemRed
            return cell
        }
        source.sectionHeaderViewProvider = { _, _, section in NSTextField(labelWithString: section) }
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["A", "B"])
        snapshot.appendItems(["Aare", "Ain"], toSection: "A")
        snapshot.appendItems(["Bar"], toSection: "B")
        source.apply(snapshot, animatingDifferences: false)
        table.delegate = delegate
        window = CollectionViewWindow(collectionView: table)
        window.resize(to: CGSize(width: 400, height: 400))
    }

    @Test("Rows are selected by their numbers, headers counted, and the delegate hears of what a user selects")
    func selection() throws {
        let rows = try #require(window.nextTransaction()?.rows)
        func key(_ text: String) throws -> WindowTransaction.Row {
            try #require(rows.first { $0.content?.text == text })
        }
        window.tap(try key("Ain").key)
        #expect(delegate.rows.last == 2 && table.selectedRow == 2 && table.isRowSelected(2))
        table.selectRowIndexes([1], byExtendingSelection: false)
        #expect(table.selectedRowIndexes == [1] && table.numberOfSelectedRows == 1 && delegate.rows.count == 1)
        window.tap(try key("Bar").key)
        #expect(table.selectedRow == 4)
        table.deselectAll(nil)
        #expect(table.selectedRow == -1)
        let content = try #require(rows.first { $0.content?.text == "Aare" }?.content)
        #expect(content.textColor == .secondaryLabel && content.imageColor == .systemRed)
    }

    @Test("A style of its own puts rows on round cards")
    func style() throws {
        let plain = try #require(window.nextTransaction()?.rows.first { $0.content?.text == "Aare" })
        table.style = .inset
        let inset = try #require(window.nextTransaction()?.rows.first { $0.frame.minX > plain.frame.minX })
        #expect(inset.frame.width < plain.frame.width)
    }
}
