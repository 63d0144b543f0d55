import DiffableSnapshots

/// How elements of ordered lists come, go and change their places: one half of a ``Changeset``.
///
/// A place names its list, the index in it and both neighbours. Of elements that keep their place among those that are
/// not named, only a flag can change: whether an item is expanded, whether a section has an outline.
struct PlacementChanges<Identifier: Hashable & Sendable, Container: Hashable & Sendable>: Hashable, Sendable {
    /// Where an element stands.
    struct Place: Hashable, Sendable {
        var container: Container
        var index: Int
        var previous: Identifier?
        var next: Identifier?
        var isFlagged: Bool
    }

    /// An element's way: it is inserted without a place before, and deleted without one after.
    struct Change: Hashable, Sendable {
        var identifier: Identifier
        /// The place in the lists before.
        var from: Place?
        /// The place in the lists after.
        var to: Place?
    }

    /// Elements that come, go or move. Each is named once.
    var changes: [Change] = []
    /// Elements that stay, and whose flag is set.
    var flagged: [Identifier] = []
    /// Elements that stay, and whose flag is cleared.
    var unflagged: [Identifier] = []

    var isEmpty: Bool { changes.isEmpty && flagged.isEmpty && unflagged.isEmpty }

    var inverted: Self {
        Self(
            changes: changes.map { Change(identifier: $0.identifier, from: $0.to, to: $0.from) },
            flagged: unflagged, unflagged: flagged)
    }
}

extension PlacementChanges {
    /// Changed places of one side by their lists, in order.
    struct Places {
        private var byContainer: [Container: [(index: Int, identifier: Identifier)]] = [:]

        init(_ changes: [Change], _ side: (Change) -> Place?) {
            for change in changes {
                guard let place = side(change) else { continue }
                byContainer[place.container, default: []].append((place.index, change.identifier))
            }
            for container in byContainer.keys { byContainer[container]?.sort { $0.index < $1.index } }
        }

        /// How many changed places stand before an index.
        func countBefore(_ index: Int, in container: Container) -> Int {
            guard let places = byContainer[container] else { return 0 }
            return places.indices.partitionPoint(where: { places[$0].index < index })
        }

        /// The element that is named at an index.
        func identifier(at index: Int, in container: Container) -> Identifier? {
            guard let places = byContainer[container] else { return nil }
            let position = countBefore(index, in: container)
            return position < places.count && places[position].index == index ? places[position].identifier : nil
        }

        /// How many elements that are not named stand before an index.
        func rank(of index: Int, in container: Container) -> Int { index - countBefore(index, in: container) }

        /// The index of the `rank`-th element that is not named.
        func index(ofRank rank: Int, in container: Container) -> Int {
            guard let places = byContainer[container] else { return rank }
            return rank + places.indices.partitionPoint(where: { places[$0].index - $0 <= rank })
        }
    }
}

#if !hasFeature(Embedded)
extension PlacementChanges.Place: Codable where Identifier: Codable, Container: Codable {}
extension PlacementChanges.Change: Codable where Identifier: Codable, Container: Codable {}
#endif
