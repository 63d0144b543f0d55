import DiffableSnapshots
import Foundation

extension LayoutSolution {
    /// The elements in a part of the content, in reading order, with those that are pinned in its sections.
    ///
    /// - Parameters:
    ///   - rect: The part of the content.
    ///   - laneOffset: How far a section that scrolls orthogonally is scrolled.
    ///   - laneOverscan: How much of a lane is included beyond either of its edges.
    func elements(in rect: CGRect, laneOverscan: Double = 0, laneOffset: (Int) -> Double = { _ in 0 })
        -> [LayoutElement]
    {
        var elements: [LayoutElement] = []
        for section in sections(in: rect) {
            let pattern = patterns[section]
            for decoration in pattern.decorations {
                elements.append(
                    .supplementary(SupplementaryPath(kind: decoration.kind, section: section, isDecoration: true)))
            }
            for boundary in pattern.headers { append(boundary, section, in: rect, to: &elements) }
            if pattern.scrollsOrthogonally {
                appendItems(ofLane: section, in: rect, offset: laneOffset(section), laneOverscan, to: &elements)
            } else {
                let first = LayoutElement.item(ItemPath(section: section, item: 0))
                let start = elements.count
                appendItems(ofSection: section, in: rect, to: &elements)
                if pattern.pinsFirstItem, counts[section] > 0, elements.count == start || elements[start] != first {
                    elements.insert(first, at: start)
                }
            }
            for boundary in pattern.footers { append(boundary, section, in: rect, to: &elements) }
        }
        return arrangement == nil ? elements : elements.compactMap { unarranged($0) }
    }

    /// The sections that scroll orthogonally and are in a part of the content.
    func lanes(in rect: CGRect) -> [Int] {
        sections(in: rect).filter { patterns[$0].scrollsOrthogonally && counts[$0] > 0 && laneFrame($0).overlaps(rect) }
    }

    /// The frame of the lane of a section that scrolls orthogonally, in the content.
    func laneFrame(_ section: Int) -> CGRect {
        CGRect(
            x: left, y: groupsStart(ofSection: section), width: patterns[section].containerWidth,
            height: groupsExtent(ofSection: section))
    }

    /// The size of the content of a section that scrolls orthogonally.
    func laneContentSize(_ section: Int) -> CGSize {
        let pattern = patterns[section]
        if let lines = pattern.lines {
            return CGSize(
                width: pattern.laneInset + lines.end + pattern.insets.trailing, height: groupsExtent(ofSection: section)
            )
        }
        let groups = Double(pattern.groupCount(for: counts[section]))
        let trailing = pattern.scrolling == .groupPagingCentered ? pattern.laneInset : pattern.insets.trailing
        return CGSize(
            width: pattern.laneInset + groups * pattern.stride - pattern.groupSpacing + trailing,
            height: groupsExtent(ofSection: section))
    }

    private func sections(in rect: CGRect) -> Range<Int> {
        if patterns.isEmpty || rect.height <= 0 || rect.width <= 0 { return 0..<0 }
        let first = max(0, partitionPoint(0..<patterns.count) { starts[$0] <= rect.minY } - 1)
        let end = partitionPoint(first..<patterns.count) { starts[$0] < rect.maxY }
        return first..<max(first, end)
    }

    private func append(
        _ boundary: SectionPattern.Boundary, _ section: Int, in rect: CGRect, to elements: inout [LayoutElement]
    ) {
        let element = LayoutElement.supplementary(SupplementaryPath(kind: boundary.kind, section: section))
        guard boundary.pins || placement(ofArranged: element)?.frame.overlaps(rect) == true else { return }
        elements.append(element)
    }

    private func appendItems(ofSection section: Int, in rect: CGRect, to elements: inout [LayoutElement]) {
        let count = counts[section]
        let pattern = patterns[section]
        let start = groupsStart(ofSection: section)
        if let lines = pattern.lines {
            append(lines.items(from: rect.minY - start, to: rect.maxY - start), of: section, to: &elements)
            return
        }
        let groups = 0..<pattern.groupCount(for: count)
        let first = max(0, partitionPoint(groups) { start + groupStart($0, inSection: section) <= rect.minY } - 1)
        let end = partitionPoint(first..<groups.upperBound) { start + groupStart($0, inSection: section) < rect.maxY }
        for item
            in (first * pattern.itemsPerGroup)..<max(
                first * pattern.itemsPerGroup, min(count, end * pattern.itemsPerGroup))
        {
            let element = LayoutElement.item(ItemPath(section: section, item: item))
            guard let placement = placement(ofArranged: element), placement.frame.overlaps(rect) else { continue }
            elements.append(element)
            appendBadges(of: item, section, to: &elements)
        }
    }

    private func appendItems(
        ofLane section: Int, in rect: CGRect, offset: Double, _ overscan: Double, to elements: inout [LayoutElement]
    ) {
        let frame = laneFrame(section)
        guard counts[section] > 0, frame.overlaps(rect) else { return }
        let pattern = patterns[section]
        let from = offset - overscan - pattern.laneInset
        let to = offset + overscan + frame.width - pattern.laneInset
        if let lines = pattern.lines {
            append(lines.items(from: from, to: to), of: section, to: &elements)
            return
        }
        let groups = pattern.groupCount(for: counts[section])
        let first = min(groups, max(0, Int((from / max(1, pattern.stride)).rounded(.down))))
        let end = min(groups, max(first, Int((to / max(1, pattern.stride)).rounded(.up))))
        for item
            in (first * pattern.itemsPerGroup)..<max(
                first * pattern.itemsPerGroup, min(counts[section], end * pattern.itemsPerGroup))
        {
            elements.append(.item(ItemPath(section: section, item: item)))
            appendBadges(of: item, section, to: &elements)
        }
    }

    /// Adds items that have sizes of their own. While items are dragged there may be one more than sizes: it is with
    /// the last one.
    private func append(_ items: Range<Int>, of section: Int, to elements: inout [LayoutElement]) {
        let count = counts[section]
        let end = items.upperBound == patterns[section].lines?.frames.count ? count : min(count, items.upperBound)
        for item in min(items.lowerBound, end)..<end {
            elements.append(.item(ItemPath(section: section, item: item)))
        }
    }

    private func appendBadges(of item: Int, _ section: Int, to elements: inout [LayoutElement]) {
        let leaves = patterns[section].group.leaves
        if leaves.isEmpty { return }
        for badge in leaves[item % leaves.count].badges {
            elements.append(.supplementary(SupplementaryPath(kind: badge.kind, section: section, item: item)))
        }
    }

    /// The first number of the range for which `isBefore` is false; it must be true only for numbers before that.
    func partitionPoint(_ range: Range<Int>, isBefore: (Int) -> Bool) -> Int {
        var low = range.lowerBound
        var high = range.upperBound
        while low < high {
            let middle = (low + high) / 2
            if isBefore(middle) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
