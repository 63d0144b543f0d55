// The slots of a sample: 32 bits of the hash value and the index plus one in 64 bits; 0 where a slot is empty.
extension IdentifierHash {
    @inlinable @inline(__always)
    static func home(of tag: UInt32, slotBits: Int) -> Int {
        Int(truncatingIfNeeded: UInt64(tag) &>> UInt64(32 &- slotBits))
    }

    @inlinable @inline(__always)
    static func slot(tag: UInt32, handle: Int32) -> UInt64 {
        UInt64(tag) &<< 32 | UInt64(UInt32(bitPattern: handle &+ 1))
    }

    @inlinable @inline(__always)
    static func handle(in slot: UInt64) -> Int32 { Int32(truncatingIfNeeded: slot) &- 1 }

    /// As many slots as leave a quarter of them empty.
    @inlinable
    static func slotBits(forCount count: Int) -> Int {
        var bits = 3
        while (1 &<< bits) &* 3 < count &* 4 { bits += 1 }
        return bits
    }
}
