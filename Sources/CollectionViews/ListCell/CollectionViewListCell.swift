import Foundation

/// A row of a list, with accessories and an indentation.
@preconcurrency @MainActor open class CollectionViewListCell: CollectionViewCell {
    /// The accessories beside the content. Two of one system kind stop the program.
    open var accessories: [CellAccessory] = [] {
        didSet {
            CellAccessory.checkKinds(of: accessories)
            setNeedsDisplay()
        }
    }

    /// The level of the row in an outline. A diffable data source sets it for section snapshots.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsDisplay() } } }

    /// The points by which each level is indented.
    open var indentationWidth: CGFloat = 16 { didSet { if indentationWidth != oldValue { setNeedsDisplay() } } }

    /// Whether leading accessories are indented along with the content.
    open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { setNeedsDisplay() } } }

    /// Accessories that the view itself adds, such as a table's editing controls.
    package var systemAccessories: [CellAccessory] = [] { didSet { setNeedsDisplay() } }

    /// All accessories. Events name them by their index in this list.
    var allAccessories: [CellAccessory] { systemAccessories.isEmpty ? accessories : accessories + systemAccessories }

    /// The default configuration in the list that shows the cell, without text.
    open func defaultContentConfiguration() -> ListContentConfiguration {
        guard let list = listConfiguration else { return .cell() }
        let isSidebar = list.appearance == .sidebar || list.appearance == .sidebarPlain
        if isHeaderOrFooter {
            if isSidebar { return .sidebarHeader() }
            if isFooter { return list.appearance == .plain ? .plainFooter() : .groupedFooter() }
            return list.appearance == .plain ? .plainHeader() : .groupedHeader()
        }
        return isSidebar ? .sidebarCell() : .cell()
    }

    /// Lists say where their lines begin.
    @available(
        *, unavailable, message: "The list's itemSeparatorHandler says where a line begins: bottomSeparatorInsets."
    )
    open var separatorLayoutGuide: Any { self }

    /// Puts the cell back to the first level. Call `super` when you override it.
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
        for accessory in allAccessories { accessory.customView?.host = self }
        let hasTrailingActions = listConfiguration?.trailingSwipeActionsConfigurationProvider != nil
        content.accessories = [true, false].flatMap { CellAccessory.arranged(allAccessories, leading: $0) }
            .filter { $0.accessory.isDisplayed(isEditing: isEditing) }
            .map {
                $0.accessory.content(
                    id: $0.id, isHeader: isHeader, isSelected: isSelected, hasTrailingActions: hasTrailingActions)
            }
        return content
    }
}

/// A row of a list.
public typealias ListCell = CollectionViewListCell
