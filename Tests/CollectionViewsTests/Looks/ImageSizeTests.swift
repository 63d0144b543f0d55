import Foundation
import Testing

@testable import CollectionViews

@Suite("The size of a picture") struct ImageSizeTests {
    @Test("is read from the beginning of its file") func known() {
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82]
        #expect(Image(data: Data(png + [0, 0, 1, 144, 0, 0, 0, 200]))?.pixelSize == CGSize(width: 400, height: 200))
        #expect(Image(data: Data("GIF89a".utf8) + [3, 1, 16, 0])?.pixelSize == CGSize(width: 259, height: 16))
        let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC2, 0, 17, 8, 2, 88, 3, 32, 3]
        #expect(Image(data: Data(jpeg))?.pixelSize == CGSize(width: 800, height: 600))
    }

    @Test("is read from each kind of WebP") func webP() {
        func size(of kind: String, _ bytes: [UInt8]) -> CGSize? {
            let head = Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP\(kind)".utf8) + [0, 0, 0, 0]
            return Image(data: Data(head + bytes))?.pixelSize
        }
        #expect(size(of: "VP8X", [0, 0, 0, 0, 0x8F, 1, 0, 0xC7, 0, 0]) == CGSize(width: 400, height: 200))
        #expect(size(of: "VP8L", [0x2F, 0x8F, 0xC1, 0x31, 0, 0, 0, 0, 0, 0]) == CGSize(width: 400, height: 200))
        #expect(size(of: "VP8 ", [0, 0, 0, 0x9D, 1, 0x2A, 0x90, 1, 0xC8, 0]) == CGSize(width: 400, height: 200))
        #expect(size(of: "VP8X", [0, 0]) == nil)
    }

    @Test("is that which a drawing says of itself, if it says both lengths in points")
    func drawings() {
        func size(of attributes: String, before: String = "") -> CGSize? {
            let inner = #"<svg width="1" height="1"/>"#
            let drawing = #"\#(before)<svg xmlns="http://www.w3.org/2000/svg" \#(attributes)>\#(inner)</svg>"#
            return Image(data: Data(drawing.utf8))?.pixelSize
        }
        let expected = CGSize(width: 56, height: 42)
        #expect(size(of: #"viewBox="0 0 4 3" width="56" height="42""#) == expected)
        #expect(size(of: "height='42px' width='56px'", before: #"<?xml version="1.0"?> "#) == expected)
        #expect(size(of: #"viewBox="0 0 4 3""#) == nil)
        #expect(size(of: #"width="100%" height="42""#) == nil)
        #expect(size(of: #"stroke-width="56" height="42""#) == nil)
    }

    @Test("is that of the picture as it is drawn, where a camera was held upright", arguments: [1, 6, 8] as [UInt8])
    func turned(orientation: UInt8) {
        let exif =
            Array("Exif\0\0".utf8) + [
                0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0,
            ]
        let frame: [UInt8] = [0xFF, 0xC0, 0, 17, 8, 2, 88, 3, 32, 3]
        let jpeg = [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + frame
        let upright = CGSize(width: 800, height: 600)
        let turned = CGSize(width: 600, height: 800)
        #expect(Image(data: Data(jpeg))?.pixelSize == (orientation >= 5 ? turned : upright))
        // The lower byte first, as other cameras write it.
        let low =
            Array("Exif\0\0".utf8) + [
                0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0,
            ]
        let other = [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(low.count + 2)] + low + frame
        #expect(Image(data: Data(other))?.pixelSize == (orientation >= 5 ? turned : upright))
    }

    @Test("is not looked for behind segments without end") func endlessSegments() {
        let segments = (0..<100_000).flatMap { _ in [0xFF, 0xE1, 0, 4, 0, 0] as [UInt8] }
        let jpeg = [0xFF, 0xD8] + segments + [0xFF, 0xC0, 0, 17, 8, 2, 88, 3, 32, 3]
        #expect(Image(data: Data(jpeg))?.pixelSize == nil)
    }

    @Test("is not known of a file that is cut off, or does not say it") func unknown() {
        #expect(Image(data: Data([0x89, 0x50, 0x4E, 0x47, 13, 10]))?.pixelSize == nil)
        #expect(Image(data: Data([0xFF, 0xD8, 0xFF, 0xE0, 0]))?.pixelSize == nil)
        #expect(Image(data: Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0xFF, 0xE0, 0, 0, 0, 0, 0]))?.pixelSize == nil)
        #expect(Image(data: Data("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8))?.pixelSize == nil)
        #expect(Image.emoji("⛰️").pixelSize == nil)
    }
}
