/// An array as a tree of pages, whose copies share every page that neither has changed.
///
/// Copying is O(1). Reading, writing and appending touch one page on each level: a page that a copy shares is copied
/// before it is written to, all others are written in place. Pages hold up to 4 KB of elements, and 64 pages stand
/// under one branch, so ten million elements are four levels deep.
///
/// ```swift
/// var numbers = PagedArray<Int32>(repeating: 0, count: 1_000_000)
/// let before = numbers
/// numbers[500_000] = 7  // copies three pages, not a million elements
/// assert(before[500_000] == 0 && numbers[500_000] == 7)
/// ```
@usableFromInline
package struct PagedArray<Element> {
    /// The number of elements.
    @usableFromInline package private(set) var count = 0
    /// A ``PageLeaf`` when `height` is 0, a ``PageBranch`` otherwise; `nil` only when the array is empty.
    @usableFromInline var root: AnyObject?
    @usableFromInline var height = 0

    /// Makes an empty array.
    @inlinable
    package init() {}

    /// Two to this power is the number of elements in a page.
    ///
    /// The fewer pages there are, the more of the branches above them stay in the caches. Elements that are counted one
    /// by one when their page is copied come in smaller pages.
    @inlinable @inline(__always)
    static var leafBits: Int {
        let bytes = _isPOD(Element.self) ? 4096 : 1024
        let count = bytes / max(1, MemoryLayout<Element>.stride)
        return min(max(4, Int.bitWidth &- 1 &- count.leadingZeroBitCount), 10)
    }

    @inlinable @inline(__always)
    static var leafCapacity: Int { 1 &<< leafBits }

    /// The number of elements that a tree of this height can hold.
    @inlinable @inline(__always)
    static func capacity(height: Int) -> Int { 1 &<< (leafBits &+ 6 &* height) }

    @usableFromInline typealias Leaf = PageLeaf<Element>

    @inlinable
    mutating func setCount(_ newCount: Int) { count = newCount }
}

// A page is written to only by the array that alone refers to it, as with the buffers of `Array`.
extension PagedArray: @unchecked Sendable where Element: Sendable {}

extension PagedArray {
    /// What look-ups need of this array, for as long as it lives unchanged.
    @inlinable @inline(__always)
    var view: PagedArrayView<Element> {
        PagedArrayView(root: root.map { Unmanaged.passUnretained($0) }, height: height)
    }

    /// The page that holds the element at `index`, after copying whatever page on the way another array has too.
    @inlinable
    mutating func uniqueLeaf(at index: Int) -> Unmanaged<Leaf> {
        Unmanaged.fromOpaque(uniquePage(at: index, height: 0).toOpaque())
    }

    /// The branch of some height that holds the element at `index`, after copying as much.
    @inlinable
    mutating func uniqueBranch(at index: Int, height: Int) -> Unmanaged<PageBranch> {
        Unmanaged.fromOpaque(uniquePage(at: index, height: height).toOpaque())
    }

    @inlinable @inline(__always)
    mutating func uniquePage(at index: Int, height end: Int) -> Unmanaged<AnyObject> {
        var shift = Self.leafBits &+ 6 &* height
        let endShift = Self.leafBits &+ 6 &* end
        var page = withUnsafeMutablePointer(to: &root) { [height] in
            Self.unique(UnsafeMutableRawPointer($0).assumingMemoryBound(to: AnyObject.self), isLeaf: height == 0)
        }
        while shift > endShift {
            shift &-= 6
            page = page._withUnsafeGuaranteedRef {
                unsafeDowncast($0, to: PageBranch.self).withUnsafeMutablePointerToElements {
                    Self.unique($0 + ((index &>> shift) & 63), isLeaf: shift == Self.leafBits)
                }
            }
        }
        return page
    }

    /// The page in a slot, copied before if anything else refers to it.
    @inlinable @inline(__always)
    static func unique(_ slot: UnsafeMutablePointer<AnyObject>, isLeaf: Bool) -> Unmanaged<AnyObject> {
        if !PageBranch.isUnique(slot) {
            slot.pointee =
                isLeaf
                ? unsafeDowncast(slot.pointee, to: Leaf.self).copy()
                : unsafeDowncast(slot.pointee, to: PageBranch.self).copy()
        }
        return UnsafeRawPointer(slot).load(as: Unmanaged<AnyObject>.self)
    }

    /// Reads or writes the element at an index below `count`.
    @inlinable
    package subscript(index: Int) -> Element {
        @inline(__always) get {
            precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "PagedArray index out of range")
            return view[index]
        }
        @inline(__always) _modify {
            precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "PagedArray index out of range")
            let leaf = uniqueLeaf(at: index)
            let offset = index & (Self.leafCapacity &- 1)
            // The element is taken out and put back, for no pointer to it may leave the closure that lends it.
            var element = leaf._withUnsafeGuaranteedRef { leaf in
                leaf.withUnsafeMutablePointerToElements { ($0 + offset).move() }
            }
            defer {
                leaf._withUnsafeGuaranteedRef { leaf in
                    leaf.withUnsafeMutablePointerToElements { ($0 + offset).initialize(to: element) }
                }
            }
            yield &element
        }
    }
}
