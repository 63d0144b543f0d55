/// What turns one snapshot into another, in the index spaces of batch updates.
///
/// Deletions and the sources of moves name places in the old snapshot; insertions and the targets of moves name places
/// in the new one. Reloads and reconfigurations name places in the new snapshot too: a view carries them out as a
/// second update, after the structure has changed.
///
/// A deleted section takes its items along: only those that survive elsewhere are listed, as moves. An inserted section
/// brings its items along: only those that existed before are listed, as moves. The items of a moved section travel
/// with it and are not listed, unless they change their place within it or leave it.
///
/// Every list is in ascending order, moves by their targets.
public struct SnapshotDifference: Sendable, Equatable {
    /// Sections that are gone, by their old indexes.
    public var deletedSections: [Int] = []
    /// Sections that are new, by their new indexes.
    public var insertedSections: [Int] = []
    /// Sections that stand elsewhere among those that stayed.
    public var movedSections: [SectionMove] = []
    /// Sections marked for reload, by their new indexes.
    public var reloadedSections: [Int] = []
    /// Sections whose headers and footers are configured anew, by their new indexes.
    public var reconfiguredSections: [Int] = []
    /// Items that are gone from a section that stayed, by their old places.
    public var deletedItems: [ItemPath] = []
    /// Items that are new in a section that stayed, by their new places.
    public var insertedItems: [ItemPath] = []
    /// Items that stand elsewhere: in their section, or in another one.
    public var movedItems: [ItemMove] = []
    /// Items marked for reload, by their new places.
    public var reloadedItems: [ItemPath] = []
    /// Items marked for reconfiguration, by their new places.
    public var reconfiguredItems: [ItemPath] = []

    /// Makes a difference without any change.
    public init() {}

    /// A section's way from its old index to its new one.
    public struct SectionMove: Hashable, Sendable {
        /// The index in the old snapshot.
        public var from: Int
        /// The index in the new snapshot.
        public var to: Int

        /// Makes a move out of both indexes.
        public init(from: Int, to: Int) {
            self.from = from
            self.to = to
        }
    }

    /// An item's way from its old place to its new one.
    public struct ItemMove: Hashable, Sendable {
        /// The place in the old snapshot.
        public var from: ItemPath
        /// The place in the new snapshot.
        public var to: ItemPath

        /// Makes a move out of both places.
        @inlinable
        public init(from: ItemPath, to: ItemPath) {
            self.from = from
            self.to = to
        }
    }

    /// Whether sections or items come, go or change their places.
    public var hasStructuralChanges: Bool { structuralChangeCount > 0 }

    /// How many sections and items are listed as coming, going or changing their places.
    package var structuralChangeCount: Int {
        deletedSections.count + insertedSections.count + movedSections.count + deletedItems.count
            + insertedItems.count + movedItems.count
    }

    /// Whether anything is marked for reload or reconfiguration.
    public var hasContentChanges: Bool {
        !(reloadedSections.isEmpty && reconfiguredSections.isEmpty && reloadedItems.isEmpty
            && reconfiguredItems.isEmpty)
    }

    /// Whether nothing changes at all.
    public var isEmpty: Bool { !hasStructuralChanges && !hasContentChanges }
}
