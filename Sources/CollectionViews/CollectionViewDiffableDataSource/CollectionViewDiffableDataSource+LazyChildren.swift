import DiffablePipeline
import DiffableSnapshots

extension CollectionViewDiffableDataSource {
    /// Observes a loader: its children become rows, and the parent's row is reconfigured at each step of the loading.
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

    /// Starts loading the children of an item that a user has just expanded, unless it has some.
    func loadChildren(of item: ItemIdentifierType) {
        guard let lazyChildren, let section = pipeline.state.snapshot.sectionIdentifier(containingItem: item),
            let outline = pipeline.state.outlines[section], outline.isExpanded(item), !outline.hasChildren(item)
        else { return }
        lazyChildren.expand(item)
    }

    /// Shows loaded children. Those that another section contains are left out: what a loader brings never stops the
    /// program.
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

    /// Appends one piece of the children, and returns when the next piece may come. Once all are loaded,
    /// ``show(_:of:)`` sets the final list.
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
        // Only the first piece is animated: the others follow faster than an animation takes.
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
