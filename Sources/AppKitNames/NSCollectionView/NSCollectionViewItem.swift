import Diffable
import Foundation

/// One item of a collection view. AppKit's is a controller of views; this one is the row itself.
@preconcurrency @MainActor open class NSCollectionViewItem: CollectionViewListCell {
    /// What the item stands for.
    public var representedObject: Any?

    /// The item's text, shown unless there is a content configuration.
    public private(set) var textField: NSTextField? = NSTextField(frame: .zero)

    /// The item's picture, shown unless there is a content configuration.
    public private(set) var imageView: NSImageView? = NSImageView(frame: .zero)

    /// The identifier that the item was made with.
    public var identifier: NSUserInterfaceItemIdentifier? {
        reuseIdentifier.map { NSUserInterfaceItemIdentifier($0) }
    }

    /// Makes an item that shows nothing.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        textField?.onChange = { [weak self] in self?.setNeedsDisplay() }
        imageView?.onChange = { [weak self] in self?.setNeedsDisplay() }
    }

    /// Archived items don't exist here: nil.
    public required init?(coder: NSCoder) { nil }

    open override func makeRowContent() -> RowContent {
        var content = super.makeRowContent()
        guard contentConfiguration == nil else { return content }
        var configuration = defaultContentConfiguration()
        configuration.text = textField?.stringValue.isEmpty == false ? textField?.stringValue : nil
        configuration.image = imageView?.image
        if let color = textField?.textColor { configuration.textProperties.color = color }
        configuration.show(in: &content)
        return content
    }
}
