import Diffable

/// A column of a table.
@preconcurrency @MainActor open class NSTableColumn {
    /// The name of the column.
    public let identifier: NSUserInterfaceItemIdentifier
    /// What stands at the head of the column.
    public var title = ""
    /// The width in points. The first column takes what the others leave.
    public var width: CGFloat = 100

    /// Makes a column.
    public init(identifier: NSUserInterfaceItemIdentifier) { self.identifier = identifier }
}

/// What stands in one column of a row: a text and a picture.
@preconcurrency @MainActor open class NSTableCellView: NSView, NSUserInterfaceItemIdentification {
    /// The name by which ``NSTableView/makeView(withIdentifier:owner:)`` finds it when it is not in use.
    public var identifier: NSUserInterfaceItemIdentifier?
    /// The text.
    public var textField: NSTextField? = NSTextField(frame: .zero)
    /// The picture.
    public var imageView: NSImageView?
}

/// What stands behind the columns of a row: only its background is drawn.
@preconcurrency @MainActor open class NSTableRowView: NSView, NSUserInterfaceItemIdentification {
    /// The name by which ``NSTableView/makeView(withIdentifier:owner:)`` finds it when it is not in use.
    public var identifier: NSUserInterfaceItemIdentifier?
}
