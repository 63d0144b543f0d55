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
        var list = 0
        var index = 0
        identifiers.append(count: total) { page, length in
            for offset in 0..<length {
                while index == lists[list].count { (list, index) = (list &+ 1, 0) }
                (page + offset).initialize(to: lists[list][index])
                index &+= 1
            }
        }
        // All hash values come first: while they are made, nothing waits for memory.
        var prefixes: [UInt32] = []
        prefixes.reserveCapacity(total)
        for list in lists { for identifier in list { prefixes.append(IdentifierHash.prefix(of: identifier)) } }
        let identifiers = self.identifiers.view
        duplicate = slots.fill(prefixes) { identifiers[$0] == identifiers[$1] }
    }
}
