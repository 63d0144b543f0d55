import Foundation

extension LayoutNode.Line {
    struct PlacedChild {
        var origin: Double
        var child: Int
        var solved: LayoutNode.Solved
    }

    /// More children than this in one group are a mistake in the layout's sizes.
    private static let maximumChildren = 4096

    func placedChildren(in inner: CGSize, stretches: Bool, firstLeaf: Int, height: (Int) -> Double?) -> [PlacedChild] {
        let available = axis == .horizontal ? inner.width : inner.height
        let isOpenEnded = axis == .vertical && stretches
        var placedChildren: [PlacedChild] = []
        var origin = 0.0
        var leaf = firstLeaf
        let wanted: Int =
            switch filling {
            case .fit: isOpenEnded ? children.count : Self.maximumChildren
            case .count(let count, _): count
            }
        let share = shareOfLength(in: inner, available: available, isOpenEnded: isOpenEnded)
        while placedChildren.count < wanted {
            let index = placedChildren.count % children.count
            var child = children[index]
            if let share {
                child.size = CollectionLayoutSize(
                    widthDimension: axis == .horizontal ? .absolute(share) : child.size.widthDimension,
                    heightDimension: axis == .horizontal ? child.size.heightDimension : .absolute(share))
            }
            let solved = child.solved(in: inner, stretches: stretches, firstLeaf: leaf, height: height)
            let length = axis == .horizontal ? solved.size.width : solved.size.height
            if case .fit = filling, !isOpenEnded, placedChildren.count >= children.count {
                // Zero lengths would fit for ever; half a point of rounding is no reason to break the line.
                if length <= 0 || origin + length > available + 0.5 { break }
            }
            placedChildren.append(PlacedChild(origin: origin, child: index, solved: solved))
            leaf += solved.leaves.count
            origin += length + spacing.spacing
        }
        if spacing.isFlexibleSpacing, !isOpenEnded, placedChildren.count > 1 {
            let left = available - (origin - spacing.spacing)
            if left > 0 {
                let extra = left / Double(placedChildren.count - 1)
                for index in placedChildren.indices { placedChildren[index].origin += Double(index) * extra }
            }
        }
        return placedChildren
    }

    /// The length of each child when they share the line evenly; nil when each has its own.
    private func shareOfLength(in inner: CGSize, available: Double, isOpenEnded: Bool) -> Double? {
        guard case .count(let count, let resizes) = filling, !isOpenEnded else { return nil }
        let share = max(0, (available - spacing.spacing * Double(count - 1)) / Double(count))
        if resizes { return share }
        let dimension = axis == .horizontal ? children[0].size.widthDimension : children[0].size.heightDimension
        return dimension.resolved(in: inner) > share + 0.001 ? share : nil
    }

    /// Gives children with a fraction of the line's height that fraction of its final height, and children of uniform
    /// height the greatest of their heights.
    func stretched(_ placedChildren: [PlacedChild], to height: Double) -> [PlacedChild] {
        guard axis == .horizontal else { return placedChildren }
        func dimension(_ place: PlacedChild) -> CollectionLayoutDimension { children[place.child].size.heightDimension }
        let uniform =
            placedChildren.filter { dimension($0).isUniformAcrossSiblings }.map(\.solved.size.height).max() ?? 0
        return placedChildren.map { place in
            let (child, dimension) = (children[place.child], dimension(place))
            guard child.line == nil, dimension.isFractionalHeight || dimension.isUniformAcrossSiblings
            else { return place }
            var place = place
            place.solved.size.height = dimension.isFractionalHeight ? height * dimension.dimension : uniform
            place.solved.leaves[0].frame = CGRect(size: place.solved.size).inset(by: child.insets)
            return place
        }
    }
}
