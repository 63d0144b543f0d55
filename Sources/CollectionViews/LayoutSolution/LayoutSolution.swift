import DiffableSnapshots

/// A layout solved for one window and one state of the data: a value that knows every place.
///
/// Making it costs one step for each section and each measured height, none for the rest of the items. Questions are
/// answered in time logarithmic in sections and measured heights, and linear in the number of answers.
struct LayoutSolution: Sendable {
    let counts: [Int]
    let patterns: [SectionPattern]
    let environment: CollectionLayoutEnvironment
    let heights: MeasuredHeights
    /// Where each section starts, and where the last one ends.
    private(set) var starts: [Double] = [0]
    private(set) var contentSize = Size.zero
    private(set) var measured: [Int: MeasuredGroups] = [:]
    /// How many items stand before each section, and in all.
    private(set) var itemOffsets: [Int] = [0]
    /// How many groups stand before each section, and in all.
    private(set) var groupOffsets: [Int] = [0]
    /// How many sections and groups were looked at to make the solution.
    private(set) var workCount = 0

    init(
        counts: [Int], patterns: [SectionPattern], interSectionSpacing: Double,
        environment: CollectionLayoutEnvironment, heights: MeasuredHeights
    ) {
        self.counts = counts
        self.patterns = patterns
        self.environment = environment
        self.heights = heights
        starts.reserveCapacity(patterns.count + 1)
        itemOffsets.reserveCapacity(counts.count + 1)
        for count in counts { itemOffsets.append(itemOffsets[itemOffsets.count - 1] + count) }
        measureGroups()
        var end = 0.0
        for index in patterns.indices {
            workCount += 1
            starts[index] = end
            end += extent(ofSection: index)
            groupOffsets.append(groupOffsets[index] + patterns[index].groupCount(for: counts[index]))
            starts.append(end)
            if index + 1 < patterns.count { end += interSectionSpacing }
        }
        contentSize = Size(width: environment.container.contentSize.width, height: end)
    }

    private mutating func measureGroups() {
        var index = 0
        let items = heights.items
        while index < items.count {
            let section = items[index].path.section
            let end = heights.range(ofSection: section).upperBound
            guard section < patterns.count, patterns[section].isSelfSizing else {
                index = end
                continue
            }
            let pattern = patterns[section]
            var groups = MeasuredGroups()
            while index < end {
                let group = items[index].path.item / pattern.itemsPerGroup
                let solved = solvedGroup(group, inSection: section)
                groups.append(group, extent: solved.size.height, expected: pattern.group.size.height)
                workCount += 1
                while index < end, items[index].path.item / pattern.itemsPerGroup == group { index += 1 }
            }
            measured[section] = groups
        }
    }

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
        if pattern.scrollsAcross {
            return max(pattern.group.size.height, measured[section]?.greatestExtent ?? 0)
        }
        return Double(groups) * pattern.stride - pattern.groupSpacing + (measured[section]?.total ?? 0)
    }

    private func extent(ofSection section: Int) -> Double {
        let pattern = patterns[section]
        let boundaries = (pattern.headers + pattern.footers).reduce(0) { $0 + boundaryHeight($1, section: section) }
        return boundaries + pattern.insets.top + groupsExtent(ofSection: section) + pattern.insets.bottom
    }

    /// Where a section's first group starts.
    func groupsStart(ofSection section: Int) -> Double {
        let pattern = patterns[section]
        return pattern.headers.reduce(starts[section] + pattern.insets.top) {
            $0 + boundaryHeight($1, section: section)
        }
    }

    /// Where a group starts, from the start of the section's first one.
    func groupStart(_ group: Int, inSection section: Int) -> Double {
        Double(group) * patterns[section].stride + (measured[section]?.excess(before: group) ?? 0)
    }
}
