/// An item's place: the index of its section and its index in that section.
///
/// It is to this module what an index path is to a view, at a quarter of the size and with no import.
public struct ItemPath: Hashable, Comparable, Sendable {
    @usableFromInline let storedSection: Int32
    @usableFromInline let storedItem: Int32

    /// Makes the path of item `item` in section `section`; both must be below 2³¹.
    @inlinable
    public init(section: Int, item: Int) {
        storedSection = Int32(section)
        storedItem = Int32(item)
    }

    init(storedSection: Int32, storedItem: Int32) {
        self.storedSection = storedSection
        self.storedItem = storedItem
    }

    /// The index of the section.
    @inlinable public var section: Int { Int(storedSection) }

    /// The index of the item in its section.
    @inlinable public var item: Int { Int(storedItem) }

    /// Whether one place stands before another, section by section.
    @inlinable
    public static func < (left: ItemPath, right: ItemPath) -> Bool {
        left.storedSection == right.storedSection
            ? left.storedItem < right.storedItem : left.storedSection < right.storedSection
    }
}

extension ItemPath: CustomStringConvertible {
    /// The path as `[section, item]`.
    public var description: String { "[\(section), \(item)]" }
}
