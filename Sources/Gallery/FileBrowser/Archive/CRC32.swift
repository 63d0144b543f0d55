/// The checksum that zip archives have of what is in them, over bytes that come one after the other.
struct CRC32: Sendable {
    private var register = UInt32.max

    var value: UInt32 { ~register }

    mutating func add(_ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { bytes in
            Self.table.withUnsafeBufferPointer { table in
                for byte in bytes {
                    register = table[Int(UInt8(truncatingIfNeeded: register) ^ byte)] ^ (register >> 8)
                }
            }
        }
    }

    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { rest, _ in rest & 1 == 0 ? rest >> 1 : (rest >> 1) ^ 0xEDB8_8320 }
    }
}
