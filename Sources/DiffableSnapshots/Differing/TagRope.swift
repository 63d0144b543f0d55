/// The hash tags of all items of a snapshot, in the order of its arrays.
///
/// They lie in pieces, so that a list built anew shares the memory of all that stands there as it stood before, however
/// long it is. Pieces are few: where there would be many, all is copied into one.
@usableFromInline
final class TagRope: Sendable {
    @usableFromInline
    struct Piece: Sendable {
        @usableFromInline let tags: HashTags
        /// Where the first one lies in `tags`.
        @usableFromInline let start: Int
        /// The place of the first one.
        @usableFromInline let place: Int
        @usableFromInline let count: Int
    }

    @usableFromInline let pieces: [Piece]

    private init(pieces: [Piece]) { self.pieces = pieces }

    /// Takes tags that lie in one piece.
    @usableFromInline
    init(_ tags: HashTags) { pieces = [Piece(tags: tags, start: 0, place: 0, count: tags.count)] }

    /// The tags by their places, if they lie in one piece.
    @usableFromInline
    var single: HashTags? { pieces.count == 1 && pieces[0].start == 0 ? pieces[0].tags : nil }

    /// Calls `body` with the places of each stretch of a range that lies in one piece, and where its tags are, counted
    /// from place 0.
    @usableFromInline
    func forEachStretch(of places: Range<Int>, _ body: (Range<Int>, UnsafePointer<UInt32>) -> Void) {
        var low = 0
        var high = pieces.count
        while high &- low > 1 {
            let middle = (low &+ high) &>> 1
            if pieces[middle].place <= places.lowerBound { low = middle } else { high = middle }
        }
        var place = places.lowerBound
        while place < places.upperBound {
            let piece = pieces[low]
            let end = min(places.upperBound, piece.place &+ piece.count)
            body(place..<end, UnsafePointer(piece.tags.memory + piece.start - piece.place))
            place = end
            low &+= 1
        }
    }

    /// Copies the tags of a range of places to where others have room for them.
    @usableFromInline
    func copy(_ places: Range<Int>, to tags: HashTags, at place: Int) {
        forEachStretch(of: places) { stretch, source in
            let target = tags.memory + (place &+ stretch.lowerBound &- places.lowerBound)
            if stretch.count > 4 {
                target.update(from: source + stretch.lowerBound, count: stretch.count)
            } else {
                for offset in 0..<stretch.count { target[offset] = source[stretch.lowerBound &+ offset] }
            }
        }
    }

    @usableFromInline
    func tag(at place: Int) -> UInt32 {
        var tag: UInt32 = 0
        forEachStretch(of: place..<place + 1) { tag = $1[place] }
        return tag
    }
}

extension TagRope {
    /// Puts pieces together in the order of their places.
    @usableFromInline
    struct Builder {
        @usableFromInline var pieces: [Piece] = []
        @usableFromInline var count = 0

        @usableFromInline
        init() {}

        @usableFromInline
        mutating func add(_ tags: HashTags, _ range: Range<Int>) {
            pieces.append(Piece(tags: tags, start: range.lowerBound, place: count, count: range.count))
            count += range.count
        }

        @usableFromInline
        mutating func add(_ rope: TagRope, _ places: Range<Int>) {
            for piece in rope.pieces {
                let range = places.clamped(to: piece.place..<(piece.place + piece.count))
                if range.isEmpty { continue }
                let start = range.lowerBound - piece.place + piece.start
                add(piece.tags, start..<(start + range.count))
            }
        }

        /// The rope, or `nil` when it would have many pieces, or keep much memory that it has no use for.
        @usableFromInline
        func rope() -> TagRope? {
            if pieces.count > 64 { return nil }
            var kept = 0
            for (index, piece) in pieces.enumerated()
            where !pieces[..<index].contains(where: { $0.tags === piece.tags }) {
                kept += piece.tags.count
            }
            return kept - count > count / 4 ? nil : TagRope(pieces: pieces)
        }
    }
}
