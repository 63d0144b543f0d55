extension DiffableDataSourceSectionSnapshot {
    /// Makes an outline whose storage splits and joins early. For tests.
    package init(leafCapacity: Int, branchCapacity: Int) {
        storage = OutlineStorage(leafCapacity: leafCapacity, branchCapacity: branchCapacity)
    }

    /// Stops the program when the storage contradicts itself. For tests: it costs O(*n*).
    package func checkInvariants() {
        storage.checkInvariants()
    }

    #if DEBUG && !hasFeature(Embedded)
    /// How many nodes of the storage `body` looks at. For tests.
    package mutating func countingVisits(_ body: (inout Self) -> Void) -> Int {
        let visits = VisitCounter.Visits()
        VisitCounter.$visits.withValue(visits) { body(&self) }
        return visits.count
    }
    #endif
}
