/// The hash prefix of an identifier: 32 bits of its hash value, mixed so that each depends on all of them. Hash values
/// that count, or have only a few bits that differ, spread as others do.
@usableFromInline
enum IdentifierHash {
    /// An `Int` is mixed as it is, with a number that nobody outside of the process knows: to hash it first takes
    /// several times as long.
    @inlinable @inline(__always)
    static func prefix<ID: Hashable>(of identifier: ID) -> UInt32 {
        if ID.self == Int.self { return prefix(hashValue: unsafeBitCast(identifier, to: Int.self) ^ secret) }
        if isHashedByItself(ID.self) { return prefix(hashValue: identifier.hashValue) }
        var hasher = Hasher()
        identifier.hash(into: &hasher)
        return prefix(hashValue: hasher.finalize())
    }

    @inlinable @inline(__always)
    static func prefix(hashValue: Int) -> UInt32 {
        let value = UInt64(UInt(bitPattern: hashValue))
        let product = (value ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
        let folded = (product.high ^ product.low) &* 0xA076_1D64_78BD_642F
        return UInt32(truncatingIfNeeded: folded &>> 32)
    }

    /// Whether a type is likely to have a quicker way to a hash value than a hasher, as integers do.
    @inlinable @inline(__always)
    static func isHashedByItself<ID>(_ type: ID.Type) -> Bool { MemoryLayout<ID>.size <= 8 && _isPOD(ID.self) }

    @usableFromInline static let secret = Hasher().finalize()
}
