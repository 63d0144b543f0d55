/// How UIKit would present a screen or an alert. It has no effect: hosts show a card in a wide window, a sheet at the
/// lower edge of a narrow one, and action sheets where the user pressed.
public enum ModalPresentationStyle: Int, Hashable, Sendable {
    /// The default.
    case automatic = -2
    /// Not specified.
    case none = -1
    /// The whole window.
    case fullScreen
    /// A large card.
    case pageSheet
    /// A small card.
    case formSheet
    /// The area of the presenting screen.
    case currentContext
    /// Custom.
    case custom
    /// The whole window, over what is behind it.
    case overFullScreen
    /// The area of the presenting screen, over what is behind it.
    case overCurrentContext
    /// A popover.
    case popover
}
