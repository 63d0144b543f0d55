extension PagedArray {
    /// Makes an array of one element over and over.
    @inlinable
    package init(repeating element: Element, count: Int) {
        self.init(count: count) { page, _, length in page.initialize(repeating: element, count: length) }
    }

    /// Makes an array of the elements of a buffer.
    @inlinable
    package init(_ source: UnsafeBufferPointer<Element>) {
        self.init(count: source.count) { page, start, length in
            page.initialize(from: source.baseAddress.unsafelyUnwrapped + start, count: length)
        }
    }

    /// Makes an array page by page. `fill` must initialize `length` elements, which start at index `start`.
    @inlinable
    package init(
        count: Int, fillingPages fill: (_ page: UnsafeMutablePointer<Element>, _ start: Int, _ length: Int) -> Void
    ) {
        self.init()
        guard count > 0 else { return }
        var level: [AnyObject] = []
        level.reserveCapacity((count + Self.leafCapacity - 1) / Self.leafCapacity)
        var start = 0
        while start < count {
            let leaf = Leaf.make(capacity: Self.leafCapacity)
            let length = min(Self.leafCapacity, count - start)
            fill(leaf.elements, start, length)
            leaf.initializedCount = length
            level.append(leaf)
            start += length
        }
        (root, height) = PageBranch.tree(of: level)
        setCount(count)
    }

    /// Adds an element at the end.
    @inlinable
    package mutating func append(_ element: Element) {
        let index = count
        let offset = index & (Self.leafCapacity - 1)
        if offset == 0 {
            let leaf = Leaf.make(capacity: Self.leafCapacity)
            leaf.elements.initialize(to: element)
            leaf.initializedCount = 1
            appendLeaf(leaf)
        } else {
            let page = uniquePage(at: index)
            (page + offset).initialize(to: element)
            lastLeaf.initializedCount = offset + 1
        }
        setCount(index + 1)
    }

    /// Removes the last element and gives it.
    @inlinable
    @discardableResult
    package mutating func removeLast() -> Element {
        precondition(count > 0, "There is nothing to remove from an empty PagedArray")
        let index = count - 1
        let offset = index & (Self.leafCapacity - 1)
        let element = (uniquePage(at: index) + offset).move()
        lastLeaf.initializedCount = offset
        setCount(index)
        if offset == 0 { removeLastLeaf() }
        return element
    }

    /// The leaf that holds the last place. Only right while the way to it is unique.
    @inlinable
    var lastLeaf: Leaf {
        var page = root.unsafelyUnwrapped
        for _ in 0..<height {
            let branch = unsafeDowncast(page, to: PageBranch.self)
            page = branch.slots[branch.childCount - 1]
        }
        return unsafeDowncast(page, to: Leaf.self)
    }

    @usableFromInline
    mutating func appendLeaf(_ leaf: AnyObject) {
        guard let oldRoot = root else {
            root = leaf
            return
        }
        if count == Self.capacity(height: height) {
            let branch = PageBranch.make()
            branch.append(oldRoot)
            root = branch
            height += 1
        }
        root = PageBranch.appending(leaf, to: root.take()!, height: height, at: count &>> Self.leafBits)
    }

    @usableFromInline
    mutating func removeLastLeaf() {
        if count == 0 {
            root = nil
            height = 0
            return
        }
        root = PageBranch.removingLast(from: root.take()!, height: height)
        while height > 0, count <= Self.capacity(height: height - 1) {
            root = unsafeDowncast(root.unsafelyUnwrapped, to: PageBranch.self).slots[0]
            height -= 1
        }
    }
}

extension PageBranch {
    /// The branches above pages that stand side by side.
    @usableFromInline
    static func tree(of pages: [AnyObject]) -> (root: AnyObject, height: Int) {
        var level = pages
        var height = 0
        while level.count > 1 {
            var next: [AnyObject] = []
            next.reserveCapacity((level.count + 63) / 64)
            for start in stride(from: 0, to: level.count, by: 64) {
                let branch = make()
                for index in start..<min(start + 64, level.count) { branch.append(level[index]) }
                next.append(branch)
            }
            level = next
            height += 1
        }
        return (level[0], height)
    }

    /// The tree with one more leaf, the one with this number.
    static func appending(_ leaf: AnyObject, to page: consuming AnyObject, height: Int, at number: Int) -> AnyObject {
        var page = page
        let branch: PageBranch
        if isUnique(&page) {
            branch = unsafeDowncast(page, to: PageBranch.self)
        } else {
            branch = unsafeDowncast(page, to: PageBranch.self).copy()
        }
        let index = (number &>> (6 * (height - 1))) & 63
        if height == 1 {
            branch.append(leaf)
        } else if index == branch.childCount {
            var chain = leaf
            for _ in 1..<height {
                let parent = make()
                parent.append(chain)
                chain = parent
            }
            branch.append(chain)
        } else {
            let child = (branch.slots + index).move()
            (branch.slots + index).initialize(
                to: appending(leaf, to: child, height: height - 1, at: number))
        }
        return branch
    }

    /// The tree without its last leaf. The tree has more leaves than that.
    static func removingLast(from page: consuming AnyObject, height: Int) -> AnyObject {
        var page = page
        let branch: PageBranch
        if isUnique(&page) {
            branch = unsafeDowncast(page, to: PageBranch.self)
        } else {
            branch = unsafeDowncast(page, to: PageBranch.self).copy()
        }
        let last = branch.childCount - 1
        if height == 1 || unsafeDowncast(branch.slots[last], to: PageBranch.self).hasSingleLeaf(height: height - 1) {
            branch.removeLast()
        } else {
            let child = (branch.slots + last).move()
            (branch.slots + last).initialize(to: removingLast(from: child, height: height - 1))
        }
        return branch
    }

    private func hasSingleLeaf(height: Int) -> Bool {
        childCount == 1
            && (height == 1 || unsafeDowncast(slots[0], to: PageBranch.self).hasSingleLeaf(height: height - 1))
    }
}
