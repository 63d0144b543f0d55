import Foundation

/// Sorts the names of a folder: folders first, then by name as a person sorts, numbers by their value; or by size or
/// date, and by name where these are the same.
///
/// The keys are made once, and compared as bytes: a folder may hold 100,000 names.
struct FileSorter {
    private struct Record {
        var group: UInt64
        var measure: UInt64
        /// The key's first bytes, in which most differ.
        var start: UInt64
        var offset: Int
        var count: Int
        var index: Int
    }

    private let order: FileOrder
    private var keys: [UInt8] = []

    init(order: FileOrder) {
        self.order = order
    }

    static func sorted(
        _ names: [ListedName], by order: FileOrder, entries: [FileIdentity: FileEntry] = [:]
    ) -> [ListedName] {
        var sorter = FileSorter(order: order)
        let records = names.enumerated().map { sorter.record(of: $1, at: $0, entries[$1.id]) }
        return sorter.sorted(records).map { names[$0.index] }
    }

    private mutating func record(of name: ListedName, at index: Int, _ entry: FileEntry?) -> Record {
        let offset = keys.count
        appendKey(of: name.folded)
        let count = keys.count - offset
        // Names that read alike still have one order.
        keys.append(0)
        keys += name.name
        var start: UInt64 = 0
        for place in offset..<offset + 8 { start = start << 8 | UInt64(place < keys.count ? keys[place] : 0) }
        if count < 8 { start &= ~(UInt64.max >> UInt64(8 * count)) }
        return Record(
            group: name.isFolder ? 0 : 1, measure: measure(of: entry, isFolder: name.isFolder), start: start,
            offset: offset, count: keys.count - offset, index: index)
    }

    /// Numbers come before everything else, the shorter ones first.
    private mutating func appendKey(of folded: [UInt8]) {
        folded.withUnsafeBufferPointer { folded in
            var place = 0
            while place < folded.count {
                var end = place
                while end < folded.count, !Self.isDigit(folded[end]) { end += 1 }
                keys.append(contentsOf: UnsafeBufferPointer(rebasing: folded[place..<end]))
                place = end
                if end == folded.count { return }
                while end < folded.count, Self.isDigit(folded[end]) { end += 1 }
                while place < end, folded[place] == 0x30 { place += 1 }
                keys.append(1)
                keys.append(UInt8(truncatingIfNeeded: end - place))
                keys.append(contentsOf: UnsafeBufferPointer(rebasing: folded[place..<end]))
                place = end
            }
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    private func measure(of entry: FileEntry?, isFolder: Bool) -> UInt64 {
        let measure: UInt64
        switch order.key {
        case .name: return 0
        case .size: measure = isFolder ? 0 : UInt64(max(0, entry?.size ?? 0))
        case .date:
            let seconds = entry?.modified.timeIntervalSince1970 ?? 0
            measure = UInt64(bitPattern: Int64(max(-1e15, min(1e15, seconds)) * 1000)) ^ (1 << 63)
        }
        return order.isDescending ? ~measure : measure
    }

    private func sorted(_ records: [Record]) -> [Record] {
        let reversesNames = order.key == .name && order.isDescending
        return keys.withUnsafeBytes { keys in
            guard let base = keys.baseAddress else { return records }
            return records.sorted { left, right in
                if left.group != right.group { return left.group < right.group }
                if left.measure != right.measure { return left.measure < right.measure }
                if left.start != right.start { return (left.start < right.start) != reversesNames }
                let compared = memcmp(base + left.offset, base + right.offset, min(left.count, right.count))
                if compared != 0 { return (compared < 0) != reversesNames }
                return left.count == right.count
                    ? left.index < right.index : (left.count < right.count) != reversesNames
            }
        }
    }
}
