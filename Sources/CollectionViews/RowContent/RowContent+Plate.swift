extension RowContent.Accessory {
    /// The background of a button.
    public struct Plate: Sendable, Hashable {
        /// The kinds of backgrounds.
        public enum Ground: String, Sendable {
            /// Grey, a pale colour, or a full one.
            case gray, tinted, filled
        }

        /// The kind of background.
        public var ground: Ground
        /// The colour; nil stands for grey, or for the page's tint.
        public var color: Color?
        /// How large the button is.
        public var size: ButtonView.Configuration.Size
        /// How round its corners are.
        public var corners: ButtonView.Configuration.CornerStyle

        /// Makes a background.
        public init(
            ground: Ground, color: Color? = nil, size: ButtonView.Configuration.Size = .medium,
            corners: ButtonView.Configuration.CornerStyle = .dynamic
        ) {
            self.ground = ground
            self.color = color
            self.size = size
            self.corners = corners
        }
    }
}

extension ButtonView {
    /// The background of the button, and the colour of its title or image.
    var plate: (RowContent.Accessory.Plate, letters: Color?)? {
        guard let configuration, let ground = configuration.ground else { return nil }
        let plate = RowContent.Accessory.Plate(
            ground: ground, color: configuration.baseBackgroundColor ?? (ground == .gray ? nil : ownTint),
            size: configuration.buttonSize, corners: configuration.cornerStyle)
        return (plate, configuration.baseForegroundColor ?? (ground == .filled ? nil : ownTint))
    }

    /// The button's tint, if that does not come from its configuration.
    private var ownTint: Color? {
        let isOfConfiguration = configuration?.baseForegroundColor != nil || configuration?.baseBackgroundColor != nil
        return isOfConfiguration ? nil : tintColor
    }
}
