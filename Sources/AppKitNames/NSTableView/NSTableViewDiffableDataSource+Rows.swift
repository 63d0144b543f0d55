import Diffable
import Foundation

/// The numbers of rows.
extension NSTableViewDiffableDataSource {
    /// The item in a row; nil for a section's own row and for one that doesn't exist.
    ///
    /// - Complexity: O(*s*) for *s* sections, as are all of these.
    public func itemIdentifier(forRow row: Int) -> ItemIdentifierType? {
        guard let place = place(ofRow: row), place.item >= 0 else { return nil }
        return snapshot().itemIdentifiers(inSection: snapshot().sectionIdentifiers[place.section])[place.item]
    }

    /// The row that shows an item; nil when none does.
    public func row(forItemIdentifier identifier: ItemIdentifierType) -> Int? {
        let snapshot = snapshot()
        guard let section = snapshot.sectionIdentifier(containingItem: identifier),
            let index = snapshot.indexOfSection(section), let item = snapshot.indexOfItem(identifier)
        else { return nil }
        return item + (hasHeaders ? index + 1 : 0)
    }

    /// The section whose own row it is; nil for an item's row.
    public func sectionIdentifier(forRow row: Int) -> SectionIdentifierType? {
        guard let place = place(ofRow: row), place.item < 0 else { return nil }
        return snapshot().sectionIdentifiers[place.section]
    }

    /// The row that a section begins with; nil for an unknown section, and where sections have no rows of their own.
    public func row(forSectionIdentifier identifier: SectionIdentifierType) -> Int? {
        let snapshot = snapshot()
        guard hasHeaders, let index = snapshot.indexOfSection(identifier) else { return nil }
        return start(ofSection: index, in: snapshot)
    }

    var hasHeaders: Bool { sectionHeaderViewProvider != nil }

    var rowCount: Int { snapshot().numberOfItems + (hasHeaders ? snapshot().numberOfSections : 0) }

    func row(at indexPath: IndexPath) -> Int {
        start(ofSection: indexPath.section, in: snapshot()) + (hasHeaders ? 1 : 0) + indexPath.item
    }

    private func start(
        ofSection index: Int, in snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) -> Int {
        snapshot.sectionIdentifiers[..<index].reduce(0) {
            $0 + snapshot.numberOfItems(inSection: $1) + (hasHeaders ? 1 : 0)
        }
    }

    /// A row's section and its place there; −1 stands for the section's own row.
    func place(ofRow row: Int) -> (section: Int, item: Int)? {
        guard row >= 0 else { return nil }
        let snapshot = snapshot()
        var rest = row
        for (index, section) in snapshot.sectionIdentifiers.enumerated() {
            let headers = hasHeaders ? 1 : 0
            let count = snapshot.numberOfItems(inSection: section) + headers
            if rest < count { return (index, rest - headers) }
            rest -= count
        }
        return nil
    }
}
