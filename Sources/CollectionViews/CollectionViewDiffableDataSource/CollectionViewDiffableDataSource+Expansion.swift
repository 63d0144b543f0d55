import DiffablePipeline
import DiffableSnapshots
import Foundation

extension CollectionViewDiffableDataSource: OutlineSource {
    /// Whether any section has, or may load, children.
    package var holdsOutline: Bool {
        if pipeline.state.outlines.isEmpty { return false }
        let handlers = sectionSnapshotHandlers
        if handlers.willExpandItem != nil || handlers.snapshotForExpandingParent != nil || lazyChildren != nil {
            return true
        }
        return pipeline.state.outlines.values.contains { $0.numberOfChildren(of: nil) < $0.numberOfItems }
    }

    /// The position of a row in its section's outline; nil for a section that no section snapshot was applied to.
    package func outlinePosition(at indexPath: IndexPath) -> OutlinePosition? {
        guard let (item, outline) = outlineItem(at: indexPath) else { return nil }
        let isExpanded = outline.isExpanded(item)
        let isExpandable = isExpanded || outline.hasChildren(item) || hasDisclosure(at: indexPath)
        return OutlinePosition(
            level: outline.level(of: item), isExpanded: isExpandable ? isExpanded : nil,
            siblingPosition: outline.siblingIndex(of: item),
            siblingCount: outline.numberOfChildren(of: outline.parent(of: item)))
    }

    /// The index path of a row's parent; nil for a root.
    package func outlineParent(at indexPath: IndexPath) -> IndexPath? {
        guard let (item, outline) = outlineItem(at: indexPath) else { return nil }
        return outline.parent(of: item).flatMap { self.indexPath(for: $0) }
    }

    /// Whether some row of a section is shown below its parent.
    package func showsChildren(inSection section: Int) -> Bool {
        guard let section = sectionIdentifier(for: section), let outline = pipeline.state.outlines[section] else {
            return false
        }
        return outline.numberOfVisibleItems > outline.numberOfChildren(of: nil)
    }

    /// The rows of a section that are expanded, in order.
    package func expandedRows(inSection section: Int) -> [Int] {
        guard let section = sectionIdentifier(for: section), let outline = pipeline.state.outlines[section] else {
            return []
        }
        return outline.expandedItems.compactMap { outline.visibleIndex(of: $0) }
    }

    /// How many visible descendants a row has.
    package func outlineDescendantCount(at indexPath: IndexPath) -> Int {
        guard let (item, outline) = outlineItem(at: indexPath), outline.isExpanded(item) else { return 0 }
        return outline.snapshot(of: item).numberOfVisibleItems
    }

    /// How many children a row has, hidden ones too.
    package func outlineChildCount(at indexPath: IndexPath) -> Int {
        guard let (item, outline) = outlineItem(at: indexPath) else { return 0 }
        return outline.numberOfChildren(of: item)
    }

    /// Expands or collapses a row for a user's gesture, if the handlers allow it.
    package func setExpanded(_ isExpanded: Bool, at indexPath: IndexPath) {
        guard let (item, outline) = outlineItem(at: indexPath), outline.isExpanded(item) != isExpanded else { return }
        if isExpanded { expand(item, in: outline) } else { collapse(item, in: outline) }
    }

    private func expand(
        _ item: ItemIdentifierType, in outline: DiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        let handlers = sectionSnapshotHandlers
        if let should = handlers.shouldExpandItem, !should(item) { return }
        handlers.willExpandItem?(item)
        let children = handlers.snapshotForExpandingParent.map { $0(item, outline.snapshot(of: item)) }
        var expanded = outline
        if let children {
            // Children that exist elsewhere in the outline stop the program here, within the gesture, and not in a
            // later commit.
            if let current = currentOutline(holding: item) { expanded = current }
            expanded.replace(childrenOf: item, using: children)
        }
        expanded.expand([item])
        applyGesture(to: item, rowCount: abs(expanded.numberOfVisibleItems - outline.numberOfVisibleItems)) { outline in
            if let children, outline.canReplace(childrenOf: item, using: children) {
                outline.replace(childrenOf: item, using: children)
            }
            outline.expand([item])
        }
        loadChildren(of: item)
    }

    private func collapse(
        _ item: ItemIdentifierType, in outline: DiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        let handlers = sectionSnapshotHandlers
        if let should = handlers.shouldCollapseItem, !should(item) { return }
        handlers.willCollapseItem?(item)
        var collapsed = outline
        collapsed.collapse([item])
        applyGesture(to: item, rowCount: outline.numberOfVisibleItems - collapsed.numberOfVisibleItems) {
            $0.collapse([item])
        }
        lazyChildren?.collapse(item)
    }

    /// Changes the outline that contains the item at commit: a handler may have applied something meanwhile.
    private func applyGesture(
        to item: ItemIdentifierType, rowCount: Int,
        _ change: @escaping @Sendable (inout DiffableDataSourceSectionSnapshot<ItemIdentifierType>) -> Void
    ) {
        applyToOutline(rowCount: rowCount) { state in
            guard let section = state.snapshot.sectionIdentifier(containingItem: item),
                var outline = state.outlines[section], outline.contains(item)
            else { return (state, SnapshotDifference()) }
            change(&outline)
            return state.applying(outline, to: section)
        }
    }

    /// Applies a change made by a gesture or a loader: at once, or in the background if more than 500 rows come or go.
    func applyToOutline(
        rowCount: Int, animated: Bool = true, completion: ApplyHandler? = nil,
        update:
            @escaping @Sendable (DataSourceState<SectionIdentifierType, ItemIdentifierType>) ->
            (state: DataSourceState<SectionIdentifierType, ItemIdentifierType>, difference: SnapshotDifference)
    ) {
        if rowCount > 500 {
            pipeline.applyInBackground(
                .difference(animated: animated), precedence: .yielding, completion: completion, update: update)
        } else {
            pipeline.apply(
                .difference(animated: animated), precedence: .gesture, completion: completion, update: update)
        }
    }

    private func currentOutline(
        holding item: ItemIdentifierType
    ) -> DiffableDataSourceSectionSnapshot<ItemIdentifierType>? {
        pipeline.state.outlines.values.first { $0.contains(item) }
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
        return cell.allAccessories.contains { $0.isOutlineDisclosure }
    }
}

extension DiffableDataSourceSectionSnapshot {
    /// Whether none of the children exists elsewhere in the outline.
    fileprivate func canReplace(
        childrenOf parent: ItemIdentifierType, using children: DiffableDataSourceSectionSnapshot
    ) -> Bool {
        var rest = self
        rest.replace(childrenOf: parent, using: DiffableDataSourceSectionSnapshot())
        return children.items.allSatisfy { !rest.contains($0) }
    }
}
