import Foundation
import Testing
import UIKitNames

/// A table screen as apps write it: rows with menus, heads whose colour is set as they come, and a pull to refresh.
private final class ShelvesViewController: UITableViewController {
    var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        refreshControl = UIRefreshControl()
        refreshControl?.addAction(UIAction { [weak self] _ in self?.log.append("refresh") }, for: .valueChanged)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Shelf" }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Book \(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = .systemPurple
    }

    override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        indexPath.row
    }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            let lend = UIAction(title: "Lend", image: UIImage(systemName: "person")) { _ in
                self?.log.append("lend \(indexPath.row)")
            }
            return UIMenu(title: "", children: [lend])
        }
    }
}

@MainActor
@Suite("Tables written for UIKit, with the import line changed")
struct TableCodeTests {
    @Test("The index has the colours that the table gives it, each once")
    func indexColors() throws {
        let table = UITableView(frame: .zero, style: .plain)
        let window = CollectionViewWindow(collectionView: table.engine)
        window.resize(to: CGSize(width: 320, height: 400))
        _ = window.nextTransaction()
        #expect(table.sectionIndexColor == nil)
        table.sectionIndexColor = .white
        table.sectionIndexBackgroundColor = .systemRed
        table.sectionIndexTrackingBackgroundColor = .systemBlue
        let colors = try #require(window.nextTransaction()?.surroundings?.indexColors)
        #expect(colors.titles == .white && colors.background == .systemRed)
        #expect(colors.trackingBackground == table.sectionIndexTrackingBackgroundColor)
        table.sectionIndexColor = .white
        #expect(window.nextTransaction() == nil)
    }

    @Test("Rows have menus and are indented, heads have their colour, and the table is refreshed")
    func shelves() throws {
        let controller = ShelvesViewController()
        let observer = NSObject()
        controller.addObserver(observer) {}
        let window = CollectionViewWindow(collectionView: controller.collectionView)
        window.resize(to: CGSize(width: 390, height: 600))
        let rows = try #require(window.nextTransaction()).rows
        #expect(rows.map(\.content?.text) == ["Shelf", "Book 0", "Book 1"])
        #expect(rows[0].content?.textColor == .systemPurple && rows[2].content?.indentationLevel == 1)
        let menu = try #require(window.contextMenu(of: rows[2].key, at: .zero))
        window.performAction(0, ofOffer: menu.offer) { #expect($0) }
        window.refresh()
        #expect(controller.log == ["lend 1", "refresh"])
    }

    @Test("The Wi-Fi screen folds its networks away and back")
    func wifi() {
        let controller = WiFiViewController(networks: ["Moraine", "Alpenglow"])
        controller.viewDidLoad()
        #expect(
            controller.dataSource.snapshot().itemIdentifiers.map(\.title) == [
                "Wi-Fi", "Base Camp", "Alpenglow", "Moraine",
            ])
        controller.wifiEnabled = false
        controller.updateUI()
        #expect(controller.tableView.numberOfSections == 1)
        #expect(controller.tableView.numberOfRows(inSection: 0) == 1)
        controller.wifiEnabled = true
        controller.updateUI()
        #expect(controller.tableView.numberOfRows(inSection: 1) == 2)
    }

    @Test("A subclassed data source is asked for titles, and edits by snapshots")
    func editable() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 600), style: .plain)
        table.register(SubtitleCell.self, forCellReuseIdentifier: "cell")
        let source = EditableSource(tableView: table) { table, indexPath, name in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = name
            cell.detailTextLabel?.text = "letter"
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["one", "two"])
        snapshot.appendItems(["a", "b", "c"], toSection: "one")
        snapshot.appendItems(["d"], toSection: "two")
        source.apply(snapshot, animatingDifferences: false)
        #expect(table.dataSource?.tableView(table, titleForHeaderInSection: 1) == "TWO")
        source.tableView(table, moveRowAt: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
        #expect(source.snapshot().itemIdentifiers == ["b", "c", "a", "d"])
        source.tableView(table, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
        #expect(source.snapshot().itemIdentifiers == ["c", "a", "d"])
        let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]
        let animations: [UITableView.RowAnimation] = [.fade, .left, .right, .top, .bottom, .middle, .none, .automatic]
        #expect(styles.count == 3 && animations.count == 8)
    }
}
