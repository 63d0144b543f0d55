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
    ///   - other: One in another width, with whose first element this one begins, if it would begin below that.
    package func layoutOutline(
        isReadable: Bool = false, chosen: IndexPath? = nil, distance: Double? = nil,
        startingLike other: LayoutOutline? = nil
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
        let own = place.map { place -> CGFloat in
            // A window as high as the half of this may show it without scrolling.
            if distance == nil, place.maxY <= size.height { return 0 }
            // At the end of the content, one as high as this shows what stands above.
            return max(0, min(place.minY - (distance ?? Self.leadOfRevealed), height - 2 * size.height))
        }
        let end = (own ?? 0) + 2 * size.height
        let y = min(own ?? 0, other?.first.flatMap { solution.contentFrame(of: $0)?.minY } ?? .infinity)
        let rect = CGRect(x: 0, y: y, width: size.width, height: end - y)
        let elements = solution.elements(in: rect, laneOverscan: max(0, 1200 - size.width))
        let parts = elements.compactMap { element -> LayoutOutlinePart? in
            guard let kind = solution.kind(of: element, contents[element]),
                let frame = solution.contentFrame(of: element)
            else { return nil }
            let pin = place == nil ? nil : solution.pin(of: element).flatMap { $0.edge == .top ? $0 : nil }
            return LayoutOutlinePart(
                kind: kind, frame: frame, shape: contents[element]?.shape(in: frame.width),
                pin: pin.map { LayoutOutlinePart.Pin(end: $0.end, inset: $0.inset) })
        }
        let first = elements.first { element in
            solution.kind(of: element, contents[element]) != nil
                && solution.contentFrame(of: element).map { $0.maxY > y } == true
        }
        return LayoutOutline(parts: parts, first: first, height: height, chosen: place, distance: distance)
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
            if pattern.isList { return .row }
            return content?.style == .avatar ? .avatar : .item
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
