import Foundation

/// Where something of a view will stand, before any cell of it is made.
package struct LayoutOutlinePart: Equatable, Sendable {
    /// What stands there.
    package enum Kind: Int, Sendable {
        case item, heading
        /// An item that goes on sideways: it is as wide in any window.
        case laneItem
        /// A row of a list.
        case row
    }

    package var kind: Kind
    package var frame: CGRect
}

extension CollectionView {
    /// Where the first items stand in a window of a size, with their headings; empty for a view of lists only, whose
    /// rows all look the same.
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
    /// Pages are as wide as the window, and so are the items of one.
    fileprivate var kindOfItems: LayoutOutlinePart.Kind {
        if isList { return .row }
        return scrollsAcross && scrolling != .paging ? .laneItem : .item
    }
}
