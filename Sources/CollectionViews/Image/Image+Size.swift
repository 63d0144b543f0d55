import Foundation

extension Image {
    /// The size: of a file's picture in its own pixels, of a symbol by its configuration, of anything else the height
    /// of a line of text. Zero for types of files that don't have the size at their beginning.
    public var size: CGSize {
        if let pixelSize { return pixelSize }
        switch source {
        case .data, .file: return .zero
        case .emoji, .swatch, .symbol, .tile: break
        }
        let side = symbolConfiguration?.pointSize ?? Font.labelFontSize
        return CGSize(width: side, height: side)
    }

    /// The size of a file's picture in its own pixels, so that hosts reserve its space before they have drawn it. Nil
    /// for other images, and for types of files that don't have it at their beginning.
    package var pixelSize: CGSize? {
        switch source {
        case .data(_, _, let size), .file(_, let size): size
        case .emoji, .swatch, .symbol, .tile: nil
        }
    }

    /// No picture that can be drawn is larger.
    private static let lengths = 1...65_535

    /// The size that is stored at the beginning of a file.
    static func pixelSize(of start: Data, type: String) -> CGSize? {
        let bytes = FileBytes(start)
        let size: (width: Int, height: Int)? =
            switch type {
            case "image/png": bytes.sizeInPNG
            case "image/gif": bytes.sizeInGIF
            case "image/jpeg": bytes.sizeInJPEG
            case "image/webp": bytes.sizeInWebP
            case "image/svg+xml": DrawingStart(start).size()
            default: nil
            }
        guard let size, lengths.contains(size.width), lengths.contains(size.height) else { return nil }
        return CGSize(width: size.width, height: size.height)
    }
}
