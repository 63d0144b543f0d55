import CollectionViews
import DiffableSnapshots
import Foundation
import Testing

@testable import Screens

@MainActor @Suite("Addresses of screens") struct AddressTests {
    /// A screen with one below it for each of a few names.
    final class Shelf: Screen {
        let names: [String]
        let field = SearchField()
        let order = SegmentedControl(label: "Sort", segments: ["Height", "Name"])

        init(names: [String]) {
            self.names = names
            super.init(title: "Shelf", collectionView: CollectionView())
            order.restorationIdentifier = "sort"
            controls = [field, order]
        }

        override func screen(at component: String) -> Screen? {
            names.contains(component) ? Shelf(names: ["deeper"]) : nil
        }
    }

    @Test("The address holds what differs from the start, and leads back to it")
    func roundTrip() {
        let shelf = Shelf(names: ["a"])
        #expect(shelf.address == ScreenAddress())
        shelf.field.userDid(.type("mont & blanc"))
        shelf.order.userDid(.choose(1))
        let address = shelf.address
        #expect(address == ScreenAddress(state: ["q": "mont & blanc", "sort": "name"]))
        let other = Shelf(names: ["a"])
        var heard: [String] = []
        other.field.onChange = { heard.append($0) }
        #expect(other.go(to: address))
        #expect(other.address == address && heard == ["mont & blanc"])
        #expect(other.go(to: ScreenAddress()))
        #expect(other.address == ScreenAddress())
    }

    @Test("A path makes the screens that it names, keeps those that are there, and takes away the others")
    func path() {
        let shelf = Shelf(names: ["a", "b"])
        shelf.field.userDid(.type("kept"))
        #expect(shelf.go(to: ScreenAddress(path: ["a", "deeper"], state: ["q": "x"])))
        #expect(shelf.isViewLoaded, "what it leads to it may know by then only")
        #expect(shelf.chain.count == 3)
        #expect(shelf.address == ScreenAddress(path: ["a", "deeper"], state: ["q": "x"]))
        let second = shelf.presentedScreen
        #expect(shelf.go(to: ScreenAddress(path: ["a"])))
        #expect(shelf.presentedScreen === second && shelf.chain.count == 2)
        #expect(shelf.go(to: ScreenAddress(path: ["b"])))
        #expect(shelf.presentedScreen !== second)
        #expect(shelf.field.text == "kept", "what is behind stays as it is")
    }

    @Test("A screen has a path of its own, whatever is in front of it, and none behind one without an address")
    func pathToScreen() throws {
        let shelf = Shelf(names: ["a"])
        #expect(shelf.go(to: ScreenAddress(path: ["a", "deeper"])))
        let (second, third) = (shelf.chain[1], shelf.chain[2])
        #expect(shelf.path(to: shelf) == [] && shelf.path(to: second) == ["a"])
        #expect(shelf.path(to: third) == ["a", "deeper"])
        second.restorationIdentifier = nil
        #expect(shelf.path(to: third) == nil && shelf.path(to: Shelf(names: [])) == nil)
    }

    @Test("A sheet has an address like any screen, and comes as a sheet where one leads to it")
    func sheets() {
        final class Desk: Screen {
            override func screen(at component: String) -> Screen? {
                guard component == "details" else { return nil }
                let sheet = Shelf(names: ["a"])
                sheet.restorationStyle = .sheet
                return sheet
            }
        }
        let desk = Desk(title: "Desk", collectionView: CollectionView())
        #expect(desk.go(to: ScreenAddress(path: ["details", "a"], state: ["q": "x"])))
        #expect(desk.chain.map(\.presentationStyle) == [.push, .sheet, .push])
        #expect(desk.address == ScreenAddress(path: ["details", "a"], state: ["q": "x"]))
        let sheet = desk.presentedScreen
        #expect(desk.go(to: ScreenAddress(path: ["details"])))
        #expect(desk.presentedScreen === sheet && desk.chain.count == 2, "a sheet that is open stays")
        #expect(desk.go(to: ScreenAddress()))
        #expect(desk.chain.count == 1)
        // One that was opened by hand, and one without a name.
        let other = Screen(title: "By hand", collectionView: CollectionView())
        desk.present(other)
        #expect(desk.address == ScreenAddress())
        other.restorationIdentifier = "details"
        #expect(desk.address == ScreenAddress(path: ["details"]))
    }

