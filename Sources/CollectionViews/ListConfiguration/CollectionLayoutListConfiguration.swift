import Foundation

/// The look of a list, its headers, and its rows' actions.
public struct CollectionLayoutListConfiguration {
    /// The overall look.
    public let appearance: Appearance

    /// The header of each section.
    public var headerMode = HeaderMode.none

    /// The footer of each section.
    public var footerMode = FooterMode.none

    /// Whether there are separators between the rows.
    public var showsSeparators: Bool

    /// How the separators look.
    public var separatorConfiguration: ListSeparatorConfiguration

    /// Returns how the separators at one row look, given those of all rows. It is called for each row in or near a
    /// window.
    public var itemSeparatorHandler: ItemSeparatorHandler?

    /// The background of the list; nil stands for the default of the appearance.
    public var backgroundColor: Color?

    /// The space above each header; nil stands for the default of the appearance.
    public var headerTopPadding: CGFloat?

    /// Returns how the separators at one row look.
    public typealias ItemSeparatorHandler =
        (_ indexPath: IndexPath, _ sectionSeparatorConfiguration: ListSeparatorConfiguration) ->
        ListSeparatorConfiguration

    /// The estimated height of a row, until the viewer has measured it. An addition to Apple's.
    public var estimatedRowHeight = 44.0

    /// A height that all rows have, so that none is measured; nil lets each row be as high as it needs.
    ///
    /// It grows with the viewer's text size. If that is so large that content is stacked, the height is only an
    /// estimate, and rows are measured. An addition to Apple's.
    public var rowHeight: Double?

    /// The actions that swiping a row uncovers at its leading edge; nil, or a result of nil, for none.
    ///
    /// It is called when a user begins to swipe, and when a row's context menu opens, which lists the same actions;
    /// never while the view is being edited. Rows move: capture identifiers in the actions, not index paths.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// The actions that swiping a row uncovers at its trailing edge; see ``leadingSwipeActionsConfigurationProvider``.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// Returns the actions that swiping the row of an item uncovers.
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

    /// The header of each section.
    public enum HeaderMode: Int, Sendable {
        /// Nothing.
        case none
        /// A supplementary view of kind ``CollectionView/elementKindSectionHeader``.
        case supplementary
        /// The section's first item, so that the section's data start at item 1.
        case firstItemInSection
    }

    /// The footer of each section.
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
        // A header or footer is nearer to its own group than to the next one.
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
