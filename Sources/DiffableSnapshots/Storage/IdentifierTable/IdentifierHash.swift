/// The hash prefix of an identifier: 32 bits of its hash value, mixed so that each depends on all of them. Hash values
/// that count, or have only a few bits that differ, spread as others do.
@usableFromInline
enum IdentifierHash {
    /// An `Int` is mixed as it is, with a number that nobody outside of the process knows: to hash it first takes
    /// several times as long.
    ///
    /// Whoever hashes many looks up the secret once, and whether they are `UUID`s.
    @inlinable @inline(__always)
    static func prefix<ID: Hashable>(
        of identifier: ID, secret: Int = secret, isUUID: Bool = isUUID(ID.self)
    ) -> UInt32 {
        if ID.self == Int.self { return prefix(hashValue: unsafeBitCast(identifier, to: Int.self) ^ secret) }
        if ID.self == String.self { return prefix(ofString: unsafeBitCast(identifier, to: String.self), secret) }
        if isUUID {
            let (first, last) = unsafeBitCast(identifier, to: (UInt64, UInt64).self)
            return prefix(bits: mixed(first ^ UInt64(truncatingIfNeeded: secret)) ^ last)
        }
        if isHashedByItself(ID.self) { return prefix(hashValue: identifier.hashValue) }
        var hasher = Hasher()
        identifier.hash(into: &hasher)
        return prefix(of: hasher)
    }

    /// A hasher has mixed all bits already.
    @inlinable @inline(__always)
    static func prefix(of hasher: consuming Hasher) -> UInt32 {
        UInt32(truncatingIfNeeded: hasher.finalize() &>> 32)
    }

    @inlinable @inline(__always)
    static func prefix(hashValue: Int) -> UInt32 { prefix(bits: UInt64(UInt(bitPattern: hashValue))) }

    @inlinable @inline(__always)
    static func prefix(bits value: UInt64) -> UInt32 {
        let folded = mixed(value ^ 0x9E37_79B9_7F4A_7C15) &* 0xA076_1D64_78BD_642F
        return UInt32(truncatingIfNeeded: folded &>> 32)
    }

    @inlinable @inline(__always)
    static func mixed(_ value: UInt64) -> UInt64 {
        let product = value.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
        return product.high ^ product.low
    }

    /// Whether a type is likely to have a quicker way to a hash value than a hasher, as integers and strings do.
    @inlinable @inline(__always)
    static func isHashedByItself<ID>(_ type: ID.Type) -> Bool {
        ID.self == String.self || MemoryLayout<ID>.size <= 8 && _isPOD(ID.self)
    }

    /// Whether a type is Foundation's `UUID`, which is equal where its 16 bytes are. They are mixed as an `Int` is.
    @inlinable @inline(__always)
    static func isUUID<ID>(_ type: ID.Type) -> Bool {
        #if hasFeature(Embedded)
        return false
        #else
        return MemoryLayout<ID>.size == 16 && _isPOD(ID.self) && ObjectIdentifier(ID.self) == uuid
        #endif
    }

    #if !hasFeature(Embedded)
    /// Found by its name, for nothing is imported here.
    @usableFromInline static let uuid =
        (_typeByName("20FoundationEssentials4UUIDV") ?? _typeByName("10Foundation4UUIDV")).map { ObjectIdentifier($0) }
    #endif

    @usableFromInline static let secret = Hasher().finalize()
}
