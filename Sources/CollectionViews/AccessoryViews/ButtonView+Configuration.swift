import Foundation

extension ButtonView {
    /// How a button looks, as a value. Hosts draw the title, or the image in its place, on a background of the given
    /// style, size and corners. Insets, paddings and the subtitle are accepted and not drawn.
    ///
    /// ```swift
    /// var configuration = ButtonView.Configuration.filled()
    /// configuration.title = "Add"
    /// let button = ButtonView(configuration: configuration, primaryAction: Action { _ in add() })
    /// cell.accessories = [.customView(configuration: .init(customView: button, placement: .trailing()))]
    /// ```
    public struct Configuration: Hashable, Sendable {
        /// The title.
        public var title: String?
        /// A second line below the title.
        public var subtitle: String?
        /// The image, shown in place of the title.
        public var image: Image?
        /// The colour of the title or the image; nil uses the page's tint.
        public var baseForegroundColor: Color?
        /// The colour of the background. It is the button's tint too if ``baseForegroundColor`` is nil.
        public var baseBackgroundColor: Color?
        /// The space around the title or the image. Not drawn.
        public var contentInsets = DirectionalEdgeInsets.zero
        /// The space between image and title. Not drawn.
        public var imagePadding: CGFloat = 0
        /// The side of the title on which the image is. Not drawn.
        public var imagePlacement = DirectionalRectEdge.leading
        /// The space between title and subtitle. Not drawn.
        public var titlePadding: CGFloat = 0
        /// How large the button is.
        public var buttonSize = Size.medium
        /// How round its corners are.
        public var cornerStyle = CornerStyle.dynamic

        /// The kind of background; nil for none.
        var ground: RowContent.Accessory.Plate.Ground?

        private init(ground: RowContent.Accessory.Plate.Ground?) { self.ground = ground }

        /// The sizes of buttons.
        public enum Size: Int, Hashable, Sendable {
            /// Four sizes, of which `medium` is the default.
            case medium, small, mini, large
        }

        /// How corners are rounded.
        public enum CornerStyle: Int, Hashable, Sendable {
            /// A radius that the size of text does not change.
            case fixed = -1
            /// A radius that follows the size of text (`dynamic`), or a given one, up to fully round (`capsule`).
            case dynamic, small, medium, large, capsule
        }

        /// No background.
        public static func plain() -> Configuration { Configuration(ground: nil) }
        /// No background.
        public static func borderless() -> Configuration { Configuration(ground: nil) }
        /// A grey background.
        public static func gray() -> Configuration { Configuration(ground: .gray) }
        /// A pale background in the button's colour.
        public static func tinted() -> Configuration { Configuration(ground: .tinted) }
        /// A background in the button's colour.
        public static func filled() -> Configuration { Configuration(ground: .filled) }
        /// A grey background, as in a toolbar.
        public static func bordered() -> Configuration { Configuration(ground: .gray) }
        /// A title in the button's colour on a pale background of it.
        public static func borderedTinted() -> Configuration { Configuration(ground: .tinted) }
        /// A background in the button's colour, for the main action.
        public static func borderedProminent() -> Configuration { Configuration(ground: .filled) }
    }

    /// Makes a button from a configuration. A title or an image that it lacks is taken from the action.
    public convenience init(configuration: Configuration, primaryAction: Action? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        var configuration = configuration
        configuration.title = configuration.title ?? currentTitle
        configuration.image = configuration.image ?? currentImage
        self.configuration = configuration
    }
}
