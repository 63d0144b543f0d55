import Foundation

extension ButtonView {
    /// How a button looks, as a value. Hosts draw its title, or its picture in place of it, on a ground by its style,
    /// size and corners; insets, paddings and a subtitle make no difference to be seen.
    ///
    /// ```swift
    /// var configuration = ButtonView.Configuration.filled()
    /// configuration.title = "Add"
    /// let button = ButtonView(configuration: configuration, primaryAction: Action { _ in add() })
    /// cell.accessories = [.customView(configuration: .init(customView: button, placement: .trailing()))]
    /// ```
    public struct Configuration: Hashable, Sendable {
        /// What stands on the button.
        public var title: String?
        /// A second line below the title.
        public var subtitle: String?
        /// The picture on the button, in place of the title.
        public var image: Image?
        /// The colour of what stands on the button; nil stands for that of the page.
        public var baseForegroundColor: Color?
        /// The colour of the button; it stands in for the other one where that is nil.
        public var baseBackgroundColor: Color?
        /// The room around what stands on the button.
        public var contentInsets = DirectionalEdgeInsets.zero
        /// The room between picture and title.
        public var imagePadding: CGFloat = 0
        /// On which side of the title the picture stands.
        public var imagePlacement = DirectionalRectEdge.leading
        /// The room between title and subtitle.
        public var titlePadding: CGFloat = 0
        /// How large the button is.
        public var buttonSize = Size.medium
        /// How round its corners are.
        public var cornerStyle = CornerStyle.dynamic

        /// What stands behind the button; nil for nothing.
        var ground: RowContent.Accessory.Plate.Ground?

        private init(ground: RowContent.Accessory.Plate.Ground?) { self.ground = ground }

        /// The sizes of buttons.
        public enum Size: Int, Hashable, Sendable {
            /// From the usual one up and down.
            case medium, small, mini, large
        }

        /// How corners are rounded.
        public enum CornerStyle: Int, Hashable, Sendable {
            /// By a radius of its own, and from little to all.
            case fixed = -1
            /// As fits the size of letters.
            case dynamic, small, medium, large, capsule
        }

        /// A button without a ground.
        public static func plain() -> Configuration { Configuration(ground: nil) }
        /// A button without a ground, or a pale one.
        public static func borderless() -> Configuration { Configuration(ground: nil) }
        /// A button on grey.
        public static func gray() -> Configuration { Configuration(ground: .gray) }
        /// A button on a pale ground of its colour.
        public static func tinted() -> Configuration { Configuration(ground: .tinted) }
        /// A button on a ground of its colour.
        public static func filled() -> Configuration { Configuration(ground: .filled) }
        /// A button on grey, as in a toolbar.
        public static func bordered() -> Configuration { Configuration(ground: .gray) }
        /// A button with letters of its colour on a pale ground of it.
        public static func borderedTinted() -> Configuration { Configuration(ground: .tinted) }
        /// A button on a ground of its colour, for what one most likely wants.
        public static func borderedProminent() -> Configuration { Configuration(ground: .filled) }
    }

    /// Makes a button that looks as a configuration says. What that leaves out, the action says.
    public convenience init(configuration: Configuration, primaryAction: Action? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        var configuration = configuration
        configuration.title = configuration.title ?? currentTitle
        configuration.image = configuration.image ?? currentImage
        self.configuration = configuration
    }
}
