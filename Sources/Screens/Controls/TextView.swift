/// A text view of several lines, in place of the rows: it has all the space that other fields leave.
public final class TextView: TextField {
    /// The text that is answered, shown below; nil for none. It is no part of the text itself.
    public var quotation: Quotation? { didSet { if quotation != oldValue { invalidate() } } }

    /// A quoted text.
    public struct Quotation: Hashable, Sendable {
        /// Who wrote it, and when.
        public var heading: String
        /// The quoted text. Line breaks are kept.
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
