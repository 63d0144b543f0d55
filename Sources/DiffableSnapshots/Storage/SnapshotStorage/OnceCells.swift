/// Four places for objects, each put there at most once, by whichever thread comes first.
@usableFromInline
struct OnceCells: @unchecked Sendable {
    // The memory is accessed only by the atomic operations of the standard library, but for `clear` and `destroy`, whose
    // callers have the cells to themselves. In Embedded Swift for a machine without threads plain accesses do.
    @usableFromInline let memory: UnsafeMutablePointer<AnyObject?>

    @inlinable
    init() {
        memory = .allocate(capacity: 4)
        memory.initialize(repeating: nil, count: 4)
    }

    @inlinable
    subscript(index: Int) -> AnyObject? {
        #if hasFeature(Embedded)
        return memory[index]
        #else
        return _stdlib_atomicAcquiringLoadARCRef(object: memory + index)?.takeUnretainedValue()
        #endif
    }

    /// Puts an object here unless there is one, and gives the one that is here then.
    @inlinable
    func publish(_ object: AnyObject, at index: Int) -> AnyObject {
        #if hasFeature(Embedded)
        if memory[index] == nil { memory[index] = object }
        #else
        if _stdlib_atomicInitializeARCRef(object: memory + index, desired: object) { return object }
        #endif
        return self[index].unsafelyUnwrapped
    }

    @inlinable
    func clear() {
        for index in 0..<4 where memory[index] != nil { memory[index] = nil }
    }

    @inlinable
    func destroy() {
        clear()
        memory.deallocate()
    }
}
