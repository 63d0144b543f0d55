import CollectionViews
import Foundation

extension TableView {
    /// Stands for a height that follows from the content of a row, a header or a footer.
    public static let automaticDimension: CGFloat = -1

    /// The title of an index that stands for a magnifying glass, by custom its first one.
    public static let indexSearch = "{search}"

    /// How a table looks.
    public enum Style: Int, Hashable, Sendable {
        /// Rows from edge to edge, with headers that stay in sight.
        case plain
        /// Rows in groups from edge to edge.
        case grouped
        /// Rows in groups with rounded corners, inset from the edges.
        case insetGrouped

        var appearance: CollectionLayoutListConfiguration.Appearance {
            switch self {
            case .plain: .plain
            case .grouped: .grouped
            case .insetGrouped: .insetGrouped
            }
        }
    }

    /// How rows appear and disappear.
    public typealias RowAnimation = CollectionViews.RowAnimation

    /// Where in a window a row is scrolled to.
    public enum ScrollPosition: Int, Hashable, Sendable {
        /// Wherever it is visible, by the shortest way.
        case none
        /// At the upper edge.
        case top
        /// In the middle.
        case middle
        /// At the lower edge.
        case bottom

        var itemPosition: CollectionView.ScrollPosition {
            switch self {
            case .none: []
            case .top: .top
            case .middle: .centeredVertically
            case .bottom: .bottom
            }
        }
    }

    /// How long animated updates take, in seconds. An addition to Apple's.
    public var animationDuration: Double {
        get { engine.animationDuration }
        set { engine.animationDuration = newValue }
    }

    /// The view behind the rows: a ``CollectionViews/ContentUnavailableView``, a ``CollectionViews/LabelView``, or a
    /// view of which the background and the border are drawn.
    public var backgroundView: View? {
        get { engine.backgroundView }
        set { engine.backgroundView = newValue }
    }

    /// Whether the row that gets the keyboard focus is selected, in place of the others.
    public var selectionFollowsFocus: Bool {
        get { engine.selectionFollowsFocus }
        set { engine.selectionFollowsFocus = newValue }
    }

    /// The text by which a user finds a row by typing its first letters; see
    /// ``CollectionViews/CollectionView/typeSelectStringProvider``.
    public var typeSelectStringProvider: ((IndexPath) -> String?)? {
        get { engine.typeSelectStringProvider }
        set { engine.typeSelectStringProvider = newValue }
    }
}
