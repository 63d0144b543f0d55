/// The letters of a status bar, for screens that say so: hosts draw none.
public enum StatusBarStyle: Int, Hashable, Sendable {
    /// Dark on what is light, and light on what is dark.
    case `default`
    /// Light.
    case lightContent
    /// Dark.
    case darkContent = 3
}

/// How a status bar comes and goes, for screens that say so: hosts draw none.
public enum StatusBarAnimation: Int, Hashable, Sendable {
    /// At once.
    case none
    /// Fading.
    case fade
    /// Sliding.
    case slide
}
