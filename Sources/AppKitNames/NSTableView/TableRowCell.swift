import Diffable
import Foundation

/// The row that shows what a table's columns hold.
@MainActor final class TableRowCell: CollectionViewListCell {
    private var columns: [(view: NSView, width: CGFloat)] = []
    private(set) var rowView: NSTableRowView?
    private weak var table: NSTableView?

    /// What stands in the columns.
    var views: [NSView] { columns.map(\.view) }

    func show(_ columns: [(view: NSView, width: CGFloat)], on rowView: NSTableRowView?, in table: NSTableView) {
        let former = ownViews
        self.columns = columns
        self.rowView = rowView
        self.table = table
        let now = ownViews
        table.recycle(former.filter { view in !now.contains { $0 === view } })
        for case let text as NSTextField in views { text.onChange = { [weak self] in self?.setNeedsDisplay() } }
        for case let cell as NSTableCellView in views {
            cell.textField?.onChange = { [weak self] in self?.setNeedsDisplay() }
            cell.imageView?.onChange = { [weak self] in self?.setNeedsDisplay() }
        }
        setNeedsDisplay()
    }

    /// What the row no longer shows may be shown by another.
    override func prepareForReuse() {
        super.prepareForReuse()
        table?.recycle(ownViews)
        columns = []
        rowView = nil
    }

    private var ownViews: [NSView] { views + (rowView.map { [$0] } ?? []) }

    override func makeRowContent() -> RowContent {
        var content = super.makeRowContent()
        var configuration = defaultContentConfiguration()
        if let first = columns.first {
            (first.view as? NSTableCellView)?.imageView?.show(in: &configuration)
            Self.field(of: first.view)?.show(in: &configuration)
        }
        configuration.columns = columns.dropFirst().map {
            RowContent.Column(text: Self.field(of: $0.view)?.stringValue ?? "", width: Double($0.width))
        }
        configuration.show(in: &content)
        if let color = rowView?.backgroundColor { content.background = color }
        return content
    }

    private static func field(of view: NSView) -> NSTextField? {
        view as? NSTextField ?? (view as? NSTableCellView)?.textField
    }
}
