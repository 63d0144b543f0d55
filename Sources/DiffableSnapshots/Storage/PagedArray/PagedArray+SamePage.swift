// Arrays in which one page stands at many places.
extension PagedArray {
    /// Makes an array of the elements of one page over and over, which takes hardly more room than that page.
    ///
    /// - Parameters:
    ///   - page: An array of one full page.
    ///   - count: The number of elements: a page's, times a power of two.
    init(repeatingPage page: PagedArray, count: Int) {
        self.init()
        var child = page.root.unsafelyUnwrapped
        var width = count &>> Self.leafBits
        precondition(width &<< Self.leafBits == count && width.nonzeroBitCount == 1)
        while width > 1 {
            let branch = PageBranch.make()
            for _ in 0..<min(width, 64) { branch.append(child) }
            child = branch
            width &>>= 6
            height += 1
        }
        root = child
        setCount(count)
    }

    /// Puts the one page of another array, which must be full, in the place of a full one.
    mutating func replacePage(at index: Int, with page: PagedArray) {
        withUnsafeMutablePointer(to: &root) { root in
            var slot = UnsafeMutableRawPointer(root).assumingMemoryBound(to: AnyObject.self)
            var shift = Self.leafBits &+ 6 &* height
            while shift > Self.leafBits {
                shift &-= 6
                if !PageBranch.isUnique(slot) {
                    slot.pointee = unsafeDowncast(slot.pointee, to: PageBranch.self).copy()
                }
                slot = unsafeDowncast(slot.pointee, to: PageBranch.self).slots + ((index &>> shift) & 63)
            }
            slot.pointee = page.root.unsafelyUnwrapped
        }
    }
}
