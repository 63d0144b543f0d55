extension ListContentConfiguration {
    /// For a row with one text.
    public static func cell() -> Self { Self(style: .cell) }

    /// For a row with a second text below the first.
    public static func subtitleCell() -> Self { Self(style: .cell) }

    /// For a row with a second text at its trailing edge.
    public static func valueCell() -> Self {
        var configuration = Self(style: .cell)
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }

    /// For a row of a sidebar.
    public static func sidebarCell() -> Self { Self(style: .sidebar) }

    /// For a row of a sidebar with a second text below the first.
    public static func sidebarSubtitleCell() -> Self { Self(style: .sidebar) }

    /// For a row of a list beside a sidebar.
    public static func accompaniedSidebarCell() -> Self { Self(style: .cell) }

    /// For a row of a list beside a sidebar, with a second text below the first.
    public static func accompaniedSidebarSubtitleCell() -> Self { Self(style: .cell) }

    /// For the header of a section, in the look of its list.
    public static func header() -> Self { Self(style: .header) }

    /// For the footer of a section, in the look of its list.
    public static func footer() -> Self { Self(style: .footer) }

    /// For the header of a section in a plain list.
    public static func plainHeader() -> Self { Self(style: .header) }

    /// For the footer of a section in a plain list.
    public static func plainFooter() -> Self { Self(style: .footer) }

    /// For the header of a section in a grouped list.
    public static func groupedHeader() -> Self {
        var configuration = Self(style: .header)
        configuration.textProperties.font = .systemFont(ofSize: 13)
        configuration.textProperties.color = .secondaryLabel
        return configuration
    }

    /// For the footer of a section in a grouped list.
    public static func groupedFooter() -> Self { Self(style: .footer) }

    /// For a prominent header of a section.
    public static func prominentInsetGroupedHeader() -> Self {
        var configuration = Self(style: .header)
        configuration.textProperties.font = .systemFont(ofSize: 20, weight: .bold)
        return configuration
    }

    /// For a still more prominent header of a section.
    public static func extraProminentInsetGroupedHeader() -> Self {
        var configuration = Self(style: .header)
        configuration.textProperties.font = .systemFont(ofSize: 22, weight: .bold)
        return configuration
    }

    /// For the header of a section in a sidebar.
    public static func sidebarHeader() -> Self { Self(style: .header) }

    /// For a card in a grid. An addition to Apple's.
    public static func card() -> Self { Self(style: .card) }

    /// For a person: a round picture with the texts below it. The tint colour of the picture fills the circle. An
    /// addition to Apple's.
    public static func avatar() -> Self { Self(style: .avatar) }
}
