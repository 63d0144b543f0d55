import Foundation
import Testing

@testable import CollectionViews

@MainActor @Suite("Accessories")
struct AccessoryTests {
    let source = OutlineTestSource()
    let view = CollectionView(
        collectionViewLayout: CollectionViewCompositionalLayout.list(
            using: CollectionLayoutListConfiguration(appearance: .sidebar)))
    let viewer: RecordingViewer

    init() {
        view.drive(by: source, outline: source)
        viewer = RecordingViewer(view)
    }

    @Test("become plain data with names for screen readers")
    func content() {
        source.accessories = [
            .disclosureIndicator(), .checkmark(), .label(text: "12"), .detail(), .spinner(),
            .button("★", label: "Star", placement: .leading(), tintColor: .systemYellow) {},
            .checkmarkWhenEditing,
        ]
        viewer.update()
        let accessories = viewer.visible[0].content.accessories
        #expect(
            accessories.map(\.kind) == [
                .button("★"), .spinner, .label("12"), .checkmark, .detail, .disclosureIndicator,
            ])
        #expect(accessories.map(\.label) == ["Star", "In progress", nil, "Checked", "More Info", nil])
        #expect(accessories.map(\.isActionable) == [true, false, false, false, false, false])
        #expect(accessories.map(\.id) == [5, 4, 2, 1, 3, 0])
        #expect(accessories.first?.isLeading == true)
        #expect(accessories.first?.color == .systemYellow)
    }

    @Test("run their own handlers, which for a disclosure take the place of opening")
    func handlers() throws {
        var calls: [String] = []
        source.accessories = [
            .button("★", label: "Star") { calls.append("star") }, .outlineDisclosure { calls.append("own") },
        ]
        viewer.update()
        let key = try #require(viewer.key("0"))
        viewer.window.activateAccessory(key, id: 0)
        viewer.window.activateAccessory(key, id: 1)
        viewer.window.activateAccessory(key, id: 2)
        #expect(calls == ["star", "own"])
        #expect(source.gestures.isEmpty)
    }

    @Test("A disclosure in the style of a cell opens and closes by itself, and leaves the row to be selected")
    func cellStyle() throws {
        source.accessories = [.outlineDisclosure(options: .init(style: .cell))]
        viewer.update()
        let key = try #require(viewer.key("0"))
        viewer.window.activateAccessory(key, id: 0)
        #expect(source.gestures == ["expand 0"])
        viewer.window.tap(key)
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
        #expect(viewer.visible[0].content.isSelectable)
        #expect(viewer.visible[0].content.accessories.first?.kind == .outlineDisclosure(header: false))
    }

    @Test("A disclosure in the style of a header opens wherever the row is tapped, and keeps it from being selected")
    func headerStyle() throws {
        source.accessories = [.outlineDisclosure(options: .init(style: .header))]
        viewer.update()
        let key = try #require(viewer.key("0"))
        viewer.window.tap(key)
        #expect(source.gestures == ["expand 0"])
        #expect(view.indexPathsForSelectedItems == nil)
        #expect(!viewer.visible[0].content.isSelectable)
    }

    @Test("An automatic disclosure takes the header's style on a header alone")
    func automaticStyle() throws {
        var list = CollectionLayoutListConfiguration(appearance: .sidebar)
        list.headerMode = .firstItemInSection
        view.collectionViewLayout = CollectionViewCompositionalLayout.list(using: list)
        source.accessories = [.outlineDisclosure()]
        viewer.update()
        let kinds = viewer.visible.prefix(2).map { $0.content.accessories.first?.kind }
        #expect(kinds == [.outlineDisclosure(header: true), .outlineDisclosure(header: false)])
    }

    @Test("Keys open what is closed, close what is open, and leave the rest alone")
    func keys() throws {
        viewer.update()
        let key = try #require(viewer.key("0"))
        viewer.window.toggleExpansion(key, expand: false)
        #expect(source.gestures.isEmpty)
        viewer.window.toggleExpansion(key, expand: true)
        source.isExpanded = true
        viewer.window.toggleExpansion(key, expand: true)
        viewer.window.toggleExpansion(key, expand: nil)
        viewer.window.toggleExpansion(try #require(viewer.key("1")), expand: true)
        #expect(source.gestures == ["expand 0", "collapse 0"])
    }

    @Test("Rows of an outline tell their level, their expansion and their place among siblings")
    func places() {
        #expect(viewer.update()?.role == .tree)
        let rows = viewer.visible
        #expect(rows.map(\.content.indentationLevel) == [0, 1, 2])
        #expect(rows.map(\.content.isExpanded) == [false, nil, nil])
        #expect(rows.map(\.numbers.siblingPosition) == [0, 1, 2])
        #expect(rows.map(\.numbers.siblingCount) == [3, 3, 3])
    }

    @Test("A row that opens is drawn anew without asking the provider")
    func openingUpdatesState() throws {
        viewer.update()
        source.isExpanded = true
        let requests = source.requests
        view.performUpdates(.init(), map: nil, animated: true, commit: {}, completion: {})
        let transaction = try #require(viewer.update())
        #expect(transaction.rows.count == 1)
        #expect(viewer.visible[0].content.isExpanded == true)
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.configurationState.isExpanded == true)
        #expect(source.requests == requests)
    }
}

extension CellAccessory {
    fileprivate static var checkmarkWhenEditing: CellAccessory {
        .button("x", label: "x", placement: .trailing(displayed: .whenEditing)) {}
    }
}

/// Three rows, the first of which can be opened.
@MainActor final class OutlineTestSource: CollectionViewDataSource, OutlineSource {
    var accessories: [CellAccessory] = []
    var isExpanded = false
    var gestures: [String] = []
    var requests = 0

    let registration = CollectionView.CellRegistration<TestCell, Int> { cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = "\(item)"
        cell.contentConfiguration = content
    }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
        requests += 1
        let cell = collectionView.dequeueConfiguredReusableCell(
            using: registration, for: indexPath, item: indexPath.item)
        cell.accessories = accessories
        return cell
    }

    var holdsOutline: Bool { true }

    func outlinePosition(at indexPath: IndexPath) -> OutlinePosition? {
        OutlinePosition(
            level: indexPath.item, isExpanded: indexPath.item == 0 ? isExpanded : nil,
            siblingPosition: indexPath.item, siblingCount: 3)
    }

    func outlineParent(at indexPath: IndexPath) -> IndexPath? { nil }
    func showsChildren(inSection section: Int) -> Bool { isExpanded }
    func expandedRows(inSection section: Int) -> [Int] { isExpanded ? [0] : [] }
    func outlineDescendantCount(at indexPath: IndexPath) -> Int { 0 }
    func outlineChildCount(at indexPath: IndexPath) -> Int { 0 }

    func setExpanded(_ isExpanded: Bool, at indexPath: IndexPath) {
        gestures.append("\(isExpanded ? "expand" : "collapse") \(indexPath.item)")
    }
}
