import DiffableSnapshots
import Foundation

extension CollectionViewWindow {
    /// Maps the measured heights and the lanes to the view's current version.
    func mapToCurrentVersion() {
        let version = collectionView.history.version
        if mappedVersion == version { return }
        if let updates = collectionView.history.updates(since: mappedVersion) {
            for case let map? in updates.lazy.map(\.map) {
                if !heights.isEmpty { heights.update(by: map) }
                if !laneIDs.isEmpty { moveLanes(by: map) }
            }
        } else {
            heights = MeasuredHeights()
            laneIDs = [:]
            laneOffsets = [:]
            scrolledGroups = [:]
        }
        mappedVersion = version
    }

    private func moveLanes(by map: IndexMap) {
        var moved: [Int: Int] = [:]
        for (section, id) in laneIDs {
            if let section = map.newSection(ofOld: section) {
                moved[section] = id
            } else {
                (laneOffsets[id], scrolledGroups[id]) = (nil, nil)
            }
        }
        laneIDs = moved
    }

    /// How far a section that scrolls orthogonally is scrolled.
    func laneOffset(ofSection section: Int) -> Double {
        laneIDs[section].flatMap { laneOffsets[$0] } ?? 0
    }

    /// What the layout is solved for.
    private var environment: WindowEnvironment {
        WindowEnvironment(
            size: size, insets: collectionView.insets, textScale: textScale, idiom: idiom, displayScale: displayScale)
    }

    /// The layout solution for this window and the current version; the last one if nothing has changed.
    func currentSolution() -> LayoutSolution {
        mapToCurrentVersion()
        let version = collectionView.history.version
        if let cachedSolution, cachedSolution.viewVersion == version,
            cachedSolution.layoutGeneration == collectionView.layoutGeneration,
            cachedSolution.solution.environment == environment
        {
            return cachedSolution.solution
        }
        let own = currentMovement?.arrangement(in: collectionView)
        let solution = solve(own ?? gap?.arrangement, gap: own == nil ? gap : nil)
        workCount += solution.workCount
        cachedSolution = SolvedLayout(
            viewVersion: version, layoutGeneration: collectionView.layoutGeneration, solution: solution)
        return solution
    }

    /// The layout solution for this window, with the items in another order than the data's, or with other heights
    /// than those that were measured.
    func solve(
        _ arrangement: IndexMap?, gap: InteractiveMovement.Gap? = nil, heights others: MeasuredHeights? = nil
    ) -> LayoutSolution {
        mapToCurrentVersion()
        let counts = collectionView.counts
        var heights = others ?? heights
        if let arrangement { heights.update(by: arrangement) }
        if let gap, gap.height > 0 { heights.set(gap.height, for: .item(gap.path)) }
        let environment = environment
        var solution = TraitCollection.$ofLayout.withValue(environment.traitCollection) {
            collectionView.collectionViewLayout.solve(
                counts: arrangement.map { counts.arranged(by: $0) } ?? counts, environment: environment,
                heights: heights)
        }
        solution.arrangement = arrangement
        return solution
    }

    /// The height that a table gives an element, scaled with the text size; nil if the viewer measures it.
    func knownHeight(of element: LayoutElement) -> Double? {
        guard let table = collectionView.tableSource else { return nil }
        let height =
            switch element {
            case .item(let path): table.height(ofRowAt: IndexPath(path))
            case .supplementary(let path): table.height(ofSupplementary: path.kind, inSection: path.section)
            }
        return height.map { FontMetrics.default.scaledValue(for: $0, compatibleWith: environment.traitCollection) }
    }

    /// Sets the heights that a table gives the elements in and around the window. Returns whether one of them changed.
    func takeKnownHeights(in solution: LayoutSolution) -> Bool {
        guard collectionView.tableSource != nil else { return false }
        var isChanged = false
        for element in solution.elements(in: preparedRect(around: offset, screens: 1)) {
            guard let height = knownHeight(of: element), let frame = solution.contentFrame(of: element),
                abs(Double(frame.height) - height) >= 0.25
            else { continue }
            heights.set(height, for: element)
            isChanged = true
        }
        return isChanged
    }

    /// Sets the heights that rows with the same content had before they were removed. Returns whether one of them
    /// changed.
    func recallHeights(of rows: [PreparedElement]) -> Bool {
        var isChanged = false
        for row in rows where row.content.isSelfSizing {
            let frame = row.placement.frame
            guard heights[row.element] == nil,
                let height = rememberedHeights.height(of: row.content, width: frame.width), height != frame.height
            else { continue }
            heights.set(height, for: row.element)
            isChanged = true
        }
        return isChanged
    }

    /// The role of the view for screen readers. A section that scrolls orthogonally is one line of it; only other
    /// sections make it a grid.
    func role(in solution: LayoutSolution) -> WindowTransaction.Role {
        if collectionView.driver?.outline?.holdsOutline == true { return .tree }
        let isGrid = solution.patterns.prefix(16).contains { pattern in
            pattern.scrolling == .none && !pattern.isList && (pattern.itemsPerGroup > 1 || pattern.lines != nil)
        }
        return isGrid ? .grid : .list
    }
}
