import Foundation

extension CollectionViewWindow {
    /// The frames of the first items and headers, in twice the window's height, for placeholders until the cells are
    /// there. What has yet to be measured is as high as its content needs at least. Lanes are those of a wide window.
    package func layoutOutline() -> [LayoutOutlinePart] {
        guard isReady else { return [] }
        let prepared = prepare()
        var expected = heights
        for row in prepared.elements where row.content.isSelfSizing && heights[row.element] == nil {
            let frame = row.placement.frame
            let height = row.content.expectedHeight(in: frame.width)
            if height > frame.height { expected.set(height, for: row.element) }
        }
        let solution = solve(nil, heights: expected)
        let contents = Dictionary(prepared.elements.map { ($0.element, $0.content) }) { $1 }
        let rect = CGRect(x: 0, y: 0, width: size.width, height: 2 * size.height)
        return solution.elements(in: rect, laneOverscan: max(0, 1200 - size.width)).compactMap { element in
            guard let kind = solution.kind(of: element, contents[element]),
                let frame = solution.contentFrame(of: element)
            else { return nil }
            return LayoutOutlinePart(kind: kind, frame: frame)
        }
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

    /// The height of a line and those of the second text below it; 0 where a line is lower than others.
    fileprivate func expectedHeight(in width: Double) -> Double {
        if style == .footer { return 0 }
        guard style == .cell, let secondaryText, !prefersSideBySide, columns.isEmpty else { return 44 }
        // About as many letters as fit beside the margins.
        let letters = max(1, Int((width - 32) / 6.5))
        let lines = secondaryText.split(separator: "\n").reduce(0) { $0 + ($1.count + letters - 1) / letters }
        let most =
            switch secondaryTextStyle.numberOfLines {
            case nil: 1
            case 0?: Int.max
            case let limit?: limit
            }
        let shown = max(1, min(lines, most))
        return shown == 1 ? 60 : 44 + 18 * Double(shown)
    }
}
