/// What turns one plain array into another, with as few moves as can be.
///
/// ```swift
/// let difference = ListDifference(from: ["a", "b", "c"], to: ["c", "a", "d"])
/// assert(difference.deletions == [1] && difference.insertions == [2])
/// assert(difference.moves.count == 1)
/// assert(difference.newIndex(ofOld: 0) == 1)
/// ```
///
/// Elements may stand in an array more than once: the first one on one side belongs to the first one on the other, and
/// so on.
public struct ListDifference: Sendable, Equatable {
    /// The elements that are gone, by their old indexes, ascending.
    public let deletions: [Int]
    /// The elements that are new, by their new indexes, ascending.
    public let insertions: [Int]
    /// The elements that stand elsewhere among those that stayed, ascending by their new indexes.
    public let moves: [Move]

    private let map: IndexMap

    /// An element's way from its old index to its new one.
    public struct Move: Hashable, Sendable {
        /// The index in the old array.
        public var from: Int
        /// The index in the new array.
        public var to: Int

        /// Makes a move out of both indexes.
        public init(from: Int, to: Int) {
            self.from = from
            self.to = to
        }
    }

    /// Works out what changed.
    ///
    /// - Parameters:
    ///   - old: The array before.
    ///   - new: The array after.
    /// - Complexity: That of ``DiffableDataSourceSnapshot/difference(from:)``.
    public init<Element: Hashable & Sendable>(from old: [Element], to new: [Element]) {
        let difference = Self.snapshot(new).difference(from: Self.snapshot(old))
        deletions = difference.deletedItems.map { $0.item }
        insertions = difference.insertedItems.map { $0.item }
        moves = difference.movedItems.map { Move(from: $0.from.item, to: $0.to.item) }
        map = IndexMap(difference)
    }

    /// Whether nothing changed.
    public var isEmpty: Bool { deletions.isEmpty && insertions.isEmpty && moves.isEmpty }

    /// Where an element of the old array stands in the new one; nil when it is gone.
    ///
    /// - Complexity: O(log *c*) for *c* changes.
    public func newIndex(ofOld index: Int) -> Int? { map.newPath(ofOld: ItemPath(section: 0, item: index))?.item }

    /// Where an element of the new array stood in the old one; nil when it is new.
    ///
    /// - Complexity: O(log *c*) for *c* changes.
    public func oldIndex(ofNew index: Int) -> Int? { map.oldPath(ofNew: ItemPath(section: 0, item: index))?.item }

    /// Whether both differences name the same changes.
    public static func == (left: ListDifference, right: ListDifference) -> Bool {
        left.deletions == right.deletions && left.insertions == right.insertions && left.moves == right.moves
    }

    /// An element, and how many equal ones stand before it.
    private struct Occurrence<Element: Hashable & Sendable>: Hashable, Sendable {
        var element: Element
        var number: Int
    }

    private static func snapshot<Element>(_ list: [Element]) -> DiffableDataSourceSnapshot<Int, Occurrence<Element>> {
        var counts: [Element: Int] = [:]
        return DiffableDataSourceSnapshot(
            list: list.map { element in
                defer { counts[element, default: 0] += 1 }
                return Occurrence(element: element, number: counts[element] ?? 0)
            })
    }
}
