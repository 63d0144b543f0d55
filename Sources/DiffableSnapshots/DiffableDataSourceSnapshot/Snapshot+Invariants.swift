extension DiffableDataSourceSnapshot {
    /// Stops the program when the storage contradicts itself. For tests: it costs O(*n*).
    package func checkInvariants() {
        if storage.isIndexed {
            storage.content.checkInvariants()
            return
        }
        let flat = storage.flat
        precondition(flat.sections.count == flat.items.count, "sections and their items differ in number")
        precondition(flat.itemCount == flat.items.reduce(0) { $0 + $1.count }, "items are counted wrong")
        precondition(flat.itemCount == flat.allCalls.reduce(0) { $0 + Int($1.count) }, "a call is missing")
        for (index, section) in flat.sections.enumerated() {
            precondition(flat.index(ofSection: section) == index, "a section's index is wrong")
        }
        guard let index = storage.presentIndex else { return }
        index.checkInvariants()
        if index.itemTable.count == flat.itemCount {
            precondition(index.sectionIdentifiers == flat.sections, "the index has other sections")
            precondition(index.itemIdentifiers == flat.items.flatMap { $0 }, "the index has other items")
        }
    }
}
