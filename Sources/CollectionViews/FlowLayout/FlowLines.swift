import Foundation

/// The frames of a section's items that have sizes of their own, line by line.
///
/// Lines run from left to right, one below the other; sideways, they run downwards, one beside the other.
struct FlowLines: Sendable {
    /// The frames of the items, relative to the start of the section's first line.
    private(set) var frames: [CGRect] = []
    /// The number of the first item of each line.
    private(set) var firstItems: [Int] = []
    /// Where each line starts, and where the last one ends.
    private(set) var starts: [Double] = []
    private(set) var end = 0.0
    private let isSideways: Bool

    /// Puts items into lines.
    ///
    /// - Complexity: O(*n*) for *n* items.
    init(sizes: [CGSize], room: CGFloat, lineSpacing: CGFloat, itemSpacing: CGFloat, isSideways: Bool) {
        self.isSideways = isSideways
        frames.reserveCapacity(sizes.count)
        var first = 0
        while first < sizes.count {
            var last = first
            var length = extent(sizes[first])
            while last + 1 < sizes.count, length + itemSpacing + extent(sizes[last + 1]) <= room + 0.5 {
                last += 1
                length += itemSpacing + extent(sizes[last])
            }
            let isLast = last + 1 == sizes.count
            let spare = max(0, room - length)
            let extra = isLast || last == first ? 0 : spare / Double(last - first)
            // An item alone on its line is centred. On the last line, that is so only if an equal one would not fit
            // beside it.
            let isAlone = last == first && (!isLast || 2 * length + itemSpacing > room)
            place(
                sizes[first...last], from: isAlone ? spare / 2 : 0, spacing: itemSpacing + extra,
                lineStart: first == 0 ? 0 : end + lineSpacing)
            first = last + 1
        }
    }

    private mutating func place(_ sizes: ArraySlice<CGSize>, from start: Double, spacing: Double, lineStart: Double) {
        let thickness = sizes.map { Double(isSideways ? $0.width : $0.height) }.max() ?? 0
        firstItems.append(sizes.startIndex)
        starts.append(lineStart)
        var along = start
        for size in sizes {
            let across = lineStart + (thickness - Double(isSideways ? size.width : size.height)) / 2
            frames.append(
                CGRect(
                    origin: isSideways ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across), size: size))
            along += extent(size) + spacing
        }
        end = lineStart + thickness
    }

    private func extent(_ size: CGSize) -> Double { isSideways ? size.height : size.width }

    /// The items of the lines between two offsets.
    func items(from low: Double, to high: Double) -> Range<Int> {
        var first = 0
        var last = starts.count
        // The last line that starts at or before `low`. Lines before it have ended by then.
        while first < last {
            let middle = (first + last) / 2
            if starts[middle] <= low { first = middle + 1 } else { last = middle }
        }
        let line = max(0, first - 1)
        var after = line
        while after < starts.count, starts[after] < high { after += 1 }
        if firstItems.isEmpty { return 0..<0 }
        return firstItems[line]..<(after < firstItems.count ? firstItems[after] : frames.count)
    }

    /// The item whose centre is nearest to a point.
    func place(nearestTo point: CGPoint) -> Int {
        let across = isSideways ? point.x : point.y
        let near = items(from: across - 1, to: across + 1)
        return near.min { distance($0, point) < distance($1, point) } ?? max(0, frames.count - 1)
    }

    private func distance(_ item: Int, _ point: CGPoint) -> Double {
        abs(frames[item].midX - point.x) + abs(frames[item].midY - point.y)
    }

    /// The line of an item.
    func line(of item: Int) -> Int {
        var low = 0
        var high = firstItems.count
        while low < high {
            let middle = (low + high) / 2
            if firstItems[middle] <= item { low = middle + 1 } else { high = middle }
        }
        return max(0, low - 1)
    }

    /// The offsets of equal items on a line: spread evenly from edge to edge; a single one is centred.
    static func places(extent: CGFloat, room: CGFloat, spacing: CGFloat) -> [Double] {
        let count = extent > 0 ? max(1, min(4096, Int((room + spacing + 0.5) / (extent + spacing)))) : 1
        if count == 1 { return [max(0, Double(room - extent) / 2)] }
        let step = extent + (room - Double(count) * extent) / Double(count - 1)
        return (0..<count).map { Double($0) * step }
    }
}
