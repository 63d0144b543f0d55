import DiffableDataSources
import DiffableSnapshots
import Foundation

extension CollectionViewDiffableDataSource: OutlineSource {
    /// Whether any section has, or may load, children.
    package var holdsOutline: Bool {
        if pipeline.state.outlines.isEmpty { return false }
        if sectionSnapshotHandlers.snapshotForExpandingParent != nil || lazyChildren != nil { return true }
        return pipeline.state.outlines.values.contains { $0.numberOfChildren(of: nil) < $0.numberOfItems }
    }

    /// Where a row stands in its section's outline; nil for a section that no section snapshot was applied to.
    package func outlinePlace(at indexPath: IndexPath) -> OutlinePlace? {
        guard let (item, outline) = outlineItem(at: indexPath) else { return nil }
        let isExpanded = outline.isExpanded(item)
        let isExpandable = isExpanded || outline.hasChildren(item) || hasDisclosure(at: indexPath)
        return OutlinePlace(
            level: outline.level(of: item), isExpanded: isExpandable ? isExpanded : nil,
            siblingPosition: outline.siblingIndex(of: item),
            siblingCount: outline.numberOfChildren(of: outline.parent(of: item)))
    }

    /// What a user's gesture does: the handlers, and then what they allow.
    package func setExpanded(_ isExpanded: Bool, at indexPath: IndexPath) {
        guard let (item, outline) = outlineItem(at: indexPath), outline.isExpanded(item) != isExpanded else { return }
        if isExpanded { expand(item, in: outline) } else { collapse(item) }
    }

    private func expand(
        _ item: ItemIdentifierType, in outline: DiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        let handlers = sectionSnapshotHandlers
        if let should = handlers.shouldExpandItem, !should(item) { return }
        handlers.willExpandItem?(item)
        let children = handlers.snapshotForExpandingParent.map { $0(item, outline.snapshot(of: item)) }
        applyGesture(to: item) { outline in
            if let children { outline.replace(childrenOf: item, using: children) }
            outline.expand([item])
        }
        loadChildren(of: item)
    }

    private func collapse(_ item: ItemIdentifierType) {
        let handlers = sectionSnapshotHandlers
        if let should = handlers.shouldCollapseItem, !should(item) { return }
        handlers.willCollapseItem?(item)
        applyGesture(to: item) { $0.collapse([item]) }
        lazyChildren?.collapse(item)
    }

    /// Changes the outline that holds an item by then: a handler may have applied something itself.
    private func applyGesture(
        to item: ItemIdentifierType,
        _ change: @escaping @Sendable (inout DiffableDataSourceSectionSnapshot<ItemIdentifierType>) -> Void
    ) {
        pipeline.apply(.difference(animated: true), isByUser: true) { state in
            guard let section = state.snapshot.sectionIdentifier(containingItem: item),
                var outline = state.outlines[section], outline.contains(item)
            else { return (state, SnapshotDifference()) }
            change(&outline)
            return state.applying(outline, to: section)
        }
    }

    private func outlineItem(
        at indexPath: IndexPath
    ) -> (item: ItemIdentifierType, outline: DiffableDataSourceSectionSnapshot<ItemIdentifierType>)? {
        guard let section = sectionIdentifier(for: indexPath.section),
            let outline = pipeline.state.outlines[section], let item = itemIdentifier(for: indexPath)
        else { return nil }
        return (item, outline)
    }

    /// A row without children that shows a disclosure can be expanded too: its children may come then.
    private func hasDisclosure(at indexPath: IndexPath) -> Bool {
        guard let cell = collectionView?.cellForItem(at: indexPath) as? CollectionViewListCell else { return false }
        return cell.accessories.contains { $0.isOutlineDisclosure }
    }
}
