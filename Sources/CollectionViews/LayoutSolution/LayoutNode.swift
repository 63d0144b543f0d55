import Foundation

/// A group or an item of a compositional layout as a plain value.
struct LayoutNode: Hashable, Sendable {
    var size: CollectionLayoutSize
    var insets: DirectionalEdgeInsets
    /// The children of a group; nil for an item.
    var line: Line?
    /// The space around the node.
    var spacing = DirectionalEdgeInsets.zero
    /// The supplementary views on the node.
    var badges: [Badge] = []
    /// The frames of the items, for a group that places them itself.
    var frames: [CGRect] = []

    init(size: CollectionLayoutSize, insets: DirectionalEdgeInsets = .zero, line: Line? = nil) {
        self.size = size
        self.insets = insets
        self.line = line
    }

    enum Axis: Hashable, Sendable {
        case horizontal, vertical
    }

    enum Filling: Hashable, Sendable {
        /// The children in turn, as often as they fit.
        case fit
        /// The first child, repeated; `resizes` if the children share the group's length, whatever they ask for.
        case count(Int, resizes: Bool)
    }

    struct Line: Hashable, Sendable {
        var axis: Axis
        var children: [LayoutNode]
        var filling: Filling
        var spacing: CollectionLayoutSpacing
    }

    /// The frame of one item in its group.
    struct Leaf: Hashable, Sendable {
        var frame: CGRect
        var isSelfSizing: Bool
        var badges: [Badge] = []

        func hash(into hasher: inout Hasher) {
            hasher.combine(isSelfSizing)
            hasher.combine(badges)
        }
    }

    /// A supplementary view on an item.
    struct Badge: Hashable, Sendable {
        var kind: String
        var size: CollectionLayoutSize
        var insets: DirectionalEdgeInsets
        var anchor: CollectionLayoutAnchor
        var itemAnchor: CollectionLayoutAnchor?
        var zIndex: Int

        /// The frame of the view on an item.
        func frame(on item: CGRect) -> CGRect {
            let size = CGSize(
                width: size.widthDimension.resolved(in: item.size), height: size.heightDimension.resolved(in: item.size)
            )
            let target = anchor.point(in: item)
            let offset = anchor.distance(for: size)
            let own = itemAnchor ?? CollectionLayoutAnchor(edges: anchor.edges)
            let point = own.point(in: CGRect(size: size))
            let shift = own.distance(for: size)
            return CGRect(
                x: target.x + offset.x - point.x - shift.x, y: target.y + offset.y - point.y - shift.y,
                width: size.width, height: size.height
            ).inset(by: insets)
        }
    }

    /// The size of a node and the frames of its items.
    struct Solved: Sendable {
        var size: CGSize
        var leaves: [Leaf]
    }

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
        var places = line.places(in: inner.size, stretches: isSelfSizing, firstLeaf: firstLeaf, height: height)
        if isSelfSizing {
            let extents = places.map { $0.origin + $0.solved.size.height }
            let longest = line.axis == .vertical ? extents.last : places.map { Double($0.solved.size.height) }.max()
            size.height = (longest ?? inner.size.height) + insets.top + insets.bottom
            places = line.stretched(places, to: size.height - insets.top - insets.bottom)
        }
        var leaves: [Leaf] = []
        for place in places {
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

extension LayoutNode.Line {
    struct Place {
        var origin: Double
        var child: Int
        var solved: LayoutNode.Solved
    }

    /// More children than this in one group are a mistake in the layout's sizes.
    private static let maximumChildren = 4096

    func places(in inner: CGSize, stretches: Bool, firstLeaf: Int, height: (Int) -> Double?) -> [Place] {
        let available = axis == .horizontal ? inner.width : inner.height
        let isOpenEnded = axis == .vertical && stretches
        var places: [Place] = []
        var origin = 0.0
        var leaf = firstLeaf
        let wanted: Int =
            switch filling {
            case .fit: isOpenEnded ? children.count : Self.maximumChildren
            case .count(let count, _): count
            }
        let share = shareOfLength(in: inner, available: available, isOpenEnded: isOpenEnded)
        while places.count < wanted {
            let index = places.count % children.count
            var child = children[index]
            if let share {
                child.size = CollectionLayoutSize(
                    widthDimension: axis == .horizontal ? .absolute(share) : child.size.widthDimension,
                    heightDimension: axis == .horizontal ? child.size.heightDimension : .absolute(share))
            }
            let solved = child.solved(in: inner, stretches: stretches, firstLeaf: leaf, height: height)
            let length = axis == .horizontal ? solved.size.width : solved.size.height
            if case .fit = filling, !isOpenEnded, places.count >= children.count {
                // Zero lengths would fit for ever; half a point of rounding is no reason to break the line.
                if length <= 0 || origin + length > available + 0.5 { break }
            }
            places.append(Place(origin: origin, child: index, solved: solved))
            leaf += solved.leaves.count
            origin += length + spacing.spacing
        }
        if spacing.isFlexibleSpacing, !isOpenEnded, places.count > 1 {
            let left = available - (origin - spacing.spacing)
            if left > 0 {
                let extra = left / Double(places.count - 1)
                for index in places.indices { places[index].origin += Double(index) * extra }
            }
        }
        return places
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
    func stretched(_ places: [Place], to height: Double) -> [Place] {
        guard axis == .horizontal else { return places }
        func dimension(_ place: Place) -> CollectionLayoutDimension { children[place.child].size.heightDimension }
        let uniform = places.filter { dimension($0).isUniformAcrossSiblings }.map(\.solved.size.height).max() ?? 0
        return places.map { place in
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
