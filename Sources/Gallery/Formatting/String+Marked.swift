import Diffable
import Foundation

extension String {
    /// The text with the words of a search marked where they stand in it, whatever their case and accents; nil when none
    /// does.
    func marked(_ search: String) -> NSAttributedString? {
        let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive, .widthInsensitive]
        let whole = search.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard !whole.isEmpty else { return nil }
        let parts = range(of: whole, options: options) == nil ? whole.split(separator: " ").map(String.init) : [whole]
        let marked = NSMutableAttributedString(string: self)
        var isMarked = false
        for part in parts {
            guard let range = range(of: part, options: options) else { continue }
            marked.addAttributes(
                [.backgroundColor: Color.systemYellow.withAlphaComponent(0.45), .foregroundColor: Color.label],
                range: NSRange(range, in: self))
            isMarked = true
        }
        return isMarked ? marked : nil
    }
}
