/// The items of one section as an outline: which items are whose children, in which order, and which are expanded.
///
/// A section snapshot doesn't know its section; a data source is told both when it applies one. Items start collapsed,
/// so children that are appended to a parent stay hidden until the parent is expanded:
///
/// ```swift
/// var outline = DiffableDataSourceSectionSnapshot<String>()
/// outline.append(["Fruit", "Bread"])
/// outline.append(["Apple", "Pear"], to: "Fruit")
/// assert(outline.visibleItems == ["Fruit", "Bread"])
/// outline.expand(["Fruit"])
/// assert(outline.visibleItems == ["Fruit", "Apple", "Pear", "Bread"])
/// ```
///
/// An identifier stands in the outline once at most. Naming one that is already there, or a parent that isn't, stops
/// the program with a sentence that tells which call and which identifier it was.
///
/// A section snapshot is a value: copying it takes constant time, and a changed copy shares with its original what
/// they have in common. Looking an item up, finding the item at an index, among the visible ones too, and changing
/// one place takes logarithmic time however deep or wide the outline is. An outline that is only appended to and expanded
/// arranges its items at the first look at it, once for all its copies.
///
/// The type has the members of UIKit's `NSDiffableDataSourceSectionSnapshot`. Other members say so.
public struct DiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    @usableFromInline var storage = OutlineStorage<ItemIdentifierType>()

    /// The first item that was to be expanded or collapsed and isn't in the outline; at most one.
    @usableFromInline var strangers: [ItemIdentifierType] = []

    /// Makes an outline without items.
    @inlinable
    public init() {}

    /// Makes a copy of `snapshot`, in constant time.
    @inlinable
    public init(_ snapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
        self = snapshot
    }
}
