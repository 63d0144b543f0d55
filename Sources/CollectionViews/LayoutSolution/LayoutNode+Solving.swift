import Foundation

extension LayoutNode {
    /// Computes the frames of the node's items, with the node at the origin.
    ///
    /// - Parameters:
    ///   - container: The size that fractions refer to.
    ///   - stretches: Whether the container's height is itself an estimate, so that shares of it are measured too.
    ///   - firstLeaf: The index of the node's first item, for `height`.
    ///   - height: Returns the measured height of the item at an index.
    func solved(
        in container: CGSize, stretches: Bool = false, firstLeaf: Int = 0, height: (Int) -> Double? = { _ in nil }
    ) -> Solved {
        var solved = solvedWithoutSpacing(in: container, stretches: stretches, firstLeaf: firstLeaf, height: height)
        if spacing == .zero { return solved }
        solved.size.width += spacing.leading + spacing.trailing
        solved.size.height += spacing.top + spacing.bottom
        for index in solved.leaves.indices {
            solved.leaves[index].frame = solved.leaves[index].frame.offset(x: spacing.leading, y: spacing.top)
        }
        return solved
    }

    private func solvedWithoutSpacing(
        in container: CGSize, stretches: Bool, firstLeaf: Int, height: (Int) -> Double?
    ) -> Solved {
        var size = CGSize(
            width: self.size.widthDimension.resolved(in: container),
            height: self.size.heightDimension.resolved(in: container))
        let isSelfSizing =
            self.size.heightDimension.isEstimated || (stretches && self.size.heightDimension.isFractionalHeight)
        if !frames.isEmpty {
            return Solved(size: size, leaves: frames.map { Leaf(frame: $0, isSelfSizing: false) })
        }
        guard let line else {
            if isSelfSizing, let measured = height(firstLeaf) { size.height = measured + insets.top + insets.bottom }
            return Solved(
                size: size,
                leaves: [
                    Leaf(frame: CGRect(size: size).inset(by: insets), isSelfSizing: isSelfSizing, badges: badges)
                ])
        }
        let inner = CGRect(size: size).inset(by: insets)
        var placedChildren = line.placedChildren(
            in: inner.size, stretches: isSelfSizing, firstLeaf: firstLeaf, height: height)
        if isSelfSizing {
            let extents = placedChildren.map { $0.origin + $0.solved.size.height }
            let longest =
                line.axis == .vertical ? extents.last : placedChildren.map { Double($0.solved.size.height) }.max()
            size.height = (longest ?? inner.size.height) + insets.top + insets.bottom
            placedChildren = line.stretched(placedChildren, to: size.height - insets.top - insets.bottom)
        }
        var leaves: [Leaf] = []
        for place in placedChildren {
            for var leaf in place.solved.leaves {
                leaf.frame =
                    line.axis == .horizontal
                    ? leaf.frame.offset(x: insets.leading + place.origin, y: insets.top)
                    : leaf.frame.offset(x: insets.leading, y: insets.top + place.origin)
                leaves.append(leaf)
            }
        }
        return Solved(size: size, leaves: leaves)
    }
}
