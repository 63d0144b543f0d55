import DiffableSnapshots

/// A layout worked out for one viewer: a value that answers where things are.
///
/// It holds a few numbers a section, so a million rows cost what one row costs.
public struct SolvedLayout {
    /// The extent of everything.
    public let contentSize: Size

    /// What the view is to a screen reader, by the look of its sections.
    public let role: WindowTransaction.Role

    private let sections: [SolvedSection]

    /// Places sections one below the other.
    ///
    /// - Parameters:
    ///   - input: What the layout is solved for.
    ///   - interSectionSpacing: The space between two sections.
    ///   - sectionAt: Gives each section's layout.
    /// - Complexity: O(number of sections + number of measured rows).
    @MainActor public init(
        _ input: LayoutInput, interSectionSpacing: Double = 0, sectionAt: (Int) -> CollectionLayoutSection
    ) {
        var sections: [SolvedSection] = []
        sections.reserveCapacity(input.itemCounts.count)
        var cursor = 0.0
        var lines = 0
        var isList = true
        for (index, itemCount) in input.itemCounts.enumerated() {
            if index > 0 { cursor += interSectionSpacing }
            let section = SolvedSection(
                sectionAt(index), index: index, itemCount: itemCount, top: cursor, container: input.container,
                measured: input.measured.heights(inSection: index), linesAbove: lines)
            cursor = section.bottom
            lines += section.lineCount
            isList = isList && section.lane == nil && section.template.slots.count == 1
            sections.append(section)
        }
        self.sections = sections
        contentSize = Size(width: input.container.width, height: cursor)
        role = isList ? .list : .grid
    }

    /// Where an item stands: in the view's content, or in the lane's if its section is one.
    public func frame(of path: ItemPath) -> Rect { sections[path.section].frame(ofItem: path.item) }

    /// The lane that a section is, or nil when it scrolls with the view.
    public func lane(ofSection section: Int) -> SolvedLane? { sections[section].lane }

    /// Where a supplementary view stands, or nil when the section has none of that kind.
    public func frame(ofSupplementary kind: String, section: Int) -> Rect? {
        sections[section].boundaries.first { $0.kind == kind }?.frame
    }

    /// The lanes that reach into a rectangle of the view's content.
    public func lanes(in rect: Rect) -> [(section: Int, lane: SolvedLane)] {
        sectionRange(in: rect).compactMap { index in
            guard let lane = sections[index].lane, lane.frame.intersects(rect) else { return nil }
            return (index, lane)
        }
    }

    /// Everything that reaches into a rectangle of the view's content.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - laneOffsets: How far the lane of a section is scrolled.
    ///   - laneOverscan: How far beyond its edges a lane is filled.
    /// - Complexity: O(log number of sections + log number of rows + number of elements found).
    public func elements(
        in rect: Rect, laneOffsets: (_ section: Int) -> Double = { _ in 0 }, laneOverscan: Double = 0
    ) -> [LayoutElement] {
        var elements: [LayoutElement] = []
        for index in sectionRange(in: rect) {
            let section = sections[index]
            for boundary in section.boundaries where boundary.frame.intersects(rect) {
                elements.append(
                    LayoutElement(
                        kind: .supplementary(kind: boundary.kind, section: index), frame: boundary.frame,
                        isInLane: false,
                        decoration: LayoutDecoration(style: .header, isSelfSizing: boundary.isSelfSizing)))
            }
            if let lane = section.lane {
                guard lane.frame.intersects(rect) else { continue }
                let start = laneOffsets(index) - laneOverscan
                let end = laneOffsets(index) + lane.frame.width + laneOverscan
                append(section.items(from: start, to: end), of: section, to: &elements) { _ in true }
            } else {
                append(section.items(from: rect.minY, to: rect.maxY), of: section, to: &elements) {
                    $0.intersects(rect)
                }
            }
        }
        return elements
    }

    private func append(
        _ items: Range<Int>, of section: SolvedSection, to elements: inout [LayoutElement], where isIn: (Rect) -> Bool
    ) {
        for item in items {
            let frame = section.frame(ofItem: item)
            guard isIn(frame) else { continue }
            elements.append(
                LayoutElement(
                    kind: .item(ItemPath(section: section.index, item: item)), frame: frame,
                    isInLane: section.lane != nil, decoration: section.decoration(ofItem: item),
                    gridPosition: role == .grid ? section.gridPosition(ofItem: item) : nil))
        }
    }

    /// The sections that reach into a rectangle.
    private func sectionRange(in rect: Rect) -> Range<Int> {
        func first(where condition: (SolvedSection) -> Bool) -> Int {
            var low = 0
            var high = sections.count
            while low < high {
                let middle = (low + high) / 2
                if condition(sections[middle]) { high = middle } else { low = middle + 1 }
            }
            return low
        }
        let lower = first { $0.bottom > rect.minY }
        let upper = first { $0.top >= rect.maxY }
        return lower..<max(lower, upper)
    }
}
