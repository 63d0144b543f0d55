/// Makes the tags of many identifiers, for which one hasher is made and copied: to make one for each takes longer.
@usableFromInline
struct TagHasher {
    @usableFromInline let fresh = Hasher()

    @inlinable
    init() {}

    @inlinable @inline(__always)
    func tag<ID: Hashable>(of identifier: ID) -> UInt32 {
        // Integers and strings have quicker ways of their own to a hash value.
        if MemoryLayout<ID>.size <= 8 || !_isPOD(ID.self) { return IdentifierHash.tag(of: identifier) }
        var hasher = fresh
        identifier.hash(into: &hasher)
        return IdentifierHash.tag(hashValue: hasher.finalize())
    }
}
