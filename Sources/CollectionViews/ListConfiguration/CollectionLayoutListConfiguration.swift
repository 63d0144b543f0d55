/// How a list looks and what stands at the head of its sections. Apple has it since iOS 14.
public struct CollectionLayoutListConfiguration: Sendable {
    /// The overall look.
    public let appearance: Appearance

    /// What stands at the head of each section.
    public var headerMode = HeaderMode.none

    /// What stands at the foot of each section.
    public var footerMode = FooterMode.none

    /// Whether lines stand between the rows.
    public var showsSeparators: Bool

    /// The height that a row is taken to have until the viewer has measured it. An addition to Apple's.
    public var estimatedRowHeight = 44.0

    /// A height that all rows have, so that none is measured; nil lets each row be as high as it needs.
    ///
    /// An addition to Apple's.
    public var rowHeight: Double?

    /// Makes the configuration of a look.
    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    }

    /// The overall look of a list. Apple has it since iOS 14.
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

    /// What stands at the head of a section. Apple has it since iOS 14.
    public enum HeaderMode: Int, Sendable {
        /// Nothing.
        case none
        /// A supplementary view of kind ``CollectionView/elementKindSectionHeader``.
        case supplementary
        /// The section's first item, so that the section's data start at item 1.
        case firstItemInSection
    }

    /// What stands at the foot of a section. Apple has it since iOS 14.
    public enum FooterMode: Int, Sendable {
        /// Nothing.
        case none
        /// A supplementary view of kind ``CollectionView/elementKindSectionFooter``.
        case supplementary
    }
}

extension CollectionLayoutListConfiguration {
    @MainActor func makeSection(in environment: CollectionLayoutEnvironment) -> CollectionLayoutSection {
        let size = CollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: rowHeight.map { .absolute($0) } ?? .estimated(estimatedRowHeight))
        let group = CollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])
        let section = CollectionLayoutSection(group: group)
        let isWide = environment.container.effectiveContentSize.width >= 600
        switch appearance {
        case .plain, .sidebarPlain: break
        case .grouped: section.contentInsets = DirectionalEdgeInsets(top: 16, bottom: 16)
        case .insetGrouped:
            let side = isWide ? 20.0 : 16
            section.contentInsets = DirectionalEdgeInsets(top: 12, leading: side, bottom: 12, trailing: side)
        case .sidebar:
            section.contentInsets = DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        }
        let boundarySize = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(36))
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
        section.list = self
        return section
    }
}
