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
        var links: [ChainLink] = []
        links.reserveCapacity(total)
        for list in lists {
            for identifier in list { links.append(ChainLink(tag: IdentifierHash.tag(of: identifier), next: -1)) }
        }
        var buckets = [Int32](repeating: -1, count: total)
        duplicate = links.withUnsafeMutableBufferPointer { links in
            buckets.withUnsafeMutableBufferPointer { buckets in link(links, in: buckets) }
        }
        self.links = links.withUnsafeBufferPointer { PagedArray($0) }
        self.buckets = buckets.withUnsafeBufferPointer { PagedArray($0) }
    }

    /// Makes the chains of all handles.
    ///
    /// - Returns: Two handles with equal identifiers, if there are such.
    @inlinable
    func link(
        _ links: UnsafeMutableBufferPointer<ChainLink>, in buckets: UnsafeMutableBufferPointer<Int32>
    ) -> (earlier: Int, later: Int)? {
        let identifiers = self.identifiers.view
        for handle in links.indices {
            let tag = links[handle].tag
            let bucket = IdentifierHash.bucket(of: tag, count: buckets.count)
            var other = Int(buckets[bucket])
            links[handle].next = Int32(truncatingIfNeeded: other)
            buckets[bucket] = Int32(truncatingIfNeeded: handle)
            while other >= 0 {
                if links[other].tag == tag, identifiers[other] == identifiers[handle] { return (other, handle) }
                other = Int(links[other].next)
            }
        }
        return nil
    }
}
