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

    private static let namespace = #"xmlns="http://www.w3.org/2000/svg""#

    private func size(ofDrawing text: String) -> CGSize? { Image(data: Data(text.utf8))?.pixelSize }

    @Test(
        "is that of a drawing whatever stands before it, or is only called alike",
        arguments: [
            #"<!-- <svg width="1" height="1"> --><svg \#(namespace) width="56" height="42"/>"#,
            #"<?note <svg width="1" height="1"> ?><svg \#(namespace) width="56" height="42"/>"#,
            #"<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd"><svg \#(namespace) width="56" height="42"/>"#,
            "<!--\(String(repeating: "x", count: 450))--><svg \(namespace) width='56' height='42'/>",
            #"<svg data-x="\#(String(repeating: "y", count: 900))" \#(namespace) width="56" height="42"/>"#,
            "\u{FEFF}\n<svg\n\(namespace)\twidth = '56'\r\nheight= \"42px\" ></svg>",
            #"<svg \#(namespace) data-width="9" data-x="width='7' > " width="56" height="42"></svg>"#,
            #"<svg \#(namespace) viewBox="0,0,-10,20" width="056" height="42"></svg>"#,
        ])
    func drawingsAmongOthers(text: String) {
        #expect(size(ofDrawing: text) == CGSize(width: 56, height: 42))
    }

    @Test(
        "is not known of a drawing whose lengths are not plain, or that is none",
        arguments: [
            #"<svg \#(namespace) width="NaN" height="42"/>"#, #"<svg \#(namespace) width="5e1" height="42"/>"#,
            #"<svg \#(namespace) width="-56" height="42"/>"#, #"<svg \#(namespace) width="56in" height="42"/>"#,
            #"<svg \#(namespace) width="5&#54;" height="42"/>"#, #"<svg \#(namespace) width="" height="42"/>"#,
            #"<svg \#(namespace) width="9999999999999999999999" height="42"/>"#,
            #"<svg \#(namespace) width="99999" height="42"/>"#, #"<svg \#(namespace) width="56" height="42""#,
            // A style goes before them.
            #"<svg \#(namespace) style="width: 9px" width="56" height="42"/>"#,
            // Browsers draw none of these.
            #"<svg width="56" height="42"/>"#, #"<svgs \#(namespace) width="56" height="42"><svg/></svgs>"#,
            #"<svg \#(namespace) width="56" width="7" height="42"/>"#,
            #"words <svg \#(namespace) width="56" height="42"/>"#,
            #"<svg \#(namespace) Width="56" HEIGHT="42"/>"#, #"<svg \#(namespace) width="56"height="42"/>"#,
            #"<a \#(namespace)><svg width="56" height="42"/></a>"#,
            // An entity may stand for anything.
            #"<!DOCTYPE svg [ <!ENTITY a "<svg width='1'>"> ]><svg \#(namespace) width="56" height="42"/>"#,
            #"<!-- <svg width="56" height="42"> "#, #"<![CDATA[<svg width="56" height="42">]]>"#,
            "<svg", "<svg ", "<svg a", "<svg a=", "<svg a='", "<svg a='' /", "<!-<svg", "<?<svg", "<!DOCTYPE <svg",
        ])
    func otherDrawings(text: String) {
        #expect(size(ofDrawing: text) == nil)
    }

    @Test("is not looked for behind blanks without end") func blanks() {
        let blanks = Data(repeating: 0x20, count: 100_000_000)
        let image = Image(data: Data("<svg ".utf8) + blanks + Data(#"width="5" height="5">"#.utf8))
        let start = ContinuousClock.now
        #expect(image?.pixelSize == nil)
        #expect(ContinuousClock.now - start < .milliseconds(500))
    }

    @Test("is read behind what else may stand before it in a JPEG") func paddedSegments() {
        let frame: [UInt8] = [0xFF, 0xC0, 0, 17, 8, 2, 88, 3, 32, 3]
        let fill: [UInt8] = [0xFF, 0xD8, 0xFF, 0xFF, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF]
        #expect(Image(data: Data(fill + frame))?.pixelSize == CGSize(width: 800, height: 600))
        // Its orientation stands behind data of the same kind.
        let other: [UInt8] = [0xFF, 0xE1, 0, 16] + Array("http://ns.adob".utf8)
        let exif =
            Array("Exif\0\0".utf8) + [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
        let turned = [0xFF, 0xD8] + other + [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + frame
        #expect(Image(data: Data(turned))?.pixelSize == CGSize(width: 600, height: 800))
        // What is no frame of the picture says nothing.
        let behind: [UInt8] = [0xFF, 0xD8, 0xFF, 0xDA, 0, 2] + frame
        #expect(Image(data: Data(behind))?.pixelSize == nil)
    }

    @Test("is not known of a GIF whose first frame is larger than it says") func largeFrames() {
        func size(frame: [UInt8]) -> CGSize? {
            let head = Array("GIF89a".utf8) + [9, 0, 7, 0, 0x80, 0, 0] + [UInt8](repeating: 0, count: 6)
            let comment: [UInt8] = [0x21, 0xFE, 2, 0x2C, 0x2C, 1, 0x2C, 0]
            return Image(data: Data(head + comment + [0x2C] + frame))?.pixelSize
        }
        #expect(size(frame: [2, 0, 3, 0, 7, 0, 4, 0]) == CGSize(width: 9, height: 7))
        #expect(size(frame: [3, 0, 3, 0, 7, 0, 4, 0]) == nil && size(frame: [2, 0, 3, 0, 7, 0, 4, 1]) == nil)
        #expect(size(frame: [3, 0]) == CGSize(width: 9, height: 7), "it is cut off")
    }

    @Test("is not known of a file that only begins like a picture") func lies() {
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82]
        #expect(Image(data: Data(png + [0x7F, 255, 255, 255, 0, 0, 0, 5]))?.pixelSize == nil)
        #expect(Image(data: Data(png[..<12] + [88, 88, 88, 88, 0, 0, 1, 144, 0, 0, 0, 200]))?.pixelSize == nil)
        let webP = Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8 ".utf8) + [UInt8](repeating: 9, count: 14)
        #expect(Image(data: Data(webP))?.pixelSize == nil)
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
