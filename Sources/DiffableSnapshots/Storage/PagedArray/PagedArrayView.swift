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
        var shift = PagedArray<Element>.leafBits &+ 6 &* height
        while shift > PagedArray<Element>.leafBits {
            shift &-= 6
            page = page._withUnsafeGuaranteedRef {
                unsafeDowncast($0, to: PageBranch.self).slot((index &>> shift) & 63)
            }
        }
        return Unmanaged.fromOpaque(page.toOpaque())
    }

    /// The element at an index, which must be in range.
    @inlinable @inline(__always)
    subscript(index: Int) -> Element {
        withPage(at: index) { $0[index & (PagedArray<Element>.leafCapacity &- 1)] }
    }
}
