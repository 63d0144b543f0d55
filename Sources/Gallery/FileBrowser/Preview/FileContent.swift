import Diffable
import Foundation

/// What is to be seen of a file: its lines, the picture that it is, or what is known of it and its first bytes.
enum FileContent: Sendable {
    case text(TextLines)
    /// A picture that pages can show.
    case picture(Image, [Fact])
    /// Anything else, with its first bytes.
    case other([Fact], start: [UInt8])

    /// Larger pictures are shown by what is known of them: the page would have all of it in memory.
    static let largestPicture: Int64 = 200_000_000

    /// Something that is known of a file.
    struct Fact: Hashable, Sendable {
        var name: String
        var value: String
    }

    /// Looks at a file. It blocks, so call it off the main actor.
    static func read(_ file: OpenFile) throws -> FileContent {
        let start = file.start(64 * 1024)
        let encoding = encoding(of: start, isWhole: start.count == file.size)
        if let encoding { return .text(try TextLines(file, encoding)) }
        let bytes = "\(grouped(Int(file.size))) \(file.size == 1 ? "byte" : "bytes")"
        let size = file.size < 1000 ? bytes : "\(FileSizeText.text(of: file.size)) (\(bytes))"
        let picture = Image(byteCount: Int(file.size), reading: { Data(file.bytes(in: $0)) })
        if file.size <= largestPicture, let picture {
            let values = [type(of: start), dimensions(of: picture), size]
            return .picture(picture, zip(factsOfPictures, values).map { Fact(name: $0, value: $1) })
        }
        var facts = [Fact(name: "Kind", value: type(of: start)), Fact(name: "Size", value: size)]
        if picture != nil {
            facts.append(
                Fact(name: "Preview", value: "Over \(FileSizeText.text(of: largestPicture)), too large to be shown"))
        }
        return .other(facts, start: Array(start.prefix(shownBytes)))
    }

    /// What is known of every picture.
    static let factsOfPictures = ["Kind", "Dimensions", "Size"]

    private static func dimensions(of picture: Image) -> String {
        if picture.size.width < 1 { return "Unknown" }
        return "\(grouped(Int(picture.size.width))) × \(grouped(Int(picture.size.height)))"
    }

    /// How a file is encoded that is a text; nil for one that is not.
    static func encoding(of start: [UInt8], isWhole: Bool) -> TextEncoding? {
        let encoding = TextEncoding(of: start, isWhole: isWhole)
        // A mark of something else says more than letters that would make a text.
        return encoding == .windows1252 && knownType(of: start) != nil ? nil : encoding
    }

    private static let types: [(start: [UInt8], name: String)] = [
        ([0x89, 0x50, 0x4E, 0x47], "PNG image"), ([0xFF, 0xD8, 0xFF], "JPEG image"), (Array("GIF8".utf8), "GIF image"),
        (Array("%PDF".utf8), "PDF document"), ([0x50, 0x4B, 0x03, 0x04], "ZIP archive"),
        ([0x1F, 0x8B], "gzip archive"),
        ([0x7F, 0x45, 0x4C, 0x46], "Program or library (ELF)"), (Array("RIFF".utf8), "RIFF media"),
        (Array("OggS".utf8), "Ogg media"), (Array("ID3".utf8), "MP3 audio"), (Array("fLaC".utf8), "FLAC audio"),
        ([0xFD, 0x37, 0x7A, 0x58, 0x5A], "xz archive"), ([0x28, 0xB5, 0x2F, 0xFD], "Zstandard archive"),
        (Array("SQLite format 3".utf8), "SQLite database"), ([0x42, 0x5A, 0x68], "bzip2 archive"),
    ]

    static func type(of start: [UInt8]) -> String {
        start.isEmpty ? "Empty file" : knownType(of: start) ?? "Data"
    }

    private static func knownType(of start: [UInt8]) -> String? { types.first { start.starts(with: $0.start) }?.name }

    /// How many of the first bytes of data are shown.
    private static let shownBytes = 256
    /// How many digits the place of each of these has.
    static let digitsOfPlaces = 2

    /// A line of bytes in hexadecimal, and what they are as letters, with the place of the first.
    static func dump(_ bytes: [UInt8], line index: Int, perLine count: Int) -> Fact {
        let offset = index * count
        let line = bytes[offset..<min(bytes.count, offset + count)]
        let hex = line.map { hexadecimal(Int($0), digits: 2) }.joined(separator: " ")
        let text = line.map { 0x20...0x7E ~= $0 ? String(UnicodeScalar($0)) : "·" }.joined()
        // Letters stand below each other.
        let blanks = String(repeating: " ", count: 3 * (min(count, bytes.count) - line.count))
        return Fact(name: hexadecimal(offset, digits: digitsOfPlaces), value: "\(hex)\(blanks)  \(text)")
    }

    private static func hexadecimal(_ number: Int, digits: Int) -> String {
        let text = String(number, radix: 16)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}
