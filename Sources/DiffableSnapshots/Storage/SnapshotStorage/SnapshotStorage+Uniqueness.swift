extension SnapshotStorage {
    /// The hash prefixes of all items in the order of `arrays`, if they were made.
    @inlinable
    var prefixes: HashPrefixes? { self[Cell.prefixes].map { unsafeDowncast($0, to: HashPrefixes.self) } }

    /// Keeps the hash prefixes of all items.
    @inlinable
    func keep(_ prefixes: HashPrefixes) { _ = publish(prefixes, at: Cell.prefixes) }

    /// Finds out whether each item stands here once, unless that is known.
    ///
    /// - Returns: The table of all items, if it took one. It must be destroyed.
    @inlinable
    func proveUnique() -> PrefixTable? {
        if isKnownToBeUnique { return nil }
        if !flat.known.isEmpty, flat.known.count == flat.itemCount {
            prove()
            return nil
        }
        return flat.items.concatenated().withUnsafeBufferPointer { items in
            if items.count <= (_isPOD(ItemID.self) ? 16 : 8) {
                // A handful is compared, each with each.
                if !items.indices.contains(where: { items[..<$0].contains(items[$0]) }) { prove() }
                return nil
            }
            let prefixes = HashPrefixes(of: items)
            let table = PrefixTable(bound: items.count, capacity: items.count, prefixes: prefixes)
            if table.insertUnique(items.indices, isSame: { items[$0] == items[$1] }) {
                prove()
                keep(prefixes)
                return table
            }
            table.destroy()
            return nil
        }
    }

    /// Makes flat content of which it is known that each item stands there once.
    convenience init(sections: [SectionID], items: [[ItemID]], prefixes: HashPrefixes?) {
        self.init()
        flat.appendSections(sections, "appendSections(_:)")
        for (index, items) in items.enumerated() { flat.appendItems(items, toSectionAt: index) }
        prove()
        if let prefixes { keep(prefixes) }
    }
}

extension Array {
    /// The elements of all lists, one list behind the other.
    @inlinable
    func concatenated<Item>() -> [Item] where Element == [Item] {
        if count == 1 { return self[0] }
        var result: [Item] = []
        result.reserveCapacity(reduce(0) { $0 + $1.count })
        for list in self { result.append(contentsOf: list) }
        return result
    }
}
