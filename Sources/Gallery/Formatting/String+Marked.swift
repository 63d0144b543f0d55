import Diffable
import Foundation

extension String {
    /// The text with the words of a search marked wherever they stand in it, whatever their case and accents; nil when
    /// none does. Words that stand there in their order are marked as one. At the beginnings of words alone, the words
    /// of the search count from ``shortestWordStart`` letters on.
    func marked(_ search: String, atBeginnings: Bool = false) -> NSAttributedString? {
        let whole = search.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard !whole.isEmpty else { return nil }
        let isWhole = range(of: whole, options: .searching) != nil
        let parts = isWhole ? [whole] : whole.split(separator: " ").map(String.init)
        let ranges = parts.flatMap { part in
            atBeginnings && part.count < Self.shortestWordStart ? [] : self.ranges(of: part, atBeginnings: atBeginnings)
        }
        guard !ranges.isEmpty else { return nil }
        let marked = NSMutableAttributedString(string: self)
        for range in ranges {
            marked.addAttributes(
                [.backgroundColor: Color.systemYellow.withAlphaComponent(0.35), .foregroundColor: Color.label],
                range: NSRange(range, in: self))
        }
        return marked
    }

    /// Whether each word of a search stands in the text, whatever their case and accents.
    func holds(_ search: String) -> Bool {
        search.split(whereSeparator: \.isWhitespace).allSatisfy { range(of: $0, options: .searching) != nil }
    }

    /// So many letters of a word stand for all of it.
    static let shortestWordStart = 3

    private func ranges(of part: String, atBeginnings: Bool) -> [Range<Index>] {
        var ranges: [Range<Index>] = []
        var start = startIndex
        while let found = range(of: part, options: .searching, range: start..<endIndex), !found.isEmpty {
            let isInside = found.lowerBound > startIndex && self[index(before: found.lowerBound)].isLetter
            let isSkipped = atBeginnings && isInside
            if !isSkipped { ranges.append(found) }
            start = isSkipped ? index(after: found.lowerBound) : found.upperBound
        }
        return ranges
    }
}

extension String.CompareOptions {
    fileprivate static let searching: Self = [.caseInsensitive, .diacriticInsensitive, .widthInsensitive]
}
