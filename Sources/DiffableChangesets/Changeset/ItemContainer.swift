import DiffableSnapshots

/// The list that an item stands in: the top level of its section, or the children of its parent.
enum ItemContainer<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Hashable, Sendable {
    case section(SectionID)
    case parent(ItemID)
}

/// The list that sections stand in: there is one.
struct SectionContainer: Hashable, Sendable {}

#if !hasFeature(Embedded)
extension SectionContainer: Codable {}

extension ItemContainer: Codable where SectionID: Codable, ItemID: Codable {
    private enum CodingKeys: String, CodingKey {
        case section, parent
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if container.contains(.parent) {
            self = .parent(try container.decode(ItemID.self, forKey: .parent))
        } else {
            self = .section(try container.decode(SectionID.self, forKey: .section))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .section(let section): try container.encode(section, forKey: .section)
        case .parent(let parent): try container.encode(parent, forKey: .parent)
        }
    }
}
#endif
