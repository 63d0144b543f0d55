extension DiffableDataSourceSectionSnapshot {
    /// Makes an outline whose storage splits and joins early. For tests.
    package init(leafCapacity: Int, branchCapacity: Int) {
        storage = OutlineStorage(capacity: .init(leaf: leafCapacity, branch: branchCapacity))
    }

    /// Stops the program when the storage contradicts itself. For tests: it costs O(*n*).
    package func checkInvariants() {
        storage.checkInvariants()
    }

    #if DEBUG
    /// How many nodes of the storage `body` looks at. For tests.
    package mutating func countingVisits(_ body: (inout Self) -> Void) -> Int {
        let probe = OutlineProbe()
        storage.tree.probe = probe
        body(&self)
        storage.tree.probe = nil
        return probe.visits
    }
    #endif
}
