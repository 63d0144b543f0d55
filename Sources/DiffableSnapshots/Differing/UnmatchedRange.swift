/// Elements that stand side by side in one list, and that no block holds.
@usableFromInline
struct UnmatchedRange: Sendable {
    @usableFromInline var section: Int32
    @usableFromInline var start: Int32
    @usableFromInline var count: Int32

    @inlinable @inline(__always)
    init(section: Int32, start: Int32, end: Int32) {
        self.section = section
        self.start = start
        count = end &- start
    }
}
