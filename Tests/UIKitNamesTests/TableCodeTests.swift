import Testing
import UIKitNames

@MainActor
@Suite("Tables written for UIKit, with the import line changed")
struct TableCodeTests {
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
