extension Color {
    /// Primary text.
    public static let label = Color(.part(.label))
    /// Secondary text.
    public static let secondaryLabel = Color(.part(.secondaryLabel))
    /// Tertiary text.
    public static let tertiaryLabel = Color(.part(.tertiaryLabel))
    /// Quaternary text.
    public static let quaternaryLabel = Color(.part(.quaternaryLabel))
    /// The placeholder of an empty field.
    public static let placeholderText = Color(.part(.placeholderText))
    /// A link.
    public static let link = Color(.part(.link))
    /// The tint of interactive elements.
    public static let tintColor = Color(.part(.tintColor))
    /// A line that lets through what is behind it.
    public static let separator = Color(.part(.separator))
    /// A line that hides what is behind it.
    public static let opaqueSeparator = Color(.part(.opaqueSeparator))
    /// The background of the main content.
    public static let systemBackground = Color(.part(.systemBackground))
    /// A background on top of ``systemBackground``.
    public static let secondarySystemBackground = Color(.part(.secondarySystemBackground))
    /// A background on top of ``secondarySystemBackground``.
    public static let tertiarySystemBackground = Color(.part(.tertiarySystemBackground))
    /// The background of grouped lists.
    public static let systemGroupedBackground = Color(.part(.systemGroupedBackground))
    /// The background of rows in grouped lists.
    public static let secondarySystemGroupedBackground = Color(.part(.secondarySystemGroupedBackground))
    /// A background on top of ``secondarySystemGroupedBackground``.
    public static let tertiarySystemGroupedBackground = Color(.part(.tertiarySystemGroupedBackground))
    /// The fill of thin and small shapes.
    public static let systemFill = Color(.part(.systemFill))
    /// The fill of shapes of medium size.
    public static let secondarySystemFill = Color(.part(.secondarySystemFill))
    /// The fill of large shapes.
    public static let tertiarySystemFill = Color(.part(.tertiarySystemFill))
    /// The fill of large shapes around complex content.
    public static let quaternarySystemFill = Color(.part(.quaternarySystemFill))
    /// Red that fits the appearance.
    public static let systemRed = Color(.part(.systemRed))
    /// Orange that fits the appearance.
    public static let systemOrange = Color(.part(.systemOrange))
    /// Yellow that fits the appearance.
    public static let systemYellow = Color(.part(.systemYellow))
    /// Green that fits the appearance.
    public static let systemGreen = Color(.part(.systemGreen))
    /// Mint that fits the appearance.
    public static let systemMint = Color(.part(.systemMint))
    /// Teal that fits the appearance.
    public static let systemTeal = Color(.part(.systemTeal))
    /// Cyan that fits the appearance.
    public static let systemCyan = Color(.part(.systemCyan))
    /// Blue that fits the appearance.
    public static let systemBlue = Color(.part(.systemBlue))
    /// Indigo that fits the appearance.
    public static let systemIndigo = Color(.part(.systemIndigo))
    /// Purple that fits the appearance.
    public static let systemPurple = Color(.part(.systemPurple))
    /// Pink that fits the appearance.
    public static let systemPink = Color(.part(.systemPink))
    /// Brown that fits the appearance.
    public static let systemBrown = Color(.part(.systemBrown))
    /// Grey that fits the appearance.
    public static let systemGray = Color(.part(.systemGray))
    /// Grey nearer to the background.
    public static let systemGray2 = Color(.part(.systemGray2))
    /// Grey still nearer to the background.
    public static let systemGray3 = Color(.part(.systemGray3))
    /// Grey of a pressed row.
    public static let systemGray4 = Color(.part(.systemGray4))
    /// Grey close to the background.
    public static let systemGray5 = Color(.part(.systemGray5))
    /// Grey next to the background.
    public static let systemGray6 = Color(.part(.systemGray6))
}

/// Colours that are the same in every appearance.
extension Color {
    /// Black, whatever the appearance.
    public static let black = Color(red: 0, green: 0, blue: 0, alpha: 1)
    /// Dark grey, whatever the appearance.
    public static let darkGray = Color(red: 1 / 3, green: 1 / 3, blue: 1 / 3, alpha: 1)
    /// Light grey, whatever the appearance.
    public static let lightGray = Color(red: 2 / 3, green: 2 / 3, blue: 2 / 3, alpha: 1)
    /// White, whatever the appearance.
    public static let white = Color(red: 1, green: 1, blue: 1, alpha: 1)
    /// Grey, whatever the appearance.
    public static let gray = Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    /// Red, whatever the appearance.
    public static let red = Color(red: 1, green: 0, blue: 0, alpha: 1)
    /// Green, whatever the appearance.
    public static let green = Color(red: 0, green: 1, blue: 0, alpha: 1)
    /// Blue, whatever the appearance.
    public static let blue = Color(red: 0, green: 0, blue: 1, alpha: 1)
    /// Cyan, whatever the appearance.
    public static let cyan = Color(red: 0, green: 1, blue: 1, alpha: 1)
    /// Yellow, whatever the appearance.
    public static let yellow = Color(red: 1, green: 1, blue: 0, alpha: 1)
    /// Magenta, whatever the appearance.
    public static let magenta = Color(red: 1, green: 0, blue: 1, alpha: 1)
    /// Orange, whatever the appearance.
    public static let orange = Color(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// Purple, whatever the appearance.
    public static let purple = Color(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// Brown, whatever the appearance.
    public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// Fully transparent.
    public static let clear = Color(white: 0, alpha: 0)
    /// Text on a light background.
    public static let darkText = Color(white: 0, alpha: 1)
    /// Text on a dark background.
    public static let lightText = Color(white: 1, alpha: 0.6)
    /// The same as ``systemGroupedBackground``, by its former name.
    public static let groupTableViewBackground = systemGroupedBackground
}
