extension IdentifierTable {
    /// Makes a table of many identifiers at once; the handle of each is its index.
    ///
    /// - Parameters:
    ///   - lists: The identifiers, list by list.
    ///   - duplicate: Set to the indexes of two equal identifiers when there are such, the later one being the first
    ///     that equals an earlier one. The table is then of no use.
    @inlinable
    package init(_ lists: [[ID]], duplicate: inout (earlier: Int, later: Int)?) {
        self.init()
        let total = lists.reduce(0) { $0 + $1.count }
        duplicate = nil
        if total == 0 { return }
        var rest = lists.lazy.flatMap { $0 }.makeIterator()
        identifiers = PagedArray(count: total) { page, _, length in
            for offset in 0..<length { (page + offset).initialize(to: rest.next()) }
        }
        // All hash values come first: while they are made, nothing waits for memory.
        var tags: [UInt32] = []
        tags.reserveCapacity(total)
        for list in lists { for identifier in list { tags.append(IdentifierHash.tag(of: identifier)) } }
        slots.split(for: total)
        let identifiers = self.identifiers.view
        var writer = PageWriter<UInt64>()
        for handle in tags.indices {
            let slot = HashSlots.slot(tags[handle], Int32(truncatingIfNeeded: handle))
            let other = slots.insert(slot, &writer) { identifiers[Int($0)] == identifiers[handle] }
            if other >= 0 {
                duplicate = (Int(other), handle)
                return
            }
        }
    }
}
