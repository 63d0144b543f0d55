import Foundation

/// The frame and kind of one element, for drawing a placeholder before its cell is made.
package struct LayoutOutlinePart: Equatable, Sendable {
    /// The kinds of elements.
    package enum Kind: Int, Sendable {
        case item, heading
        /// An item of a section that scrolls orthogonally: its width is the same in any window.
        case laneItem
        /// A row of a list.
        case row
    }

    package var kind: Kind
    package var frame: CGRect
}

extension CollectionView {
    /// The frames of the first items and headers in a window of a size. Empty if all sections are lists, whose rows
    /// look alike.
    package func layoutOutline(in size: CGSize) -> [LayoutOutlinePart] {
        let solution = collectionViewLayout.solve(
            counts: counts, environment: WindowEnvironment(size: size), heights: MeasuredHeights())
        guard solution.patterns.contains(where: { !$0.isList }) else { return [] }
        return solution.elements(in: CGRect(size: size)).compactMap { element in
            guard let frame = solution.contentFrame(of: element) else { return nil }
            switch element {
            case .item(let path):
                return LayoutOutlinePart(kind: solution.patterns[path.section].kindOfItems, frame: frame)
            case .supplementary(let path):
                return path.isDecoration || path.item != nil ? nil : LayoutOutlinePart(kind: .heading, frame: frame)
            }
        }
    }
}

extension SectionPattern {
    /// Items of a section that scrolls by pages are as wide as the window, so they count as plain items.
    fileprivate var kindOfItems: LayoutOutlinePart.Kind {
        if isList { return .row }
        return scrollsOrthogonally && scrolling != .paging ? .laneItem : .item
    }
}
