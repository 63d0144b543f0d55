extension PagedArray {
    /// Calls `body` with the indexes of the elements that lie in pages that the two arrays don't share, page by page.
    ///
    /// - Complexity: O(*p* log *n*) for *p* pages that are not shared.
    func forEachUnsharedRange(with other: PagedArray, _ body: (Range<Int>) -> Void) {
        let all = 0..<max(count, other.count)
        var waiting: [UnsharedPages] = [
            UnsharedPages(first: root, firstHeight: height, second: other.root, secondHeight: other.height, start: 0)
        ]
        while let pages = waiting.popLast() {
            if pages.first === pages.second, pages.firstHeight == pages.secondHeight { continue }
            let height = max(pages.firstHeight, pages.secondHeight)
            if height == 0 || pages.first == nil || pages.second == nil {
                let range = pages.start..<pages.start + Self.capacity(height: height)
                body(range.clamped(to: all))
                continue
            }
            let width = Self.capacity(height: height - 1)
            for slot in stride(from: 63, through: 0, by: -1) {
                let first = Self.child(slot, of: pages.first, height: pages.firstHeight, under: height)
                let second = Self.child(slot, of: pages.second, height: pages.secondHeight, under: height)
                if first.page == nil, second.page == nil { continue }
                waiting.append(
                    UnsharedPages(
                        first: first.page, firstHeight: first.height, second: second.page,
                        secondHeight: second.height, start: pages.start + slot * width))
            }
        }
    }

    /// The page in a slot of a branch. A tree of less height counts as the first child of higher ones.
    private static func child(
        _ slot: Int, of page: AnyObject?, height: Int, under top: Int
    ) -> (page: AnyObject?, height: Int) {
        guard let page else { return (nil, top - 1) }
        if height < top { return slot == 0 ? (page, height) : (nil, top - 1) }
        let branch = unsafeDowncast(page, to: PageBranch.self)
        return (slot < branch.childCount ? branch[slot] : nil, top - 1)
    }
}

/// A page each of two arrays, at the same place.
private struct UnsharedPages {
    var first: AnyObject?
    var firstHeight: Int
    var second: AnyObject?
    var secondHeight: Int
    var start: Int
}
