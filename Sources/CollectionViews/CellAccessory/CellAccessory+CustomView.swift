extension CellAccessory {
    /// A custom accessory: its view, position and width.
    @preconcurrency @MainActor public struct CustomViewConfiguration {
        /// The view: an ``AccessoryView``, a switch, a button, an image, a label or a spinner. Any other view is drawn
        /// as a square in its background colour.
        public let customView: View
        /// The side, the position among other accessories, and when it is shown.
        public let placement: Placement
        /// Whether the accessory is invisible; its width stays reserved.
        public var isHidden: Bool
        /// The width that is reserved for the accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour; nil stands for the view's tint.
        public var tintColor: Color?
        /// Whether the view keeps the size that it has as a row's own content, instead of that of the other
        /// accessories.
        public var maintainsFixedSize: Bool

        /// Makes a configuration. Arguments that are nil stand for the defaults.
        public init(
            customView: View, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil, maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }
    }
}
