import DiffableSnapshots

extension CollectionViewWindow {
    /// Takes the measured heights and the lanes along to the view's current version.
    func bringPlacesUpToDate() {
        let version = collectionView.history.version
        if placesVersion == version { return }
        if let updates = collectionView.history.updates(since: placesVersion) {
            for case let map? in updates.lazy.map(\.map) {
                if !heights.isEmpty { heights.update(by: map) }
                if !laneIDs.isEmpty { moveLanes(by: map) }
            }
        } else {
            heights = MeasuredHeights()
            laneIDs = [:]
            laneOffsets = [:]
        }
        placesVersion = version
    }

    private func moveLanes(by map: IndexMap) {
        var moved: [Int: Int] = [:]
        for (section, id) in laneIDs {
            if let section = map.newSection(ofOld: section) { moved[section] = id } else { laneOffsets[id] = nil }
        }
        laneIDs = moved
    }

    /// How far a section that scrolls across is scrolled.
    func laneOffset(ofSection section: Int) -> Double {
        laneIDs[section].flatMap { laneOffsets[$0] } ?? 0
    }

    /// The layout solved for this window and the present; the last one when nothing has changed.
    func currentSolution() -> LayoutSolution {
        bringPlacesUpToDate()
        let environment = CollectionLayoutEnvironment(size: size)
        let version = collectionView.history.version
        if let solved, solved.viewVersion == version, solved.layoutGeneration == collectionView.layoutGeneration,
            solved.solution.environment == environment
        {
            return solved.solution
        }
        let solution = collectionView.collectionViewLayout.solve(
            counts: collectionView.counts, environment: environment, heights: heights)
        workCount += solution.workCount
        solved = SolvedLayout(
            viewVersion: version, layoutGeneration: collectionView.layoutGeneration, solution: solution)
        return solution
    }

    /// What a row shows here: what its view says, and what its place adds to it.
    func content(of element: LayoutElement, _ view: CollectionReusableView, in solution: LayoutSolution) -> RowContent {
        var content = view.rowContent
        content.isSelfSizing = solution.placement(of: element)?.isSelfSizing ?? false
        guard case .item(let path) = element else {
            content.isSelectable = false
            return content
        }
        let pattern = solution.patterns[path.section]
        if let list = pattern.list {
            add(list, to: &content, at: path, count: solution.counts[path.section])
        } else {
            content.gridPosition = solution.gridPosition(of: path)
        }
        let accessories = (view as? CollectionViewListCell)?.accessories ?? []
        let togglesWhole = accessories.contains { $0.togglesWholeRow(isHeader: view.isHeaderOrFooter) }
        content.isSelectable = collectionView.isSelectionAllowed && !togglesWhole
        if let place = collectionView.driver?.outline?.outlinePlace(at: .init(path)) {
            content.isExpanded = place.isExpanded
            content.siblingPosition = place.siblingPosition
            content.siblingCount = place.siblingCount
        }
        return content
    }

    private func add(
        _ list: CollectionLayoutListConfiguration, to content: inout RowContent, at path: ItemPath, count: Int
    ) {
        let first = list.headerMode == .firstItemInSection ? 1 : 0
        let isHeader = path.item < first
        let isLast = path.item == count - 1
        content.showsSeparator = list.showsSeparators && !isHeader && !isLast
        guard list.appearance == .insetGrouped || list.appearance == .grouped, !isHeader else { return }
        switch (path.item == first, isLast) {
        case (true, true): content.grouping = .single
        case (true, false): content.grouping = .first
        case (false, true): content.grouping = .last
        case (false, false): content.grouping = .middle
        }
    }

    /// What the view as a whole is to a screen reader.
    func role(in solution: LayoutSolution) -> WindowTransaction.Role {
        if collectionView.driver?.outline?.holdsOutline == true { return .tree }
        return solution.patterns.prefix(16).contains { $0.list == nil && $0.itemsPerGroup > 1 } ? .grid : .list
    }
}

extension LayoutSolution {
    /// An item's line and column; each group is a line.
    func gridPosition(of path: ItemPath) -> RowContent.GridPosition {
        let (group, leaf) = path.item.quotientAndRemainder(dividingBy: patterns[path.section].itemsPerGroup)
        return RowContent.GridPosition(line: groupOffsets[path.section] + group, column: leaf)
    }

    /// The numbers of a section's items among all, from 0.
    func positions(inSection section: Int) -> Range<Int> { itemOffsets[section]..<itemOffsets[section + 1] }

    /// An item's number among all, from 0; a header's is that of the first item behind it.
    func position(of element: LayoutElement) -> Int {
        switch element {
        case .item(let path): itemOffsets[path.section] + path.item
        case .supplementary(let path): itemOffsets[path.section]
        }
    }
}
