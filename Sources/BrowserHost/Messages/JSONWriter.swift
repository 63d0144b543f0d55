/// Writes JSON text, byte by byte.
///
/// Absent values leave no member behind, and numbers that JSON can't express become 0, so that whatever an app puts
/// into a row, the page can read it.
struct JSONWriter {
    /// Where the page that reads it finds files.
    let files: ServedFiles
    private(set) var bytes: [UInt8] = []
    private var needsComma = false

    init(files: ServedFiles) { self.files = files }

    /// Writes `{ … }` around what `members` writes.
    mutating func object(_ members: (inout JSONWriter) -> Void) {
        enclosed(UInt8(ascii: "{"), UInt8(ascii: "}"), members)
    }

    /// Writes `[ … ]` around what `elements` writes.
    mutating func array(_ elements: (inout JSONWriter) -> Void) {
        enclosed(UInt8(ascii: "["), UInt8(ascii: "]"), elements)
    }

    /// Writes a member that is `{ … }` around what `members` writes.
    mutating func object(_ name: StaticString, _ members: (inout JSONWriter) -> Void) {
        self.name(name)
        object(members)
    }

    /// Writes a member that is `[ … ]` around what `write` writes of each element.
    mutating func array<Elements: Sequence>(
        _ name: StaticString, _ elements: Elements, _ write: (Elements.Element, inout JSONWriter) -> Void
    ) {
        self.name(name)
        array { json in
            for element in elements { write(element, &json) }
        }
    }

    /// Writes the name of a member; its value must follow.
    mutating func name(_ name: StaticString) {
        comma()
        bytes.append(UInt8(ascii: "\""))
        name.withUTF8Buffer { bytes.append(contentsOf: $0) }
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    mutating func value(_ value: Int) {
        comma()
        bytes.append(contentsOf: String(value).utf8)
    }

    mutating func value(_ value: Bool) {
        comma()
        bytes.append(contentsOf: (value ? "true" : "false").utf8)
    }

    /// Writes a number, to the hundredth part of a point.
    mutating func value(_ value: Double) {
        comma()
        guard value.isFinite, abs(value) < 1e15 else { return bytes.append(UInt8(ascii: "0")) }
        let hundredths = (value * 100).rounded()
        if hundredths.truncatingRemainder(dividingBy: 100) == 0 {
            bytes.append(contentsOf: String(Int(hundredths / 100)).utf8)
        } else {
            bytes.append(contentsOf: String(hundredths / 100).utf8)
        }
    }

    mutating func value(_ value: String) {
        comma()
        bytes.append(UInt8(ascii: "\""))
        var value = value
        value.withUTF8 { text in
            // What needs no escape is taken over as one: texts may be long, as the paths of very many files.
            var start = 0
            for index in 0..<text.count {
                let byte = text[index]
                if byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { continue }
                bytes.append(contentsOf: text[start..<index])
                escape(byte)
                start = index + 1
            }
            bytes.append(contentsOf: text[start...])
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func escape(_ byte: UInt8) {
        if byte >= 0x20 { return bytes.append(contentsOf: [UInt8(ascii: "\\"), byte]) }
        bytes.append(contentsOf: Array("\\u00".utf8))
        bytes.append(Self.hexadecimal(byte >> 4))
        bytes.append(Self.hexadecimal(byte & 15))
    }

    mutating func null() {
        comma()
        bytes.append(contentsOf: Array("null".utf8))
    }

    mutating func member(_ name: StaticString, _ value: Int?) {
        guard let value else { return }
        self.name(name)
        self.value(value)
    }

    mutating func member(_ name: StaticString, _ value: Double?) {
        guard let value else { return }
        self.name(name)
        self.value(value)
    }

    mutating func member(_ name: StaticString, _ value: String?) {
        guard let value else { return }
        self.name(name)
        self.value(value)
    }

    mutating func member(_ name: StaticString, _ texts: [String]) {
        array(name, texts) { $1.value($0) }
    }

    /// Writes a member that the page takes for false when it is absent.
    mutating func flag(_ name: StaticString, _ value: Bool) {
        guard value else { return }
        self.name(name)
        self.value(true)
    }

    private mutating func enclosed(_ open: UInt8, _ close: UInt8, _ content: (inout JSONWriter) -> Void) {
        comma()
        bytes.append(open)
        needsComma = false
        content(&self)
        bytes.append(close)
        needsComma = true
    }

    private mutating func comma() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }

    private static func hexadecimal(_ digit: UInt8) -> UInt8 {
        digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
    }
}
