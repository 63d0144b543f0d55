// Where the slots of a sample lie; what is in them is as in `HashSlots`.
extension IdentifierHash {
    @inlinable @inline(__always)
    static func home(of tag: UInt32, slotBits: Int) -> Int {
        Int(truncatingIfNeeded: UInt64(tag) &>> UInt64(32 &- slotBits))
    }

    /// As many slots as leave a quarter of them empty.
    @inlinable
    static func slotBits(forCount count: Int) -> Int {
        var bits = 3
        while (1 &<< bits) &* 3 < count &* 4 { bits += 1 }
        return bits
    }
}
