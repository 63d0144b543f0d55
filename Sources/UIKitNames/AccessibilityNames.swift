/// Apple's name for ``AccessibilityCustomAction``.
public typealias UIAccessibilityCustomAction = AccessibilityCustomAction
/// Apple's name for ``AccessibilityTraits``.
public typealias UIAccessibilityTraits = AccessibilityTraits

/// What viewers have asked of their systems. Each viewer of a screen has asked for something else: hosts heed it.
@MainActor public enum UIAccessibility {
    /// Whether things are to jump rather than glide: hosts let them, for whoever wants it.
    public static var isReduceMotionEnabled: Bool { false }
    /// Whether the screen is read out: hosts don't know, and rows can be read out always.
    public static var isVoiceOverRunning: Bool { false }

    /// What is said of a screen to who has it read out.
    public enum Notification: Hashable, Sendable {
        /// A text to be said.
        case announcement
        /// Something came, went, or became another.
        case layoutChanged, screenChanged
    }

    /// A text is said of a screen.
    @available(
        *, unavailable, message: "Say an announcement by the screen's announce(_:); hosts tell of other changes."
    )
    public static func post(notification: Notification, argument: Any?) {}
}
