/// How the bytes of a text stand for its characters.
enum TextEncoding: Hashable, Sendable {
    case utf8
    case utf16(isBigEndian: Bool)
    /// One byte for each character: Latin-1, and what Windows has in its gaps.
    case windows1252

    /// What the encoding is called; nil for the one that every text has unless it is told otherwise.
    var name: String? {
        switch self {
        case .utf8: nil
        case .utf16(isBigEndian: false): "UTF-16"
        case .utf16(isBigEndian: true): "UTF-16 (big-endian)"
        case .windows1252: "Windows-1252"
        }
    }

    /// How many bytes the shortest character has.
    var unitSize: Int {
        if case .utf16 = self { 2 } else { 1 }
    }

    /// How many of a text's first bytes only tell its encoding.
    func markLength(in start: [UInt8]) -> Int {
        switch self {
        case .utf8: start.starts(with: Self.utf8Mark) ? 3 : 0
        case .utf16(let isBigEndian): start.starts(with: isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]) ? 2 : 0
        case .windows1252: 0
        }
    }

    private static let utf8Mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    // MARK: Detection

    /// Finds out how a text is encoded by its first bytes; nil where they are none of a text.
    ///
    /// - Parameters:
    ///   - start: The first bytes.
    ///   - isWhole: Whether there are no more of them: else the last character may be cut.
    init?(of start: [UInt8], isWhole: Bool) {
        if Self.isUTF8(start, isWhole: isWhole) {
            self = .utf8
        } else if let isBigEndian = Self.order(ofUTF16: start),
            Self.isUTF16(start, isBigEndian: isBigEndian, isWhole: isWhole)
        {
            self = .utf16(isBigEndian: isBigEndian)
        } else if Self.isWindows1252(start) {
            self = .windows1252
        } else {
            return nil
        }
    }

    /// Valid UTF-8 without the zeros and controls that other data is full of. Records whose fields a control parts are
    /// read as a text all the same, and so is one with a stray control.
    private static func isUTF8(_ bytes: [UInt8], isWhole: Bool) -> Bool {
        if bytes.contains(0) || bytes.count(where: isBinary) > bytes.count / 8 { return false }
        if String(validating: bytes, as: UTF8.self) != nil { return true }
        if isWhole { return false }
        return (1...3).contains { String(validating: bytes.dropLast($0), as: UTF8.self) != nil }
    }

    /// The order of the bytes in a text of UTF-16; nil where they are none. A mark tells it, or else the zeros, which
    /// are at one place of nearly each pair in texts of the western world.
    private static func order(ofUTF16 bytes: [UInt8]) -> Bool? {
        if bytes.starts(with: [0xFF, 0xFE]) { return bytes.dropFirst(2).starts(with: [0, 0]) ? nil : false }
        if bytes.starts(with: [0xFE, 0xFF]) { return true }
        var zeros = [0, 0]
        for (index, byte) in bytes.enumerated() where byte == 0 { zeros[index & 1] += 1 }
        guard bytes.count >= 4, max(zeros[0], zeros[1]) > bytes.count / 4, min(zeros[0], zeros[1]) == 0 else {
            return nil
        }
        return zeros[0] > zeros[1]
    }

    private static func isUTF16(_ bytes: [UInt8], isBigEndian: Bool, isWhole: Bool) -> Bool {
        if isWhole, bytes.count % 2 != 0 { return false }
        var units = units(of: bytes, isBigEndian: isBigEndian)
        if !isWhole, let last = units.last, UTF16.isLeadSurrogate(last) { units.removeLast() }
        if units.contains(where: { $0 < 0x80 && isBinary(UInt8($0)) }) { return false }
        return String(validating: units, as: UTF16.self) != nil
    }

    /// Most of it is ASCII, and none of it stands in no text.
    private static func isWindows1252(_ bytes: [UInt8]) -> Bool {
        var count = 0
        for byte in bytes {
            if isBinary(byte) || gaps.contains(byte) { return false }
            if byte >= 0x80 { count += 1 }
        }
        return count * 3 <= bytes.count
    }

    /// The bytes that Windows gives no character.
    private static let gaps: Set<UInt8> = [0x81, 0x8D, 0x8F, 0x90, 0x9D]

    /// Controls that stand in no text: all but bells, steps back to print a letter over another, tabs, breaks of lines
    /// and pages, and the escape that begins a terminal's colours.
    private static func isBinary(_ byte: UInt8) -> Bool {
        (byte < 0x20 && !(0x07...0x0D).contains(byte) && byte != 0x1B) || byte == 0x7F
    }

    // MARK: Decoding

    /// The bytes of a text that is cut anywhere, without a character at its end of which only a part is there.
    func withoutCutCharacter(_ bytes: [UInt8]) -> [UInt8] {
        switch self {
        case .utf8:
            // The first byte of a character tells how many there are.
            guard let first = bytes.lastIndex(where: { $0 & 0xC0 != 0x80 }),
                bytes.count - first < (~bytes[first]).leadingZeroBitCount
            else { return bytes }
            return Array(bytes[..<first])
        case .utf16(let isBigEndian):
            let isPair = Self.units(of: bytes, isBigEndian: isBigEndian).last.map(UTF16.isLeadSurrogate) == true
            return Array(bytes.prefix(bytes.count / 2 * 2 - (isPair ? 2 : 0)))
        case .windows1252:
            return bytes
        }
    }

    /// The same text in UTF-8. What is no text stays as it is, or is replaced by a mark.
    func utf8(_ bytes: [UInt8]) -> [UInt8] {
        switch self {
        case .utf8: bytes
        case .utf16(let isBigEndian):
            Array(String(decoding: Self.units(of: bytes, isBigEndian: isBigEndian), as: UTF16.self).utf8)
        case .windows1252: bytes.flatMap { $0 < 0x80 ? [$0] : Self.letters[Int($0) - 0x80] }
        }
    }

    private static func units(of bytes: [UInt8], isBigEndian: Bool) -> [UInt16] {
        stride(from: 0, to: bytes.count - 1, by: 2).map { index in
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
    }

    /// In UTF-8, what the bytes of Windows' encoding stand for from 80 (hexadecimal) on.
    private static let letters: [[UInt8]] = {
        let first = "€\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}Ž\u{FFFD}\u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}žŸ".unicodeScalars
        let rest = (0xA0...0xFF).compactMap(Unicode.Scalar.init as (Int) -> Unicode.Scalar?)
        return (Array(first) + rest).map { Array(String($0).utf8) }
    }()
}
