/// What a browser is told of a file that it is to keep and not to show (RFC 6266).
struct Attachment {
    /// What the file is called, without anything that would act on the text around it or lead to another folder.
    let name: String

    init(named name: String) {
        let harmless = name.unicodeScalars.map { Self.isHarmless($0) ? $0 : "_" }
        self.name = harmless.isEmpty ? "file" : String(String.UnicodeScalarView(harmless))
    }

    /// The value of the header `Content-Disposition`: a plain name for old clients, and the right one.
    var header: String {
        let plain = String(String.UnicodeScalarView(name.unicodeScalars.map { Self.isPlain($0) ? $0 : "_" }))
        return "attachment; filename=\"\(plain)\"; filename*=UTF-8''\(encoded)"
    }

    private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Controls, separators of lines, and marks that embed, override or isolate a writing direction.
        case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: false
        default: scalar != "/" && scalar != "\\"
        }
    }

    /// Whether a letter means itself between quotation marks, whoever reads it: some decode what looks encoded.
    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        0x20...0x7E ~= scalar.value && scalar != "\"" && scalar != "%"
    }

    /// The name in UTF-8, with every byte but letters and digits and what is always allowed as its number (RFC 8187).
    private var encoded: String {
        name.utf8.map { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return String(UnicodeScalar(byte))
            case _ where "-._~".utf8.contains(byte): return String(UnicodeScalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                return byte < 16 ? "%0\(digits)" : "%\(digits)"
            }
        }.joined()
    }
}
