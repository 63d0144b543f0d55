extension PagedArray {
    /// Adds elements at the end, page by page. `fill` must initialize `length` elements.
    @inlinable
    mutating func append(count added: Int, filling fill: (_ page: UnsafeMutablePointer<Element>, _ length: Int) -> Void)
    {
        if count == 0 {
            self = PagedArray(count: added) { page, _, length in fill(page, length) }
            return
        }
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

    /// Writes one element at many indexes.
    @inlinable
    mutating func set(_ element: Element, at indexes: UnsafeBufferPointer<Int32>) {
        var writer = PageWriter<Element>()
        for index in indexes { writer.place(of: Int(index), in: &self).pointee = element }
    }
}

/// Finds places in an array to write to, without a way down to the page that is at hand already.
///
/// It is for one array, which must not be copied or change its length in the meantime.
@usableFromInline
struct PageWriter<Element> {
    @usableFromInline var start = -1
    @usableFromInline var page: UnsafeMutablePointer<Element>?

    @inlinable
    init() {}

    @inlinable @inline(__always)
    mutating func place(of index: Int, in array: inout PagedArray<Element>) -> UnsafeMutablePointer<Element> {
        let offsetMask = PagedArray<Element>.leafCapacity &- 1
        if index & ~offsetMask != start {
            page = array.uniquePage(at: index)
            start = index & ~offsetMask
        }
        return page.unsafelyUnwrapped + (index & offsetMask)
    }
}
