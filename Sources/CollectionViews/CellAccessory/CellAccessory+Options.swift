extension CellAccessory {
    /// How an outline disclosure looks and behaves.
    public struct OutlineDisclosureOptions: Hashable, Sendable {
        /// Which part of the row expands and collapses it.
        public var style: Style
        /// Whether the accessory is invisible; its width stays reserved.
        public var isHidden: Bool
        /// The width that is reserved for the accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour; nil stands for the view's tint.
        public var tintColor: Color?

        /// Makes options. Arguments that are nil stand for the defaults.
        public init(
            style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: Color? = nil
        ) {
            self.style = style ?? .automatic
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }

        /// Which part of the row expands and collapses it.
        public enum Style: Int, Hashable, Sendable {
            /// ``header`` in a section's header, ``cell`` in other rows.
            case automatic
            /// The whole row, which can't be selected then.
            case header
            /// The accessory alone.
            case cell
        }

        var commonOptions: CommonOptions {
            CommonOptions(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// How an accessory without a background looks.
    public struct IndicatorOptions: Hashable, Sendable {
        /// Whether the accessory is invisible; its width stays reserved.
        public var isHidden: Bool
        /// The width that is reserved for the accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour; nil stands for the default of the kind.
        public var tintColor: Color?

        /// Makes options. Arguments that are nil stand for the defaults.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }

        var commonOptions: CommonOptions {
            CommonOptions(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// How a disclosure indicator looks.
    public typealias DisclosureIndicatorOptions = IndicatorOptions

    /// How a check mark looks.
    public typealias CheckmarkOptions = IndicatorOptions

    /// How a detail button looks.
    public typealias DetailOptions = IndicatorOptions

    /// How a grip looks.
    public struct ReorderOptions: Hashable, Sendable {
        /// Whether the accessory is invisible; its width stays reserved.
        public var isHidden: Bool
        /// The width that is reserved for the accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour; nil stands for the default of the kind.
        public var tintColor: Color?
        /// Whether a vertical line is drawn before the grip.
        public var showsVerticalSeparator: Bool

        /// Makes options. Arguments that are nil stand for the defaults.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator ?? false
        }

        var commonOptions: CommonOptions {
            CommonOptions(
                isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor,
                showsSeparator: showsVerticalSeparator)
        }
    }

    /// How a label looks.
    public struct LabelOptions: Hashable, Sendable {
        /// Whether the accessory is invisible; its width stays reserved.
        public var isHidden: Bool
        /// The width that is reserved for the accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour; nil stands for the default of the kind.
        public var tintColor: Color?
        /// The font; nil stands for that of rows.
        public var font: Font?

        /// Makes options. Arguments that are nil stand for the defaults.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil,
            font: Font? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.font = font
        }

        var commonOptions: CommonOptions {
            CommonOptions(
                isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor, font: font)
        }
    }

    /// How an accessory with a background looks.
    public struct SignOptions: Hashable, Sendable {
        /// Whether the accessory is invisible; its width stays reserved.
        public var isHidden: Bool
        /// The width that is reserved for the accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour; nil stands for the default of the kind.
        public var tintColor: Color?
        /// The background colour; nil stands for the default of the kind.
        public var backgroundColor: Color?

        /// Makes options. Arguments that are nil stand for the defaults.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil,
            backgroundColor: Color? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }

        var commonOptions: CommonOptions {
            CommonOptions(
                isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor,
                backgroundColor: backgroundColor)
        }
    }

    /// How a delete button looks.
    public typealias DeleteOptions = SignOptions

    /// How an insert button looks.
    public typealias InsertOptions = SignOptions

    /// How a mark of selection looks.
    public typealias MultiselectOptions = SignOptions
}
