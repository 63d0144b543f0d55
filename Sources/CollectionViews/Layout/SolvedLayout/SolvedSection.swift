import DiffableSnapshots

/// One section worked out: everything in it can be placed from a few numbers.
struct SolvedSection {
    struct Boundary {
        var kind: String
        var frame: Rect
        var isSelfSizing: Bool
    }

    let index: Int
    let itemCount: Int
    let top: Double
    private(set) var height: Double
    private(set) var boundaries: [Boundary] = []
    private(set) var lane: SolvedLane?
    let template: GroupTemplate
    let isList: Bool
    private let list: CollectionLayoutListConfiguration?
    private let offsets: GroupOffsets
    private let others: [Int: GroupTemplate]
    private let origin: Point
    /// The lines of the sections above, for screen readers.
    let linesAbove: Int

    @MainActor init(
        _ section: CollectionLayoutSection, index: Int, itemCount: Int, top: Double, container: Size,
        measured: [Int: Double], linesAbove: Int
    ) {
        self.index = index
        self.itemCount = itemCount
        self.top = top
        self.linesAbove = linesAbove
        list = section.list
        isList = section.list != nil
        let insets = section.contentInsets
        let inner = Size(
            width: max(0, container.width - insets.leading - insets.trailing), height: container.height)
        let template = GroupTemplate(section.group, in: inner)
        self.template = template
        var others: [Int: GroupTemplate] = [:]
        if template.isSelfSizing, !measured.isEmpty {
            let perGroup = Dictionary(grouping: measured.filter { $0.key < itemCount }) {
                $0.key / template.slots.count
            }
            for (group, rows) in perGroup {
                let heights = Dictionary(uniqueKeysWithValues: rows.map { ($0.key % template.slots.count, $0.value) })
                let isExpected = heights.allSatisfy { template.slots[$0.key].frame.height == $0.value }
                if !isExpected { others[group] = GroupTemplate(section.group, in: inner, measured: heights) }
            }
        }
        self.others = others

        var cursor = top
        for item in section.boundarySupplementaryItems where item.alignment == .top {
            let boundary = Self.boundary(item, at: cursor, insets: insets, inner: inner)
            boundaries.append(boundary)
            cursor = boundary.frame.maxY
        }
        // An empty section keeps its headers, and loses the space around items that it does not have.
        cursor += itemCount == 0 ? 0 : insets.top
        origin = Point(x: insets.leading, y: cursor)
        let groupCount = (itemCount + template.slots.count - 1) / template.slots.count
        if section.orthogonalScrollingBehavior == .none {
            offsets = GroupOffsets(
                count: groupCount, extent: template.size.height, spacing: section.interGroupSpacing,
                exceptions: others.mapValues(\.size.height))
            cursor += offsets.total
        } else {
            offsets = GroupOffsets(count: groupCount, extent: template.size.width, spacing: section.interGroupSpacing)
            let laneHeight = others.values.reduce(template.size.height) { max($0, $1.size.height) }
            if groupCount > 0 {
                lane = SolvedLane(
                    frame: Rect(x: 0, y: cursor, width: container.width, height: laneHeight),
                    contentSize: Size(width: offsets.total + insets.leading + insets.trailing, height: laneHeight),
                    snapInterval: section.snapInterval(
                        group: template.size.width + section.interGroupSpacing, page: container.width))
                cursor += laneHeight
            }
        }
        cursor += itemCount == 0 ? 0 : insets.bottom
        for item in section.boundarySupplementaryItems where item.alignment == .bottom {
            let boundary = Self.boundary(item, at: cursor, insets: insets, inner: inner)
            boundaries.append(boundary)
            cursor = boundary.frame.maxY
        }
        height = cursor - top
    }

    @MainActor private static func boundary(
        _ item: CollectionLayoutBoundarySupplementaryItem, at y: Double, insets: DirectionalEdgeInsets, inner: Size
    ) -> Boundary {
        let size = item.layoutSize.resolved(in: inner)
        return Boundary(
            kind: item.elementKind,
            frame: item.contentInsets.inset(Rect(origin: Point(x: insets.leading, y: y), size: size)),
            isSelfSizing: item.layoutSize.heightDimension.isEstimated)
    }

    var bottom: Double { top + height }

    /// How many lines the section's items fill.
    var lineCount: Int { lane == nil ? offsets.count : min(1, offsets.count) }

    /// Where an item stands: in the view's content, or in the lane's.
    func frame(ofItem item: Int) -> Rect {
        let group = item / template.slots.count
        let slot = (others[group] ?? template).slots[item % template.slots.count].frame
        let offset = offsets.offset(of: group)
        if lane != nil {
            return Rect(
                x: origin.x + offset + slot.minX, y: slot.minY, width: slot.width, height: slot.height)
        }
        return Rect(
            x: origin.x + slot.minX, y: origin.y + offset + slot.minY, width: slot.width, height: slot.height)
    }

    /// The items whose groups reach into the range between two offsets along the section's own direction.
    func items(from lower: Double, to upper: Double) -> Range<Int> {
        let start = lane == nil ? origin.y : origin.x
        let groups = offsets.groups(from: lower - start, to: upper - start)
        return min(
            itemCount, groups.lowerBound * template.slots.count)..<min(
                itemCount, groups.upperBound * template.slots.count)
    }

    /// What the section adds to the look of an item.
    func decoration(ofItem item: Int) -> LayoutDecoration {
        var decoration = LayoutDecoration()
        decoration.isSelfSizing = template.slots[item % template.slots.count].isSelfSizing
        guard let list else { return decoration }
        let isHeader = list.headerMode == .firstItemInSection && item == 0
        if list.appearance.isSidebar { decoration.style = .sidebar }
        if isHeader {
            decoration.style = .header
            return decoration
        }
        let first = list.headerMode == .firstItemInSection ? 1 : 0
        if list.appearance == .insetGrouped || list.appearance == .grouped {
            decoration.grouping =
                switch (item == first, item == itemCount - 1) {
                case (true, true): .single
                case (true, false): .first
                case (false, true): .last
                case (false, false): .middle
                }
        }
        decoration.showsSeparator = list.showsSeparators && !list.appearance.isSidebar && item < itemCount - 1
        return decoration
    }

    /// The line and column of an item, for sections that are grids.
    func gridPosition(ofItem item: Int) -> RowContent.GridPosition? {
        guard !isList else { return nil }
        if lane != nil { return RowContent.GridPosition(line: linesAbove, column: item) }
        return RowContent.GridPosition(
            line: linesAbove + item / template.slots.count, column: item % template.slots.count)
    }
}

extension CollectionLayoutSection {
    /// The distance between the places where scrolling across comes to rest.
    fileprivate func snapInterval(group: Double, page: Double) -> Double? {
        switch orthogonalScrollingBehavior {
        case .none, .continuous: nil
        case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered: group
        case .paging: page
        }
    }
}
