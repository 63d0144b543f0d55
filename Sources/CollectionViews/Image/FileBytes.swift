import Foundation

/// A file's bytes, counted from 0.
struct FileBytes {
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

    /// The size in the first chunk of a PNG, which is its header.
    var sizeInPNG: (width: Int, height: Int)? {
        guard isLongEnough(24), number(at: 4, 4) == 0x0D0A_1A0A, number(at: 12, 4) == 0x4948_4452 else { return nil }
        return (number(at: 16, 4), number(at: 20, 4))
    }

    /// The size that a GIF begins with; nil where its first frame is larger, which browsers then draw it as.
    var sizeInGIF: (width: Int, height: Int)? {
        guard isLongEnough(10) else { return nil }
        let (width, height) = (lowFirst(at: 6), lowFirst(at: 8))
        guard let frame = firstFrameInGIF, isLongEnough(frame + 9) else { return (width, height) }
        let fits =
            lowFirst(at: frame + 1) + lowFirst(at: frame + 5) <= width
            && lowFirst(at: frame + 3) + lowFirst(at: frame + 7) <= height
        return fits ? (width, height) : nil
    }

    /// Where the first frame of a GIF begins, behind its colors and not too many blocks of other data.
    private var firstFrameInGIF: Int? {
        guard isLongEnough(13) else { return nil }
        let colors = number(at: 10, 1)
        var place = 13 + (colors & 0x80 == 0 ? 0 : 3 << (colors & 7 + 1))
        for _ in 0..<200 where isLongEnough(place + 3) {
            if number(at: place, 1) == 0x2C { return place }
            guard number(at: place, 1) == 0x21 else { return nil }
            place += 2
            // A block ends with an empty part.
            for _ in 0..<200 where isLongEnough(place + 1) && number(at: place, 1) > 0 {
                place += 1 + number(at: place, 1)
            }
            place += 1
        }
        return nil
    }

    /// The size in the first chunk of a WebP: of the canvas (VP8X), of a lossless picture (VP8L), or of a frame (VP8).
    var sizeInWebP: (width: Int, height: Int)? {
        guard isLongEnough(30) else { return nil }
        switch number(at: 12, 4) {
        case 0x5650_3858: return (lowFirst(at: 24, 3) + 1, lowFirst(at: 27, 3) + 1)
        case 0x5650_384C:
            guard number(at: 20, 1) == 0x2F else { return nil }
            let bits = lowFirst(at: 21, 4)
            return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
        case 0x5650_3820 where number(at: 23, 3) == 0x9D_012A:
            return (lowFirst(at: 26) & 0x3FFF, lowFirst(at: 28) & 0x3FFF)
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
            // As many bytes of this kind as its writer likes stand before a marker.
            if marker == 0xFF {
                place += 1
                continue
            }
            let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
            if isFrame {
                let (width, height) = (number(at: place + 7, 2), number(at: place + 5, 2))
                return (5...8).contains(orientation ?? 1) ? (height, width) : (width, height)
            }
            // The orientation in the Exif data: from 5 on, width and height are exchanged.
            if marker == 0xE1, orientation == nil { orientation = self.orientation(at: place + 4) }
            let length = number(at: place + 2, 2)
            // Behind a scan, and the end, stands no frame that is drawn.
            guard length >= 2, ![0xD9, 0xDA].contains(marker) else { return nil }
            place += 2 + length
        }
        return nil
    }

    /// The orientation in the Exif data at an offset; 1, upright, if it says none, and nil for other data.
    private func orientation(at start: Int) -> Int? {
        let tiff = start + 6
        guard isLongEnough(tiff + 8), number(at: start, 4) == 0x4578_6966 else { return nil }
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
