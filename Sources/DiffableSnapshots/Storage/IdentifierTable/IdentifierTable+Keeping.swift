extension IdentifierTable {
    /// The identifiers of an older table that are equal to one of this table without being the same, each with its
    /// handle here.
    ///
    /// - Complexity: About that of the edits by which one table was made from the other; otherwise O(*n*).
    func equals(in old: IdentifierTable) -> [(handle: Int32, identifier: ID)] {
        var result: [(Int32, ID)] = []
        identifiers.forEachUnsharedRange(with: old.identifiers) { range in
            for handle in range.clamped(to: 0..<handleBound) {
                guard let identifier = identifiers[handle] else { continue }
                var found = handle < old.handleBound ? old.identifiers[handle] : nil
                if found != identifier { found = old.handle(of: identifier).map { old.identifier(of: $0) } }
                guard let found, !isSameMemory(found, identifier) else { continue }
                result.append((Int32(handle), found))
            }
        }
        return result
    }

    /// Puts identifiers in the place of equal ones.
    mutating func replace(_ equals: [(handle: Int32, identifier: ID)]) {
        for (handle, identifier) in equals { identifiers[Int(handle)] = identifier }
    }
}

/// Whether two values are the same to the last bit, so that nothing can tell them apart.
///
/// Values that are alike may differ in bits that say nothing; to be taken for different costs them time only.
func isSameMemory<Value>(_ left: Value, _ right: Value) -> Bool {
    withUnsafeBytes(of: left) { left in withUnsafeBytes(of: right) { isSameMemory(left, $0) } }
}
