import DiffablePipeline
import DiffableSnapshots
import Foundation

extension CollectionViewDiffableDataSource: ReorderingSource {
    /// Whether a user may drag rows at all.
    package var isReorderingEnabled: Bool { reorderingHandlers.isOn }

    /// Whether a section is an outline with levels, or may become one.
    package func isOutline(section: Int) -> Bool {
        guard let identifier = sectionIdentifier(for: section), let outline = pipeline.state.outlines[identifier] else {
            return false
        }
        if outline.numberOfChildren(of: nil) < outline.numberOfItems { return true }
        return sectionSnapshotHandlers.snapshotForExpandingParent != nil || lazyChildren != nil
    }

    /// Whether the app allows a drop at a destination.
    package func canMove(_ items: [IndexPath], to destination: MovementDestination) -> Bool {
        guard let canMove = reorderingHandlers.canMove else { return true }
        guard let place = place(of: destination) else { return false }
        return canMove(items.compactMap { itemIdentifier(for: $0) }, place)
    }

    /// Tells the app of a drop that it has forbidden.
    package func didRefuse(_ items: [IndexPath], at destination: MovementDestination) {
        guard let place = place(of: destination) else { return }
        reorderingHandlers.didRefuse?(items.compactMap { itemIdentifier(for: $0) }, place)
    }

    /// Moves items to where a user dropped them. Undoing the move also collapses the parents that the drag expanded.
    package func move(_ items: [IndexPath], to destination: MovementDestination, opened: [IndexPath]) {
        guard let place = place(of: destination) else { return }
        let items = items.compactMap { itemIdentifier(for: $0) }
        let opened = opened.compactMap { itemIdentifier(for: $0) }
        let update: State.Transition = { state in
            state.moving(items, to: place) ?? (state, SnapshotDifference())
        }
        let recordedFrom: @Sendable (State) -> State = { $0.collapsing(opened, in: place.section) }
        let initial = pipeline.state
        guard let planned = initial.moving(items, to: place) else { return }
        if let willReorder = reorderingHandlers.willReorder {
            willReorder(
                DiffableDataSourceTransaction(from: initial, to: planned.state, moving: initial.roots(of: items)))
        }
        pipeline.apply(
            .difference(animated: true), precedence: .gesture, recording: .recorded,
            recordedFrom: opened.isEmpty ? nil : recordedFrom,
            committed: { [self] old, new in
                reorderingHandlers.didReorder?(
                    DiffableDataSourceTransaction(from: old, to: new, moving: old.roots(of: items)))
            }, update: update)
    }

    /// Moves one item to the index path that it has afterwards.
    func moveItem(at source: IndexPath, to destination: IndexPath) {
        guard destination.section < pipeline.state.snapshot.numberOfSections else { return }
        var next = IndexPath(item: destination.item, section: destination.section)
        if source.section == next.section, source.item <= next.item { next.item += 1 }
        var place = MovementDestination(section: next.section, next: next)
        let anchor = itemIdentifier(for: next)
        if anchor == nil { place.next = nil }
        if isOutline(section: next.section) {
            // If no item follows, the parent is that of the row above.
            let above = IndexPath(item: next.item - 1, section: next.section)
            place.parent = outlineParent(at: anchor == nil ? above : next)
        }
        move([source], to: place, opened: [])
    }

    private typealias State = DataSourceState<SectionIdentifierType, ItemIdentifierType>

    private func place(
        of destination: MovementDestination
    ) -> ReorderingDestination<SectionIdentifierType, ItemIdentifierType>? {
        guard let section = sectionIdentifier(for: destination.section) else { return nil }
        return ReorderingDestination(
            section: section, parent: destination.parent.flatMap { itemIdentifier(for: $0) },
            next: destination.next.flatMap { itemIdentifier(for: $0) })
    }
}