    @Test("Of two fields of a screen, and of a list and its detail, one has the name")
    func sameNames() {
        let screen = Screen(title: "Two", collectionView: CollectionView())
        let (first, second) = (SearchField(), SearchField())
        screen.controls = [first, second]
        second.userDid(.type("two"))
        #expect(screen.address == ScreenAddress())
        first.userDid(.type("one"))
        #expect(screen.address.state == ["q": "one"])
        screen.go(to: ScreenAddress(state: ["q": "three"]))
        #expect(first.text == "three" && second.text == "two")
        first.restorationIdentifier = nil
        #expect(screen.address.state == ["q": "two"])
        // What the list is searched for is not what its detail is.
        let detail = Shelf(names: [])
        detail.restorationIdentifier = "detail"
        screen.showDetail(detail)
        #expect(screen.address == ScreenAddress(path: ["detail"]))
        detail.field.userDid(.type("four"))
        #expect(screen.address.state == ["q": "four"])
    }

    @Test("An address that leads nowhere is followed as far as it goes")
    func nowhere() {
        let shelf = Shelf(names: ["a"])
        #expect(
            !shelf.go(to: ScreenAddress(path: ["a", "nothing", "more"], state: ["sort": "by smell", "what": "?"])))
        #expect(shelf.chain.count == 2)
        #expect(!shelf.go(to: ScreenAddress(path: ["", "\0", ".."])))
        #expect(shelf.chain.count == 1)
    }

    @Test(
        "Tokens, scopes and texts of a search come back",
        arguments: ["plain", "=odd", "#odd", "", "a@b", "@", "a, b\\"])
    func search(text: String) {
        func makeField() -> SearchField {
            let field = SearchField()
            field.scopes = ["All", "Volcanoes"]
            return field
        }
        for scope in [0, 1] {
            for tokens in [[], ["Nepal", "=,#"]] {
                let field = makeField()
                #expect(field.restorableValue == nil, "tokens that an app sets before are there from the start on")
                field.tokens = tokens
                field.userDid(.choose(scope))
                field.userDid(.type(text))
                let other = makeField()
                other.restore(field.restorableValue)
                #expect(other.tokens == tokens && other.selectedScopeIndex == scope && other.text == text)
                let written = field.restorableValue ?? ""
                #expect(written.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
            }
        }
    }

    @Test("A search reads as what it is in an address")
    func searchText() {
        let field = SearchField()
        field.scopes = ["All", "Volcanoes"]
        field.restore("#New Zealand,@volcanoes,=a")
        #expect(field.tokens == ["New Zealand"] && field.selectedScopeIndex == 1 && field.text == "a")
        #expect(field.restorableValue == "#New Zealand,@volcanoes,=a")
        // What makes no sense is passed over.
        field.restore("@lakes,nonsense,,=b")
        #expect(field.tokens.isEmpty && field.selectedScopeIndex == 0 && field.text == "b")
    }

    @Test("Lists of names come back, whatever is in them; too long ones are left out")
    func names() {
        for names in [["a"], ["a,b", "c\\", "\\,"], ["", "x"], ["é🇨🇭", " "]] {
            #expect(ListRestoration.text(of: names).map(ListRestoration.names) == names)
        }
        #expect(ListRestoration.text(of: []) == nil)
        #expect(ListRestoration.text(of: [String(repeating: "x", count: 700)]) == nil)
    }

    @Test("The state of a view comes back by the names of a data source's items, open parents too")
    func dataSource() {
        func makeScreen() -> (Screen, CollectionViewDiffableDataSource<Int, String>) {
            let view = CollectionView(
                collectionViewLayout: CollectionViewCompositionalLayout.list(
                    using: CollectionLayoutListConfiguration(appearance: .plain)))
            view.allowsMultipleSelection = true
            let cell = CollectionView.CellRegistration<CollectionViewListCell, String> { _, _, _ in }
            let dataSource = CollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
                view.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
            }
            var outline = DiffableDataSourceSectionSnapshot<String>()
            outline.append(["a", "b"])
            outline.append(["a1", "a2"], to: "a")
            outline.append(["a11"], to: "a1")
            outline.append(["b1"], to: "b")
            dataSource.apply(outline, to: 0, animatingDifferences: false)
            let screen = Screen(title: "Outline", collectionView: view)
            screen.listRestoration = ListRestoration(of: dataSource, outlines: [0, 7]) { $0 }
            return (screen, dataSource)
        }
        let (screen, dataSource) = makeScreen()
        #expect(screen.address == ScreenAddress())
        var outline = dataSource.snapshot(for: 0)
        outline.expand(["a", "a1"])
        dataSource.apply(outline, to: 0, animatingDifferences: false)
        screen.collectionView.selectItem(at: dataSource.indexPath(for: "a11"), animated: false, scrollPosition: [])
        let address = screen.address
        #expect(address.state == ["open": "a,a1", "selected": "a11"])
        let (other, otherSource) = makeScreen()
        #expect(other.go(to: address) && other.address == address)
        #expect(otherSource.snapshot().itemIdentifiers == ["a", "a1", "a11", "a2", "b"])
        // Names that there are not are passed over, and others close.
        #expect(other.go(to: ScreenAddress(state: ["open": "b,nothing,a11"])))
        #expect(otherSource.snapshot().itemIdentifiers == ["a", "b", "b1"])
        // What is open at the start is not told, and what is closed then is.
        other.listRestoration = ListRestoration(of: otherSource, outlines: [0]) { $0 }
        #expect(other.address == ScreenAddress())
        #expect(other.go(to: ScreenAddress(state: ["open": ""])))
        #expect(otherSource.snapshot().itemIdentifiers == ["a", "b"])
        #expect(other.address.state == ["open": ""])
        #expect(other.go(to: ScreenAddress()))
        #expect(otherSource.snapshot().itemIdentifiers == ["a", "b", "b1"])
    }

    /// A list of the first numbers, several of which can be selected.
    private func makeNumbers(_ count: Int) -> (CollectionView, CollectionViewDiffableDataSource<Int, Int>) {
        let view = CollectionView(
            collectionViewLayout: CollectionViewCompositionalLayout.list(
                using: CollectionLayoutListConfiguration(appearance: .plain)))
        view.allowsMultipleSelection = true
        let cell = CollectionView.CellRegistration<CollectionViewListCell, Int> { _, _, _ in }
        let dataSource = CollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
        }
        dataSource.apply(DiffableDataSourceSnapshot(sections: [(0, Array(0..<count))]), animatingDifferences: false)
        return (view, dataSource)
    }

    @Test("A selection of more than a hundred items is not kept in part")
    func manySelected() {
        let (view, dataSource) = makeNumbers(200)
        let screen = Screen(title: "Numbers", collectionView: view)
        screen.listRestoration = ListRestoration(of: dataSource) { String($0) }
        for item in 0..<100 { view.selectItem(at: IndexPath(item: item, section: 0), animated: false) }
        #expect(screen.restorableState["selected"] == (0..<100).map(String.init).joined(separator: ","))
        view.selectItem(at: IndexPath(item: 100, section: 0), animated: false)
        #expect(screen.restorableState["selected"] == nil)
    }

    @Test("However many names an address holds, each item is asked for its own once")
    func manyNames() {
        let (view, dataSource) = makeNumbers(50)
        let screen = Screen(title: "Numbers", collectionView: view)
        var askedCount = 0
        // Two items have each name.
        screen.listRestoration = ListRestoration(of: dataSource) { item in
            askedCount += 1
            return String(item / 2)
        }
        let names = ["3", "7", "3"] + (100..<1500).map(String.init)
        screen.restore(["selected": names.joined(separator: ",")])
        #expect(askedCount == 50)
        #expect(view.indexPathsForSelectedItems?.map(\.item).sorted() == [6, 14])
        screen.listRestoration?.indexPath = { Int($0).map { IndexPath(item: $0, section: 0) } }
        screen.restore(["selected": "3"])
        #expect(view.indexPathsForSelectedItems?.map(\.item) == [3], "the way that an app has set counts")
    }

    @Test(
        "Without names, items are found by where they stand",
        arguments: ["0.1", "0.2", "1.0", "-1.0", "0", "x.y", "0.1.2"])
    func places(name: String) {
        let view = CollectionView(
            collectionViewLayout: CollectionViewCompositionalLayout.list(
                using: CollectionLayoutListConfiguration(appearance: .plain)))
        let cell = CollectionView.CellRegistration<CollectionViewListCell, Int> { _, _, _ in }
        let dataSource = CollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
        }
        var snapshot = DiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2])
        dataSource.apply(snapshot, animatingDifferences: false)
        let restoration = Screen(title: "Places", collectionView: view).anchorRestoration
        #expect(restoration.indexPath(name) == (name == "0.1" ? IndexPath(item: 1, section: 0) : nil))
        #expect(restoration.identifier(IndexPath(item: 1, section: 0)) == "0.1")
    }

    @Test("Random states and paths never trap")
    func hostile() {
        let seed = UInt64.random(in: .min ... .max)
        var generator = Numbers(state: seed)
        let parts = ["a", "b", "deeper", "", "..", "\u{1F}", "#", "@", "=", "\\", ",", "é", "name", "-name", "on"]
        let shelf = Shelf(names: ["a", "b"])
        for _ in 0..<500 {
            func text() -> String {
                (0..<Int.random(in: 0..<4, using: &generator)).map { _ in parts.randomElement(using: &generator)! }
                    .joined()
            }
            let path = (0..<Int.random(in: 0..<5, using: &generator)).map { _ in parts.randomElement(using: &generator)!
            }
            shelf.go(
                to: ScreenAddress(path: path, state: ["q": text(), "sort": text(), "selected": text(), "open": text()]))
            let address = shelf.address
            #expect(shelf.go(to: address) && shelf.address == address, "seed \(seed)")
        }
    }

    struct Numbers: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }
}
