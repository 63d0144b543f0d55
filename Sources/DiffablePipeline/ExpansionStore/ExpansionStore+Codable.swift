/// The temporary layer is not saved.
extension ExpansionStore: Codable where Item: Codable {
    private enum CodingKeys: String, CodingKey {
        case defaultRule, expanded, collapsed
    }

    /// Reads a store.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(default: try container.decode(DefaultRule.self, forKey: .defaultRule))
        for item in try container.decode([Item].self, forKey: .expanded) { decisions.set(true, item) }
        for item in try container.decode([Item].self, forKey: .collapsed) { decisions.set(false, item) }
    }

    /// Writes the rule and the items, in the order in which they were first expanded or collapsed.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(defaultRule, forKey: .defaultRule)
        let ordered = decisions.ordered
        try container.encode(ordered.filter(\.isExpanded).map(\.item), forKey: .expanded)
        try container.encode(ordered.filter { !$0.isExpanded }.map(\.item), forKey: .collapsed)
    }
}
