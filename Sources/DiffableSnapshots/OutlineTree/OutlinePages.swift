/// An array in pages, of which copies share all that was not written since: a copy takes constant time, and the first
/// write to a place after it copies a few dozen neighbours.
struct OutlinePages<Element: Sendable>: Sendable {
    private var books: ContiguousArray<ContiguousArray<ContiguousArray<Element>>> = []
    private(set) var count = 0

    private static var pageShift: Int { 5 }
    private static var bookShift: Int { 10 }
    private static var mask: Int { 31 }

    subscript(_ index: UInt32) -> Element {
        @inline(__always) get {
            let index = Int(index)
            return books[index >> Self.bookShift][(index >> Self.pageShift) & Self.mask][index & Self.mask]
        }
        @inline(__always) _modify {
            let index = Int(index)
            yield &books[index >> Self.bookShift][(index >> Self.pageShift) & Self.mask][index & Self.mask]
        }
    }

    mutating func append(_ element: Element) {
        if count & Self.mask == 0 {
            if count & ((1 << Self.bookShift) - 1) == 0 { books.append([]) }
            books[books.count - 1].append([])
        }
        let book = books.count - 1
        books[book][books[book].count - 1].append(element)
        count += 1
    }
}
