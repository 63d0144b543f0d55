import Foundation

/// A file, a folder or a link as a zip archive holds it: as it is, and not made smaller. So its offset in the archive
/// is known before anything of it is read; its checksum follows it.
struct ZipEntry: Sendable, Equatable {
    /// The names that lead there in the archive; a folder's end with a slash.
    var path: [UInt8]
    var byteCount = 0
    /// What kind of entry it is and who may do what with it, as Unix has it.
    var mode: UInt16
    /// When it was changed last, in seconds since 1970.
    var modified: Int

    private var isFolder: Bool { path.last == UInt8(ascii: "/") }
    private var isLarge: Bool { byteCount >= Self.limit }

    /// From here on a number needs twice the room.
    static let limit = 0xFFFF_FFFF

    /// What stands before its bytes.
    var header: [UInt8] {
        var record = ZipRecord(signature: 0x0403_4B50)
        describe(checksum: 0, byteCount: 0, in: &record)
        let extra = extra(isLarge ? [byteCount, byteCount] : [])
        record.add(path.count, bytes: 2)
        record.add(extra.count, bytes: 2)
        return record.bytes + path + extra
    }

    /// What stands behind its bytes, where it has any.
    func trailer(checksum: UInt32) -> [UInt8] {
        guard byteCount > 0 else { return [] }
        var record = ZipRecord(signature: 0x0807_4B50)
        record.add(Int(checksum), bytes: 4)
        for _ in 0..<2 { record.add(byteCount, bytes: isLarge ? 8 : 4) }
        return record.bytes
    }

    /// What the list at the archive's end says of it.
    func listing(checksum: UInt32, offset: Int) -> [UInt8] {
        var record = ZipRecord(signature: 0x0201_4B50)
        // Made by something that knows large archives, on Unix.
        record.add(3 << 8 | 45, bytes: 2)
        describe(checksum: checksum, byteCount: byteCount, in: &record)
        let extra = extra((isLarge ? [byteCount, byteCount] : []) + (offset >= Self.limit ? [offset] : []))
        record.add(path.count, bytes: 2)
        record.add(extra.count, bytes: 2)
        // No remark, on the first disk, of no particular kind.
        for _ in 0..<3 { record.add(0, bytes: 2) }
        record.add(Int(mode) << 16 | (isFolder ? 0x10 : 0), bytes: 4)
        record.add(min(offset, Self.limit), bytes: 4)
        return record.bytes + path + extra
    }

    private func describe(checksum: UInt32, byteCount: Int, in record: inout ZipRecord) {
        record.add(isLarge ? 45 : 20, bytes: 2)
        // The checksum comes after the bytes; the name is UTF-8. One that is no text is taken as it is.
        let isText = String(validating: path, as: UTF8.self) != nil
        record.add((self.byteCount > 0 ? 0x8 : 0) | (isText ? 0x800 : 0), bytes: 2)
        record.add(0, bytes: 2)
        let (time, date) = localTime
        record.add(time, bytes: 2)
        record.add(date, bytes: 2)
        record.add(Int(checksum), bytes: 4)
        for _ in 0..<2 { record.add(isLarge ? Self.limit : byteCount, bytes: 4) }
    }

    /// The time to the second and in no time zone, and the numbers that need more room.
    private func extra(_ numbers: [Int]) -> [UInt8] {
        var record = ZipRecord()
        record.add(0x5455, bytes: 2)
        record.add(5, bytes: 2)
        record.add(1, bytes: 1)
        record.add(max(0, min(modified, Int(Int32.max))), bytes: 4)
        if numbers.isEmpty { return record.bytes }
        record.add(1, bytes: 2)
        record.add(8 * numbers.count, bytes: 2)
        for number in numbers { record.add(number, bytes: 8) }
        return record.bytes
    }

    /// The time here in the way of the archive's own age, which begins in 1980 and counts in steps of two seconds.
    private var localTime: (time: Int, date: Int) {
        var seconds = time_t(modified)
        var local = tm()
        guard localtime_r(&seconds, &local) != nil, 80...207 ~= local.tm_year else { return (0, 1 << 5 | 1) }
        let time = Int(local.tm_hour) << 11 | Int(local.tm_min) << 5 | Int(local.tm_sec) / 2
        return (time, Int(local.tm_year - 80) << 9 | Int(local.tm_mon + 1) << 5 | Int(local.tm_mday))
    }
}
