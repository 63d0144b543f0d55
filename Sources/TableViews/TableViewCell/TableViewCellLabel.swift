import CollectionViews
import Foundation

/// One of the texts of a cell, a header or a footer that has no content configuration: what stands for a label in a package without views.
@preconcurrency @MainActor public final class TableViewCellLabel {
    /// The text; nil shows none.
    public var text: String? { didSet { owner?.setNeedsDisplay() } }
    /// The colour; nil stands for the default of the place.
    public var textColor: Color? { didSet { owner?.setNeedsDisplay() } }
    /// The font; nil stands for the default of the place.
    public var font: Font? { didSet { owner?.setNeedsDisplay() } }
    /// The most lines; 0 stands for any number, nil for the default of the place.
    public var numberOfLines: Int? { didSet { owner?.setNeedsDisplay() } }
    /// A text of several looks, in place of ``text``.
    public var attributedText: NSAttributedString? { didSet { owner?.setNeedsDisplay() } }

    private weak var owner: CollectionViewListCell?

    init(_ owner: CollectionViewListCell) {
        self.owner = owner
    }

    func show(in properties: inout ListContentConfiguration.TextProperties) {
        if let textColor { properties.color = textColor }
        if let font { properties.font = font }
        if let numberOfLines { properties.numberOfLines = numberOfLines }
    }
}

/// The picture of a cell that has no content configuration.
@preconcurrency @MainActor public final class TableViewCellImageView {
    /// The picture; nil shows none.
    public var image: Image? { didSet { owner?.setNeedsDisplay() } }
    /// The colour of a symbol; nil stands for the view's tint.
    public var tintColor: Color? { didSet { owner?.setNeedsDisplay() } }

    private weak var owner: CollectionViewListCell?

    init(_ owner: CollectionViewListCell) {
        self.owner = owner
    }
}

/// The texts and the picture of a cell, a header or a footer without a content configuration.
@MainActor final class TableViewCellLabels {
    let text: TableViewCellLabel
    let detail: TableViewCellLabel
    let image: TableViewCellImageView

    init(_ owner: CollectionViewListCell) {
        text = TableViewCellLabel(owner)
        detail = TableViewCellLabel(owner)
        image = TableViewCellImageView(owner)
    }

    /// Whether anything was set.
    var isUsed: Bool {
        text.text != nil || detail.text != nil || image.image != nil || text.attributedText != nil
            || detail.attributedText != nil
    }

    func configuration(from configuration: ListContentConfiguration) -> ListContentConfiguration {
        var configuration = configuration
        configuration.text = text.text
        configuration.secondaryText = detail.text
        configuration.image = image.image
        text.show(in: &configuration.textProperties)
        detail.show(in: &configuration.secondaryTextProperties)
        if let styled = text.attributedText { configuration.attributedText = styled }
        if let styled = detail.attributedText { configuration.secondaryAttributedText = styled }
        if let color = image.tintColor { configuration.imageProperties.tintColor = color }
        return configuration
    }
}
