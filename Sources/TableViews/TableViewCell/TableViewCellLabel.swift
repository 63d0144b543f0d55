import CollectionViews

/// One of the texts of a cell that has no content configuration: what stands for a label in a package without views.
@MainActor public final class TableViewCellLabel {
    /// The text; nil shows none.
    public var text: String? { didSet { owner?.setNeedsDisplay() } }
    /// The colour; nil stands for the default of the place.
    public var textColor: Color? { didSet { owner?.setNeedsDisplay() } }

    private weak var owner: TableViewCell?

    init(_ owner: TableViewCell) {
        self.owner = owner
    }
}

/// The picture of a cell that has no content configuration.
@MainActor public final class TableViewCellImageView {
    /// The picture; nil shows none.
    public var image: Image? { didSet { owner?.setNeedsDisplay() } }
    /// The colour of a symbol; nil stands for the view's tint.
    public var tintColor: Color? { didSet { owner?.setNeedsDisplay() } }

    private weak var owner: TableViewCell?

    init(_ owner: TableViewCell) {
        self.owner = owner
    }
}

extension TableViewCell {
    /// The texts and the picture of a cell without a content configuration.
    @MainActor final class Labels {
        let text: TableViewCellLabel
        let detail: TableViewCellLabel
        let image: TableViewCellImageView

        init(_ owner: TableViewCell) {
            text = TableViewCellLabel(owner)
            detail = TableViewCellLabel(owner)
            image = TableViewCellImageView(owner)
        }

        /// Whether anything was set.
        var isUsed: Bool { text.text != nil || detail.text != nil || image.image != nil }

        func configuration(from configuration: ListContentConfiguration) -> ListContentConfiguration {
            var configuration = configuration
            configuration.text = text.text
            configuration.secondaryText = detail.text
            configuration.image = image.image
            if let color = text.textColor { configuration.textProperties.color = color }
            if let color = detail.textColor { configuration.secondaryTextProperties.color = color }
            if let color = image.tintColor { configuration.imageProperties.tintColor = color }
            return configuration
        }
    }
}
