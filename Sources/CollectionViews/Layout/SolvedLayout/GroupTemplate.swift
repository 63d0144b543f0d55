/// A group worked out for one container: where each of its items stands, relative to the group.
struct GroupTemplate {
    struct Slot {
        var frame: Rect
        var isSelfSizing: Bool
    }

    var size: Size
    var slots: [Slot]

    var isSelfSizing: Bool { slots.contains(where: \.isSelfSizing) }

    /// Works a group out.
    ///
    /// - Parameters:
    ///   - group: The group.
    ///   - container: The size of the section's content.
    ///   - measured: The measured heights, by the number of the slot.
    @MainActor init(_ group: CollectionLayoutGroup, in container: Size, measured: [Int: Double] = [:]) {
        var solver = Solver(measured: measured)
        size = solver.place(group, at: .zero, size: group.layoutSize.resolved(in: container))
        slots = solver.slots
    }

    @MainActor private struct Solver {
        let measured: [Int: Double]
        var slots: [Slot] = []

        /// Places the items of a group whose corner is `origin`, and returns the group's size.
        mutating func place(_ group: CollectionLayoutGroup, at origin: Point, size: Size) -> Size {
            let inner = group.contentInsets.inset(Rect(origin: origin, size: size))
            let isHorizontal = group.axis == .horizontal
            let extent = isHorizontal ? inner.width : inner.height
            let subitems = round(of: group, in: inner.size, extent: extent)
            let spacing = spacing(of: group, filling: extent, with: subitems, in: inner.size)
            var cursor = 0.0
            var reach = 0.0
            for subitem in subitems {
                var itemSize = subitem.layoutSize.resolved(in: inner.size)
                if let count = group.count {
                    let share = max(0, (extent - Double(count - 1) * spacing) / Double(count))
                    if isHorizontal { itemSize.width = share } else { itemSize.height = share }
                }
                let corner =
                    isHorizontal
                    ? Point(x: inner.minX + cursor, y: inner.minY) : Point(x: inner.minX, y: inner.minY + cursor)
                let placed = place(subitem, at: corner, size: itemSize)
                cursor += (isHorizontal ? placed.width : placed.height) + spacing
                reach = max(reach, isHorizontal ? placed.height : cursor - spacing)
            }
            guard group.layoutSize.heightDimension.isEstimated else { return size }
            return Size(width: size.width, height: reach + group.contentInsets.top + group.contentInsets.bottom)
        }

        private mutating func place(_ item: CollectionLayoutItem, at origin: Point, size: Size) -> Size {
            if let group = item as? CollectionLayoutGroup { return place(group, at: origin, size: size) }
            var size = size
            let isSelfSizing = item.layoutSize.heightDimension.isEstimated
            if isSelfSizing, let height = measured[slots.count] {
                size.height = height + item.contentInsets.top + item.contentInsets.bottom
            }
            let frame = item.contentInsets.inset(Rect(origin: origin, size: size))
            slots.append(Slot(frame: frame, isSelfSizing: isSelfSizing))
            return size
        }

        /// The subitems of one round, repeated as the group asks.
        private func round(of group: CollectionLayoutGroup, in size: Size, extent: Double) -> [CollectionLayoutItem] {
            if let count = group.count { return Array(repeating: group.subitems[0], count: count) }
            let least = group.interItemSpacing?.spacing ?? 0
            var subitems: [CollectionLayoutItem] = []
            var cursor = 0.0
            // A group holds at least one item, however narrow it is; items without extent are not repeated.
            while subitems.count < Self.mostItems {
                let next = group.subitems[subitems.count % group.subitems.count]
                let itemSize = next.layoutSize.resolved(in: size)
                let itemExtent = group.axis == .horizontal ? itemSize.width : itemSize.height
                // A hair's breadth for sums of fractions that miss the whole by a rounding.
                if !subitems.isEmpty, cursor + itemExtent > extent + 0.001 { break }
                if itemExtent <= 0, subitems.count >= group.subitems.count { break }
                subitems.append(next)
                cursor += itemExtent + least
            }
            return subitems
        }

        private static let mostItems = 10_000

        private func spacing(
            of group: CollectionLayoutGroup, filling extent: Double, with subitems: [CollectionLayoutItem],
            in size: Size
        ) -> Double {
            guard let spacing = group.interItemSpacing else { return 0 }
            guard spacing.isFlexibleSpacing, group.count == nil, subitems.count > 1 else { return spacing.spacing }
            let used = subitems.reduce(0) { sum, item in
                let itemSize = item.layoutSize.resolved(in: size)
                return sum + (group.axis == .horizontal ? itemSize.width : itemSize.height)
            }
            return max(spacing.spacing, (extent - used) / Double(subitems.count - 1))
        }
    }
}
