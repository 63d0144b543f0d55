extension DiffableDataSourceSnapshot {
    /// Stops the program when the storage contradicts itself. For tests: it costs O(*n*).
    package func checkInvariants() {
        precondition(sections.count == items.count, "sections and their items differ in number")
        precondition(sectionOfItem.count == items.reduce(0) { $0 + $1.count }, "items are missing in the index")
        for (index, section) in sections.enumerated() {
            precondition(sectionIndexes[section] == index, "a section's index is wrong")
            for item in items[index] { precondition(sectionOfItem[item] == section, "an item's section is wrong") }
        }
    }
}
