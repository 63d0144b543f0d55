extension CollectionLayoutSection {
    /// A section that is a list.
    ///
    /// - Parameters:
    ///   - configuration: How the list looks.
    ///   - layoutEnvironment: Where the list is shown.
    ///
    /// Apple has it since iOS 14.
    public static func list(
        using configuration: CollectionLayoutListConfiguration, layoutEnvironment: any CollectionLayoutEnvironment
    ) -> CollectionLayoutSection {
        list(using: configuration)
    }

    static func list(using configuration: CollectionLayoutListConfiguration) -> CollectionLayoutSection {
        let rowSize = CollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(configuration.estimatedRowHeight))
        let section = CollectionLayoutSection(
            group: .vertical(layoutSize: rowSize, subitems: [CollectionLayoutItem(layoutSize: rowSize)]))
        section.list = configuration
        section.contentInsets = configuration.appearance.contentInsets
        section.interGroupSpacing = configuration.appearance.rowSpacing
        let edgeSize = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(36))
        if configuration.headerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                CollectionLayoutBoundarySupplementaryItem(
                    layoutSize: edgeSize, elementKind: CollectionView.elementKindSectionHeader, alignment: .top))
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                CollectionLayoutBoundarySupplementaryItem(
                    layoutSize: edgeSize, elementKind: CollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        return section
    }
}

extension CollectionLayoutListConfiguration.Appearance {
    var contentInsets: DirectionalEdgeInsets {
        switch self {
        case .plain, .sidebarPlain: .zero
        case .grouped: DirectionalEdgeInsets(top: 16, bottom: 16)
        case .insetGrouped: DirectionalEdgeInsets(top: 12, leading: 20, bottom: 12, trailing: 20)
        case .sidebar: DirectionalEdgeInsets(top: 8, leading: 10, bottom: 8, trailing: 10)
        }
    }

    var rowSpacing: Double {
        switch self {
        case .sidebar, .sidebarPlain: 1
        case .plain, .grouped, .insetGrouped: 0
        }
    }

    var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }
}
