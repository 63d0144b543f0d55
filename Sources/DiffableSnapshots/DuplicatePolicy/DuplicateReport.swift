/// The duplicates met while items or sections from outside were appended, in the order they were met.
public struct DuplicateReport<ItemIdentifierType: Hashable & Sendable>: Hashable, Sendable {
    /// The duplicates. An identifier that stands three times makes two of them.
    public var duplicates: [Duplicate] = []

    /// Makes a report without duplicates.
    public init() {}

    /// Whether there were no duplicates.
    public var isEmpty: Bool { duplicates.isEmpty }

    /// One identifier at two places.
    public struct Duplicate: Hashable, Sendable {
        /// The identifier.
        public var identifier: ItemIdentifierType
        /// Where it was met before.
        public var first: Place
        /// Its second place: an index into the identifiers given.
        public var second: Int
        /// The section of a snapshot that holds it already, in the words by which the section's identifier describes
        /// itself; nil where it was met elsewhere. It has no part in whether two duplicates are equal.
        public internal(set) var sectionName: String?

        /// Makes a duplicate out of its identifier and both its places.
        public init(identifier: ItemIdentifierType, first: Place, second: Int) {
            self.identifier = identifier
            self.first = first
            self.second = second
        }

        /// Whether both name the same identifier and the same places.
        public static func == (left: Self, right: Self) -> Bool {
            left.identifier == right.identifier && left.first == right.first && left.second == right.second
        }

        /// Feeds the identifier and both places to a hasher.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(identifier)
            hasher.combine(first)
            hasher.combine(second)
        }
    }

    /// Where a duplicate was met first.
    public enum Place: Hashable, Sendable {
        /// In the snapshot, at this path before the call.
        case snapshot(ItemPath)
        /// In the snapshot, as the section at this index before the call.
        case section(Int)
        /// Among the identifiers given, at this index.
        case argument(Int)
    }
}
