extension DiffableDataSourceSectionSnapshot {
    /// The handle of an item that the caller says is there; stops the program when it isn't.
    @inlinable
    func existing(
        _ item: ItemIdentifierType, as role: StaticString = "item", in call: StaticString
    ) -> OutlineHandle {
        if let handle = storage.handle(of: item) { return handle }
        Misuse.stop(
            call, role, item, "is not in the section snapshot", cure: "append or insert it first, or ask contains(_:)")
    }

    /// The handle for an item that the caller says is new; stops the program when it isn't.
    @inlinable
    static func stopAtKnown(_ item: ItemIdentifierType, in call: StaticString) -> Never {
        Misuse.stop(
            call, "item", item, "is in the section snapshot already, or stands twice in what is given",
            cure: "give each item an identifier of its own, or delete the old one first")
    }
}
