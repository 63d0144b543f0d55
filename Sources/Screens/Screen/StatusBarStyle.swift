/// The styles of a status bar. They have no effect: hosts draw none.
public enum StatusBarStyle: Int, Hashable, Sendable {
    /// Dark on a light background, and light on a dark one.
    case `default`
    /// Light.
    case lightContent
    /// Dark.
    case darkContent = 3
}

/// The animations of a status bar. They have no effect: hosts draw none.
public enum StatusBarAnimation: Int, Hashable, Sendable {
    /// At once.
    case none
    /// Fading.
    case fade
    /// Sliding.
    case slide
}
