/// A page of elements: the tail of the object holds up to a page's capacity, of which `count` are initialized.
@usableFromInline
package final class PageLeaf<Element>: ManagedBuffer<Int, Element> {
    @inlinable
    static func make(capacity: Int) -> PageLeaf<Element> {
        unsafeDowncast(PageLeaf<Element>.create(minimumCapacity: capacity) { _ in 0 }, to: PageLeaf<Element>.self)
    }

    @inlinable @inline(__always)
    var initializedCount: Int {
        get { withUnsafeMutablePointerToHeader { $0.pointee } }
        set { withUnsafeMutablePointerToHeader { $0.pointee = newValue } }
    }

    @inlinable
    func copy() -> PageLeaf<Element> {
        let result = Self.make(capacity: PagedArray<Element>.leafCapacity)
        withUnsafeMutablePointers { count, elements in
            result.withUnsafeMutablePointerToElements { $0.initialize(from: elements, count: count.pointee) }
            result.initializedCount = count.pointee
        }
        return result
    }

    @inlinable
    deinit {
        withUnsafeMutablePointers { header, elements in _ = elements.deinitialize(count: header.pointee) }
    }
}

/// A page of pages: up to 64, all of one height.
@usableFromInline
package final class PageBranch: ManagedBuffer<Int, AnyObject> {
    @usableFromInline
    static func make() -> PageBranch {
        unsafeDowncast(PageBranch.create(minimumCapacity: 64) { _ in 0 }, to: PageBranch.self)
    }

    /// A branch of one page.
    static func make(_ page: AnyObject) -> PageBranch {
        let branch = make()
        branch.append(page)
        return branch
    }

    /// Whether nothing else refers to the page in a slot, be it a branch or a leaf.
    @inlinable @inline(__always)
    static func isUnique(_ slot: UnsafeMutablePointer<AnyObject>) -> Bool {
        // How often an object is referred to is noted alike in all native objects, and Embedded Swift wants a class here.
        let slot = UnsafeMutableRawPointer(slot).assumingMemoryBound(to: PageBranch.self)
        return isKnownUniquelyReferenced(&slot.pointee)
    }

    /// The page in a slot.
    @inlinable
    subscript(index: Int) -> AnyObject { withUnsafeMutablePointerToElements { $0[index] } }

    /// The page in a slot, read without retaining it.
    @inlinable @inline(__always)
    func slot(_ index: Int) -> Unmanaged<AnyObject> {
        withUnsafeMutablePointerToElements { UnsafeRawPointer($0 + index).load(as: Unmanaged<AnyObject>.self) }
    }

    @inlinable @inline(__always)
    var childCount: Int {
        get { withUnsafeMutablePointerToHeader { $0.pointee } }
        set { withUnsafeMutablePointerToHeader { $0.pointee = newValue } }
    }

    @usableFromInline
    func copy() -> PageBranch {
        let result = Self.make()
        // One by one each is retained by a plain call; all at once each would be by an indirect one.
        for index in 0..<childCount { result.append(self[index]) }
        return result
    }

    @usableFromInline
    func append(_ page: AnyObject) {
        withUnsafeMutablePointers { count, slots in
            (slots + count.pointee).initialize(to: page)
            count.pointee += 1
        }
    }

    @usableFromInline
    func removeLast() {
        withUnsafeMutablePointers { count, slots in
            count.pointee -= 1
            (slots + count.pointee).deinitialize(count: 1)
        }
    }

    @inlinable
    deinit {
        withUnsafeMutablePointers { header, slots in _ = slots.deinitialize(count: header.pointee) }
    }
}
