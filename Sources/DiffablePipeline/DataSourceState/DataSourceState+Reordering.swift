import DiffableSnapshots

extension DataSourceState {
    /// The state after items were brought to a place, in their order, each with all that hangs below it; nil when that
    /// changes nothing, or can't be done any more.
    ///
    /// Items that are gone are passed over, and so are those that hang below another one of them: they go along. The
    /// item that should follow may be gone, or stand elsewhere by now: then they come to the end. A parent that is
    /// gone, or hangs below one of the items, is no place to go to.
    ///
    /// - Complexity: O(*m* + *v*) for *m* items that are moved and *v* visible items of the outlines concerned, besides
    ///   the difference.
    public func moving(
        _ items: [ItemIdentifierType],
        to destination: ReorderingDestination<SectionIdentifierType, ItemIdentifierType>
    ) -> (state: DataSourceState, difference: SnapshotDifference)? {
        guard snapshot.contains(section: destination.section) else { return nil }
        let roots = roots(of: items)
        if roots.isEmpty { return nil }
        var wholes = DiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        for root in roots {
            wholes.append(whole: whole(of: root))
        }
        if let parent = destination.parent {
            guard let outline = outlines[destination.section], outline.contains(parent), !wholes.contains(parent)
            else { return nil }
        }
        let result: (state: DataSourceState, difference: SnapshotDifference)
        if outlines[destination.section] != nil || wholes.numberOfItems > roots.count {
            var target = outline(for: destination.section)
            target.delete(roots.filter { target.contains($0) })
            target.insert(wholes, below: destination.parent, before: destination.next)
            result = applying(target, to: destination.section)
        } else {
            var next = snapshot
            let anchor = destination.next.flatMap { item in
                snapshot.sectionIdentifier(containingItem: item) == destination.section && !roots.contains(item)
                    ? item : nil
            }
            next.deleteItems(roots)
            if let anchor {
                next.insertItems(roots, beforeItem: anchor)
            } else {
                next.appendItems(roots, toSection: destination.section)
            }
            result = applying(next)
        }
        let isSame =
            !result.difference.hasStructuralChanges
            && result.state.outline(for: destination.section).hasSameContent(as: outline(for: destination.section))
        return isSame ? nil : result
    }

    /// Those of the items that are there and hang below none of the others.
    package func roots(of items: [ItemIdentifierType]) -> [ItemIdentifierType] {
        let all = Set(items)
        return items.filter { item in
            guard let section = snapshot.sectionIdentifier(containingItem: item) else { return false }
            return outlines[section]?.ancestor(of: item, where: all.contains) == nil
        }
    }

    private func whole(of root: ItemIdentifierType) -> DiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let section = snapshot.sectionIdentifier(containingItem: root), let outline = outlines[section],
            outline.contains(root)
        {
            return outline.snapshot(of: root, includingParent: true)
        }
        var single = DiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        single.append([root])
        return single
    }
}

extension DiffableDataSourceSectionSnapshot {
    fileprivate mutating func append(whole: DiffableDataSourceSectionSnapshot) {
        if let last = rootItems.last { insert(whole, after: last) } else { self = whole }
    }

    /// Inserts an outline among the children of a parent: before one of them, or behind all of them.
    fileprivate mutating func insert(
        _ arriving: DiffableDataSourceSectionSnapshot, below parent: ItemIdentifierType?,
        before next: ItemIdentifierType?
    ) {
        if let next, contains(next), self.parent(of: next) == parent {
            insert(arriving, before: next)
        } else if let parent {
            var children = snapshot(of: parent)
            children.append(whole: arriving)
            replace(childrenOf: parent, using: children)
        } else {
            append(whole: arriving)
        }
    }
}
