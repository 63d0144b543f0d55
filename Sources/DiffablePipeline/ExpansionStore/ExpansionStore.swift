import DiffableSnapshots

/// Which items of an outline are expanded, by their identity.
///
/// A section snapshot forgets the expansion of what is deleted from it, and a freshly built one starts collapsed. A
/// store outlives both: record from the outline that a user works with, and apply to each new one.
///
/// ```swift
/// var expansion = ExpansionStore<String>()
/// expansion.record(from: dataSource.snapshot(for: .files))
/// var outline = makeOutline()  // rebuilt, filtered, or only partly loaded
/// expansion.apply(to: &outline)
/// dataSource.apply(outline, to: .files)
/// ```
///
/// Items that are not in an outline keep their entry, so applying once more after children arrived restores them too.
/// While a filter is on, a temporary layer keeps what happens then apart; see ``beginTemporaryLayer(default:)``. The
/// store is `Codable` when its items are.
public struct ExpansionStore<Item: Hashable & Sendable>: Sendable {
    /// What holds for items that nobody has expanded or collapsed.
    public var defaultRule: DefaultRule
    var decisions = Decisions()
    var temporary: (rule: DefaultRule, decisions: Decisions)?

    /// Makes a store in which every item follows a rule.
    public init(default rule: DefaultRule = .collapsed) {
        defaultRule = rule
    }

    /// What holds for items that nobody has expanded or collapsed.
    public struct DefaultRule: Hashable, Sendable, Codable {
        /// Items with fewer ancestors than this are expanded.
        public var expandedLevels: Int

        /// No item is expanded.
        public static var collapsed: DefaultRule { DefaultRule(expandedLevels: 0) }
        /// Every item is expanded.
        public static var expanded: DefaultRule { DefaultRule(expandedLevels: .max) }
        /// The items of the first levels are expanded: with 1, root items.
        public static func expanded(levels: Int) -> DefaultRule { DefaultRule(expandedLevels: levels) }
    }

    /// Whether an item is expanded, when it stands at this level.
    public func isExpanded(_ item: Item, level: Int = 0) -> Bool {
        if let temporary {
            return temporary.decisions.values[item]?.isExpanded ?? (level < temporary.rule.expandedLevels)
        }
        return decisions.values[item]?.isExpanded ?? (level < defaultRule.expandedLevels)
    }

    /// Whether somebody has expanded an item, whatever the rules say. While a temporary layer is there and says nothing
    /// of the item, what was before counts.
    public func isExpandedByHand(_ item: Item) -> Bool {
        (temporary?.decisions.values[item] ?? decisions.values[item])?.isExpanded ?? false
    }

    /// The items that somebody has expanded, in the order in which that was first; what a temporary layer holds is left
    /// out.
    ///
    /// - Complexity: O(*n* log *n*) for *n* items that were expanded or collapsed.
    public var expandedItems: [Item] { decisions.ordered.filter(\.isExpanded).map(\.item) }

    /// Expands or collapses an item, whether an outline holds it or not.
    public mutating func setExpanded(_ isExpanded: Bool, _ item: Item) {
        if temporary != nil {
            temporary!.decisions.set(isExpanded, item)
        } else {
            decisions.set(isExpanded, item)
        }
    }

    /// Lets an item follow the rule again.
    public mutating func forget(_ item: Item) {
        decisions.values[item] = nil
        temporary?.decisions.values[item] = nil
    }

    /// What was decided for which item, in the order in which it was.
    struct Decisions: Sendable, Equatable {
        struct Decision: Sendable, Equatable {
            var isExpanded: Bool
            var order: Int
        }
        var values: [Item: Decision] = [:]
        var count = 0

        mutating func set(_ isExpanded: Bool, _ item: Item) {
            count += 1
            values[item] = Decision(isExpanded: isExpanded, order: values[item]?.order ?? count)
        }

        var ordered: [(item: Item, isExpanded: Bool)] {
            values.sorted { $0.value.order < $1.value.order }.map { ($0.key, $0.value.isExpanded) }
        }
    }
}

extension ExpansionStore: Equatable {
    /// Whether two stores say the same of all items, by rule, entries and temporary layer.
    public static func == (left: ExpansionStore, right: ExpansionStore) -> Bool {
        func same(_ left: Decisions, _ right: Decisions) -> Bool {
            left.values.mapValues(\.isExpanded) == right.values.mapValues(\.isExpanded)
        }
        let sameLayers =
            switch (left.temporary, right.temporary) {
            case (nil, nil): true
            case (let left?, let right?): left.rule == right.rule && same(left.decisions, right.decisions)
            default: false
            }
        return left.defaultRule == right.defaultRule && same(left.decisions, right.decisions) && sameLayers
    }
}
