/// A source text that a screen shows beside its view, such as the code that makes the view.
///
/// ```swift
/// screen.codeListing = CodeListing(title: "GridScreen.swift", text: program)
/// ```
public struct CodeListing: Hashable, Sendable {
    /// The title: the name of the file.
    public var title: String
    /// The text, in lines.
    public var text: String

    /// Makes a listing.
    public init(title: String, text: String) {
        self.title = title
        self.text = text
    }
}
