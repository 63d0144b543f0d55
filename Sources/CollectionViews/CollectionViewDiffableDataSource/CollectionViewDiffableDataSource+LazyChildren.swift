import DiffablePipeline
import DiffableSnapshots

extension CollectionViewDiffableDataSource {
    /// Follows a loader: its children become rows, and a parent's row is made up anew at each step of its loading.
    func follow(_ loader: LazyChildren<ItemIdentifierType>?) {
        loader?.follower = { [weak self, weak loader] parent, state in
            guard let self else { return }
            if case .loaded = state, let children = loader?.children(of: parent) { show(children, of: parent) }
            refreshRow(of: parent)
        }
        loader?.pieceFollower = { [weak self, weak loader] parent, piece in
            guard let self, let loader else { return }
            refreshRow(of: parent)
            await append(piece, arrivedCount: loader.numberOfChildrenSoFar(of: parent), to: parent)
        }
    }

    /// Starts loading what a user has just opened, unless it has children from elsewhere.
    func loadChildren(of item: ItemIdentifierType) {
        guard let lazyChildren, let section = pipeline.state.snapshot.sectionIdentifier(containingItem: item),
            let outline = pipeline.state.outlines[section], outline.isExpanded(item), !outline.hasChildren(item)
        else { return }
        lazyChildren.expand(item)
    }

    /// Children that stand in another section already stay there: what a loader brings is never an error.
    private func show(_ children: [ItemIdentifierType], of parent: ItemIdentifierType) {
        applyToOutline(rowCount: children.count) { state in
            guard let (section, outline) = state.outlines.first(where: { $0.value.contains(parent) }) else {
                return (state, SnapshotDifference())
            }
            var changed = outline
            changed.setChildren(of: parent, to: children.filter { !state.holds($0, outside: section) })
            return state.applying(changed, to: section)
        }
    }

    /// Shows a piece of the children behind those that came before, and returns when the next one may come. When all
    /// are here, ``show(_:of:)`` has the last word.
    private func append(
        _ piece: [ItemIdentifierType], arrivedCount: Int, to parent: ItemIdentifierType
    ) async {
        let update: State.Transition = { state in
            guard let (section, outline) = state.outlines.first(where: { $0.value.contains(parent) }) else {
                return (state, SnapshotDifference())
            }
            var changed = outline
            changed.append(piece.filter { !outline.contains($0) && !state.holds($0, outside: section) }, to: parent)
            return state.applying(changed, to: section)
        }
        // The first rows glide in; behind them, pieces follow each other faster than anything could glide.
        if arrivedCount == piece.count { return applyToOutline(rowCount: arrivedCount, update: update) }
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            applyToOutline(
                rowCount: arrivedCount, animated: false, completion: { continuation.resume() }, update: update)
        }
    }

    private typealias State = DataSourceState<SectionIdentifierType, ItemIdentifierType>

    private func refreshRow(of item: ItemIdentifierType) {
        pipeline.apply(.difference(animated: true), precedence: .gesture) { state in
            guard state.snapshot.contains(item: item) else { return (state, SnapshotDifference()) }
            var snapshot = state.snapshot
            snapshot.reconfigureItems([item])
            return state.applying(snapshot)
        }
    }
}

extension DataSourceState {
    fileprivate func holds(_ item: ItemIdentifierType, outside section: SectionIdentifierType) -> Bool {
        if let shown = snapshot.sectionIdentifier(containingItem: item) { return shown != section }
        return outlines.contains { $0.key != section && $0.value.contains(item) }
    }
}
