import Diffable
import Foundation

/// The row that shows what a table's columns hold.
@MainActor final class TableRowCell: CollectionViewListCell {
    private var columns: [(view: NSView, width: CGFloat)] = []
    private var rowView: NSTableRowView?

    func show(_ columns: [(view: NSView, width: CGFloat)], on rowView: NSTableRowView?) {
        self.columns = columns
        self.rowView = rowView
        setNeedsDisplay()
    }

    override func makeRowContent() -> RowContent {
        var content = super.makeRowContent()
        var configuration = defaultContentConfiguration()
        if let first = columns.first {
            configuration.text = Self.text(of: first.view)
            configuration.image = (first.view as? NSTableCellView)?.imageView?.image
        }
        configuration.columns = columns.dropFirst().map {
            RowContent.Column(text: Self.text(of: $0.view) ?? "", width: Double($0.width))
        }
        configuration.show(in: &content)
        if let color = rowView?.backgroundColor { content.background = color }
        return content
    }

    private static func text(of view: NSView) -> String? {
        (view as? NSTextField)?.stringValue ?? (view as? NSTableCellView)?.textField?.stringValue
    }
}
