/// An item that a user moved, with all that hangs below it: where it was, and where it is.
public struct DiffableDataSourceMove<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Hashable, Sendable {
    /// A place among siblings.
    public struct Place: Hashable, Sendable {
        /// The section.
        public let section: SectionIdentifierType
        /// The item that it hangs below in an outline; nil for root items and flat sections.
        public let parent: ItemIdentifierType?
        /// How many siblings stand before it.
        public let index: Int
    }

    /// The item.
    public let item: ItemIdentifierType

    /// Where it was.
    public let initialPlace: Place

    /// Where it is now.
    public let finalPlace: Place
}

extension DataSourceState {
    /// Where an item stands; nil when it is not there.
    ///
    /// - Complexity: O(log *n*).
    func place(
        of item: ItemIdentifierType
    ) -> DiffableDataSourceMove<SectionIdentifierType, ItemIdentifierType>.Place? {
        guard let path = snapshot.itemPath(of: item), let section = snapshot.sectionIdentifier(at: path.section) else {
            // Below a closed parent.
            guard let (section, outline) = outlines.first(where: { $0.value.contains(item) }) else { return nil }
            return .init(section: section, parent: outline.parent(of: item), index: outline.siblingIndex(of: item))
        }
        guard let outline = outlines[section] else {
            return .init(section: section, parent: nil, index: path.item)
        }
        return .init(section: section, parent: outline.parent(of: item), index: outline.siblingIndex(of: item))
    }
}
