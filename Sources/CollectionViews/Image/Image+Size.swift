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
        case .data(let data, let type): Self.pixelSize(of: data, type: type)
        case .file(_, let size): size
        case .emoji, .swatch, .symbol, .tile: nil
        }
    }

    /// The size that is stored at the beginning of a file.
    static func pixelSize(of start: Data, type: String) -> CGSize? {
        let bytes = FileBytes(start)
        let size: (width: Int, height: Int)? =
            switch type {
            case "image/png": bytes.isLongEnough(24) ? (bytes.number(at: 16, 4), bytes.number(at: 20, 4)) : nil
            case "image/gif": bytes.isLongEnough(10) ? (bytes.lowFirst(at: 6), bytes.lowFirst(at: 8)) : nil
            case "image/jpeg": bytes.sizeInJPEG
            case "image/webp": bytes.sizeInWebP
            case "image/svg+xml": sizeInSVG(start)
            default: nil
            }
        guard let size, size.width > 0, size.height > 0 else { return nil }
        return CGSize(width: size.width, height: size.height)
    }

    /// The width and the height that the first element of a drawing has, where both are whole numbers of points.
    private static func sizeInSVG(_ start: Data) -> (width: Int, height: Int)? {
        let text = String(decoding: start.prefix(500), as: UTF8.self)
        guard let name = text.range(of: "<svg"),
            let end = text.range(of: ">", range: name.upperBound..<text.endIndex)
        else { return nil }
        // A regular expression takes long to make, and a page’s first document asks for many sizes.
        let attributes = text[name.upperBound..<end.lowerBound].split(whereSeparator: \.isWhitespace)
        func points(_ name: String) -> Int? {
            guard let attribute = attributes.first(where: { $0.hasPrefix(name) }) else { return nil }
            let value = attribute.dropFirst(name.count)
            guard value.count > 1, let quote = value.first, quote == value.last, "\"'".contains(quote) else {
                return nil
            }
            let number = value.dropFirst().dropLast()
            return Int(number.hasSuffix("px") ? number.dropLast(2) : number)
        }
        guard let width = points("width="), let height = points("height=") else { return nil }
        return (width, height)
    }
}

/// A file's bytes, counted from 0.
private struct FileBytes {
    private let bytes: Data

    init(_ bytes: Data) { self.bytes = bytes }

    func isLongEnough(_ count: Int) -> Bool { bytes.count >= count }

    /// A big-endian number.
    func number(at place: Int, _ count: Int) -> Int {
        (0..<count).reduce(0) { $0 << 8 | Int(bytes[bytes.startIndex + place + $1]) }
    }

    /// A little-endian number.
    func lowFirst(at place: Int, _ count: Int = 2) -> Int {
        (0..<count).reversed().reduce(0) { $0 << 8 | number(at: place + $1, 1) }
    }

    /// The size in the first chunk of a WebP: of the canvas (VP8X), of a lossless picture (VP8L), or of a frame (VP8).
    var sizeInWebP: (width: Int, height: Int)? {
        guard isLongEnough(30) else { return nil }
        switch number(at: 12, 4) {
        case 0x5650_3858: return (lowFirst(at: 24, 3) + 1, lowFirst(at: 27, 3) + 1)
        case 0x5650_384C:
            let bits = lowFirst(at: 21, 4)
            return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
        case 0x5650_3820: return (lowFirst(at: 26) & 0x3FFF, lowFirst(at: 28) & 0x3FFF)
        default: return nil
        }
    }

    /// The size in the first frame of a JPEG: segments follow each other, each with its length.
    var sizeInJPEG: (width: Int, height: Int)? {
        var place = 2
        // Cameras write a dozen segments before the picture. A file of nothing but segments must not take long to read.
        var segmentsLeft = 200
        var orientation: Int?
        while segmentsLeft > 0, isLongEnough(place + 9), number(at: place, 1) == 0xFF {
            segmentsLeft -= 1
            let marker = number(at: place + 1, 1)
            let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
            if isFrame {
                let (width, height) = (number(at: place + 7, 2), number(at: place + 5, 2))
                return (orientation ?? 1) >= 5 ? (height, width) : (width, height)
            }
            // The orientation in the Exif data: from 5 on, width and height are exchanged.
            if marker == 0xE1, orientation == nil { orientation = self.orientation(at: place + 4) }
            place += 2 + number(at: place + 2, 2)
        }
        return nil
    }

    /// The orientation in the Exif data at an offset; 1, upright, if there is none.
    private func orientation(at start: Int) -> Int {
        let tiff = start + 6
        guard isLongEnough(tiff + 8), number(at: start, 4) == 0x4578_6966 else { return 1 }
        let isLowFirst = number(at: tiff, 1) == 0x49
        func read(_ place: Int, _ count: Int) -> Int {
            guard isLongEnough(place + count) else { return 0 }
            if !isLowFirst { return number(at: place, count) }
            return (0..<count).reversed().reduce(0) { $0 << 8 | number(at: place + $1, 1) }
        }
        let directory = tiff + read(tiff + 4, 4)
        for index in 0..<min(read(directory, 2), 64) {
            let entry = directory + 2 + index * 12
            if read(entry, 2) == 0x0112 { return read(entry + 8, 2) }
        }
        return 1
    }
}
