extension DiffableDataSourceSnapshot {
    /// Appends sections without items, in the order given.
    ///
    /// - Parameter identifiers: The sections. One that the snapshot holds already stops the program, and so does the
    ///   same section twice.
    /// - Complexity: O(`identifiers.count`).
    ///
    /// Apple has it since iOS 13, tvOS 13 and macOS 10.15.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        checkNewSections(identifiers, "appendSections(_:)")
        insertSections(identifiers, at: sections.count)
    }

    /// Inserts sections without items directly before another section, in the order given.
    ///
    /// - Parameters:
    ///   - identifiers: The sections. One that the snapshot holds already stops the program, and so does the same
    ///     section twice.
    ///   - toIdentifier: The section they are placed before. It stops the program when it is unknown, or among the
    ///     sections inserted.
    /// - Complexity: O(`identifiers.count` · log *n*), *n* being the number of sections.
    ///
    /// Apple has it since iOS 13, tvOS 13 and macOS 10.15.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, atSection: toIdentifier, offset: 0, "insertSections(_:beforeSection:)")
    }

    /// Inserts sections without items directly after another section, in the order given.
    ///
    /// - Parameters:
    ///   - identifiers: The sections. One that the snapshot holds already stops the program, and so does the same
    ///     section twice.
    ///   - toIdentifier: The section they are placed after. It stops the program when it is unknown, or among the
    ///     sections inserted.
    /// - Complexity: O(`identifiers.count` · log *n*), *n* being the number of sections.
    ///
    /// Apple has it since iOS 13, tvOS 13 and macOS 10.15.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, atSection: toIdentifier, offset: 1, "insertSections(_:afterSection:)")
    }

    /// Deletes sections with all their items. Those that are not in the snapshot are ignored.
    ///
    /// - Parameter identifiers: The sections. The same section twice stops the program.
    /// - Complexity: O(*k* + `identifiers.count` · log *n*), *k* being the number of items deleted and *n* the number of
    ///   sections.
    ///
    /// Apple has it since iOS 13, tvOS 13 and macOS 10.15.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        checkUniqueness(ofSections: identifiers, "deleteSections(_:)")
        let gone = Set(identifiers)
        for section in identifiers {
            guard let index = sectionIndexes[section] else { continue }
            for item in items[index] { sectionOfItem[item] = nil }
        }
        let kept = sections.indices.filter { !gone.contains(sections[$0]) }
        items = kept.map { items[$0] }
        sections = kept.map { sections[$0] }
        renumberSections()
    }

    /// Moves a section with its items directly before another section.
    ///
    /// - Parameters:
    ///   - identifier: The section. An unknown one stops the program.
    ///   - toIdentifier: The section it is placed before. An unknown one, or the section itself, stops the program.
    /// - Complexity: O(log *n*), *n* being the number of sections.
    ///
    /// Apple has it since iOS 13, tvOS 13 and macOS 10.15.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, toSection: toIdentifier, offset: 0, "moveSection(_:beforeSection:)")
    }

    /// Moves a section with its items directly after another section.
    ///
    /// - Parameters:
    ///   - identifier: The section. An unknown one stops the program.
    ///   - toIdentifier: The section it is placed after. An unknown one, or the section itself, stops the program.
    /// - Complexity: O(log *n*), *n* being the number of sections.
    ///
    /// Apple has it since iOS 13, tvOS 13 and macOS 10.15.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, toSection: toIdentifier, offset: 1, "moveSection(_:afterSection:)")
    }
}

extension DiffableDataSourceSnapshot {
    func checkUniqueness(ofSections identifiers: [SectionIdentifierType], _ call: StaticString) {
        var seen: Set<SectionIdentifierType> = []
        for section in identifiers where !seen.insert(section).inserted { Misuse.sectionGivenTwice(call, section) }
    }

    func checkNewSections(_ identifiers: [SectionIdentifierType], _ call: StaticString) {
        for section in identifiers where sectionIndexes[section] != nil { Misuse.sectionExists(call, section) }
        checkUniqueness(ofSections: identifiers, call)
    }

    mutating func renumberSections() {
        sectionIndexes = [:]
        for (index, section) in sections.enumerated() { sectionIndexes[section] = index }
    }

    mutating func insertSections(_ identifiers: [SectionIdentifierType], at index: Int) {
        if index == sections.count {
            for section in identifiers {
                sectionIndexes[section] = sections.count
                sections.append(section)
                items.append([])
            }
            return
        }
        sections.insert(contentsOf: identifiers, at: index)
        items.insert(contentsOf: identifiers.map { _ in [] }, at: index)
        renumberSections()
    }

    mutating func insert(
        _ identifiers: [SectionIdentifierType], atSection anchor: SectionIdentifierType, offset: Int,
        _ call: StaticString
    ) {
        guard let index = sectionIndexes[anchor] else { Misuse.unknownSection(call, anchor) }
        if identifiers.contains(anchor) { Misuse.sectionIsItsOwnAnchor(call, anchor) }
        checkNewSections(identifiers, call)
        insertSections(identifiers, at: index + offset)
    }

    mutating func move(
        _ section: SectionIdentifierType, toSection anchor: SectionIdentifierType, offset: Int, _ call: StaticString
    ) {
        guard let from = sectionIndexes[section] else { Misuse.unknownSection(call, section) }
        guard var to = sectionIndexes[anchor] else { Misuse.unknownSection(call, anchor) }
        if from == to { Misuse.sectionIsItsOwnAnchor(call, anchor) }
        let moved = items[from]
        sections.remove(at: from)
        items.remove(at: from)
        if from < to { to -= 1 }
        sections.insert(section, at: to + offset)
        items.insert(moved, at: to + offset)
        renumberSections()
    }
}
