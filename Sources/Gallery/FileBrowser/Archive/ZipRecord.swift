/// Numbers one after the other, the lowest byte of each first.
struct ZipRecord {
    private(set) var bytes: [UInt8] = []

    init() {}

    init(signature: Int) { add(signature, bytes: 4) }

    mutating func add(_ number: Int, bytes count: Int) {
        for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
    }

    /// The end of an archive: how many entries it has, and where the list of them is.
    static func end(count: Int, list: Range<Int>) -> [UInt8] {
        var end: [UInt8] = []
        if count >= 0xFFFF || list.upperBound >= ZipEntry.limit {
            var large = ZipRecord(signature: 0x0606_4B50)
            large.add(44, bytes: 8)
            large.add(3 << 8 | 45, bytes: 2)
            large.add(45, bytes: 2)
            for _ in 0..<2 { large.add(0, bytes: 4) }
            for number in [count, count, list.count, list.lowerBound] { large.add(number, bytes: 8) }
            large.add(0x0706_4B50, bytes: 4)
            large.add(0, bytes: 4)
            large.add(list.upperBound, bytes: 8)
            large.add(1, bytes: 4)
            end = large.bytes
        }
        var record = ZipRecord(signature: 0x0605_4B50)
        for number in [0, 0, min(count, 0xFFFF), min(count, 0xFFFF)] { record.add(number, bytes: 2) }
        for number in [list.count, list.lowerBound] { record.add(min(number, ZipEntry.limit), bytes: 4) }
        record.add(0, bytes: 2)
        return end + record.bytes
    }
}
