import Diffable
import Foundation

extension String {
    /// The text with the words of a search marked where they stand in it, whatever their case and accents; nil when
    /// none does. At the beginnings of words alone, the words of the search count from ``shortestWordStart`` letters
    /// on.
    func marked(_ search: String, atBeginnings: Bool = false) -> NSAttributedString? {
        let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive, .widthInsensitive]
        let whole = search.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard !whole.isEmpty else { return nil }
        let parts = range(of: whole, options: options) == nil ? whole.split(separator: " ").map(String.init) : [whole]
        let marked = NSMutableAttributedString(string: self)
        var isMarked = false
        for part in parts {
            if atBeginnings, part.count < Self.shortestWordStart { continue }
            guard
                let range = atBeginnings
                    ? rangeOfWord(beginningWith: part, options) : range(of: part, options: options)
            else { continue }
            marked.addAttributes(
                [.backgroundColor: Color.systemYellow.withAlphaComponent(0.35), .foregroundColor: Color.label],
                range: NSRange(range, in: self))
            isMarked = true
        }
        return isMarked ? marked : nil
    }

    /// So many letters of a word stand for all of it.
    static let shortestWordStart = 3

    private func rangeOfWord(beginningWith part: String, _ options: CompareOptions) -> Range<Index>? {
        var start = startIndex
        while let found = range(of: part, options: options, range: start..<endIndex) {
            let isInside = found.lowerBound > startIndex && self[index(before: found.lowerBound)].isLetter
            if !isInside { return found }
            start = index(after: found.lowerBound)
        }
        return nil
    }
}
