import DiffableSnapshots

#if !hasFeature(Embedded)
extension PlacementChanges: Codable where Identifier: Codable, Container: Codable {
    private enum CodingKeys: String, CodingKey {
        case changes, flagged, unflagged
    }

    /// Reads changes, and throws where they contradict themselves.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        changes = try container.decode([Change].self, forKey: .changes)
        flagged = try container.decode([Identifier].self, forKey: .flagged)
        unflagged = try container.decode([Identifier].self, forKey: .unflagged)
        if let contradiction {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: decoder.codingPath, debugDescription: contradiction))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(changes, forKey: .changes)
        try container.encode(flagged, forKey: .flagged)
        try container.encode(unflagged, forKey: .unflagged)
    }

    /// What is wrong with changes from outside the program; nil when they could be those of some lists.
    private var contradiction: String? {
        var named: Set<Identifier> = []
        for identifier in changes.map({ $0.identifier }) + flagged + unflagged where !named.insert(identifier).inserted
        {
            return "\(identifier) is named twice"
        }
        var (before, after): (Set<Spot>, Set<Spot>) = ([], [])
        for change in changes {
            if change.from == nil, change.to == nil { return "\(change.identifier) is nowhere before and after" }
            for place in [change.from, change.to].compactMap({ $0 }) {
                if place.index < 0 || place.index > Int32.max { return "index \(place.index) is out of range" }
                if place.previous == change.identifier || place.next == change.identifier {
                    return "\(change.identifier) is its own neighbour"
                }
            }
            if let from = change.from, !before.insert(Spot(from)).inserted { return "two stand at \(from.index)" }
            if let to = change.to, !after.insert(Spot(to)).inserted { return "two come to \(to.index)" }
        }
        return nil
    }

    private struct Spot: Hashable {
        var container: Container
        var index: Int

        init(_ place: Place) {
            container = place.container
            index = place.index
        }
    }
}
#endif
