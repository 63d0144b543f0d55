extension IdentifierTable {
    /// Makes a table of many identifiers at once; the handle of each is its index.
    ///
    /// Hashes are made 256 at a time before they are looked up, so that the waits for memory overlap.
    ///
    /// - Parameters:
    ///   - lists: The identifiers, list by list.
    ///   - duplicate: Set to the indexes of two equal identifiers when there are such, the later one being the first
    ///     that equals an earlier one. The table is then of no use.
    @inlinable
    package init(_ lists: [[ID]], duplicate: inout (earlier: Int, later: Int)?) {
        self.init()
        var total = 0
        for list in lists { total += list.count }
        duplicate = nil
        if total == 0 { return }
        var listIndex = 0
        var offset = 0
        identifiers = PagedArray(count: total) { page, _, length in
            var filled = 0
            while filled < length {
                let list = lists[listIndex]
                let part = min(length - filled, list.count - offset)
                for index in 0..<part { (page + filled + index).initialize(to: list[offset + index]) }
                filled += part
                offset += part
                if offset == list.count {
                    listIndex += 1
                    offset = 0
                }
            }
        }
        slotBits = IdentifierHash.slotBits(forCount: total)
        let builder = SlotBuilder(slotBits: slotBits)
        var handle: Int32 = 0
        for list in lists {
            let found = list.withUnsafeBufferPointer { insert($0, from: handle, into: builder) }
            if let found {
                duplicate = found
                return
            }
            handle += Int32(list.count)
        }
        slots = builder.slots
    }

    @inlinable
    func insert(
        _ list: UnsafeBufferPointer<ID>, from firstHandle: Int32, into builder: SlotBuilder
    ) -> (earlier: Int, later: Int)? {
        let mask = (1 &<< slotBits) &- 1
        return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 256) { tags in
            var start = 0
            while start < list.count {
                let length = min(256, list.count &- start)
                for index in 0..<length { tags[index] = IdentifierHash.tag(of: list[start &+ index]) }
                for index in 0..<length {
                    let tag = tags[index]
                    var slot = IdentifierHash.home(of: tag, slotBits: slotBits)
                    while true {
                        let pointer = builder.pointer(to: slot)
                        let content = pointer.pointee
                        if content == 0 {
                            let handle = firstHandle &+ Int32(truncatingIfNeeded: start &+ index)
                            pointer.pointee = IdentifierHash.slot(tag: tag, handle: handle)
                            break
                        }
                        if IdentifierHash.tag(in: content) == tag {
                            let other = IdentifierHash.handle(in: content)
                            if identifier(of: other) == list[start &+ index] {
                                return (Int(other), Int(firstHandle) + start + index)
                            }
                        }
                        slot = (slot &+ 1) & mask
                    }
                }
                start &+= length
            }
            return nil
        }
    }
}
