extension Color {
    /// The system colours. Hosts draw each as it fits their appearance.
    package enum Part: String, CaseIterable, Sendable {
        case label
        case secondaryLabel
        case tertiaryLabel
        case quaternaryLabel
        case placeholderText
        case link
        case tintColor
        case separator
        case opaqueSeparator
        case systemBackground
        case secondarySystemBackground
        case tertiarySystemBackground
        case systemGroupedBackground
        case secondarySystemGroupedBackground
        case tertiarySystemGroupedBackground
        case systemFill
        case secondarySystemFill
        case tertiarySystemFill
        case quaternarySystemFill
        case systemRed
        case systemOrange
        case systemYellow
        case systemGreen
        case systemMint
        case systemTeal
        case systemCyan
        case systemBlue
        case systemIndigo
        case systemPurple
        case systemPink
        case systemBrown
        case systemGray
        case systemGray2
        case systemGray3
        case systemGray4
        case systemGray5
        case systemGray6

        /// The components in a light and in a dark appearance.
        private var both: (Components, Components) {
            switch self {
            case .label: (Components(0x000000), Components(0xFFFFFF))
            case .secondaryLabel: (Components(0x3C3C43, alpha: 0.6), Components(0xEBEBF5, alpha: 0.6))
            case .tertiaryLabel: (Components(0x3C3C43, alpha: 0.3), Components(0xEBEBF5, alpha: 0.3))
            case .quaternaryLabel: (Components(0x3C3C43, alpha: 0.18), Components(0xEBEBF5, alpha: 0.16))
            case .placeholderText: (Components(0x3C3C43, alpha: 0.3), Components(0xEBEBF5, alpha: 0.3))
            case .link: (Components(0x007AFF), Components(0x0984FF))
            case .tintColor: (Components(0x007AFF), Components(0x0A84FF))
            case .separator: (Components(0x3C3C43, alpha: 0.29), Components(0x545458, alpha: 0.6))
            case .opaqueSeparator: (Components(0xC6C6C8), Components(0x38383A))
            case .systemBackground: (Components(0xFFFFFF), Components(0x000000))
            case .secondarySystemBackground: (Components(0xF2F2F7), Components(0x1C1C1E))
            case .tertiarySystemBackground: (Components(0xFFFFFF), Components(0x2C2C2E))
            case .systemGroupedBackground: (Components(0xF2F2F7), Components(0x000000))
            case .secondarySystemGroupedBackground: (Components(0xFFFFFF), Components(0x1C1C1E))
            case .tertiarySystemGroupedBackground: (Components(0xF2F2F7), Components(0x2C2C2E))
            case .systemFill: (Components(0x787880, alpha: 0.2), Components(0x787880, alpha: 0.36))
            case .secondarySystemFill: (Components(0x787880, alpha: 0.16), Components(0x787880, alpha: 0.32))
            case .tertiarySystemFill: (Components(0x767680, alpha: 0.12), Components(0x767680, alpha: 0.24))
            case .quaternarySystemFill: (Components(0x747480, alpha: 0.08), Components(0x767680, alpha: 0.18))
            case .systemRed: (Components(0xFF3B30), Components(0xFF453A))
            case .systemOrange: (Components(0xFF9500), Components(0xFF9F0A))
            case .systemYellow: (Components(0xFFCC00), Components(0xFFD60A))
            case .systemGreen: (Components(0x34C759), Components(0x30D158))
            case .systemMint: (Components(0x00C7BE), Components(0x63E6E2))
            case .systemTeal: (Components(0x30B0C7), Components(0x40C8E0))
            case .systemCyan: (Components(0x32ADE6), Components(0x64D2FF))
            case .systemBlue: (Components(0x007AFF), Components(0x0A84FF))
            case .systemIndigo: (Components(0x5856D6), Components(0x5E5CE6))
            case .systemPurple: (Components(0xAF52DE), Components(0xBF5AF2))
            case .systemPink: (Components(0xFF2D55), Components(0xFF375F))
            case .systemBrown: (Components(0xA2845E), Components(0xAC8E68))
            case .systemGray: (Components(0x8E8E93), Components(0x8E8E93))
            case .systemGray2: (Components(0xAEAEB2), Components(0x636366))
            case .systemGray3: (Components(0xC7C7CC), Components(0x48484A))
            case .systemGray4: (Components(0xD1D1D6), Components(0x3A3A3C))
            case .systemGray5: (Components(0xE5E5EA), Components(0x2C2C2E))
            case .systemGray6: (Components(0xF2F2F7), Components(0x1C1C1E))
            }
        }

        package var light: Components { both.0 }
        package var dark: Components { both.1 }
    }
}
