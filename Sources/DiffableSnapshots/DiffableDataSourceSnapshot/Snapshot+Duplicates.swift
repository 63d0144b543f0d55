extension DiffableDataSourceSnapshot {
    /// Appends items that come from outside the program, and may hold what a program's own must not.
    ///
    /// An identifier is a duplicate when it stands in `identifiers` more than once, or in the snapshot already. The
    /// policy says what becomes of it; the report lists each with both its places, and names its section. This call
    /// never stops the program, as long as equal identifiers hash alike: where they don't, the dictionaries of the
    /// standard library may.
    ///
    /// ```swift
    /// var snapshot = DiffableDataSourceSnapshot<String, Int>()
    /// snapshot.appendSections(["feed"])
    /// let report = try snapshot.appendItems([1, 2, 1], toSection: "feed", duplicates: .keepFirst)
    /// assert(snapshot.itemIdentifiers == [1, 2] && report.duplicates.count == 1)
    /// ```
    ///
    /// - Parameters:
    ///   - identifiers: The items, in any state.
    ///   - sectionIdentifier: The section they join; without one, the last.
    ///   - policy: What becomes of duplicates.
    /// - Returns: Which duplicates there were.
    /// - Throws: ``SnapshotError`` when the section is unknown, when there is none, or when the policy is to reject and
    ///   there are duplicates. The snapshot is then as before.
    /// - Complexity: O(`identifiers.count`), after O(*n*) once for a snapshot of *n* items that was made in another way, and O(log *n*)
    ///   for each item that is in the snapshot already.
    @inlinable
    @discardableResult
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil,
        duplicates policy: DuplicatePolicy
    ) throws(SnapshotError<SectionIdentifierType, ItemIdentifierType>) -> DuplicateReport<ItemIdentifierType> {
        if let sectionIdentifier {
            if !contains(section: sectionIdentifier) { throw .unknownSection(sectionIdentifier) }
        } else if numberOfSections == 0 {
            throw .noSections
        }
        if holdsEachOnce(with: identifiers) {
            appendItems(identifiers, toSection: sectionIdentifier)
            return DuplicateReport()
        }
        var report = DuplicateReport<ItemIdentifierType>()
        var firstPlaces: [ItemIdentifierType: Int] = [:]
        var dropped: Set<Int> = []
        for (place, item) in identifiers.enumerated() {
            if let earlier = firstPlaces[item] {
                report.duplicates.append(.init(identifier: item, first: .argument(earlier), second: place))
                if policy == .keepLast {
                    dropped.insert(earlier)
                    firstPlaces[item] = place
                } else {
                    dropped.insert(place)
                }
            } else if let path = itemPath(of: item) {
                report.duplicates.append(.init(identifier: item, first: .snapshot(path), second: place))
                if policy == .keepLast { firstPlaces[item] = place } else { dropped.insert(place) }
            } else {
                firstPlaces[item] = place
            }
        }
        nameSections(in: &report)
        if policy == .reject, !report.duplicates.isEmpty { throw .duplicates(report) }
        var kept: [ItemIdentifierType] = []
        for (place, item) in identifiers.enumerated() where !dropped.contains(place) { kept.append(item) }
        appendItems(kept, toSection: sectionIdentifier)
        return report
    }

    @usableFromInline
    func nameSections(in report: inout DuplicateReport<ItemIdentifierType>) {
        #if !hasFeature(Embedded)
        var names: [Int: String] = [:]
        for index in report.duplicates.indices {
            guard case .snapshot(let path) = report.duplicates[index].first else { continue }
            let name = names[path.section] ?? sectionIdentifier(at: path.section).map { "\($0)" }
            names[path.section] = name
            report.duplicates[index].sectionName = name
        }
        #endif
    }

    /// Whether each of these items stands among them once, and nowhere in the snapshot.
    @inlinable
    mutating func holdsEachOnce(with identifiers: [ItemIdentifierType]) -> Bool {
        if storage.isFlatAndUnseen, isKnownUniquelyReferenced(&storage) { return storage.flat.addKnown(identifiers) }
        var given = Set<ItemIdentifierType>(minimumCapacity: identifiers.count)
        return identifiers.allSatisfy { given.insert($0).inserted && storage.content.item($0) == nil }
    }

    /// An item that was appended or inserted though the snapshot held it already, and so moved; nil when there is none,
    /// or nobody has had to find out so far. For the warning of a data source that was handed this snapshot.
    ///
    /// - Complexity: O(1) when there is none; O(*n*) when the items were only appended and there is one.
    package var itemAddedAgain: ItemIdentifierType? {
        if let item = marks.lists.addedAgain.first { return item }
        // Flat content names an item more than once where its index has fewer.
        guard !storage.isIndexed, let index = storage.presentIndex, index.itemTable.count != storage.flat.itemCount
        else { return nil }
        var seen: Set<ItemIdentifierType> = []
        for items in storage.flat.items {
            for item in items where !seen.insert(item).inserted { return item }
        }
        return nil
    }
}
