import DiffableSnapshots
import Foundation

extension CollectionViewWindow {
    /// The frames of the first items and headers, in twice the window's height, for placeholders until the cells are
    /// there. What has yet to be measured is as high as its content needs at least. Lanes are those of a wide window.
    ///
    /// - Parameters:
    ///   - isReadable: Whether texts of any length have wide lines, to be easily read.
    ///   - chosen: The item that the window will be scrolled to; the frames are those around it then.
    ///   - distance: How far below the window's upper edge the item will be; nil where it is to be in sight.
    package func layoutOutline(
        isReadable: Bool = false, chosen: IndexPath? = nil, distance: Double? = nil
    ) -> LayoutOutline {
        guard isReady else { return LayoutOutline() }
        if let chosen, let distance { scroll(toItemAt: chosen, distance: distance) }
        let prepared = prepare()
        var expected = heights
        let isPlain = !prepared.elements.contains { $0.content.grouping != .none }
        for row in prepared.elements where row.content.isSelfSizing && heights[row.element] == nil {
            let frame = row.placement.frame
            let height = row.content.expectedHeight(in: frame.width, isPlain: isPlain, isReadable: isReadable)
            if height > frame.height || row.content.style == .footer { expected.set(height, for: row.element) }
        }
        let solution = solve(nil, heights: expected)
        let contents = Dictionary(prepared.elements.map { ($0.element, $0.content) }) { $1 }
        let height = solution.contentSize.height
        let place = chosen.flatMap { ItemPath($0) }.flatMap { solution.contentFrame(of: .item($0)) }
        let first = place.map { place in
            if let distance { return max(0, place.minY - distance) }
            // A window as high as the half of this may show it without scrolling.
            return place.maxY <= size.height ? 0 : max(0, min(place.minY - 120, height - 2 * size.height))
        }
        let rect = CGRect(x: 0, y: first ?? 0, width: size.width, height: 2 * size.height)
        let elements = solution.elements(in: rect, laneOverscan: max(0, 1200 - size.width))
        let parts = elements.compactMap { element -> LayoutOutlinePart? in
            guard let kind = solution.kind(of: element, contents[element]),
                var frame = solution.contentFrame(of: element)
            else { return nil }
            if distance != nil, let pin = solution.pin(of: element), pin.edge == .top {
                frame.origin.y = max(frame.minY, min(rect.minY + pin.inset, pin.end - frame.height))
            }
            return LayoutOutlinePart(kind: kind, frame: frame, shape: contents[element]?.shape(in: frame.width))
        }
        return LayoutOutline(parts: parts, height: height, chosen: place, distance: distance)
    }
}

extension LayoutSolution {
    /// What stands in for an element; nil where nothing does.
    fileprivate func kind(of element: LayoutElement, _ content: RowContent?) -> LayoutOutlinePart.Kind? {
        let isFlush = content?.startsAtEdge ?? true
        switch element {
        case .item(let path):
            let pattern = patterns[path.section]
            if pattern.hasHeaderItem, path.item == 0 { return isFlush ? .heading : .insetHeading }
            return pattern.isList ? .row : .item
        case .supplementary(let path):
            if path.isDecoration || path.item != nil || content?.style == .footer { return nil }
            return isFlush ? .heading : .insetHeading
        }
    }
}

extension RowContent {
    /// Whether the text of a header starts at the edge of its section, as a prominent one does.
    fileprivate var startsAtEdge: Bool {
        layoutMargins.map { $0.leading == 0 } ?? ((textStyle.font?.pointSize ?? 0) >= 20)
    }
}
