import Diffable

/// A text.
@preconcurrency @MainActor open class NSTextField: NSView, NSUserInterfaceItemIdentification {
    /// The name by which ``NSTableView/makeView(withIdentifier:owner:)`` finds it when it is not in use.
    public var identifier: NSUserInterfaceItemIdentifier?
    /// The text.
    public var stringValue = "" { didSet { if stringValue != oldValue { onChange() } } }
    /// The colour; nil stands for the default of the place.
    public var textColor: NSColor? { didSet { onChange() } }

    var onChange: () -> Void = {}

    /// Makes a text that can't be edited.
    public convenience init(labelWithString stringValue: String) {
        self.init(frame: .zero)
        self.stringValue = stringValue
    }
}

/// A picture.
@preconcurrency @MainActor open class NSImageView: NSView {
    /// The picture; nil shows none.
    public var image: NSImage? { didSet { onChange() } }

    var onChange: () -> Void = {}
}
