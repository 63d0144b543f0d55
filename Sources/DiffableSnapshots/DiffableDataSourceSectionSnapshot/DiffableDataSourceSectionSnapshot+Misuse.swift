extension DiffableDataSourceSectionSnapshot {
    /// The handle of an item that the caller says is there; stops the program when it isn't.
    @inlinable
    func existing(_ item: ItemIdentifierType, as role: StaticString = "", in call: StaticString) -> OutlineHandle {
        if let handle = storage.handle(of: item) { return handle }
        misuse(
            "\(call)",
            "the \(role)item \(describe(item)) is not in the section snapshot; "
                + "append or insert it first, or ask contains(_:)")
    }

    /// The handle for an item that the caller says is new; stops the program when it isn't.
    @inlinable
    mutating func intern(_ item: ItemIdentifierType, in call: StaticString) -> OutlineHandle {
        if let handle = storage.intern(item) { return handle }
        misuse(
            "\(call)",
            "the item \(describe(item)) is in the section snapshot already, or comes twice in this call; "
                + "give each item an identifier of its own, or delete the old one first")
    }

    @usableFromInline
    func misuse(_ call: @autoclosure () -> String, _ reason: @autoclosure () -> String) -> Never {
        fatalError("DiffableDataSourceSectionSnapshot.\(call()): \(reason()).")
    }

    @usableFromInline
    func describe(_ item: ItemIdentifierType) -> String {
        "'\(item)'"
    }
}
