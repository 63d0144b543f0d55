/// An identifier that is hashed where it lies in memory, since it can't be copied.
///
/// A copy would be made otherwise, and its references counted up and down, for the compiler doesn't know that hashing
/// leaves the memory as it is. That took a third of the time for a `String` in a struct.
@usableFromInline
struct LentIdentifier<ID: Hashable>: ~Copyable {
    @usableFromInline let identifier: ID

    @inlinable @inline(__always)
    borrowing func hash(into hasher: inout Hasher) { identifier.hash(into: &hasher) }

    @inlinable @inline(__always)
    borrowing func prefix(
        secret: Int = IdentifierHash.secret, isUUID: Bool = IdentifierHash.isUUID(ID.self)
    ) -> UInt32 {
        IdentifierHash.prefix(of: identifier, secret: secret, isUUID: isUUID)
    }
}

extension UnsafeBufferPointer where Element: Hashable {
    /// Lends an element, without a copy: a structure lies in memory as its only field does.
    @inlinable @inline(__always)
    func lend<Result>(_ index: Int, _ body: (borrowing LentIdentifier<Element>) -> Result) -> Result {
        (baseAddress.unsafelyUnwrapped + index).withMemoryRebound(to: LentIdentifier<Element>.self, capacity: 1) {
            body($0.pointee)
        }
    }
}
