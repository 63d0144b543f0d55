extension RowContent.Accessory {
    /// What stands behind a button.
    public struct Plate: Sendable, Hashable {
        /// The kinds of grounds.
        public enum Ground: String, Sendable {
            /// Grey, a pale colour, or a full one.
            case gray, tinted, filled
        }

        /// What kind of ground it is.
        public var ground: Ground
        /// The ground's colour; nil stands for grey, or for the colour of the page.
        public var color: Color?
        /// How large the button is.
        public var size: ButtonView.Configuration.Size
        /// How round its corners are.
        public var corners: ButtonView.Configuration.CornerStyle

        /// Makes a ground.
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
    /// What stands behind the button, and the colour of what stands on it.
    var plate: (RowContent.Accessory.Plate, letters: Color?)? {
        guard let configuration, let ground = configuration.ground else { return nil }
        let plate = RowContent.Accessory.Plate(
            ground: ground, color: configuration.baseBackgroundColor ?? (ground == .gray ? nil : ownTint),
            size: configuration.buttonSize, corners: configuration.cornerStyle)
        return (plate, configuration.baseForegroundColor ?? (ground == .filled ? nil : ownTint))
    }

    /// The colour that the button was given apart from its configuration.
    private var ownTint: Color? {
        let isOfConfiguration = configuration?.baseForegroundColor != nil || configuration?.baseBackgroundColor != nil
        return isOfConfiguration ? nil : tintColor
    }
}
