/// Items that stand side by side or one below the other, and are repeated as one until a section is filled.
///
/// A group is an item too, so groups stand in groups. Apple has it since iOS 13, as `NSCollectionLayoutGroup`.
@MainActor public final class CollectionLayoutGroup: CollectionLayoutItem {
    enum Axis {
        case horizontal, vertical
    }

    let axis: Axis

    /// The items of one round.
    public let subitems: [CollectionLayoutItem]

    /// How often the one subitem is repeated; nil repeats the subitems as often as they fit.
    let count: Int?

    /// The space between the items.
    public var interItemSpacing: CollectionLayoutSpacing?

    private init(layoutSize: CollectionLayoutSize, axis: Axis, subitems: [CollectionLayoutItem], count: Int?) {
        self.axis = axis
        self.subitems = subitems
        self.count = count
        super.init(layoutSize: layoutSize)
    }

    /// A group of items side by side: the subitems, over and over, as many as fit.
    public static func horizontal(layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]) -> Self {
        make(layoutSize, .horizontal, subitems, nil)
    }

    /// A group of `count` items of one kind side by side, in equal shares of the width.
    ///
    /// Apple has it since iOS 16.
    public static func horizontal(
        layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
    ) -> Self {
        make(layoutSize, .horizontal, [subitem], count)
    }

    /// A group of `count` items of one kind side by side, in equal shares of the width.
    public static func horizontal(layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int) -> Self {
        make(layoutSize, .horizontal, [subitem], count)
    }

    /// A group of items one below the other: the subitems, over and over, as many as fit.
    public static func vertical(layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]) -> Self {
        make(layoutSize, .vertical, subitems, nil)
    }

    /// A group of `count` items of one kind one below the other, in equal shares of the height.
    ///
    /// Apple has it since iOS 16.
    public static func vertical(
        layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
    ) -> Self {
        make(layoutSize, .vertical, [subitem], count)
    }

    /// A group of `count` items of one kind one below the other, in equal shares of the height.
    public static func vertical(layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int) -> Self {
        make(layoutSize, .vertical, [subitem], count)
    }

    private static func make(
        _ layoutSize: CollectionLayoutSize, _ axis: Axis, _ subitems: [CollectionLayoutItem], _ count: Int?
    ) -> Self {
        if subitems.isEmpty {
            fatalError("CollectionLayoutGroup: a group needs an item; give at least one in subitems.")
        }
        if let count, count < 1 {
            fatalError("CollectionLayoutGroup: a group can't repeat an item \(count) times; give a count above zero.")
        }
        return Self(layoutSize: layoutSize, axis: axis, subitems: subitems, count: count)
    }
}
