import Foundation

/// A picture beside a row's content.
@preconcurrency @MainActor open class ImageView: View {
    /// The picture; nil shows none.
    open var image: Image? { didSet { if image != oldValue { setNeedsDisplay() } } }

    /// How an image of a symbol looks. The image's own ``Image/symbolConfiguration`` takes precedence.
    open var preferredSymbolConfiguration: Image.SymbolConfiguration? { didSet { setNeedsDisplay() } }

    var shownImage: Image? {
        guard let image, let preferredSymbolConfiguration else { return image }
        return image.withConfiguration(preferredSymbolConfiguration.applying(image.symbolConfiguration))
    }

    /// Makes a view without a picture.
    public override init(frame: CGRect = .zero) { super.init(frame: frame) }

    /// Makes a view of a picture.
    public convenience init(image: Image?) {
        self.init(frame: .zero)
        self.image = image
    }

    /// Archived views don't exist here: nil.
    public required init?(coder: NSCoder) { nil }

    override var accessory: AccessoryContent {
        guard let image = shownImage else { return AccessoryContent(kind: .label(""), label: nil) }
        return AccessoryContent(kind: .image(image), label: nil)
    }

    package override func showContent(in content: inout RowContent) {
        showOwnProperties(in: &content)
        content.image = shownImage
        content.imageColor = image?.tintColor ?? tintColor
    }
}
