/// An object with four places for others, each put there at most once, by whichever thread comes first.
@usableFromInline
class OnceCells: @unchecked Sendable {
    // Reached only by the atomic operations of the standard library, but for `clear` and the end, where one thread has
    // all to itself. In Embedded Swift for a machine without threads plain accesses do.
    @exclusivity(unchecked) @usableFromInline
    final var places: (AnyObject?, AnyObject?, AnyObject?, AnyObject?) = (nil, nil, nil, nil)

    @inlinable
    init() {}

    /// Where the places are: nothing is stored before them.
    @inlinable
    final var memory: UnsafeMutablePointer<AnyObject?> {
        _getUnsafePointerToStoredProperties(self).assumingMemoryBound(to: AnyObject?.self)
    }

    @inlinable
    final subscript(index: Int) -> AnyObject? {
        #if hasFeature(Embedded)
        return memory[index]
        #else
        return _stdlib_atomicAcquiringLoadARCRef(object: memory + index)?.takeUnretainedValue()
        #endif
    }

    /// Puts an object here unless there is one, and gives the one that is here then.
    @inlinable
    final func publish(_ object: AnyObject, at index: Int) -> AnyObject {
        #if hasFeature(Embedded)
        if memory[index] == nil { memory[index] = object }
        #else
        if _stdlib_atomicInitializeARCRef(object: memory + index, desired: object) { return object }
        #endif
        return self[index].unsafelyUnwrapped
    }

    @inlinable
    final func clear() {
        for index in 0..<4 where memory[index] != nil { memory[index] = nil }
    }
}
