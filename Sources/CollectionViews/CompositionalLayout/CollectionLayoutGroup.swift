import Foundation

/// A line of items or of smaller groups, repeated to fill its section.
///
/// ```swift
/// let item = CollectionLayoutItem(
///     layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
/// let group = CollectionLayoutGroup.horizontal(
///     layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
///     repeatingSubitem: item, count: 3)
/// group.interItemSpacing = .fixed(8)
/// ```
@preconcurrency @MainActor public final class CollectionLayoutGroup: CollectionLayoutItem {
    private let axis: LayoutNode.Axis
    private let filling: LayoutNode.Filling
    private var itemProvider: CollectionLayoutGroupCustomItemProvider?

    /// The items and groups in the line.
    public let subitems: [CollectionLayoutItem]

    /// The space between neighbours along the line; nil means none.
    public var interItemSpacing: CollectionLayoutSpacing?

    private init(
        _ axis: LayoutNode.Axis, _ size: CollectionLayoutSize, _ subitems: [CollectionLayoutItem],
        _ filling: LayoutNode.Filling, call: String
    ) {
        if subitems.isEmpty {
            fatalError("CollectionLayoutGroup.\(call): a group needs an item to lay out; pass at least one subitem.")
        }
        switch filling {
        case .count(let count, _) where count < 1:
            fatalError("CollectionLayoutGroup.\(call): \(count) repetitions hold no item; pass a count of at least 1.")
        default: break
        }
        self.axis = axis
        self.subitems = subitems
        self.filling = filling
        super.init(layoutSize: size, supplementaryItems: [])
    }

    /// A group that lays out its subitems side by side, repeated in turn as often as they fit.
    ///
    /// An empty list of subitems stops the program.
    public static func horizontal(layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem])
        -> CollectionLayoutGroup
    {
        CollectionLayoutGroup(.horizontal, layoutSize, subitems, .fit, call: "horizontal(layoutSize:subitems:)")
    }

    /// A group that lays out its subitems one below the other, repeated in turn as often as they fit.
    ///
    /// An empty list of subitems stops the program.
    public static func vertical(layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem])
        -> CollectionLayoutGroup
    {
        CollectionLayoutGroup(.vertical, layoutSize, subitems, .fit, call: "vertical(layoutSize:subitems:)")
    }

    /// A group of `count` equal items side by side; if they need more width than there is, they share it evenly.
    ///
    /// A count below 1 stops the program.
    public static func horizontal(
        layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
    ) -> CollectionLayoutGroup {
        CollectionLayoutGroup(
            .horizontal, layoutSize, [subitem], .count(count, resizes: false),
            call: "horizontal(layoutSize:repeatingSubitem:count:)")
    }

    /// A group of `count` equal items one below the other; if they need more height than there is, they share it
    /// evenly.
    ///
    /// A count below 1 stops the program.
    public static func vertical(
        layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
    ) -> CollectionLayoutGroup {
        CollectionLayoutGroup(
            .vertical, layoutSize, [subitem], .count(count, resizes: false),
            call: "vertical(layoutSize:repeatingSubitem:count:)")
    }

    /// A group of `count` items side by side that share its width evenly, whatever width they ask for.
    ///
    /// A count below 1 stops the program.
    public static func horizontal(layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int)
        -> CollectionLayoutGroup
    {
        CollectionLayoutGroup(
            .horizontal, layoutSize, [subitem], .count(count, resizes: true),
            call: "horizontal(layoutSize:subitem:count:)")
    }

    /// A group of `count` items one below the other that share its height evenly, whatever height they ask for.
    ///
    /// A count below 1 stops the program.
    public static func vertical(layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int)
        -> CollectionLayoutGroup
    {
        CollectionLayoutGroup(
            .vertical, layoutSize, [subitem], .count(count, resizes: true),
            call: "vertical(layoutSize:subitem:count:)")
    }

    /// A group that places its items itself.
    ///
    /// The provider is called with the extent that the group has in its section. It must return one item or more: an
    /// empty list stops the program.
    public static func custom(
        layoutSize: CollectionLayoutSize, itemProvider: @escaping CollectionLayoutGroupCustomItemProvider
    ) -> CollectionLayoutGroup {
        let item = CollectionLayoutItem(layoutSize: layoutSize)
        let group = CollectionLayoutGroup(
            .vertical, layoutSize, [item], .count(1, resizes: true), call: "custom(layoutSize:itemProvider:)")
        group.itemProvider = itemProvider
        return group
    }

    override func node(in environment: any CollectionLayoutEnvironment) -> LayoutNode {
        var node = LayoutNode(
            size: layoutSize, insets: contentInsets,
            line: LayoutNode.Line(
                axis: axis, children: subitems.map { $0.node(in: environment) }, filling: filling,
                spacing: interItemSpacing ?? .fixed(0)))
        node.spacing = edgeSpacing?.insets ?? .zero
        if let itemProvider {
            let container = environment.container.effectiveContentSize
            let size = CGSize(
                width: layoutSize.widthDimension.resolved(in: container),
                height: layoutSize.heightDimension.resolved(in: container))
            let traits = environment.traitCollection
            node.frames = itemProvider(
                WindowEnvironment(
                    size: size, textScale: traits.textScale, idiom: traits.userInterfaceIdiom,
                    displayScale: traits.displayScale)
            ).map(\.frame)
            if node.frames.isEmpty {
                fatalError(
                    "CollectionLayoutGroup.custom(layoutSize:itemProvider:): the provider gave no items; give one or "
                        + "more, or the group could never be filled.")
            }
        }
        return node
    }
}
