// Which pages two arrays don't share.
extension PagedArray {
    /// Calls `body` for the indexes of each page of this array that isn't also a page of another one at the same place.
    ///
    /// - Complexity: About that of the edits by which one array was made from the other.
    func forEachPage(notIn other: PagedArray, _ body: (Range<Int>) -> Void) {
        guard let root else { return }
        var (otherRoot, otherHeight) = (other.root, other.height)
        // A higher tree holds what a lower one is of below its first pages.
        while otherHeight > height, let branch = otherRoot {
            otherRoot = unsafeDowncast(branch, to: PageBranch.self).slots[0]
            otherHeight -= 1
        }
        visit(root, height, start: 0, other: otherRoot, otherHeight, body)
    }

    private func visit(
        _ page: AnyObject, _ height: Int, start: Int, other: AnyObject?, _ otherHeight: Int,
        _ body: (Range<Int>) -> Void
    ) {
        if page === other { return }
        guard height > 0 else {
            body(start..<min(count, start + Self.leafCapacity))
            return
        }
        let branch = unsafeDowncast(page, to: PageBranch.self)
        for index in 0..<branch.childCount {
            var child: AnyObject?
            if let other, otherHeight == height {
                let others = unsafeDowncast(other, to: PageBranch.self)
                if index < others.childCount { child = others.slots[index] }
            } else if index == 0 {
                child = other
            }
            visit(
                branch.slots[index], height - 1, start: start + index * Self.capacity(height: height - 1),
                other: child, min(otherHeight, height - 1), body)
        }
    }
}
