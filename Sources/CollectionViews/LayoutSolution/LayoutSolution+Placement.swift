import DiffableSnapshots
import Foundation

extension LayoutSolution {
    /// The position of an element.
    struct Placement: Sendable, Equatable {
        /// In the view's content, or in the lane's when there is one.
        var frame: CGRect
        /// The section whose lane holds the element.
        var lane: Int?
        /// Whether the element's height waits for the viewer to measure it.
        var isSelfSizing: Bool
    }

    /// The element in the layout's order; nil if it is not laid out.
    func arranged(_ element: LayoutElement) -> LayoutElement? {
        guard let arrangement else { return element }
        return element.mapped(forward: arrangement)
    }

    /// The element in the data's order, for one in the layout's order.
    func unarranged(_ element: LayoutElement) -> LayoutElement? {
        guard let arrangement else { return element }
        return element.mapped(backward: arrangement)
    }

    /// Whether the layout has an element, named in the layout's order.
    func contains(_ element: LayoutElement) -> Bool {
        guard patterns.indices.contains(element.section) else { return false }
        switch element {
        case .item(let path): return path.item >= 0 && path.item < counts[path.section]
        case .supplementary(let path):
            let pattern = patterns[path.section]
            if path.isDecoration { return pattern.decorations.contains { $0.kind == path.kind } }
            if let item = path.item {
                return item >= 0 && item < counts[path.section] && badge(of: path, item: item) != nil
            }
            return pattern.headers.contains { $0.kind == path.kind }
                || pattern.footers.contains { $0.kind == path.kind }
        }
    }

    /// The element's position; nil if the layout does not have it.
    func placement(of element: LayoutElement) -> Placement? {
        arranged(element).flatMap { placement(ofArranged: $0) }
    }

    /// The position of an element that is named in the layout's order.
    func placement(ofArranged element: LayoutElement) -> Placement? {
        guard contains(element) else { return nil }
        switch element {
        case .item(let path): return placement(of: path)
        case .supplementary(let path): return placement(of: path)
        }
    }

    /// The element's frame in the view's content. `laneOffset` says how far lanes are scrolled.
    func contentFrame(of element: LayoutElement, laneOffset: (Int) -> Double = { _ in 0 }) -> CGRect? {
        guard let placement = placement(of: element) else { return nil }
        guard let lane = placement.lane else { return placement.frame }
        return placement.frame.offset(x: -laneOffset(lane), y: groupsStart(ofSection: lane))
    }

    private func placement(of path: ItemPath) -> Placement {
        let pattern = patterns[path.section]
        if let lines = pattern.lines { return placement(of: path.item, in: lines, section: path.section) }
        let (group, leafIndex) = path.item.quotientAndRemainder(dividingBy: pattern.itemsPerGroup)
        let holdsMeasured = measured[path.section]?.holds(group) ?? false
        let solved = holdsMeasured ? solvedGroup(group, inSection: path.section) : pattern.group
        let leaf = solved.leaves[leafIndex]
        if pattern.scrollsOrthogonally {
            return Placement(
                frame: leaf.frame.offset(x: pattern.laneInset + Double(group) * pattern.stride), lane: path.section,
                isSelfSizing: leaf.isSelfSizing)
        }
        let y = groupsStart(ofSection: path.section) + groupStart(group, inSection: path.section)
        return Placement(
            frame: leaf.frame.offset(x: left + pattern.insets.leading, y: y), lane: nil, isSelfSizing: leaf.isSelfSizing
        )
    }

    /// The position of an item that has a size of its own. While items are dragged between sections there may be one
    /// more than sizes: it gets the last frame.
    private func placement(of item: Int, in lines: FlowLines, section: Int) -> Placement {
        let frame = lines.frames.isEmpty ? .zero : lines.frames[min(item, lines.frames.count - 1)]
        let pattern = patterns[section]
        if pattern.scrollsOrthogonally {
            return Placement(frame: frame.offset(x: pattern.laneInset), lane: section, isSelfSizing: false)
        }
        return Placement(
            frame: frame.offset(x: left + pattern.insets.leading, y: groupsStart(ofSection: section)), lane: nil,
            isSelfSizing: false)
    }

    private func placement(of path: SupplementaryPath) -> Placement? {
        let pattern = patterns[path.section]
        if path.isDecoration { return decorationPlacement(of: path) }
        if let item = path.item, let badge = badge(of: path, item: item) {
            var placement = placement(of: ItemPath(section: path.section, item: item))
            placement.frame = badge.frame(on: placement.frame)
            placement.isSelfSizing = false
            return placement
        }
        var y = starts[path.section]
        for boundary in pattern.headers {
            let height = boundaryHeight(boundary, section: path.section)
            if boundary.kind == path.kind { return placement(of: boundary, y: y, height: height, pattern) }
            if boundary.extends { y += height }
        }
        y = groupsStart(ofSection: path.section) + groupsExtent(ofSection: path.section) + pattern.insets.bottom
        for boundary in pattern.footers {
            let height = boundaryHeight(boundary, section: path.section)
            if boundary.kind == path.kind { return placement(of: boundary, y: y, height: height, pattern) }
            if boundary.extends { y += height }
        }
        return nil
    }

    private func placement(
        of boundary: SectionPattern.Boundary, y: Double, height: Double, _ pattern: SectionPattern
    ) -> Placement {
        Placement(
            frame: CGRect(
                x: left + pattern.boundaryOrigin + boundary.start + boundary.offset.x, y: y + boundary.offset.y,
                width: boundary.size.width, height: height
            ).inset(by: boundary.insets),
            lane: nil, isSelfSizing: boundary.isSelfSizing)
    }

    private func decorationPlacement(of path: SupplementaryPath) -> Placement? {
        let pattern = patterns[path.section]
        guard let decoration = pattern.decorations.first(where: { $0.kind == path.kind }) else { return nil }
        let section = CGRect(
            x: left, y: starts[path.section], width: environment.container.effectiveContentSize.width,
            height: extent(ofSection: path.section))
        return Placement(frame: section.inset(by: decoration.insets), lane: nil, isSelfSizing: false)
    }

    private func badge(of path: SupplementaryPath, item: Int) -> LayoutNode.Badge? {
        let leaves = patterns[path.section].group.leaves
        return leaves.isEmpty ? nil : leaves[item % leaves.count].badges.first { $0.kind == path.kind }
    }

    /// The drawing order: elements with a greater number cover others. Items have 0.
    func zIndex(of element: LayoutElement) -> Int {
        guard case .supplementary(let path) = element, patterns.indices.contains(path.section) else { return 0 }
        let pattern = patterns[path.section]
        if path.isDecoration { return pattern.decorations.first { $0.kind == path.kind }?.zIndex ?? -1 }
        if let item = path.item { return badge(of: path, item: item)?.zIndex ?? 1 }
        // Headers and footers are beside the items, unless they are made to overlap them.
        let boundary = (pattern.headers + pattern.footers).first { $0.kind == path.kind }
        return boundary.map { $0.extends && $0.zIndex == 1 ? 0 : $0.zIndex } ?? 0
    }
}
