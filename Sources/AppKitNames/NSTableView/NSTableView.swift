import Diffable
import Foundation

/// AppKit's table: rows of several columns, numbered through all sections.
///
/// It is a list with a row for each item; the first column's text and picture stand where a line starts, the others at
/// its end.
@preconcurrency @MainActor open class NSTableView: CollectionView {
    /// The columns, in order.
    public private(set) var tableColumns: [NSTableColumn] = []

    /// How many rows there are, from the data source that drives the table.
    var rowCount: () -> Int = { 0 }
    /// What stands in a row, from the same data source.
    var place: (Int) -> TableRowPlace? = { _ in nil }
    /// The number of the row at a place, from the same data source.
    var rowNumber: (IndexPath) -> Int = { _ in -1 }
    private var hasHeaders = false
    /// The views that are not in use, by their identifiers.
    var unused: [NSUserInterfaceItemIdentifier: [NSView]] = [:]

    /// Called when a user presses a column's title, with the order to sort by. Set it before the table's screen is
    /// made. AppKit tells its data source, by sort descriptors.
    public var sortHandler: ((_ column: NSTableColumn, _ isAscending: Bool) -> Void)?

    /// How rows come and go.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Rows fade.
        public static let effectFade = AnimationOptions(rawValue: 1)
        /// Rows make room, and the new one is there at once.
        public static let effectGap = AnimationOptions(rawValue: 2)
        /// Rows come from above and go there.
        public static let slideUp = AnimationOptions(rawValue: 0x10)
        /// Rows come from below and go there.
        public static let slideDown = AnimationOptions(rawValue: 0x20)
        /// Rows come from the left and go there.
        public static let slideLeft = AnimationOptions(rawValue: 0x30)
        /// Rows come from the right and go there.
        public static let slideRight = AnimationOptions(rawValue: 0x40)

        var rowAnimation: RowAnimation {
            switch rawValue & 0xF0 {
            case 0x10: .top
            case 0x20: .bottom
            case 0x30: .left
            case 0x40: .right
            default: contains(.effectGap) && !contains(.effectFade) ? .none : .fade
            }
        }
    }

    /// Makes a table without columns.
    public convenience init(frame: CGRect = .zero) {
        self.init(
            frame: frame,
            collectionViewLayout: CollectionViewCompositionalLayout.list(
                using: CollectionLayoutListConfiguration(appearance: .plain)))
    }

    /// Adds a column behind all others.
    public func addTableColumn(_ tableColumn: NSTableColumn) {
        tableColumns.append(tableColumn)
        layoutIfNeeded()
    }

    /// How many rows there are, header rows included.
    public var numberOfRows: Int { rowCount() }

    /// How many columns there are.
    public var numberOfColumns: Int { tableColumns.count }

    func showsHeaders(_ showsHeaders: Bool) {
        hasHeaders = showsHeaders
        updateLayout()
    }

    /// How the table looks as a whole.
    public var style = Style.automatic { didSet { if style != oldValue { updateLayout() } } }

    /// How high rows are, or are taken to be before they are measured.
    public var rowHeight: CGFloat = 44 { didSet { if rowHeight != oldValue { updateLayout() } } }

    private func updateLayout() {
        var list = CollectionLayoutListConfiguration(appearance: style.appearance)
        list.headerMode = hasHeaders ? .supplementary : .none
        list.estimatedRowHeight = Double(max(1, rowHeight))
        collectionViewLayout = CollectionViewCompositionalLayout.list(using: list)
    }

    /// How a table looks as a whole.
    public enum Style: Int, Hashable, Sendable {
        /// As wide as its window: what it is at first.
        case automatic
        /// As wide as its window.
        case fullWidth
        /// Within margins, on round cards.
        case inset
        /// As a list of places beside a window's content.
        case sourceList
        /// As wide as its window.
        case plain

        var appearance: CollectionLayoutListConfiguration.Appearance {
            switch self {
            case .automatic, .fullWidth, .plain: .plain
            case .inset: .insetGrouped
            case .sourceList: .sidebar
            }
        }
    }
}
