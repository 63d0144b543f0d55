import Foundation

/// A typed prefix, prepared for comparison with many texts.
struct TypeSelectPrefix: Sendable {
    private let folded: String
    /// The folded text, if it is ASCII: most texts can be compared by their first bytes then.
    private let bytes: [UInt8]?
    private let length: Int

    /// Nil if nothing is left of the text after folding.
    init?(_ text: String) {
        folded = Self.folded(text)
        if folded.isEmpty { return nil }
        bytes = folded.utf8.allSatisfy { $0 < 128 } ? Array(folded.utf8) : nil
        length = folded.count
    }

    /// Whether a text begins with the prefix, without regard to case and diacritics.
    ///
    /// - Complexity: O(*n*) for *n* letters typed, however long the text is.
    func begins(_ text: String) -> Bool {
        if let bytes {
            var position = text.utf8.startIndex
            let end = text.utf8.endIndex
            var matched = 0
            while matched < bytes.count, position < end, text.utf8[position] < 128 {
                var byte = text.utf8[position]
                if byte >= 65, byte <= 90 { byte += 32 }
                if byte != bytes[matched] { return false }
                matched += 1
                position = text.utf8.index(after: position)
            }
            if matched == bytes.count { return true }
            if position == end { return false }
        }
        return Self.folded(String(text.prefix(length + 1))).hasPrefix(folded)
    }

    private static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }
}
