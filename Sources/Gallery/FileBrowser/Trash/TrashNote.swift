import Foundation

/// The note beside something in the trash, as the specification of freedesktop.org has it.
struct TrashNote: Equatable {
    /// Where it came from, as it is noted: from the root of the file system or from the top of the trash's own.
    let path: [UInt8]
    /// Nil where the note does not tell.
    let deleted: Date?

    /// Nil for what is no such note. It may come from any program.
    init?(_ bytes: some Sequence<UInt8>) {
        // The lines of some programs end as they do on other systems.
        let lines = bytes.split(separator: UInt8(ascii: "\n"))
            .map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
        guard let first = lines.first, first.elementsEqual("[Trash Info]".utf8) else { return nil }
        let own = lines.dropFirst().prefix { $0.first != UInt8(ascii: "[") }
        func value(_ key: String) -> ArraySlice<UInt8>? {
            own.first { $0.starts(with: key.utf8) }?.dropFirst(key.utf8.count)
        }
        guard let path = value("Path=").flatMap(Self.unescaped) else { return nil }
        self.path = path
        deleted = value("DeletionDate=").flatMap { Self.formatter.date(from: String(decoding: $0, as: UTF8.self)) }
    }

    /// What a note says.
    static func text(on path: [UInt8], at date: Date) -> String {
        let allowed = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.~/".utf8)
        let escaped = path.map { byte in
            allowed.contains(byte)
                ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        return "[Trash Info]\nPath=\(escaped.joined())\nDeletionDate=\(formatter.string(from: date))\n"
    }

    private static func unescaped(_ text: ArraySlice<UInt8>) -> [UInt8]? {
        var bytes: [UInt8] = []
        var rest = text
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = rest.prefix(2)
            // What reads numbers takes a sign for a part of them.
            guard digits.count == 2, digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
                let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
            else { return nil }
            bytes.append(code)
            rest = rest.dropFirst(2)
        }
        return bytes
    }

    /// Days and times are those of the user's place.
    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss"
        return formatter
    }()
}
