import DiffableSnapshots

extension LayoutSolution {
    /// The line and column of an item in the layout's order. Each group is a line; a section that scrolls orthogonally
    /// is one line. A row of a list has no column.
    func lineAndColumn(of path: ItemPath) -> RowNumbers {
        let pattern = patterns[path.section]
        let first = lineOffsets[path.section] + pattern.headers.count
        if pattern.scrollsOrthogonally { return RowNumbers(line: first, column: path.item) }
        if let lines = pattern.lines {
            let line = lines.line(of: path.item)
            return RowNumbers(line: first + line, column: path.item - lines.firstItems[line])
        }
        let (group, leaf) = path.item.quotientAndRemainder(dividingBy: pattern.itemsPerGroup)
        return RowNumbers(line: first + group, column: pattern.isList ? nil : leaf)
    }

    /// The line of a header or a footer; other views have none.
    func lineAndColumn(of path: SupplementaryPath) -> RowNumbers {
        let pattern = patterns[path.section]
        guard path.item == nil, !path.isDecoration else { return RowNumbers() }
        if let header = pattern.headers.firstIndex(where: { $0.kind == path.kind }) {
            return RowNumbers(line: lineOffsets[path.section] + header)
        }
        guard let footer = pattern.footers.firstIndex(where: { $0.kind == path.kind }) else { return RowNumbers() }
        let end = lineOffsets[path.section + 1] - pattern.footers.count
        return RowNumbers(line: end + footer)
    }

    /// The numbers of a section's items among all, from 0.
    func positions(inSection section: Int) -> Range<Int> { itemOffsets[section]..<itemOffsets[section + 1] }

    /// The item that has a number among all, from 0; nil where there are fewer.
    func path(atPosition position: Int) -> ItemPath? {
        guard position >= 0, let next = itemOffsets.firstIndex(where: { $0 > position }) else { return nil }
        return ItemPath(section: next - 1, item: position - itemOffsets[next - 1])
    }

    /// The item that has a number among all, with the headers before a section's first one and the footers after its
    /// last.
    func elements(atPosition position: Int) -> [LayoutElement] {
        guard let path = path(atPosition: position) else { return [] }
        let pattern = patterns[path.section]
        let supplementary = { LayoutElement.supplementary(SupplementaryPath(kind: $0, section: path.section)) }
        let headers = path.item == 0 ? pattern.headers.map { supplementary($0.kind) } : []
        let isLast = path.item == counts[path.section] - 1
        return headers + [.item(path)] + (isLast ? pattern.footers.map { supplementary($0.kind) } : [])
    }

    /// An item's number among all, from 0; a header's is that of the first item behind it, a footer's that of the last
    /// one before it, a badge's that of its item.
    func position(of element: LayoutElement) -> Int {
        switch arranged(element) {
        case .item(let path)?: itemOffsets[path.section] + path.item
        case .supplementary(let path)?: itemOffsets[path.section] + (path.item ?? itemBeside(path))
        case nil: 0
        }
    }

    private func itemBeside(_ path: SupplementaryPath) -> Int {
        let isFooter = !path.isDecoration && patterns[path.section].footers.contains { $0.kind == path.kind }
        return isFooter ? max(0, counts[path.section] - 1) : 0
    }
}
