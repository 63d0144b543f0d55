/// The pages of a ``PagedArray`` without a hold on them.
///
/// A look-up that calls what the compiler does not know, such as the `==` of an identifier, would retain every array it
/// reads over the call. This it can keep for nothing.
@usableFromInline
struct PagedArrayView<Element> {
    @usableFromInline let root: Unmanaged<AnyObject>?
    @usableFromInline let height: Int

    @inlinable @inline(__always)
    init(root: Unmanaged<AnyObject>?, height: Int) {
        self.root = root
        self.height = height
    }

    /// Lends the elements of the page that holds the element at `index`.
    @inlinable @inline(__always)
    func withPage<Result>(at index: Int, _ body: (UnsafeMutablePointer<Element>) -> Result) -> Result {
        leaf(at: index)._withUnsafeGuaranteedRef { $0.withUnsafeMutablePointerToElements(body) }
    }

    /// The page that holds the element at `index`, read without retaining it.
    @inlinable @inline(__always)
    func leaf(at index: Int) -> Unmanaged<PageLeaf<Element>> {
        var page = root.unsafelyUnwrapped
        let leafBits = PagedArray<Element>.leafBits
        // Up to three levels of branches in line, each with a shift that is known in advance.
        if height > 0 {
            if height > 1 {
                if height > 2 {
                    if height > 3 { page = highPage(at: index) }
                    page = Self.child(of: page, index &>> (leafBits &+ 12))
                }
                page = Self.child(of: page, index &>> (leafBits &+ 6))
            }
            page = Self.child(of: page, index &>> leafBits)
        }
        return Unmanaged.fromOpaque(page.toOpaque())
    }

    /// The element at an index, which must be in range.
    @inlinable @inline(__always)
    subscript(index: Int) -> Element {
        withPage(at: index) { $0[index & (PagedArray<Element>.leafCapacity &- 1)] }
    }

    @inlinable @inline(__always)
    static func child(of page: Unmanaged<AnyObject>, _ number: Int) -> Unmanaged<AnyObject> {
        page._withUnsafeGuaranteedRef { unsafeDowncast($0, to: PageBranch.self).slot(number & 63) }
    }

    /// The branch of height 3 above an element of an array that is higher than that.
    @inlinable @inline(never)
    func highPage(at index: Int) -> Unmanaged<AnyObject> {
        var page = root.unsafelyUnwrapped
        var level = height
        while level > 3 {
            level &-= 1
            page = Self.child(of: page, index &>> (PagedArray<Element>.leafBits &+ 6 &* level))
        }
        return page
    }
}
