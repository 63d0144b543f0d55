import Foundation

/// How a list looks and what stands at the head of its sections.
public struct CollectionLayoutListConfiguration {
    /// The overall look.
    public let appearance: Appearance

    /// What stands at the head of each section.
    public var headerMode = HeaderMode.none

    /// What stands at the foot of each section.
    public var footerMode = FooterMode.none

    /// Whether lines stand between the rows.
    public var showsSeparators: Bool

    /// How the lines between the rows look.
    public var separatorConfiguration: ListSeparatorConfiguration

    /// Says how the lines at one row look, beginning with what the list has for all rows. It is asked for each row that
    /// a window comes near.
    public var itemSeparatorHandler: ItemSeparatorHandler?

    /// What stands behind the list; nil stands for the default of the look.
    public var backgroundColor: Color?

    /// The space above each header; nil stands for the default of the look.
    public var headerTopPadding: CGFloat?

    /// Says how the lines at one row look.
    public typealias ItemSeparatorHandler =
        (_ indexPath: IndexPath, _ sectionSeparatorConfiguration: ListSeparatorConfiguration) ->
        ListSeparatorConfiguration

    /// The height that a row is taken to have until the viewer has measured it. An addition to Apple's.
    public var estimatedRowHeight = 44.0

    /// A height that all rows have, so that none is measured; nil lets each row be as high as it needs.
    ///
    /// It grows with letters. Where these are so large that what stands beside a text comes below it, it is what rows
    /// are taken to have until they are measured. An addition to Apple's.
    public var rowHeight: Double?

    /// What swiping a row uncovers where a line of text starts; nil, or an answer of nil, for nothing.
    ///
    /// It is asked when a user begins to swipe, and when a row's context menu opens, which lists the same actions;
    /// never while the view is being edited. Rows move: capture identifiers in the actions, not index paths.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// What swiping a row uncovers where a line of text ends, as ``leadingSwipeActionsConfigurationProvider`` does on
    /// the other side.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// Tells which actions swiping the row of an item uncovers.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> SwipeActionsConfiguration?

    /// Makes the configuration of a look.
    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = ListSeparatorConfiguration(listAppearance: appearance)
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    }

    /// The overall look of a list.
    public enum Appearance: Int, Sendable, CaseIterable {
        /// Rows from edge to edge.
        case plain
        /// Rows in groups from edge to edge.
        case grouped
        /// Rows in groups with rounded corners, inset from the edges.
        case insetGrouped
        /// Rows of a column beside the main content, inset with rounded selection.
        case sidebar
        /// Rows of such a column in the plain style.
        case sidebarPlain
    }

    /// What stands at the head of a section.
    public enum HeaderMode: Int, Sendable {
        /// Nothing.
        case none
        /// A supplementary view of kind ``CollectionView/elementKindSectionHeader``.
        case supplementary
        /// The section's first item, so that the section's data start at item 1.
        case firstItemInSection
    }

    /// What stands at the foot of a section.
    public enum FooterMode: Int, Sendable {
        /// Nothing.
        case none
        /// A supplementary view of kind ``CollectionView/elementKindSectionFooter``.
        case supplementary
    }
}

extension CollectionLayoutListConfiguration {
    @MainActor func makeSection(in environment: any CollectionLayoutEnvironment) -> CollectionLayoutSection {
        let scaled = { FontMetrics.default.scaledValue(for: $0, compatibleWith: environment.traitCollection) }
        let isFixed = rowHeight != nil && !environment.stacksContent
        let height = scaled(rowHeight ?? estimatedRowHeight)
        let size = CollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: isFixed ? .absolute(height) : .estimated(height))
        let group = CollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])
        let section = CollectionLayoutSection(group: group)
        let isWide = environment.container.effectiveContentSize.width >= 600
        // What is said of a group stands nearer to it than another group does.
        let top: CGFloat? = headerMode == .supplementary ? 4 : nil
        let bottom: CGFloat? = footerMode == .supplementary ? 6 : nil
        switch appearance {
        case .plain, .sidebarPlain: break
        case .grouped:
            section.contentInsets = DirectionalEdgeInsets(top: top ?? 16, leading: 0, bottom: bottom ?? 16, trailing: 0)
        case .insetGrouped:
            let side = isWide ? 20.0 : 16
            section.contentInsets = DirectionalEdgeInsets(
                top: top ?? 12, leading: side, bottom: bottom ?? 12, trailing: side)
        case .sidebar:
            section.contentInsets = DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        }
        let boundarySize = CollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(scaled(36)))
        if headerMode == .supplementary {
            let header = CollectionLayoutBoundarySupplementaryItem(
                layoutSize: boundarySize, elementKind: CollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = appearance == .plain || appearance == .sidebarPlain
            section.boundarySupplementaryItems.append(header)
        }
        if footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                CollectionLayoutBoundarySupplementaryItem(
                    layoutSize: boundarySize, elementKind: CollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        if let headerTopPadding, headerMode == .supplementary { section.contentInsets.top += headerTopPadding }
        section.list = self
        return section
    }
}
