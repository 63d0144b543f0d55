extension PagedArray {
    /// Stops the program when the pages contradict the count. For tests.
    package func checkInvariants() {
        guard let root else {
            precondition(count == 0 && height == 0, "an array without pages claims to have elements")
            return
        }
        precondition(count > 0 && count <= Self.capacity(height: height), "the tree's height does not fit its count")
        precondition(height == 0 || count > Self.capacity(height: height - 1), "the tree is higher than it need be")
        precondition(elementCount(of: root, height: height, isLast: true) == count, "the pages hold another count")
    }

    private func elementCount(of page: AnyObject, height: Int, isLast: Bool) -> Int {
        if height == 0 {
            let leaf = unsafeDowncast(page, to: Leaf.self)
            let isFull = leaf.initializedCount == Self.leafCapacity
            precondition(leaf.initializedCount > 0 && (isLast || isFull), "a page within is not full")
            return leaf.initializedCount
        }
        let branch = unsafeDowncast(page, to: PageBranch.self)
        precondition(branch.childCount > 0 && (isLast || branch.childCount == 64), "a branch within is not full")
        return (0..<branch.childCount).reduce(0) { sum, index in
            let isLastChild = isLast && index == branch.childCount - 1
            return sum + elementCount(of: branch[index], height: height - 1, isLast: isLastChild)
        }
    }
}
