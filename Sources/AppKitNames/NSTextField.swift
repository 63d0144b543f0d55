import Diffable
import Foundation

/// A text.
@preconcurrency @MainActor open class NSTextField: NSView, NSUserInterfaceItemIdentification {
    /// The name by which ``NSTableView/makeView(withIdentifier:owner:)`` finds it when it is not in use.
    public var identifier: NSUserInterfaceItemIdentifier?
    /// The text.
    public var stringValue = "" { didSet { if stringValue != oldValue { onChange() } } }
    /// A text of several looks, in place of ``stringValue``.
    public var attributedStringValue: NSAttributedString? { didSet { onChange() } }
    /// The colour; nil stands for the default of the place.
    public var textColor: NSColor? { didSet { onChange() } }
    /// The font; nil stands for the default of the place.
    public var font: NSFont? { didSet { onChange() } }
    /// Where lines stand that are shorter than their room.
    public var alignment = NSTextAlignment.natural { didSet { onChange() } }
    /// The most lines; 0 stands for any number.
    public var maximumNumberOfLines = 1 { didSet { onChange() } }
    /// Which part of a text that is too long gives way.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { onChange() } }

    var onChange: () -> Void = {}

    /// Makes a text that can't be edited.
    public convenience init(labelWithString stringValue: String) {
        self.init(frame: .zero)
        self.stringValue = stringValue
    }

    /// Makes a text that can't be edited and takes as many lines as it needs.
    public convenience init(wrappingLabelWithString stringValue: String) {
        self.init(labelWithString: stringValue)
        maximumNumberOfLines = 0
    }

    /// Whether a user can write in it: labels are all that rows show.
    @available(*, unavailable, message: "Rows show labels: let a row's text be edited by canEditTextOfItemAt.")
    public var isEditable: Bool {
        get { false }
        set {}
    }

    var isEmpty: Bool { stringValue.isEmpty && (attributedStringValue?.string ?? "").isEmpty }

    /// Puts the text where a row's first line stands.
    func show(in configuration: inout ListContentConfiguration) {
        guard !isEmpty else { return }
        configuration.text = stringValue
        if let attributedStringValue { configuration.attributedText = attributedStringValue }
        if let textColor { configuration.textProperties.color = textColor }
        if let font { configuration.textProperties.font = font }
        configuration.textProperties.numberOfLines = maximumNumberOfLines
        configuration.textProperties.lineBreakMode = lineBreakMode
        if alignment == .center { configuration.textProperties.alignment = .center }
        if alignment == .justified { configuration.textProperties.alignment = .justified }
    }
}

/// A picture.
@preconcurrency @MainActor open class NSImageView: NSView {
    /// The picture; nil shows none.
    public var image: NSImage? { didSet { onChange() } }
    /// The colour of a symbol; nil stands for the place's own.
    public var contentTintColor: NSColor? { didSet { onChange() } }
    /// How large a symbol is.
    public var symbolConfiguration: NSImage.SymbolConfiguration? { didSet { onChange() } }

    var onChange: () -> Void = {}

    /// Makes a view with a picture.
    public convenience init(image: NSImage) {
        self.init(frame: .zero)
        self.image = image
    }

    /// Puts the picture where a row's picture stands.
    func show(in configuration: inout ListContentConfiguration) {
        configuration.image = image
        if let contentTintColor { configuration.imageProperties.tintColor = contentTintColor }
        if let symbolConfiguration { configuration.imageProperties.preferredSymbolConfiguration = symbolConfiguration }
    }
}
