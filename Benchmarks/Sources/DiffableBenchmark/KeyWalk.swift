/// Walks through keys in an order once made at random, on and on, a piece for each series that is measured.
///
/// A key comes again only after all others, so that a series meets as little of its own past in the caches as there is
/// room for in them at that size.
final class KeyWalk<Key> {
    private let keys: [Key]
    private var position: Int

    init(_ keys: [Key], from position: Int) {
        self.keys = keys
        self.position = position
    }

    /// The next `count` keys. Where fewer are left before the end, it begins again at the start.
    func next(_ count: Int) -> ArraySlice<Key> {
        if position + count > keys.count { position = 0 }
        defer { position += count }
        return keys[position..<position + count]
    }
}

extension ArraySlice {
    /// The first half and the second.
    var halves: (ArraySlice, ArraySlice) {
        let middle = startIndex + count / 2
        return (self[..<middle], self[middle...])
    }
}
