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

    /// A screen whose presenter changes as it goes, at which its host looks again at who is left.
    final class Draft: Screen {
        var goings = 0
        var onGo: () -> Void = {}
        override func viewDidDisappear(_ animated: Bool) {
            goings += 1
            onGo()
        }
    }

    @Test("A screen goes once, whatever its host does meanwhile")
    func goesOnce() {
        let draft = Draft(title: "Draft", collectionView: CollectionView())
        let host = NSObject()
        draft.addObserver(host) {}
        draft.onGo = { [unowned draft] in draft.removeObserver(host) }
        draft.removeObserver(host)
        #expect(draft.goings == 1)
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

    @Test("Buttons of the bar are controls, one with a menu offers it")
    func bar() throws {
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
        let menu = try #require(screen.controls[1].content.menu)
        #expect(screen.controls[1].content.opensMenu && !screen.controls[2].content.opensMenu)
        #expect(menu.items.count == 2)
        screen.controls[1].userDid(.pick(MenuChoice(action: 1, offer: menu.offer)))
        #expect(done == ["add", "length"])
        screen.navigationItem.rightBarButtonItem = add
        #expect(screen.controls.map(\.label) == ["Old", "Sort", "Add"], "it is the first already")
        screen.navigationItem.rightBarButtonItem = nil
        #expect(screen.controls.map(\.label) == ["Old", "Sort"])
        screen.navigationItem.setRightBarButtonItems([add, sort], animated: true)
        screen.navigationItem.rightBarButtonItem = sort
        #expect(screen.navigationItem.rightBarButtonItems?.map(\.title) == ["Sort", "Add"])
        let back = BarButtonItem(title: "Back"), help = BarButtonItem(title: "Help")
        screen.navigationItem.setLeftBarButtonItems([back, help], animated: false)
        screen.navigationItem.setLeftBarButton(BarButtonItem(title: "Up"), animated: false)
        #expect(screen.controls.map(\.label) == ["Old", "Up", "Help", "Add", "Sort"])
        screen.navigationItem.setLeftBarButtonItems(nil, animated: false)
        #expect(screen.navigationItem.leftBarButtonItem == nil && screen.controls.count == 3)
        let search = SearchController()
        search.hidesNavigationBarDuringPresentation = true
        screen.navigationItem.searchController = search
        #expect(screen.controls.contains { $0 === search.searchBar.field } && !search.isActive)
    }

    @Test("A screen that is pushed lies on the one before, and a pop leaves it")
    func pushing() {
        let screen = Rivers(style: .plain), next = Rivers(style: .plain)
        screen.navigationController?.pushViewController(next, animated: true)
        #expect(screen.presentedScreen === next)
        next.navigationController?.popViewController(animated: true)
        #expect(screen.presentedScreen == nil)
    }

    @Test("What is chosen from a menu of single selection is on from then on, and may name its button")
    func selection() throws {
        var sorted: [String] = []
        let orders = ["Name", "Length"].map { name in
            Action(title: name, state: name == "Name" ? .on : .off) {
                sorted.append("\($0.title) \($0.sender is BarButtonItem)")
            }
        }
        let menu = Menu(title: "Order", options: .singleSelection, children: orders)
        let item = BarButtonItem(image: Image(systemName: "arrow.up.arrow.down"), menu: menu)
        #expect(item.title == "Order")
        item.changesSelectionAsPrimaryAction = true
        let screen = Rivers(style: .plain)
        screen.navigationItem.setRightBarButton(item, animated: false)
        let control = try #require(screen.controls.first)
        let former = try #require(control.content.menu)
        guard case .group(_, true, let items)? = former.items.first else { throw Missing() }
        #expect(items.count == 2 && control.label == "Name" && menu.selectedElements.map(\.title) == ["Name"])
        control.userDid(.pick(MenuChoice(action: 1, offer: former.offer)))
        #expect(sorted == ["Length true"] && control.label == "Length" && orders.map(\.state) == [.off, .on])
        control.userDid(.pick(MenuChoice(action: 0, offer: former.offer)))
        #expect(sorted.count == 1, "a choice from a menu that says something else by now")
        orders[0].attributes = .disabled
        item.menu = menu
        control.userDid(.pick(MenuChoice(action: 0, offer: control.content.menu?.offer ?? 0)))
        #expect(sorted.count == 1, "what is disabled can't be chosen")
        item.menu = nil
        #expect(control.content.menu == nil && !control.content.opensMenu)
    }

    @Test("A menu beside a primary action leaves the press to that")
    func primaryAndMenu() throws {
        var done: [String] = []
        let item = BarButtonItem(
            primaryAction: Action(title: "Undo") { _ in done.append("undo") },
            menu: Menu(children: [Action(title: "Undo All", attributes: .destructive) { _ in done.append("all") }]))
        let screen = Rivers(style: .plain)
        screen.navigationItem.leftBarButtonItem = item
        let control = try #require(screen.controls.first)
        #expect(control.label == "Undo" && !control.content.opensMenu)
        control.userDid(.press)
        control.userDid(.pick(MenuChoice(action: 0, offer: try #require(control.content.menu).offer)))
        #expect(done == ["undo", "all"])
        item.primaryAction = nil
        #expect(control.content.opensMenu)
    }

    struct Missing: Error {}
    final class Observer {}
}
