import CollectionViews
import Foundation
import TableViews
import Testing

@testable import Screens

@MainActor @Suite("Screens that are their view's data source and delegate") struct ViewControllerTests {
    final class Peaks: CollectionViewController {
        var calls: [String] = []
        let row = CollectionView.CellRegistration<CollectionViewListCell, String> { cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.contentConfiguration = content
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Peaks"
            calls.append("load")
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            calls.append("appear")
        }
        override func viewDidDisappear(_ animated: Bool) { calls.append("disappear") }
        override func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        override func collectionView(
            _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
        ) -> CollectionViewCell {
            collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: "Peak \(indexPath.item)")
        }
        override func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
            calls.append("select \(indexPath.item)")
        }
    }

    final class Rivers: TableViewController {
        override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
            let cell = TableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "River \(indexPath.row)"
            return cell
        }
        override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { "Rivers" }
    }

    @Test("A screen is loaded once, and appears whenever somebody begins to look")
    func life() {
        let peaks = Peaks(
            collectionViewLayout: CollectionViewCompositionalLayout.list(
                using: CollectionLayoutListConfiguration(appearance: .plain)))
        #expect(peaks.calls.isEmpty && peaks.title.isEmpty)
        let (first, second) = (Observer(), Observer())
        peaks.addObserver(first) {}
        peaks.addObserver(second) {}
        #expect(peaks.calls == ["load", "appear"] && peaks.title == "Peaks")
        let window = CollectionViewWindow(collectionView: peaks.collectionView)
        window.resize(to: CGSize(width: 300, height: 300))
        let shown = window.nextTransaction()
        #expect(shown?.rows.map(\.content?.text) == ["Peak 0", "Peak 1", "Peak 2"])
        window.tap(shown!.rows[1].key)
        #expect(peaks.calls.last == "select 1")
        peaks.removeObserver(first)
        peaks.removeObserver(second)
        peaks.addObserver(first) {}
        #expect(peaks.calls == ["load", "appear", "select 1", "disappear", "appear"])
        #expect(peaks.collectionView.indexPathsForSelectedItems == nil, "what was selected is let go")
    }

    @Test("A table's screen shows its rows and titles")
    func table() {
        let rivers = Rivers(style: .plain)
        let window = CollectionViewWindow(collectionView: rivers.collectionView)
        window.resize(to: CGSize(width: 300, height: 300))
        #expect(window.nextTransaction()?.rows.map(\.content?.text) == ["Rivers", "River 0", "River 1"])
        #expect(!rivers.tableView.visibleCells.isEmpty)
    }

    @Test("Buttons of the bar are controls, one with a menu asks what to do")
    func bar() {
        let screen = Rivers(style: .plain)
        var done: [String] = []
        screen.controls = [Button(label: "Old")]
        let add = BarButtonItem(
            systemItem: .add, primaryAction: Action { done.append($0.sender is BarButtonItem ? "add" : "") })
        let sort = BarButtonItem(
            title: "Sort",
            menu: Menu(children: [
                Action(title: "Name", state: .on) { _ in done.append("name") },
                Menu(options: .displayInline, children: [Action(title: "Length") { _ in done.append("length") }]),
            ]))
        screen.navigationItem.rightBarButtonItems = [add, sort]
        screen.navigationItem.title = "Rivers"
        #expect(screen.controls.map(\.label) == ["Old", "Sort", "Add"] && screen.title == "Rivers")
        screen.controls[2].userDid(.press)
        screen.controls[1].userDid(.press)
        #expect(screen.alerts.first?.actions.map(\.title) == ["✓ Name", "Length", "Cancel"])
        screen.userDidAnswer(screen.alerts[0].id, with: 1)
        #expect(done == ["add", "length"])
        screen.navigationItem.rightBarButtonItem = add
        #expect(screen.controls.map(\.label) == ["Old", "Add"])
    }

    final class Observer {}
}
