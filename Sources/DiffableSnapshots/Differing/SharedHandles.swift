/// Whether handles stand for the same identifiers in two tables of one lineage.
@usableFromInline
struct SharedHandles<ID: Hashable & Sendable> {
    @usableFromInline let old: IdentifierTable<ID>
    @usableFromInline let new: IdentifierTable<ID>
    @usableFromInline let bound: Int
    /// The page that was asked about last, and whether both tables have it. Handles mostly come in order.
    @usableFromInline var page = -1
    @usableFromInline var isShared = false

    @inlinable
    init(old: IdentifierTable<ID>, new: IdentifierTable<ID>) {
        self.old = old
        self.new = new
        bound = min(old.handleBound, new.handleBound)
    }

    @inlinable @inline(__always)
    mutating func isSame(_ handle: Int32) -> Bool {
        let index = Int(handle)
        if index >= bound { return false }
        if index &>> PagedArray<ID?>.leafBits != page {
            page = index &>> PagedArray<ID?>.leafBits
            isShared =
                old.identifiers.view.leaf(at: index).toOpaque() == new.identifiers.view.leaf(at: index).toOpaque()
        }
        return isShared || old.identifiers[index] == new.identifiers[index]
    }
}
