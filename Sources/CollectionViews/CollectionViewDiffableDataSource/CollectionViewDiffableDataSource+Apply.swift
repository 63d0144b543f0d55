import DiffableDataSources
import DiffableSnapshots
import Foundation

extension CollectionViewDiffableDataSource {
    /// Shows `snapshot`: works out what changed, and moves the view there.
    ///
    /// On the main actor the snapshot is shown when the call returns, while animations may still run. Elsewhere the
    /// call returns at once; the difference is worked out in the background and shown in the order of the calls. Use
    /// one of both ways only: on the main actor, an apply that finds others from elsewhere still at work takes their
    /// place, or, where marks or outlines forbid that, waits until they are shown. Inside another apply (from a cell
    /// provider, say) the snapshot waits until that is done.
    /// The first apply draws everything at once, without animation. An unchanged snapshot does nothing.
    ///
    /// - Parameters:
    ///   - snapshot: What to show.
    ///   - animatingDifferences: Whether rows glide, appear and leave visibly. Without animation it is the difference
    ///     too that is shown, not a reload.
    ///   - completion: Called once, on the main actor, when the animation has ended.
    /// - Complexity: That of the difference; see ``DiffableDataSourceSnapshot``.
    ///
    /// Apple has this since iOS 13.
    public nonisolated func apply(
        _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (@MainActor @Sendable () -> Void)? = nil
    ) {
        submit(.difference(animated: animatingDifferences), snapshot.precedence, completion: completion) {
            $0.applying(snapshot)
        }
    }

    /// Shows `snapshot`, and returns when the animation has ended.
    ///
    /// Apple has this since iOS 15.
    public nonisolated(nonsending) func apply(
        _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            submit(.difference(animated: animatingDifferences), snapshot.precedence) {
                continuation.resume()
            } update: {
                $0.applying(snapshot)
            }
        }
    }

    /// Shows `snapshot` by asking for everything anew: no difference is worked out and nothing is animated.
    ///
    /// - Parameters:
    ///   - snapshot: What to show.
    ///   - completion: Called once, on the main actor, when the reload is done.
    ///
    /// Apple has this since iOS 15.
    public nonisolated func applySnapshotUsingReloadData(
        _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (@MainActor @Sendable () -> Void)? = nil
    ) {
        submit(.reload, completion: completion) { $0.reloading(snapshot) }
    }

    /// Shows `snapshot` by asking for everything anew, and returns when that is done.
    ///
    /// Apple has this since iOS 15.
    public nonisolated(nonsending) func applySnapshotUsingReloadData(
        _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { continuation in
            submit(.reload, completion: { continuation.resume() }) { $0.reloading(snapshot) }
        }
    }

    /// Hands an update to the pipeline by the way that fits the calling thread.
    nonisolated func submit(
        _ style: ApplyStyle, _ precedence: ApplyPrecedence = .inOrder,
        completion: (@MainActor @Sendable () -> Void)?,
        update:
            @escaping @Sendable (DataSourceState<SectionIdentifierType, ItemIdentifierType>) ->
            (state: DataSourceState<SectionIdentifierType, ItemIdentifierType>, difference: SnapshotDifference)
    ) {
        if MainQueue.isCurrent {
            MainActor.assumeIsolated {
                pipeline.apply(style, precedence: precedence, completion: completion, update: update)
            }
        } else {
            pipeline.applyInBackground(style, precedence: precedence, completion: completion, update: update)
        }
    }
}

extension DiffableDataSourceSnapshot {
    /// A snapshot with marks is more than what it shows, so it must not be passed over.
    fileprivate var precedence: ApplyPrecedence {
        reloadedItemIdentifiers.isEmpty && reconfiguredItemIdentifiers.isEmpty && reloadedSectionIdentifiers.isEmpty
            ? .replacing : .inOrder
    }
}
