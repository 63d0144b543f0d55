import CollectionViews
import Foundation

/// One of the texts of a cell, a header or a footer that has no content configuration.
///
/// Properties that are not set have the default of the cell's or the header's style.
@preconcurrency @MainActor public final class TableViewCellLabel: LabelView {
    private var chosenFont: Font?
    private var chosenLines: Int?

    public override var font: Font! { didSet { chosenFont = font } }

    public override var numberOfLines: Int { didSet { chosenLines = numberOfLines } }

    init(_ owner: CollectionViewListCell) {
        super.init(frame: .zero)
        host = owner
    }

    /// Archived labels don't exist here: nil.
    public required init?(coder: NSCoder) { nil }

    var shownText: String? { isHidden ? nil : text }

    func show(in properties: inout ListContentConfiguration.TextProperties) {
        if let textColor { properties.color = textColor }
        if let chosenFont { properties.font = chosenFont }
        if let chosenLines { properties.numberOfLines = chosenLines }
        if lineBreakMode != .byTruncatingTail { properties.lineBreakMode = lineBreakMode }
        switch textAlignment {
        case .center: properties.alignment = .center
        case .justified: properties.alignment = .justified
        case .left, .right, .natural: break
        }
    }
}

/// The picture of a cell that has no content configuration.
@preconcurrency @MainActor public final class TableViewCellImageView: ImageView {
    init(_ owner: CollectionViewListCell) {
        super.init(frame: .zero)
        host = owner
    }

    /// Archived pictures don't exist here: nil.
    public required init?(coder: NSCoder) { nil }

    func show(in configuration: inout ListContentConfiguration) {
        configuration.image = isHidden ? nil : image
        if let tintColor { configuration.imageProperties.tintColor = tintColor }
        if layer.cornerRadius > 0 { configuration.imageProperties.cornerRadius = layer.cornerRadius }
        if let preferredSymbolConfiguration {
            configuration.imageProperties.preferredSymbolConfiguration = preferredSymbolConfiguration
        }
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
        configuration.text = text.shownText
        configuration.secondaryText = detail.shownText
        image.show(in: &configuration)
        text.show(in: &configuration.textProperties)
        detail.show(in: &configuration.secondaryTextProperties)
        if !text.isHidden, let styled = text.attributedText { configuration.attributedText = styled }
        if !detail.isHidden, let styled = detail.attributedText { configuration.secondaryAttributedText = styled }
        return configuration
    }
}
