import DiffableSnapshots

/// A place where items may be dropped.
public struct ReorderingDestination<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Hashable, Sendable {
    /// The section.
    public var section: SectionIdentifierType

    /// The item below which they would hang in an outline; nil for root items.
    public var parent: ItemIdentifierType?

    /// The item that would follow them; nil at the end of the section, or of the parent's children.
    public var next: ItemIdentifierType?

    /// Makes a place.
    public init(
        section: SectionIdentifierType, parent: ItemIdentifierType? = nil, next: ItemIdentifierType? = nil
    ) {
        self.section = section
        self.parent = parent
        self.next = next
    }
}
