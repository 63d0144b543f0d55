/// How UIKit would present a screen or an alert. Hosts decide by the width of the window, and draw all alike: a card in
/// a wide one, a sheet at the lower edge of a narrow one, and choices where the user pressed.
public enum ModalPresentationStyle: Int, Hashable, Sendable {
    /// As is usual.
    case automatic = -2
    /// Not said.
    case none = -1
    /// All of the window.
    case fullScreen
    /// A large card.
    case pageSheet
    /// A small card.
    case formSheet
    /// Where the screen is that presents it.
    case currentContext
    /// As a program draws it.
    case custom
    /// All of the window, with what is behind left there.
    case overFullScreen
    /// Where the screen is that presents it, with what is behind left there.
    case overCurrentContext
    /// Beside what it is about.
    case popover
}
