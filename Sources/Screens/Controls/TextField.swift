/// A line of text to be written, below its like and above the rows: a form.
///
/// ```swift
/// let subject = TextField(label: "Subject", text: "Re: Lunch") { text in print("About \(text)") }
/// let message = TextView(label: "Message") { text in print(text) }
/// screen.controls = [subject, message]
/// ```
///
/// What is typed is told with each change, also after a connection was lost and came back.
public class TextField: Control {
    /// What stands in the field.
    public private(set) var text: String

    /// What stands in the empty field; nil for nothing.
    public var placeholder: String? { didSet { if placeholder != oldValue { invalidate() } } }

    /// Called with the new text at each change that a user makes.
    public var onChange: ((String) -> Void)?

    /// Called when a user presses the return key in the field, and with Control, on a Mac Command, in a ``TextView``.
    public var onSubmit: (() -> Void)?

    private var takesFocus = false

    /// Makes a field.
    ///
    /// - Parameters:
    ///   - label: What the field is called. It stands before the text.
    ///   - text: What stands in it at first.
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

    /// Gives the field the keyboard focus where it comes to be shown: what the screen is there for.
    public func becomeFirstResponder() { takesFocus = true }

    /// What a host calls when the user typed.
    public func userDidChange(_ text: String) {
        guard answers, text != self.text else { return }
        self.text = text
        onChange?(text)
        invalidate()
    }

    var hasLines: Bool { false }

    override var kind: ControlContent.Kind {
        .text(.init(text: text, prompt: placeholder, hasLines: hasLines, takesFocus: takesFocus))
    }

    public override func userDid(_ event: ControlEvent) {
        guard answers else { return }
        switch event {
        case .type(let text): userDidChange(text)
        case .press: onSubmit?()
        default: break
        }
    }
}

/// A text of many lines to be written, in place of the rows: it has all the room that other fields leave.
public final class TextView: TextField {
    /// What the text answers, shown below it; nil for nothing. It is no part of the text.
    public var quotation: Quotation? { didSet { if quotation != oldValue { invalidate() } } }

    /// Words of somebody else.
    public struct Quotation: Hashable, Sendable {
        /// Who said them, and when.
        public var heading: String
        /// What was said; lines stay lines.
        public var text: String

        /// Makes a quotation.
        public init(heading: String, text: String) {
            self.heading = heading
            self.text = text
        }
    }

    override var hasLines: Bool { true }

    override var kind: ControlContent.Kind {
        guard case .text(var content) = super.kind else { return super.kind }
        content.quotation = quotation
        return .text(content)
    }
}
