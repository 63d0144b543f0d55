import Foundation

/// The lines of a text file. Only where each begins is kept; a line itself is read when it is shown.
final class TextLines: Sendable {
    /// Longer lines are cut, and end with a mark of that: nobody reads on in them.
    static let longestLine = 4096
    /// Of larger files, no more than this is looked through for lines.
    static let longestText = 100_000_000

    let encoding: TextEncoding
    private let file: OpenFile
    private let starts: [UInt32]
    /// How many bytes were looked through.
    let size: Int

    var count: Int { starts.count }

    /// Looks through a file once, piece by piece, and no further than told. It blocks, so call it off the main actor.
    init(_ file: OpenFile, _ encoding: TextEncoding = .utf8, longestText: Int = longestText) throws {
        self.file = file
        self.encoding = encoding
        var starts = [UInt32(encoding.markLength(in: file.start(4)))]
        var place = 0
        var buffer = [UInt8](repeating: 0, count: 1 << 20)
        while true {
            try Task.checkCancellation()
            let count = min(file.read(into: &buffer, at: place), longestText - place)
            if count <= 0 { break }
            buffer.withUnsafeBytes { bytes in
                Self.forEachLineEnd(in: bytes[..<count], encoding) { end in
                    starts.append(UInt32(truncatingIfNeeded: place + end))
                }
            }
            place += count
        }
        // A line break at the very end begins no line, and an empty file has none.
        if Int(starts[starts.count - 1]) >= place { starts.removeLast() }
        self.starts = starts
        size = place
    }

    /// Calls a closure with the offset behind each line break.
    private static func forEachLineEnd(
        in bytes: Slice<UnsafeRawBufferPointer>, _ encoding: TextEncoding, _ body: (Int) -> Void
    ) {
        guard let base = bytes.base.baseAddress else { return }
        let isWide = encoding.unitSize == 2
        let placeInUnit = encoding == .utf16(isBigEndian: true) ? 1 : 0
        var offset = 0
        while offset < bytes.count, let found = memchr(base + offset, 10, bytes.count - offset) {
            let index = base.distance(to: UnsafeRawPointer(found))
            offset = index + 1
            if isWide {
                // Both bytes of the line break stand in this piece: each has an even number of them.
                let other = index ^ 1
                guard index & 1 == placeInUnit, other < bytes.count, bytes[other] == 0 else { continue }
                offset = (index | 1) + 1
            }
            body(offset)
        }
    }

    /// The whole text with the line breaks that the file has; nil for one that is too long to be copied. It blocks, so
    /// call it off the main actor.
    func wholeText() -> String? {
        if size > Self.longestCopy { return nil }
        let bytes = file.start(size)
        return String(decoding: encoding.utf8(Array(bytes.dropFirst(encoding.markLength(in: bytes)))), as: UTF8.self)
    }

    /// Whether there is something to copy, and not too much.
    var isCopyable: Bool { 1...Self.longestCopy ~= size }

    private static let longestCopy = 1_000_000

    /// A line's text, without its line break; empty for one that the file no longer has.
    func line(_ index: Int) -> String {
        guard starts.indices.contains(index) else { return "" }
        let start = Int(starts[index])
        let end = index + 1 < starts.count ? Int(starts[index + 1]) : size
        var bytes = [UInt8](repeating: 0, count: min(end - start, Self.longestLine))
        let count = bytes.isEmpty ? 0 : max(0, file.read(into: &bytes, at: start))
        bytes.removeLast(bytes.count - count)
        let isCut = end == size ? start + count < file.size : start + count < end
        bytes = encoding.utf8(isCut ? encoding.withoutCutCharacter(bytes) : bytes)
        while let last = bytes.last, last == 10 || last == 13 { bytes.removeLast() }
        return FileNameText.text(of: Self.expandingTabs(bytes)) + (isCut && count == Self.longestLine ? "…" : "")
    }

    /// A line with blanks in place of its tabs, each as many as lead to the next column that tabs stop at.
    static func expandingTabs(_ line: [UInt8]) -> [UInt8] {
        let tab = UInt8(ascii: "\t")
        guard line.contains(tab) else { return line }
        var expanded: [UInt8] = []
        var column = 0
        for byte in line {
            if byte == tab {
                let width = tabWidth - column % tabWidth
                expanded += [UInt8](repeating: UInt8(ascii: " "), count: width)
                column += width
            } else {
                expanded.append(byte)
                // A character is as wide as its first byte says: the others go on with it.
                if byte & 0xC0 != 0x80 { column += 1 }
            }
        }
        return expanded
    }

    private static let tabWidth = 4
}
