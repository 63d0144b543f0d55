import DiffableSnapshots
import Foundation

@testable import CollectionViews

/// A data source of snapshots, the least that drives a view by differences.
@MainActor final class SnapshotSource: CollectionViewDataSource {
    typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>

    private(set) var snapshot = Snapshot() {
        didSet { sections = snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) } }
    }
    private var sections: [[Int]] = []
    let view: CollectionView
    var requests: [Int] = []
    var onRequest: ((Int) -> Void)?

    /// What an item shows beside its number.
    var notes: [Int: String] = [:]

    let registration = CollectionView.CellRegistration<TestCell, (Int, String?)> { cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = String(item.0)
        content.secondaryText = item.1
        cell.contentConfiguration = content
    }

    let headerRegistration = CollectionView.SupplementaryRegistration<TestCell>(
        elementKind: CollectionView.elementKindSectionHeader
    ) { cell, _, indexPath in
        var content = ListContentConfiguration.groupedHeader()
        content.text = "Header"
        cell.contentConfiguration = content
    }

    init(_ view: CollectionView) {
        self.view = view
        view.drive(by: self)
    }

    func apply(_ new: Snapshot, animated: Bool = true, completion: @escaping @MainActor () -> Void = {}) {
        let difference = new.difference(from: snapshot)
        view.performUpdates(
            difference, map: difference.hasStructuralChanges ? IndexMap(difference) : nil, animated: animated,
            commit: { snapshot = new }, completion: completion)
    }

    func reload(_ new: Snapshot) {
        snapshot = new
        view.reloadFromDataSource()
    }

    func numberOfSections(in collectionView: CollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
        let item = sections[indexPath.section][indexPath.item]
        requests.append(item)
        onRequest?(item)
        return collectionView.dequeueConfiguredReusableCell(
            using: registration, for: indexPath, item: (item, notes[item]))
    }

    func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> CollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: headerRegistration, for: indexPath)
    }
}

extension SnapshotSource.Snapshot {
    /// The same snapshot built anew, so that differences are worked out from identifiers alone.
    var detached: Self {
        var new = Self()
        for section in sectionIdentifiers {
            new.appendSections([section])
            new.appendItems(itemIdentifiers(inSection: section))
        }
        new.reloadSections(reloadedSectionIdentifiers.filter { indexOfSection($0) != nil })
        new.reloadItems(reloadedItemIdentifiers.filter { indexOfItem($0) != nil })
        new.reconfigureItems(reconfiguredItemIdentifiers.filter { indexOfItem($0) != nil })
        return new
    }

    /// A few random edits, of sections and of items.
    func edited(by generator: inout SeededGenerator, next: inout Int, most: Int = 6) -> Self {
        var new = self
        for _ in 0..<Int.random(in: 1...most, using: &generator) {
            switch Int.random(in: 0..<12, using: &generator) {
            case 0:
                next += 1
                new.appendSections([next])
            case 1:
                if let section = new.sectionIdentifiers.randomElement(using: &generator) {
                    new.deleteSections([section])
                }
            case 2:
                let sections = new.sectionIdentifiers.shuffled(using: &generator)
                if sections.count > 1 { new.moveSection(sections[0], beforeSection: sections[1]) }
            case 3, 4, 5:
                let count = Int.random(in: 1...8, using: &generator)
                let items = (1...count).map { next + $0 }
                next += count
                if let anchor = new.itemIdentifiers.randomElement(using: &generator) {
                    new.insertItems(items, beforeItem: anchor)
                } else if !new.sectionIdentifiers.isEmpty {
                    new.appendItems(items)
                }
            case 6, 7:
                let count = Int.random(in: 1...8, using: &generator)
                new.deleteItems(Array(new.itemIdentifiers.shuffled(using: &generator).prefix(count)))
            case 8:
                if let section = new.sectionIdentifiers.randomElement(using: &generator),
                    let item = new.itemIdentifiers.randomElement(using: &generator)
                {
                    new.appendItems([item], toSection: section)
                }
            case 9:
                if let item = new.itemIdentifiers.randomElement(using: &generator) { new.reloadItems([item]) }
            case 10:
                if let item = new.itemIdentifiers.randomElement(using: &generator) { new.reconfigureItems([item]) }
            default:
                let items = new.itemIdentifiers.shuffled(using: &generator)
                if items.count > 1 { new.moveItem(items[0], afterItem: items[1]) }
            }
        }
        return new
    }

    /// Sections of items with numbers from 1.
    static func filled(sections: Int, items: Int) -> Self {
        var snapshot = Self()
        for section in 0..<sections {
            snapshot.appendSections([-section - 1])
            snapshot.appendItems((0..<items).map { section * items + $0 + 1 })
        }
        return snapshot
    }
}
