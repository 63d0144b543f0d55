extension PagedArray {
    /// Adds elements at the end, page by page. `fill` must initialize `length` elements.
    @inlinable
    mutating func append(count added: Int, filling fill: (_ page: UnsafeMutablePointer<Element>, _ length: Int) -> Void)
    {
        var rest = added
        while rest > 0 {
            let offset = count & (Self.leafCapacity - 1)
            let length = min(rest, Self.leafCapacity - offset)
            if offset == 0 {
                let leaf = Leaf.make(capacity: Self.leafCapacity)
                fill(leaf.elements, length)
                leaf.initializedCount = length
                appendLeaf(leaf)
            } else {
                fill(uniquePage(at: count) + offset, length)
                lastLeaf.initializedCount = offset + length
            }
            setCount(count + length)
            rest -= length
        }
    }

    @inlinable
    mutating func append(contentsOf source: UnsafeBufferPointer<Element>) {
        var start = 0
        append(count: source.count) { page, length in
            page.initialize(from: source.baseAddress.unsafelyUnwrapped + start, count: length)
            start += length
        }
    }

    /// Removes elements from the end. A page that goes as a whole is not looked at.
    @inlinable
    mutating func removeLast(_ removed: Int) {
        precondition(removed <= count, "There are fewer elements in the PagedArray than are to be removed")
        var rest = removed
        while rest > 0 {
            let filled = (count - 1) & (Self.leafCapacity - 1) + 1
            let length = min(rest, filled)
            if length < filled {
                let page = uniquePage(at: count - 1)
                (page + (filled - length)).deinitialize(count: length)
                lastLeaf.initializedCount = filled - length
            }
            setCount(count - length)
            if length == filled { removeLastLeaf() }
            rest -= length
        }
    }

    /// Writes one element at many indexes. Where they follow each other, they go to the page that is at hand.
    @inlinable
    mutating func set(_ element: Element, at indexes: UnsafeBufferPointer<Int32>) {
        let offsetMask = Self.leafCapacity &- 1
        var pageStart = -1
        var page: UnsafeMutablePointer<Element>?
        for index in indexes {
            if Int(index) & ~offsetMask != pageStart {
                page = uniquePage(at: Int(index))
                pageStart = Int(index) & ~offsetMask
            }
            page.unsafelyUnwrapped[Int(index) & offsetMask] = element
        }
    }
}
