import CollectionViews
import Foundation

/// The header or footer of a table's section.
///
/// ```swift
/// func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
///     let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "head")
///     var content = view?.defaultContentConfiguration()
///     content?.text = "Networks"
///     view?.contentConfiguration = content
///     return view
/// }
/// ```
@preconcurrency @MainActor open class TableViewHeaderFooterView: CollectionViewListCell {
    private var tableStyle = TableView.Style.plain
    private var isHeader = true
    /// Another view that this one shows, such as a label or an image view of the delegate.
    var displayedView: View? {
        didSet {
            // Another header may show the view by now.
            if displayedView !== oldValue, oldValue?.host === self { oldValue?.host = nil }
            displayedView?.host = self
        }
    }

    private lazy var labels = TableViewCellLabels(self)

    /// The text, the table's title unless another was set; nil while there is a content configuration.
    public var textLabel: TableViewCellLabel? { contentConfiguration == nil ? labels.text : nil }

    /// The second text; nil while there is a content configuration.
    public var detailTextLabel: TableViewCellLabel? { contentConfiguration == nil ? labels.detail : nil }

    /// Makes a view.
    ///
    /// - Parameter reuseIdentifier: The identifier by which the table finds the view when it is not in use.
    public init(reuseIdentifier: String?) {
        super.init(frame: .zero)
        self.reuseIdentifier = reuseIdentifier
    }

    /// Makes a view as registered classes are made.
    public override convenience init(frame: CGRect) { self.init(reuseIdentifier: nil) }

    /// Archived views don't exist here: nil.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The default configuration of the table's style, without text.
    open override func defaultContentConfiguration() -> ListContentConfiguration {
        switch (isHeader, tableStyle) {
        case (true, .plain): .plainHeader()
        case (true, _): .groupedHeader()
        case (false, .plain): .plainFooter()
        case (false, _): .groupedFooter()
        }
    }

    /// What is to be seen.
    open override func makeRowContent() -> RowContent {
        var content = super.makeRowContent()
        if contentConfiguration == nil, labels.isUsed {
            labels.configuration(from: defaultContentConfiguration()).show(in: &content)
        }
        displayedView?.showContent(in: &content)
        return content
    }

    func prepare(style: TableView.Style, isHeader: Bool) {
        tableStyle = style
        self.isHeader = isHeader
    }
}
