import DiffableSnapshots
import Foundation

/// What a table needs of the collection view that it is built on.
extension CollectionView {
    /// The frame of an item in the content, in the window that was scrolled last, or else for the view's own frame.
    package func contentFrame(ofItemAt indexPath: IndexPath) -> CGRect? {
        guard let path = ItemPath(indexPath), holds(path) else { return nil }
        return currentSolution.contentFrame(of: .item(path))?.offset(x: -insets.left, y: -insets.top)
    }

    /// The frame of a header or footer in the content.
    package func contentFrame(ofSupplementary kind: String, inSection section: Int) -> CGRect? {
        guard counts.indices.contains(section) else { return nil }
        return currentSolution.contentFrame(of: .supplementary(SupplementaryPath(kind: kind, section: section)))?
            .offset(x: -insets.left, y: -insets.top)
    }

    /// The item at a point of the content.
    package func indexPathForItem(inContentAt point: CGPoint) -> IndexPath? {
        let solution = currentSolution
        let point = CGPoint(x: point.x + insets.left, y: point.y + insets.top)
        for case .item(let path) in solution.elements(in: CGRect(origin: point, size: CGSize(width: 1, height: 1))) {
            if let frame = solution.contentFrame(of: .item(path)), frame.contains(point) { return IndexPath(path) }
        }
        return nil
    }

    /// The extent of the content.
    package var currentContentSize: CGSize { currentSolution.contentSize }

    private var currentSolution: LayoutSolution {
        if let window = currentWindow { return window.currentSolution() }
        return collectionViewLayout.solve(
            counts: counts, environment: WindowEnvironment(size: frame.size, insets: insets), heights: MeasuredHeights()
        )
    }

    /// Whether a class is registered for cells under an identifier.
    package func isRegistered(cellIdentifier identifier: String) -> Bool {
        pools["cell/" + identifier]?.makesViews == true
    }

    /// Whether a class is registered for supplementary views under an identifier.
    package func isRegistered(kind: String, identifier: String) -> Bool {
        pools[kind + "/" + identifier]?.makesViews == true
    }

    /// An unused cell with an identifier, or a new one if a class is registered; nil if there is neither.
    package func reusableCell(withIdentifier identifier: String) -> CollectionViewCell? {
        guard let pool = pools["cell/" + identifier] else { return nil }
        return reusableView(from: pool, identifier) as? CollectionViewCell
    }

    /// An unused header or footer with an identifier, or a new one if a class is registered; nil if there is neither.
    package func reusableSupplementaryView(ofKind kind: String, withIdentifier identifier: String)
        -> CollectionReusableView?
    {
        guard let pool = pools[kind + "/" + identifier] else { return nil }
        return reusableView(from: pool, identifier)
    }

    private func reusableView(from pool: ReusePool, _ identifier: String) -> CollectionReusableView? {
        guard pool.makesViews || pool.hasUnused || reconfigured?.view.pool === pool else { return nil }
        let path: IndexPath
        switch requested {
        case .item(let item)?: path = IndexPath(item)
        case .supplementary(let supplementary)?: path = IndexPath(item: 0, section: supplementary.section)
        case nil: path = IndexPath(item: 0, section: 0)
        }
        let view = take(from: pool, for: path)
        view.reuseIdentifier = identifier
        return view
    }

    /// Returns a view that was dequeued and is not shown to its pool.
    package func recycle(_ view: CollectionReusableView) {
        if view.shown == nil { view.pool?.put(view) }
    }

    /// Adds a view that the app made itself to the pool of its identifier, so that it is reused.
    package func adopt(_ view: CollectionReusableView, kind: String = "cell", identifier: String?) {
        guard !view.wasDequeued else { return }
        let name = kind + "/" + (identifier ?? "")
        let pool = pools[name] ?? ReusePool(make: nil)
        // Views without an identifier are used once.
        if identifier != nil { pools[name] = pool }
        view.pool = pool
        view.wasDequeued = true
        view.reuseIdentifier = identifier
        view.listConfiguration = preparedList
    }
}
