/// An item on its way into an outline, or out of it: its handle, its level, and its expansion.
@usableFromInline
struct OutlineItem {
    @usableFromInline var handle: OutlineHandle
    @usableFromInline var level: Int32
    @usableFromInline var isExpanded: Bool
}
