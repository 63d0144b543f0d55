import Foundation
import Synchronization

/// A zip archive that is made while it is read, from any byte on: nothing of it is ever kept but the list of its
/// entries.
///
/// A zip is what every desktop and telephone opens. What is in it is not made smaller: so its length is known at once,
/// a browser can say how far it is, and a download that was broken off goes on.
final class ZipArchive: Sendable {
    /// Answers bytes of an entry: at least one where there are any.
    typealias Reading = @Sendable (_ entry: Int, _ range: Range<Int>) throws -> [UInt8]

    let byteCount: Int
    private let entries: [ZipEntry]
    /// Where each entry begins, and the list of them; then where each line of the list does, and the end.
    private let offsets: [Int]
    private let read: Reading
    private let onFailure: @Sendable (_ entry: Int, any Error) -> Void
    private let sums: Mutex<[Sum]>

    /// The checksum of the first bytes of an entry.
    private struct Sum {
        var count = 0
        var checksum = CRC32()
    }

    /// Makes an archive.
    ///
    /// - Parameters:
    ///   - entries: What is in it.
    ///   - onFailure: Called when an entry can't be read as it was promised. The archive ends there.
    ///   - read: Answers what the entries hold.
    init(
        _ entries: [ZipEntry], onFailure: @escaping @Sendable (_ entry: Int, any Error) -> Void = { _, _ in },
        reading read: @escaping Reading
    ) {
        self.entries = entries
        self.read = read
        self.onFailure = onFailure
        var (offset, offsets) = (0, [Int]())
        for entry in entries {
            offsets.append(offset)
            offset += entry.header.count + entry.byteCount + entry.trailer(checksum: 0).count
        }
        let list = offset
        for (index, entry) in entries.enumerated() {
            let start = offsets[index]
            offsets.append(offset)
            offset += entry.listing(checksum: 0, offset: start).count
        }
        offsets.append(offset)
        self.offsets = offsets
        byteCount = offset + ZipRecord.end(count: entries.count, list: list..<offset).count
        sums = Mutex(Array(repeating: Sum(), count: entries.count))
    }

    /// The bytes in a range; fewer where an entry can't be read. It blocks.
    func bytes(in range: Range<Int>) -> Data {
        var bytes = Data(capacity: range.count)
        var index = 0
        do {
            while bytes.count < range.count {
                let offset = range.lowerBound + bytes.count
                index = part(at: offset)
                let piece = try self.piece(of: index, offset - offsets[index], range.upperBound - offset)
                if piece.isEmpty { break }
                bytes += piece
            }
        } catch {
            onFailure(index % max(1, entries.count), error)
        }
        return bytes
    }

    /// The last part that begins at an offset or before it.
    private func part(at offset: Int) -> Int {
        var (low, high) = (0, offsets.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if offsets[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// Bytes of a part from an offset in it on, `limit` of them at most: of an entry, of a line of the list, or of the
    /// end.
    private func piece(of part: Int, _ offset: Int, _ limit: Int) throws -> ArraySlice<UInt8> {
        if part == 2 * entries.count {
            let list = offsets[entries.count]..<offsets[part]
            return ZipRecord.end(count: entries.count, list: list).dropFirst(offset).prefix(limit)
        }
        if part >= entries.count {
            let index = part - entries.count
            let line = entries[index].listing(checksum: try checksum(of: index), offset: offsets[index])
            return line.dropFirst(offset).prefix(limit)
        }
        let entry = entries[part]
        let header = entry.header
        if offset < header.count { return header.dropFirst(offset).prefix(limit) }
        let start = offset - header.count
        if start >= entry.byteCount {
            let trailer = entry.trailer(checksum: try checksum(of: part))
            return trailer.dropFirst(start - entry.byteCount).prefix(limit)
        }
        return try content(of: part, start..<min(entry.byteCount, start + limit))[...]
    }

    /// What an entry holds. Its checksum is that of what was given away: whoever begins anew is told another one.
    private func content(of index: Int, _ range: Range<Int>) throws -> [UInt8] {
        let bytes = try read(index, range)
        sums.withLock { sums in
            if range.lowerBound == 0 { sums[index] = Sum() }
            guard sums[index].count == range.lowerBound else { return }
            sums[index].checksum.add(bytes)
            sums[index].count += bytes.count
        }
        return bytes
    }

    /// The checksum of all that an entry holds. What was not given away yet is read for it: a download goes on
    /// elsewhere than it was broken off.
    private func checksum(of index: Int) throws -> UInt32 {
        while true {
            let (count, checksum) = sums.withLock { ($0[index].count, $0[index].checksum.value) }
            if count >= entries[index].byteCount { return checksum }
            _ = try content(of: index, count..<min(entries[index].byteCount, count + 1 << 18))
        }
    }
}
