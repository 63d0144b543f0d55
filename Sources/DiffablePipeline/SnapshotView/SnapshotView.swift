import DiffableSnapshots

/// The view that a data source drives: the one thing floor 2 asks of floor 3.
///
/// A view never reads the data source's truth on its own accord during an update: it asks for counts and rows before
/// `commit` runs and after it, and sees the old state before and the new one after.
@MainActor public protocol SnapshotView: AnyObject {
    /// Forgets everything shown and asks anew.
    func reloadFromDataSource()

    /// Carries out a difference.
    ///
    /// - Parameters:
    ///   - difference: What changed, in the index spaces of batch updates. Reloads and reconfigurations name places in
    ///     the new state: the view carries them out as a second update, after the structure.
    ///   - map: Where the difference takes every section and item; nil when it moves none.
    ///   - animated: Whether rows glide, appear and leave visibly.
    ///   - commit: Swaps the truth; the view calls it once, at the moment when the counts may change.
    ///   - completion: Called once, on the main actor, when the animation has ended, or at once without one.
    func performUpdates(
        _ difference: SnapshotDifference, map: IndexMap?, animated: Bool, commit: () -> Void,
        completion: @escaping @MainActor () -> Void)
}
