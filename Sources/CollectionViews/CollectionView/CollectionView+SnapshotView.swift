import DiffablePipeline
import DiffableSnapshots
import Foundation

/// The pipeline's access to a collection view. These methods are not the view's own, so that apps can't call them.
@MainActor final class CollectionViewSnapshotView: SnapshotView {
    /// The view owns this object.
    private unowned let view: CollectionView

    init(_ view: CollectionView) { self.view = view }

    func reloadFromDataSource() { view.reloadFromDataSource() }

    func performUpdates(
        _ difference: SnapshotDifference, map: IndexMap?, animated: Bool, commit: () -> Void,
        completion: @escaping @MainActor () -> Void
    ) {
        view.performUpdates(difference, map: map, animated: animated, commit: commit, completion: completion)
    }
}

extension CollectionView {
    /// Reloads everything, on behalf of the diffable data source.
    func reloadFromDataSource() {
        reset()
    }

    /// Performs a difference, on behalf of the diffable data source.
    ///
    /// Counts that don't fit the difference stop the program.
    /// - Complexity: O(*s* + *v* log *c*) for *s* sections, *c* changes and *v* rows on screen or selected, whatever
    ///   the number of items.
    func performUpdates(
        _ difference: SnapshotDifference, map: IndexMap?, animated: Bool, commit: () -> Void,
        completion: @escaping @MainActor () -> Void
    ) {
        let before = counts
        commit()
        let after = loadCounts()
        check(difference, map, before: before, after: after)
        var animations = RowAnimations(standard: standardRowAnimation)
        // Tables fade reloaded rows by default.
        if let animation = standardRowAnimation ?? (tableSource == nil ? nil : .fade) {
            for path in difference.reloadedItems { animations.reloaded[path] = animation }
            for section in difference.reloadedSections { animations.reloadedSections[section] = animation }
        }
        carryOut(difference, map, counts: after, animated: animated, animations: animations)
        finish(animated: animated, completion: completion)
    }

    private func check(_ difference: SnapshotDifference, _ map: IndexMap?, before: [Int], after: [Int]) {
        let expected = before.count - difference.deletedSections.count + difference.insertedSections.count
        if expected != after.count {
            fatalError(
                "CollectionView.performUpdates(_:map:animated:commit:completion:): there were \(before.count) sections "
                    + "before the update and there are \(after.count) after it, but the difference makes \(expected); "
                    + "commit the state that the difference leads to.")
        }
        for (section, count) in before.enumerated() {
            guard let new = map == nil ? section : map?.newSection(ofOld: section) else { continue }
            let removed = map?.removedItemCount(inOld: section) ?? 0
            let expected = count - removed + (map?.addedItemCount(inNew: new) ?? 0)
            guard expected != after[new] else { continue }
            fatalError(
                "CollectionView.performUpdates(_:map:animated:commit:completion:): section \(section) had \(count) "
                    + "items before the update and has \(after[new]) after it, but the difference makes \(expected); "
                    + "commit the state that the difference leads to.")
        }
    }
}
