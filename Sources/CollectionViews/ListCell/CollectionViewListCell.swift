/// A row of a list, with accessories and an indentation. Apple has it since iOS 14.
@MainActor open class CollectionViewListCell: CollectionViewCell {
    /// What stands beside the content. Two of one system kind stop the program.
    public var accessories: [CellAccessory] = [] {
        didSet {
            CellAccessory.checkKinds(of: accessories)
            setNeedsDisplay()
        }
    }

    /// How deep the row stands in an outline; a diffable data source sets it for section snapshots.
    public var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsDisplay() } } }

    /// The points by which each level is indented.
    public var indentationWidth = 16.0 { didSet { if indentationWidth != oldValue { setNeedsDisplay() } } }

    /// Whether leading accessories are indented along with the content.
    public var indentsAccessories = true { didSet { if indentsAccessories != oldValue { setNeedsDisplay() } } }

    /// The configuration that fits the list that the cell stands in, without text. Apple has it since iOS 14.
    public func defaultContentConfiguration() -> ListContentConfiguration {
        guard let list = listConfiguration else { return .cell() }
        let isSidebar = list.appearance == .sidebar || list.appearance == .sidebarPlain
        if isHeaderOrFooter {
            if isSidebar { return .sidebarHeader() }
            return list.appearance == .plain ? .plainHeader() : .groupedHeader()
        }
        return isSidebar ? .sidebarCell() : .cell()
    }

    /// Puts the cell back to the first level. Call `super` when you override it. Apple has it since iOS 6.
    open override func prepareForReuse() {
        super.prepareForReuse()
        indentationLevel = 0
        isExpanded = false
    }

    open override func makeRowContent() -> RowContent {
        var content = super.makeRowContent()
        content.indentationLevel = indentationLevel
        content.indentationWidth = indentationWidth
        let isHeader = isHeaderOrFooter
        content.accessories = [true, false].flatMap { CellAccessory.arranged(accessories, leading: $0) }
            .filter { $0.accessory.isDisplayed(isEditing: isEditing) }
            .map { $0.accessory.content(id: $0.id, isHeader: isHeader, isSelected: isSelected) }
        return content
    }
}

/// A row of a list.
public typealias ListCell = CollectionViewListCell
