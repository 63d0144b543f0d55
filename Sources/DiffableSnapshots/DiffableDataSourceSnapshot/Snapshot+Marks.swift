extension DiffableDataSourceSnapshot {
    /// Marks items for reload: a view throws away the cell of each and asks for a new one.
    ///
    /// An item marked for both is reloaded. A mark goes with its item: one that is deleted and added again
    /// is not marked.
    ///
    /// - Parameter identifiers: The items. An unknown one stops the program, and so does the same item twice.
    /// - Complexity: O(`identifiers.count`) once the snapshot has an index, which the first call that needs one makes
    ///   in O(*n*) for *n* items.
    @inlinable
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        checkMarkable(identifiers, "reloadItems(_:)")
        for item in identifiers { marks.lists.reloadedItems.add(item) }
    }

    /// Marks items for reconfiguration: a view keeps the cell of each and configures it anew.
    ///
    /// An item marked for both is reloaded. A mark goes with its item: one that is deleted and added again
    /// is not marked.
    ///
    /// - Parameter identifiers: The items. An unknown one stops the program, and so does the same item twice.
    /// - Complexity: O(`identifiers.count`) once the snapshot has an index, which the first call that needs one makes
    ///   in O(*n*) for *n* items.
    @inlinable
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        checkMarkable(identifiers, "reconfigureItems(_:)")
        for item in identifiers { marks.lists.reconfiguredItems.add(item) }
    }

    /// Marks sections for reload: a view throws away what it shows of each and asks anew.
    ///
    /// - Parameter identifiers: The sections. An unknown one stops the program, and so does the same section twice.
    /// - Complexity: O(`identifiers.count`).
    @inlinable
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        checkMarkable(sections: identifiers, "reloadSections(_:)")
        for section in identifiers { marks.lists.reloadedSections.add(section) }
    }

    /// Marks sections for reconfiguration: a view keeps their headers and footers and configures them anew. Their items
    /// are left alone.
    ///
    /// A section marked for both is reloaded. Apple has no such member.
    ///
    /// - Parameter identifiers: The sections. An unknown one stops the program, and so does the same section twice.
    /// - Complexity: O(`identifiers.count`).
    @inlinable
    public mutating func reconfigureSections(_ identifiers: [SectionIdentifierType]) {
        checkMarkable(sections: identifiers, "reconfigureSections(_:)")
        for section in identifiers { marks.lists.reconfiguredSections.add(section) }
    }

    /// The sections marked by ``reconfigureSections(_:)``, in the order of marking.
    ///
    /// - Complexity: O(1).
    @inlinable
    public var reconfiguredSectionIdentifiers: [SectionIdentifierType] { marks.lists.reconfiguredSections.identifiers }

    /// The items marked by ``reloadItems(_:)``, in the order of marking.
    ///
    /// - Complexity: O(1).
    @inlinable
    public var reloadedItemIdentifiers: [ItemIdentifierType] { marks.lists.reloadedItems.identifiers }

    /// The items marked by ``reconfigureItems(_:)``, in the order of marking.
    ///
    /// - Complexity: O(1).
    @inlinable
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { marks.lists.reconfiguredItems.identifiers }

    /// The sections marked by ``reloadSections(_:)``, in the order of marking.
    ///
    /// - Complexity: O(1).
    @inlinable
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { marks.lists.reloadedSections.identifiers }

    /// The same sections and items with nothing marked.
    ///
    /// - Complexity: O(1).
    @inlinable
    public func removingMarks() -> Self {
        var result = self
        result.marks = SnapshotMarks()
        return result
    }
}

extension DiffableDataSourceSnapshot {
    @inlinable
    func checkMarkable(_ identifiers: [ItemIdentifierType], _ call: StaticString) {
        Misuse.checkItemUniqueness(identifiers, call)
        for item in identifiers where !contains(item: item) { Misuse.unknownItem(call, item) }
    }

    @inlinable
    func checkMarkable(sections: [SectionIdentifierType], _ call: StaticString) {
        Misuse.checkSectionUniqueness(sections, call)
        for section in sections where !contains(section: section) { Misuse.unknownSection(call, section) }
    }
}
