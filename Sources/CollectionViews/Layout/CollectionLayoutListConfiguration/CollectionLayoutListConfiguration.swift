/// How a section or a whole view looks as a list.
///
/// Apple has it since iOS 14, as `UICollectionLayoutListConfiguration`.
public struct CollectionLayoutListConfiguration: Hashable, Sendable {
    /// The overall look.
    public enum Appearance: Hashable, Sendable {
        /// Rows from edge to edge.
        case plain
        /// Rows from edge to edge, sections apart.
        case grouped
        /// Sections as rounded groups.
        case insetGrouped
        /// Rounded rows without separators on a quiet ground.
        case sidebar
        /// A sidebar from edge to edge.
        case sidebarPlain
    }

    /// What stands above a section's rows.
    public enum HeaderMode: Hashable, Sendable {
        /// Nothing.
        case none
        /// A supplementary view of kind ``CollectionView/elementKindSectionHeader``.
        case supplementary
        /// The section's first item, which then looks like a header.
        case firstItemInSection
    }

    /// What stands below a section's rows.
    public enum FooterMode: Hashable, Sendable {
        /// Nothing.
        case none
        /// A supplementary view of kind ``CollectionView/elementKindSectionFooter``.
        case supplementary
    }

    /// The overall look.
    public let appearance: Appearance

    /// What stands above each section's rows.
    public var headerMode = HeaderMode.none

    /// What stands below each section's rows.
    public var footerMode = FooterMode.none

    /// Whether thin lines part the rows. Sidebars never show them.
    public var showsSeparators = true

    /// The height a row is taken to have until it has been measured.
    public var estimatedRowHeight = 44.0

    /// Makes a configuration of the given look.
    public init(appearance: Appearance) {
        self.appearance = appearance
    }
}
