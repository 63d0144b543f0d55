import Foundation

/// The start of a drawing's file, as far as its first element says how large it is.
///
/// Whatever is unusual counts as unknown: a wrong size moves what stands beside a picture, a missing one only comes
/// late.
struct DrawingStart {
    private var rest: ArraySlice<UInt8>

    /// - Parameter start: Of a file without end no more is read than this.
    init(_ start: Data) {
        rest = Array(start.prefix(4096))[...]
        if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    }

    /// Both lengths of the first element in points; nil unless it is a drawing that says both as whole numbers.
    func size() -> (width: Int, height: Int)? {
        var copy = self
        guard copy.skipToFirstElement(), copy.takes("svg"), let attributes = copy.attributes(),
            // Without it a browser draws nothing.
            attributes["xmlns"] == "http://www.w3.org/2000/svg",
            // A style of these may go before them.
            !["width", "height"].contains(where: attributes["style", default: ""].contains),
            let width = Self.points(attributes["width"]), let height = Self.points(attributes["height"])
        else { return nil }
        return (width, height)
    }

    private static func points(_ text: String?) -> Int? {
        guard let text else { return nil }
        let digits = text.hasSuffix("px") ? text.dropLast(2) : text[...]
        guard (1...5).contains(digits.utf8.count), digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        return Int(digits)
    }

    /// Past what may stand before the first element; false where something else does.
    private mutating func skipToFirstElement() -> Bool {
        while true {
            skipBlanks()
            if takes("<?") {
                guard skip(past: "?>") else { return false }
            } else if takes("<!--") {
                guard skip(past: "-->") else { return false }
            } else if takes("<!DOCTYPE") {
                // What is declared within brackets may stand for anything.
                guard let end = rest.firstIndex(of: UInt8(ascii: ">")), !rest[..<end].contains(UInt8(ascii: "["))
                else { return false }
                rest = rest[(end + 1)...]
            } else {
                return takes("<")
            }
        }
    }

    /// Those of the element whose name was just read; nil where they are not well-formed, or go on further than was
    /// read.
    private mutating func attributes() -> [String: String]? {
        var attributes: [String: String] = [:]
        while true {
            let isApart = skipBlanks()
            if takes(">") || takes("/>") { return attributes }
            guard isApart, let (name, value) = attribute(), attributes.updateValue(value, forKey: name) == nil else {
                return nil
            }
        }
    }

    private mutating func attribute() -> (name: String, value: String)? {
        let name = take { !Self.isBlank($0) && !"=<>/\"'".utf8.contains($0) }
        skipBlanks()
        guard !name.isEmpty, takes("=") else { return nil }
        skipBlanks()
        guard let quote = rest.popFirst(), "\"'".utf8.contains(quote) else { return nil }
        let value = take { $0 != quote }
        guard takes([quote]), !value.contains("<") else { return nil }
        return (name, value)
    }

    private mutating func take(while isPart: (UInt8) -> Bool) -> String {
        let part = rest.prefix(while: isPart)
        rest = rest.dropFirst(part.count)
        return String(decoding: part, as: UTF8.self)
    }

    @discardableResult private mutating func skipBlanks() -> Bool {
        let count = rest.count
        rest = rest.drop(while: Self.isBlank)
        return rest.count < count
    }

    private mutating func takes(_ text: String) -> Bool { takes(Array(text.utf8)) }

    private mutating func takes(_ bytes: [UInt8]) -> Bool {
        guard rest.starts(with: bytes) else { return false }
        rest = rest.dropFirst(bytes.count)
        return true
    }

    private mutating func skip(past text: String) -> Bool {
        let bytes = Array(text.utf8)
        while let place = rest.firstIndex(of: bytes[0]) {
            rest = rest[place...]
            if takes(bytes) { return true }
            rest = rest.dropFirst()
        }
        return false
    }

    private static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}
