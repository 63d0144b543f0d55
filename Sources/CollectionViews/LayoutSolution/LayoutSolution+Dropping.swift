import DiffableSnapshots
import Foundation

/// Finds where items are dropped. All paths are in the layout's order.
extension LayoutSolution {
    /// The section at an offset of the content. The boundary is halfway between the items of two sections; at the
    /// boundary itself, the section `origin` counts. Nil when there is none.
    func section(at y: Double, from origin: Int) -> Int? {
        if patterns.isEmpty { return nil }
        let end = partitionPoint(1..<max(1, patterns.count)) { section in
            boundary(before: section) < y + (section <= origin ? 0.01 : -0.01)
        }
        return max(0, end - 1)
    }

    private func boundary(before section: Int) -> Double {
        let end = groupsStart(ofSection: section - 1) + groupsExtent(ofSection: section - 1)
        return (end + groupsStart(ofSection: section)) / 2
    }

    /// The index of the row of a section at an offset of the content, or of the nearest one.
    func rowIndex(at y: Double, inSection section: Int) -> Int {
        if let lines = patterns[section].lines {
            return lines.items(from: y - groupsStart(ofSection: section), to: y).lowerBound
        }
        let groups = 0..<patterns[section].groupCount(for: counts[section])
        let start = groupsStart(ofSection: section)
        let group = partitionPoint(groups) { start + groupStart($0, inSection: section) <= y } - 1
        return max(0, group) * patterns[section].itemsPerGroup
    }

    /// The index path at which a box, which is not among the items, would be inserted.
    ///
    /// In a list, it is inserted before the first row whose middle is below its upper edge. The result is the same once
    /// rows have made room for it.
    func insertionPath(for box: CGRect, from origin: Int, laneOffset: (Int) -> Double) -> ItemPath {
        guard let section = section(at: box.minY, from: origin) else { return ItemPath(section: 0, item: 0) }
        let pattern = patterns[section]
        let count = counts[section]
        let first = pattern.hasHeaderItem ? min(1, count) : 0
        let item: Int
        if let lines = pattern.lines {
            item = lines.place(
                nearestTo: CGPoint(
                    x: box.midX + (pattern.scrollsOrthogonally ? laneOffset(section) : 0) - left - pattern.laneInset,
                    y: box.midY - groupsStart(ofSection: section)))
        } else if pattern.itemsPerGroup == 1, !pattern.scrollsOrthogonally {
            item = partitionPoint(0..<count) { index in
                let path = LayoutElement.item(ItemPath(section: section, item: index))
                return placement(ofArranged: path).map { $0.frame.midY < box.minY } ?? false
            }
        } else {
            item = nearestPlace(
                to: CGPoint(x: box.midX + (pattern.scrollsOrthogonally ? laneOffset(section) : 0), y: box.midY),
                inSection: section)
        }
        return ItemPath(section: section, item: min(max(first, item), count))
    }

    /// The item nearest to a point, in a section of equal groups.
    private func nearestPlace(to point: CGPoint, inSection section: Int) -> Int {
        let pattern = patterns[section]
        let start = groupsStart(ofSection: section)
        let groups = pattern.groupCount(for: counts[section] + 1)
        let group: Int
        let origin: CGPoint
        if pattern.scrollsOrthogonally {
            let index = ((point.x - pattern.laneInset) / max(1, pattern.stride)).rounded(.down)
            group = Int(min(max(0, index), Double(groups - 1)))
            origin = CGPoint(x: pattern.laneInset + Double(group) * pattern.stride, y: start)
        } else {
            group = max(
                0, partitionPoint(0..<groups) { start + groupStart($0, inSection: section) <= point.y } - 1)
            origin = CGPoint(x: left + pattern.insets.leading, y: start + groupStart(group, inSection: section))
        }
        let distances = pattern.group.leaves.map { leaf in
            abs(leaf.frame.midX + origin.x - point.x) + abs(leaf.frame.midY + origin.y - point.y)
        }
        let leaf = distances.indices.min { distances[$0] < distances[$1] } ?? 0
        return group * pattern.itemsPerGroup + leaf
    }
}
