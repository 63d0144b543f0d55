import DiffableSnapshots

extension CollectionViewWindow {
    /// What a window shows at one version of the view.
    struct Prepared {
        var viewVersion: Int
        var solution: LayoutSolution
        var elements: [PreparedElement]
    }

    /// One element with its frame and content.
    struct PreparedElement {
        var element: LayoutElement
        var placement: LayoutSolution.Placement
        var content: RowContent
    }

    /// After so many attempts, a data source or delegate that changes the view during each of them is taken for one
    /// that never stops doing so.
    private static let maximumAttempts = 100

    /// Solves the layout, makes the cells of the window, and releases those that it no longer shows.
    ///
    /// If a provider or a delegate changes the view meanwhile, it starts again.
    func prepare() -> Prepared {
        isPreparing = true
        defer {
            isPreparing = false
            // Asynchronously: the host does not have the transaction yet that is being made.
            if hasChangedMeanwhile { Task { [weak self] in self?.setNeedsTransaction() } }
        }
        if isSettledLayoutOutdated { recordAnchor() }
        let anchor = anchor
        let (start, glide) = (offset, glide)
        var request: ScrollRequest?
        for _ in 0..<Self.maximumAttempts {
            hasChangedMeanwhile = false
            let version = collectionView.history.version
            let solution = currentSolution()
            (offset, self.glide) = (start, glide)
            if let asked = self.request { request = asked }
            self.request = nil
            settleLanes(in: solution)
            let scroll = settleOffset(in: solution, request: request, anchor: anchor)
            if takeKnownHeights(in: solution) { continue }
            guard let uses = makeCells(solution), collectionView.history.version == version else { continue }
            let elements = uses.map { use in
                PreparedElement(
                    element: use.element, placement: use.placement,
                    content: content(of: use.element, use.shown.view, in: solution))
            }
            if recallHeights(of: elements) { continue }
            self.anchor = nil
            staysAtEnd = false
            settledLayout = cachedSolution
            if let scroll { add(scroll) }
            updatePrefetching(in: solution)
            return Prepared(viewVersion: version, solution: solution, elements: elements)
        }
        fatalError(
            "CollectionView: the data source or the delegate changes the view each time it is asked for a cell or told "
                + "of one; update the view from elsewhere.")
    }

    /// Adds a scroll to the one that the viewer has yet to be sent.
    private func add(_ scroll: WindowTransaction.Scroll) {
        var scroll = scroll
        if let unsent = unsentScroll, scroll.from != nil {
            scroll.from = unsent.from
            scroll.animated = unsent.animated
        }
        unsentScroll = scroll
    }

    private typealias Use = (element: LayoutElement, placement: LayoutSolution.Placement, shown: ShownElement)

    /// The cells in and around the window; nil when the view changed while they were made.
    private func makeCells(_ solution: LayoutSolution) -> [Use]? {
        let version = collectionView.history.version
        let rect = preparedRect(around: offset, screens: 1)
        var elements = solution.elements(in: rect, laneOverscan: size.width) { laneOffset(ofSection: $0) }
        if let focused = focusedRow?.element, !elements.contains(focused) { elements.append(focused) }
        if let movement { elements += [.item(movement.primary)].filter { !elements.contains($0) } }
        var nowShown: Set<ShownElement> = []
        var uses: [Use] = []
        for element in elements {
            guard let placement = solution.placement(of: element) else { continue }
            let list = (solution.arranged(element)?.section).flatMap { solution.patterns[$0].list }
            let made = collectionView.shownElement(for: element, list: list)
            if let made, nowShown.insert(made).inserted, !shown.contains(made) {
                made.windowCount += 1
                shown.insert(made)
            }
            guard let made, collectionView.history.version == version else { return nil }
            made.traitCollection.horizontalSizeClass = solution.environment.traitCollection.horizontalSizeClass
            made.traitCollection.textScale = solution.environment.textScale
            made.traitCollection.userInterfaceIdiom = solution.environment.idiom
            made.traitCollection.displayScale = solution.environment.displayScale
            if made.view.frame != placement.frame { made.view.frame = placement.frame }
            uses.append((element, placement, made))
        }
        let left = shown.subtracting(nowShown)
        shown = nowShown
        for use in left { collectionView.release(use) }
        collectionView.announceDisplays()
        return uses
    }

    /// Makes the cells of what the window shows now.
    func prepareCells() {
        if isReady, !isPreparing { _ = prepare() }
    }
}
