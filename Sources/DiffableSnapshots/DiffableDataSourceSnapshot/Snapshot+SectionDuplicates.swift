extension DiffableDataSourceSnapshot {
    /// Appends sections that come from outside the program, and may name one twice, or one that is there already.
    ///
    /// ```swift
    /// var snapshot = DiffableDataSourceSnapshot<String, Int>()
    /// snapshot.appendSections(["today"])
    /// let report = try snapshot.appendSections(["today", "later", "later"], duplicates: .keepFirst)
    /// assert(snapshot.sectionIdentifiers == ["today", "later"])
    /// assert(report.duplicates.map(\.first) == [.section(0), .argument(1)])
    /// ```
    ///
    /// - Parameters:
    ///   - identifiers: The sections, in any state.
    ///   - policy: What becomes of duplicates. One that is kept where it comes last moves there with its items.
    /// - Returns: Which duplicates there were.
    /// - Throws: ``SnapshotError/duplicateSections(_:)`` when the policy is to reject and there are duplicates. The
    ///   snapshot is then as before.
    /// - Complexity: O(`identifiers.count` . log *n*), *n* being the number of sections.
    @discardableResult
    public mutating func appendSections(
        _ identifiers: [SectionIdentifierType], duplicates policy: DuplicatePolicy
    ) throws(SnapshotError<SectionIdentifierType, ItemIdentifierType>) -> DuplicateReport<SectionIdentifierType> {
        var report = DuplicateReport<SectionIdentifierType>()
        // For each section which of the identifiers counts.
        var counting: [SectionIdentifierType: Int] = [:]
        for (index, section) in identifiers.enumerated() {
            if let earlier = counting.updateValue(index, forKey: section) {
                if policy != .keepLast { counting[section] = earlier }
                report.duplicates.append(.init(identifier: section, first: .argument(earlier), second: index))
            } else if let present = indexOfSection(section) {
                report.duplicates.append(.init(identifier: section, first: .section(present), second: index))
            }
        }
        if policy == .reject, !report.isEmpty { throw .duplicateSections(report) }
        for (index, section) in identifiers.enumerated() where counting[section] == index {
            if !contains(section: section) {
                appendSections([section])
            } else if policy == .keepLast, let end = sectionIdentifier(at: numberOfSections - 1), end != section {
                moveSection(section, afterSection: end)
            }
        }
        return report
    }
}
