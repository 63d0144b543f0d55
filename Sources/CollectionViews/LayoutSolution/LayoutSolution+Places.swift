import DiffableSnapshots

extension LayoutSolution {
    /// An element in its place.
    struct Placement: Sendable, Equatable {
        /// In the view's content, or in the lane's when there is one.
        var frame: Rect
        /// The section whose lane holds the element.
        var lane: Int?
        /// Whether the element's height waits for the viewer to measure it.
        var isSelfSizing: Bool
    }

    /// Whether the layout places the element at all.
    func contains(_ element: LayoutElement) -> Bool {
        guard patterns.indices.contains(element.section) else { return false }
        switch element {
        case .item(let path): return path.item >= 0 && path.item < counts[path.section]
        case .supplementary(let path):
            let pattern = patterns[path.section]
            return pattern.headers.contains { $0.kind == path.kind }
                || pattern.footers.contains { $0.kind == path.kind }
        }
    }

    /// The element's place; nil when the layout has none for it.
    func placement(of element: LayoutElement) -> Placement? {
        guard contains(element) else { return nil }
        switch element {
        case .item(let path): return placement(of: path)
        case .supplementary(let path): return placement(of: path)
        }
    }

    /// The element's frame in the view's content, lanes being scrolled as `laneOffset` says.
    func contentFrame(of element: LayoutElement, laneOffset: (Int) -> Double = { _ in 0 }) -> Rect? {
        guard let placement = placement(of: element) else { return nil }
        guard let lane = placement.lane else { return placement.frame }
        return placement.frame.offset(x: -laneOffset(lane), y: groupsStart(ofSection: lane))
    }

    private func placement(of path: ItemPath) -> Placement {
        let pattern = patterns[path.section]
        let (group, leafIndex) = path.item.quotientAndRemainder(dividingBy: pattern.itemsPerGroup)
        let holdsMeasured = measured[path.section]?.holds(group) ?? false
        let solved = holdsMeasured ? solvedGroup(group, inSection: path.section) : pattern.group
        let leaf = solved.leaves[leafIndex]
        if pattern.scrollsAcross {
            return Placement(
                frame: leaf.frame.offset(x: pattern.laneInset + Double(group) * pattern.stride), lane: path.section,
                isSelfSizing: leaf.isSelfSizing)
        }
        let y = groupsStart(ofSection: path.section) + groupStart(group, inSection: path.section)
        return Placement(
            frame: leaf.frame.offset(x: pattern.insets.leading, y: y), lane: nil, isSelfSizing: leaf.isSelfSizing)
    }

    private func placement(of path: SupplementaryPath) -> Placement? {
        let pattern = patterns[path.section]
        var y = starts[path.section]
        for boundary in pattern.headers {
            let height = boundaryHeight(boundary, section: path.section)
            if boundary.kind == path.kind { return placement(of: boundary, y: y, height: height, pattern) }
            y += height
        }
        y = groupsStart(ofSection: path.section) + groupsExtent(ofSection: path.section) + pattern.insets.bottom
        for boundary in pattern.footers {
            let height = boundaryHeight(boundary, section: path.section)
            if boundary.kind == path.kind { return placement(of: boundary, y: y, height: height, pattern) }
            y += height
        }
        return nil
    }

    private func placement(
        of boundary: SectionPattern.Boundary, y: Double, height: Double, _ pattern: SectionPattern
    ) -> Placement {
        Placement(
            frame: Rect(x: pattern.boundaryOrigin, y: y, width: boundary.size.width, height: height)
                .inset(by: boundary.insets),
            lane: nil, isSelfSizing: boundary.isSelfSizing)
    }
}
