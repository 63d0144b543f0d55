/// Names identifiers by small numbers, their handles, and finds the handle of an identifier.
///
/// A table is a value: copying is O(1), and a change copies the few pages it touches while they are shared. Handles of
/// removed identifiers are given to later ones, so deleting and inserting without end needs no more room.
///
/// Finding, inserting and removing cost O(1) hashes and comparisons as long as hash values differ. Of identifiers that
/// share one hash value, each costs a comparison with the others: with nothing but `==` to tell them apart, no table
/// can do better.
@usableFromInline
package struct IdentifierTable<ID: Hashable & Sendable>: Sendable {
    /// The identifiers by their handles; `nil` where a handle is free.
    @usableFromInline var identifiers = PagedArray<ID?>()
    @usableFromInline var slots = HashSlots()
    @usableFromInline var freeHandles = PagedArray<Int32>()

    /// Makes a table without identifiers.
    @inlinable
    package init() {}

    /// The number of identifiers.
    @inlinable package var count: Int { identifiers.count &- freeHandles.count }

    /// All handles are below this number.
    @inlinable package var handleBound: Int { identifiers.count }

    /// The identifier that a handle stands for. The handle must be in use.
    @inlinable @inline(__always)
    package func identifier(of handle: Int32) -> ID { identifiers[Int(handle)].unsafelyUnwrapped }

    /// The handle of an identifier, or `nil` when it is not in the table.
    @inlinable @inline(__always)
    package func handle(of identifier: ID) -> Int32? {
        let handle = find(identifier, prefix: IdentifierHash.prefix(of: identifier))
        return handle < 0 ? nil : handle
    }

    /// The handle of an identifier, or -1.
    @inlinable @inline(__always)
    func find(_ identifier: ID, prefix: UInt32) -> Int32 {
        let identifiers = self.identifiers.view
        return slots.handle(prefix) { identifiers[Int($0)].unsafelyUnwrapped == identifier }
    }

    /// The handle of an identifier, which is added when it is not in the table.
    @inlinable @inline(__always)
    package mutating func insert(_ identifier: ID) -> (handle: Int32, isNew: Bool) {
        let prefix = IdentifierHash.prefix(of: identifier)
        slots.split(for: count &+ 1)
        let isReused = freeHandles.count > 0
        let handle = isReused ? freeHandles[freeHandles.count &- 1] : Int32(identifiers.count)
        let view = identifiers.view
        var writer = PageWriter<UInt64>()
        let slot = HashSlots.slot(prefix, handle)
        let present = slots.insert(slot, &writer) { view[Int($0)].unsafelyUnwrapped == identifier }
        if present >= 0 { return (present, false) }
        if isReused {
            freeHandles.removeLast()
            identifiers[Int(handle)] = identifier
        } else {
            identifiers.append(identifier)
        }
        return (handle, true)
    }

    /// Removes an identifier and gives the handle it had, or `nil` when it is not in the table.
    @inlinable @inline(__always)
    @discardableResult
    package mutating func remove(_ identifier: ID) -> Int32? {
        guard let handle = handle(of: identifier) else { return nil }
        remove(handle: handle, "remove(_:)")
        return handle
    }

    /// Removes the identifier that a handle stands for. One whose hash value is not what it was when it came in stops the
    /// program, and the sentence names the call.
    @inlinable
    mutating func remove(handle: Int32, _ call: StaticString) {
        let identifier = identifier(of: handle)
        var writer = PageWriter<UInt64>()
        if !slots.remove(HashSlots.slot(IdentifierHash.prefix(of: identifier), handle), &writer) {
            Misuse.changedHash(call, identifier)
        }
        identifiers[Int(handle)] = nil
        freeHandles.append(handle)
        slots.join(for: count)
    }
}
