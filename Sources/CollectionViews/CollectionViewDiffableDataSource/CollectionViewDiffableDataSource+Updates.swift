import DiffablePipeline
import DiffableSnapshots

extension CollectionViewDiffableDataSource {
    /// Changes the outline of a section, starting from its state when the change is committed.
    ///
    /// Taking a snapshot, changing it and applying it later undoes whatever was applied in between. This changes the
    /// current state instead, in the order of the calls: no change is lost, and a change of many items can be computed
    /// off the main actor. For threads and order it is as with ``apply(_:animatingDifferences:completion:)``. Apple has
    /// no such member.
    ///
    /// ```swift
    /// dataSource.updateSection(.files) { outline in outline.setChildren(of: folder, to: names) }
    /// ```
    ///
    /// - Parameters:
    ///   - section: The section; one that doesn't exist is made at the end.
    ///   - animatingDifferences: Whether rows glide, appear and leave visibly.
    ///   - completion: Called once, on the main actor, when the animation has ended.
    ///   - change: Changes the section's outline. It may be called more than once, on any thread.
    public nonisolated func updateSection(
        _ section: SectionIdentifierType, animatingDifferences: Bool = true,
        completion: ApplyHandler? = nil,
        _ change: @escaping @Sendable (inout DiffableDataSourceSectionSnapshot<ItemIdentifierType>) -> Void
    ) {
        submit(.difference(animated: animatingDifferences), completion: completion) { [warnings] state in
            var outline = state.outline(for: section)
            change(&outline)
            return state.applying(outline, to: section, warnings)
        }
    }

    /// Calls back once all that was asked for before is shown, not once it has moved: a change of nothing has no motion
    /// that its completion would wait for.
    package nonisolated func onceShown(_ body: @escaping ApplyHandler) {
        submit(.difference(animated: false), completion: body) { ($0, SnapshotDifference()) }
    }

    /// Reconfigures the cells of items. Items that are not shown are ignored. On the main actor this never waits for
    /// applies from elsewhere. Apple has no such member.
    ///
    /// - Parameter items: The items, each once or more often.
    public nonisolated func reconfigure(_ items: [ItemIdentifierType]) {
        submit(.difference(animated: false), .gesture, completion: nil) { state in
            var snapshot = state.snapshot
            var known: Set<ItemIdentifierType> = []
            snapshot.reconfigureItems(items.filter { snapshot.contains(item: $0) && known.insert($0).inserted })
            return state.applying(snapshot)
        }
    }
}
