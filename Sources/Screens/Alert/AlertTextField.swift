/// A text field of an ``AlertController``.
@preconcurrency @MainActor public final class AlertTextField {
    /// The text.
    public var text: String?
    /// The placeholder of the empty field.
    public var placeholder: String?
    /// Whether what is typed is hidden, as passwords are.
    public var isSecureTextEntry = false
    /// The accessible name of the field; nil for the placeholder.
    public var accessibilityLabel: String?
    /// The least number of characters for which an action, other than the cancelling one, can be chosen; 0 by default.
    ///
    /// Unicode scalars are counted.
    public var minimumLength = 0

    /// Whether a text is long enough.
    func takes(_ text: String) -> Bool { text.unicodeScalars.count >= minimumLength }
}
