import DiffablePipeline
import DiffableSnapshots
import Foundation

extension CollectionViewDiffableDataSource {
    /// Shows `snapshot`, as ``apply(_:animatingDifferences:completion:)`` does, from whatever thread.
    ///
    /// On the main actor the snapshot is shown when the call returns, while animations may still run. Elsewhere the
    /// call returns at once; the difference is worked out in the background and shown in the order of the calls.
    ///
    /// Call it always on the main actor, or always off it. If you mix the two, a call on the main actor supersedes the
    /// calls from elsewhere that are still pending: its snapshot is shown when it returns; theirs never are, but their
    /// completions are called. If one of them has items or sections to reload or reconfigure, or the list has outlines,
    /// the call returns at once instead, and its snapshot is shown after theirs.
    ///
    /// - Parameters:
    ///   - snapshot: What to show.
    ///   - animatingDifferences: Whether rows glide, appear and leave visibly.
    ///   - completion: Called once, on the main actor, when the animation has ended.
    /// - Complexity: That of the difference; see ``DiffableDataSourceSnapshot``.
    public nonisolated func apply(
        _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: ApplyHandler?
    ) {
        let isDone = callOverridable {
            apply(snapshot, animatingDifferences: animatingDifferences, completion: completion as (() -> Void)?)
        }
        if isDone { return }
        submit(.difference(animated: animatingDifferences), snapshot.precedence, completion: completion) { [warnings] in
            $0.applying(snapshot, warnings)
        }
    }

    /// Shows `snapshot`, from whatever thread.
    public nonisolated func apply(
        _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) {
        apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
    }

    /// Shows `snapshot`, and returns when the animation has ended.
    public nonisolated(nonsending) func apply(
        _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences, completion: { continuation.resume() })
        }
    }

    /// Shows `snapshot`, and returns when the animation has ended, unless the task is cancelled before it is shown:
    /// then the work on it stops, and what was shown stays.
    ///
    /// The difference is computed off the main actor, wherever this is called from. Use it for snapshots so large that
    /// computing the difference visibly takes time:
    ///
    /// ```swift
    /// let task = Task { try await dataSource.apply(after) { share in print("\(Int(share * 100)) %") } }
    /// task.cancel()
    /// ```
    ///
    /// - Parameters:
    ///   - snapshot: What to show.
    ///   - animatingDifferences: Whether rows glide, appear and leave visibly.
    ///   - progress: Called with the share of the work that is done, from 0 to 1, now and then, off the main
    ///     actor. Where something else is shown meanwhile, the work begins anew.
    /// - Throws: `CancellationError` when the snapshot was not shown.
    /// - Complexity: That of the difference; see ``DiffableDataSourceSnapshot``.
    @concurrent public nonisolated func apply(
        _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, progress: @escaping @Sendable (_ share: Double) -> Void
    ) async throws {
        try await pipeline.applyUnlessCancelled(
            .difference(animated: animatingDifferences), precedence: snapshot.precedence, progress: progress
        ) { [warnings] in $0.applying(snapshot, warnings) }
    }

    /// Shows `snapshot` by reloading everything, from whatever thread.
    ///
    /// - Parameters:
    ///   - snapshot: What to show.
    ///   - completion: Called once, on the main actor, when the reload is done.
    public nonisolated func applySnapshotUsingReloadData(
        _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: ApplyHandler?
    ) {
        if callOverridable({ applySnapshotUsingReloadData(snapshot, completion: completion as (() -> Void)?) }) {
            return
        }
        submit(.reload, completion: completion) { $0.reloading(snapshot) }
    }

    /// Shows `snapshot` by reloading everything, from whatever thread.
    public nonisolated func applySnapshotUsingReloadData(
        _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) {
        applySnapshotUsingReloadData(snapshot, completion: nil)
    }

    /// Shows `snapshot` by reloading everything, and returns when that is done.
    public nonisolated(nonsending) func applySnapshotUsingReloadData(
        _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { continuation in
            applySnapshotUsingReloadData(snapshot, completion: { continuation.resume() })
        }
    }

    /// On the main actor, calls the overridable form of a method. Inside such a form it does nothing: the call of
    /// `super` must not reach the override again.
    ///
    /// - Returns: Whether the method was called.
    package nonisolated func callOverridable(_ method: @MainActor () -> Void) -> Bool {
        guard MainQueue.isCurrent else { return false }
        return MainActor.assumeIsolated {
            if isInOverridable { return false }
            isInOverridable = true
            defer { isInOverridable = false }
            method()
            return true
        }
    }

    /// Hands an update to the pipeline: synchronously on the main actor, in the background elsewhere.
    nonisolated func submit(
        _ style: ApplyStyle, _ precedence: ApplyPrecedence = .inOrder,
        completion: ApplyHandler?,
        update:
            @escaping @Sendable (DataSourceState<SectionIdentifierType, ItemIdentifierType>) ->
            (state: DataSourceState<SectionIdentifierType, ItemIdentifierType>, difference: SnapshotDifference)
    ) {
        if MainQueue.isCurrent {
            MainActor.assumeIsolated {
                // What runs inside this call, such as a completion, may apply again, by the overridable form.
                let outer = isInOverridable
                isInOverridable = false
                pipeline.apply(style, precedence: precedence, completion: completion, update: update)
                isInOverridable = outer
            }
        } else {
            pipeline.applyInBackground(style, precedence: precedence, completion: completion, update: update)
        }
    }
}

extension DiffableDataSourceSnapshot {
    /// A snapshot with items or sections to reload or reconfigure must not be skipped for a later one.
    var precedence: ApplyPrecedence {
        reloadedItemIdentifiers.isEmpty && reconfiguredItemIdentifiers.isEmpty && reloadedSectionIdentifiers.isEmpty
            && reconfiguredSectionIdentifiers.isEmpty ? .replacing : .inOrder
    }
}

extension DataSourceState {
    func applying(
        _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, _ warnings: SnapshotWarnings
    ) -> (state: DataSourceState, difference: SnapshotDifference) {
        defer { warnings.check(snapshot) }
        return applying(snapshot)
    }

    func applying(
        _ outline: DiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        _ warnings: SnapshotWarnings
    ) -> (state: DataSourceState, difference: SnapshotDifference) {
        warnings.check(outline)
        return applying(outline, to: section)
    }
}
