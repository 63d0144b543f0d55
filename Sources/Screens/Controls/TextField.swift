/// A text field. Several of them, one below the other and above the rows, make a form.
///
/// ```swift
/// let subject = TextField(label: "Subject", text: "Re: Lunch") { text in print("About \(text)") }
/// let message = TextView(label: "Message") { text in print(text) }
/// screen.controls = [subject, message]
/// ```
///
/// Each change is reported, also those made while the connection was lost.
public class TextField: Control {
    /// The text.
    public private(set) var text: String

    /// The placeholder of the empty field; nil for none.
    public var placeholder: String? { didSet { if placeholder != oldValue { invalidate() } } }

    /// Called with the new text at each change that a user makes.
    public var onChange: ((String) -> Void)?

    /// Called when a user presses the Return key in the field; in a ``TextView``, Control and Return, on a Mac Command
    /// and Return.
    public var onSubmit: (() -> Void)?

    private var takesFocus = false

    /// Makes a field.
    ///
    /// - Parameters:
    ///   - label: The name of the field, shown before the text.
    ///   - text: The initial text.
    ///   - onChange: Called with the new text at each change that a user makes.
    public init(label: String, text: String = "", onChange: ((String) -> Void)? = nil) {
        self.text = text
        self.onChange = onChange
        super.init(label: label)
    }

    /// Sets the text without calling ``onChange``.
    public func setText(_ text: String) {
        guard text != self.text else { return }
        self.text = text
        invalidate()
    }

    /// Gives the field the keyboard focus when the screen is shown.
    public func becomeFirstResponder() { takesFocus = true }

    /// Called by hosts when the user typed.
    public func userDidChange(_ text: String) {
        guard isEnabledForVisitor, text != self.text else { return }
        self.text = text
        onChange?(text)
        invalidate()
    }

    var hasLines: Bool { false }

    override var kind: ControlContent.Kind {
        .text(.init(text: text, prompt: placeholder, hasLines: hasLines, takesFocus: takesFocus))
    }

    public override func userDid(_ event: ControlEvent) {
        guard isEnabledForVisitor else { return }
        switch event {
        case .type(let text): userDidChange(text)
        case .press: onSubmit?()
        default: break
        }
    }
}
