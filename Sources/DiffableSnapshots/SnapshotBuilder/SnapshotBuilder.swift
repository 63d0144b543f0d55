/// Puts a snapshot's sections together, see ``DiffableDataSourceSnapshot/init(_:)``.
@resultBuilder
public enum SnapshotBuilder<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable> {
    /// A section, with the identifiers that the snapshot has.
    public typealias Section = SnapshotSection<SectionIdentifierType, ItemIdentifierType>

    /// Takes one section.
    public static func buildExpression(_ section: Section) -> [Section] { [section] }
    /// Takes several sections.
    public static func buildExpression(_ sections: [Section]) -> [Section] { sections }
    /// Puts one behind the other.
    public static func buildBlock(_ parts: [Section]...) -> [Section] { parts.flatMap { $0 } }
    /// Takes what a condition lets through.
    public static func buildOptional(_ part: [Section]?) -> [Section] { part ?? [] }
    /// Takes one side of a condition.
    public static func buildEither(first part: [Section]) -> [Section] { part }
    /// Takes the other side of a condition.
    public static func buildEither(second part: [Section]) -> [Section] { part }
    /// Takes what a loop makes.
    public static func buildArray(_ parts: [[Section]]) -> [Section] { parts.flatMap { $0 } }
}

/// Puts a section's items together, see ``SnapshotSection``.
@resultBuilder
public enum SnapshotItemsBuilder<ItemIdentifierType: Hashable & Sendable> {
    /// Takes one item.
    public static func buildExpression(_ item: ItemIdentifierType) -> [ItemIdentifierType] { [item] }
    /// Takes several items.
    public static func buildExpression(_ items: [ItemIdentifierType]) -> [ItemIdentifierType] { items }
    /// Puts one behind the other.
    public static func buildBlock(_ parts: [ItemIdentifierType]...) -> [ItemIdentifierType] { parts.flatMap { $0 } }
    /// Takes what a condition lets through.
    public static func buildOptional(_ part: [ItemIdentifierType]?) -> [ItemIdentifierType] { part ?? [] }
    /// Takes one side of a condition.
    public static func buildEither(first part: [ItemIdentifierType]) -> [ItemIdentifierType] { part }
    /// Takes the other side of a condition.
    public static func buildEither(second part: [ItemIdentifierType]) -> [ItemIdentifierType] { part }
    /// Takes what a loop makes.
    public static func buildArray(_ parts: [[ItemIdentifierType]]) -> [ItemIdentifierType] { parts.flatMap { $0 } }
}
