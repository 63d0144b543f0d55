import Foundation

extension CollectionViewWindow {
    /// The frames of the first items and headers, in twice the window's height, for placeholders until the cells are
    /// there. What has yet to be measured is as high as its content needs at least. Lanes are those of a wide window.
    package func layoutOutline() -> [LayoutOutlinePart] {
        guard isReady else { return [] }
        let prepared = prepare()
        var expected = heights
        let isPlain = !prepared.elements.contains { $0.content.grouping != .none }
        for row in prepared.elements where row.content.isSelfSizing && heights[row.element] == nil {
            let frame = row.placement.frame
            let height = row.content.expectedHeight(in: frame.width, isPlain: isPlain)
            if height > frame.height || row.content.style == .footer { expected.set(height, for: row.element) }
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

    /// As high as the lines that the texts are thought to take, between the margins of the style.
    fileprivate func expectedHeight(in width: Double, isPlain: Bool) -> Double {
        let room = width - (image == nil ? 32 : 72) - (columns.isEmpty ? 0 : 120)
        if style == .footer { return textLines(in: room) * 18 + (isPlain ? 21 : 15) }
        guard style == .cell else { return 44 }
        let least = layoutMargins == nil ? 44.0 : 0
        let margins = layoutMargins.map { $0.top + $0.bottom }
        let first = textLines(in: room) * max(22, 1.3 * textStyle.size(usual: 16))
        guard let secondaryText, !prefersSideBySide else {
            var picture = 0.0
            if case .swatch? = image?.source { picture = 28 }
            return max(least, max(first, picture) + (columns.isEmpty || prefersSideBySide ? 0 : 2) + (margins ?? 22))
        }
        let size = secondaryTextStyle.size(usual: 14)
        let second = secondaryTextStyle.lines(of: secondaryText, size: size, in: room) * max(19, 1.3 * size)
        return max(least, first + 1 + second + (margins ?? 18))
    }

    private func textLines(in room: Double) -> Double {
        textStyle.lines(of: text ?? "", size: textStyle.size(usual: style == .footer ? 13 : 16), in: room)
    }
}

extension RowContent.TextStyle {
    fileprivate func size(usual: Double) -> Double { font.map { Double($0.pointSize) } ?? usual }

    /// How many lines a text is thought to take, from about as many letters as one holds.
    fileprivate func lines(of text: String, size: Double, in room: Double) -> Double {
        let letters = max(1, Int(room / size / 0.464))
        let lines = text.split(separator: "\n").reduce(0) { $0 + ($1.count + letters - 1) / letters }
        let most = numberOfLines.flatMap { $0 == 0 ? nil : $0 } ?? .max
        return Double(max(1, min(lines, most)))
    }
}
