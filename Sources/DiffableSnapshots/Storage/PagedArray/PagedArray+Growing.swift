extension PagedArray {
    /// Makes an array of one element over and over.
    @inlinable
    package init(repeating element: Element, count: Int) {
        self.init()
        grow(to: count, filling: element)
    }

    /// Makes an array of some elements.
    @inlinable
    package init(_ elements: [Element]) {
        self.init()
        append(contentsOf: elements)
    }

    /// Adds an element at the end.
    @inlinable
    package mutating func append(_ element: Element) {
        append(count: 1) { page, _ in page.initialize(to: element) }
    }

    /// Adds elements at the end, page by page. `fill` must initialize `length` elements.
    @inlinable
    mutating func append(count added: Int, filling fill: (_ page: UnsafeMutablePointer<Element>, _ length: Int) -> Void)
    {
        var rest = added
        while rest > 0 {
            let offset = count & (Self.leafCapacity - 1)
            let length = min(rest, Self.leafCapacity - offset)
            if offset == 0 { appendLeaf(Leaf.make(capacity: Self.leafCapacity)) }
            uniqueLeaf(at: count)._withUnsafeGuaranteedRef { leaf in
                leaf.withUnsafeMutablePointerToElements { fill($0 + offset, length) }
                leaf.initializedCount = offset + length
            }
            setCount(count + length)
            rest -= length
        }
    }

    /// Adds one element over and over until there are `newCount`; nothing when there are as many.
    @inlinable
    mutating func grow(to newCount: Int, filling element: Element) {
        if newCount <= count { return }
        append(count: newCount - count) { page, length in page.initialize(repeating: element, count: length) }
    }

    @inlinable
    mutating func append(contentsOf elements: [Element]) {
        elements.withUnsafeBufferPointer { source in
            var start = 0
            append(count: source.count) { page, length in
                page.initialize(from: source.baseAddress.unsafelyUnwrapped + start, count: length)
                start += length
            }
        }
    }

    /// Removes the last element and gives it.
    @inlinable
    @discardableResult
    package mutating func removeLast() -> Element {
        let element = self[count - 1]
        removeLast(1)
        return element
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
                uniqueLeaf(at: count - 1)._withUnsafeGuaranteedRef { leaf in
                    leaf.withUnsafeMutablePointerToElements {
                        _ = ($0 + (filled - length)).deinitialize(count: length)
                    }
                    leaf.initializedCount = filled - length
                }
            }
            setCount(count - length)
            if length == filled { removeLastLeaf() }
            rest -= length
        }
    }

    /// Writes one element at many indexes.
    @inlinable
    mutating func set(_ element: Element, at indexes: [Int32]) {
        var writer = PageWriter<Element>()
        for index in indexes { writer.update(Int(index), of: &self) { $0 = element } }
    }

    /// Adds a leaf behind all others, which are full.
    @usableFromInline
    mutating func appendLeaf(_ leaf: AnyObject) {
        guard let oldRoot = root else {
            root = leaf
            return
        }
        let first = firstHeight(ofLeafAt: count)
        if first > height {
            root = PageBranch.make(oldRoot)
            height = first
        }
        let subtree = (1..<first).reduce(leaf) { page, _ in PageBranch.make(page) }
        uniqueBranch(at: count, height: first)._withUnsafeGuaranteedRef { $0.append(subtree) }
    }

    /// Takes out the last leaf, whose elements are not counted any more.
    @usableFromInline
    mutating func removeLastLeaf() {
        if count == 0 {
            root = nil
            height = 0
            return
        }
        uniqueBranch(at: count, height: firstHeight(ofLeafAt: count))._withUnsafeGuaranteedRef { $0.removeLast() }
        while height > 0, count <= Self.capacity(height: height - 1) {
            root = unsafeDowncast(root.unsafelyUnwrapped, to: PageBranch.self)[0]
            height -= 1
        }
    }

    /// The height of the lowest branch that holds other leaves than the last one, which begins at an index. Branches
    /// below it, if there are any, hold that leaf alone.
    private func firstHeight(ofLeafAt index: Int) -> Int {
        1 + (index &>> Self.leafBits).trailingZeroBitCount / 6
    }
}

/// Writes to elements one after the other, without a way down to the page that is at hand already.
///
/// It is for one array, which must not be copied or change its length in the meantime.
@usableFromInline
struct PageWriter<Element> {
    @usableFromInline var start = -1
    @usableFromInline var leaf: Unmanaged<PageLeaf<Element>>?

    @inlinable
    init() {}

    @inlinable @inline(__always)
    mutating func update(_ index: Int, of array: inout PagedArray<Element>, _ body: (inout Element) -> Void) {
        withPage(of: index, in: &array) { body(&$0[index & (PagedArray<Element>.leafCapacity &- 1)]) }
    }

    /// Lends the elements of the page that holds the element at `index`.
    @inlinable @inline(__always)
    mutating func withPage<Result>(
        of index: Int, in array: inout PagedArray<Element>, _ body: (UnsafeMutablePointer<Element>) -> Result
    ) -> Result {
        let first = index & ~(PagedArray<Element>.leafCapacity &- 1)
        if first != start {
            leaf = array.uniqueLeaf(at: index)
            start = first
        }
        return leaf.unsafelyUnwrapped._withUnsafeGuaranteedRef { $0.withUnsafeMutablePointerToElements(body) }
    }
}
