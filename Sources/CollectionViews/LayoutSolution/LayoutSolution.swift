import DiffableSnapshots
import Foundation

/// A layout solved for one window and one state of the data: a value that knows the frame of each element.
///
/// Making it costs one step for each section and for each measured group of several items, whatever the number of
/// items. Questions are answered in time logarithmic in sections and measured heights, and linear in the number of
/// answers.
struct LayoutSolution: Sendable {
    let counts: [Int]
    let patterns: [SectionPattern]
    let environment: WindowEnvironment
    let heights: MeasuredHeights
    /// The order in which items are laid out while some are dragged; nil for the data's order.
    var arrangement: IndexMap?
    /// Where each section starts, and where the last one ends.
    private(set) var starts: [Double] = [0]
    private(set) var contentSize = CGSize.zero
    private(set) var measured: [Int: MeasuredGroups] = [:]
    /// The number of items before each section, and in all.
    private(set) var itemOffsets: [Int] = [0]
    /// The number of lines, with headers and footers, before each section, and in all.
    private(set) var lineOffsets: [Int] = [0]
    /// The number of sections and groups that were visited to make the solution. For tests of complexity.
    private(set) var workCount = 0

    init(
        counts: [Int], patterns: [SectionPattern], interSectionSpacing: Double,
        environment: WindowEnvironment, heights: MeasuredHeights
    ) {
        self.counts = counts
        self.patterns = patterns
        self.environment = environment
        self.heights = heights
        starts.reserveCapacity(patterns.count + 1)
        itemOffsets.reserveCapacity(counts.count + 1)
        for count in counts { itemOffsets.append(itemOffsets[itemOffsets.count - 1] + count) }
        measureGroups()
        var end = Double(environment.insets.top)
        starts[0] = end
        for index in patterns.indices {
            workCount += 1
            starts[index] = end
            end += extent(ofSection: index)
            lineOffsets.append(lineOffsets[index] + patterns[index].lineCount(for: counts[index]))
            starts.append(end)
            if index + 1 < patterns.count { end += interSectionSpacing }
        }
        contentSize = CGSize(width: environment.container.contentSize.width, height: end + environment.insets.bottom)
    }

    private mutating func measureGroups() {
        for (section, items) in heights.sections where section < patterns.count && patterns[section].isSelfSizing {
            let pattern = patterns[section]
            if let expected = pattern.heightOfOnlyItem {
                measured[section] = MeasuredGroups(heights: items, expected: expected)
                continue
            }
            var excess = SparseSums.Builder()
            var last = -1
            items.forEach { item, _ in
                let group = item / pattern.itemsPerGroup
                if group == last { return }
                last = group
                workCount += 1
                excess.add(
                    group, solvedGroup(group, inSection: section).size.height - pattern.group.size.height)
            }
            measured[section] = MeasuredGroups(excess: excess.build())
        }
    }

    /// Where the content starts, from the left edge of the window.
    var left: Double { environment.insets.left }

    /// One group with the heights measured in it.
    func solvedGroup(_ group: Int, inSection section: Int) -> LayoutNode.Solved {
        let pattern = patterns[section]
        let first = group * pattern.itemsPerGroup
        return pattern.node.solved(in: pattern.groupContainer) { leaf in
            heights[.item(ItemPath(section: section, item: first + leaf))]
        }
    }

    func boundaryHeight(_ boundary: SectionPattern.Boundary, section: Int) -> Double {
        guard boundary.isSelfSizing else { return boundary.size.height }
        let measured = heights[.supplementary(SupplementaryPath(kind: boundary.kind, section: section))]
        return measured.map { $0 + boundary.insets.top + boundary.insets.bottom } ?? boundary.size.height
    }

    /// The extent of all groups of a section, without insets, headers and footers.
    func groupsExtent(ofSection section: Int) -> Double {
        let pattern = patterns[section]
        let groups = pattern.groupCount(for: counts[section])
        if groups == 0 { return 0 }
        if let lines = pattern.lines { return pattern.scrollsOrthogonally ? pattern.group.size.height : lines.end }
        if pattern.scrollsOrthogonally {
            return pattern.group.size.height + max(0, measured[section]?.greatest ?? 0)
        }
        return Double(groups) * pattern.stride - pattern.groupSpacing + (measured[section]?.total ?? 0)
    }

    func extent(ofSection section: Int) -> Double {
        let pattern = patterns[section]
        let boundaries = (pattern.headers + pattern.footers).reduce(0) { $0 + boundaryExtent($1, section: section) }
        return boundaries + pattern.insets.top + groupsExtent(ofSection: section) + pattern.insets.bottom
    }

    /// Where a section's first group starts.
    func groupsStart(ofSection section: Int) -> Double {
        let pattern = patterns[section]
        return pattern.headers.reduce(starts[section] + pattern.insets.top) {
            $0 + boundaryExtent($1, section: section)
        }
    }

    /// How much a header or footer adds to the height of its section.
    func boundaryExtent(_ boundary: SectionPattern.Boundary, section: Int) -> Double {
        boundary.extends ? boundaryHeight(boundary, section: section) : 0
    }

    /// Where a group starts, from the start of the section's first one.
    func groupStart(_ group: Int, inSection section: Int) -> Double {
        Double(group) * patterns[section].stride + (measured[section]?.excess(before: group) ?? 0)
    }
}
