import Foundation

/// The position of a supplementary item on its section.
public enum RectAlignment: Int, Hashable, Sendable {
    /// Above the section's items, in the middle.
    case top = 1
    /// Above the section's items, where lines start.
    case topLeading = 2
    /// Below the section's items, where lines start.
    case bottomLeading = 4
    /// Below the section's items, in the middle.
    case bottom = 5
    /// Below the section's items, where lines end.
    case bottomTrailing = 6
    /// Above the section's items, where lines end.
    case topTrailing = 8

    var isAbove: Bool { self == .top || self == .topLeading || self == .topTrailing }

    /// The start of a view of some width in a wider space.
    func start(of width: Double, in room: Double) -> Double {
        switch self {
        case .topLeading, .bottomLeading: 0
        case .top, .bottom: (room - width) / 2
        case .topTrailing, .bottomTrailing: room - width
        }
    }
}

/// A header or footer of a section.
@preconcurrency @MainActor
public final class CollectionLayoutBoundarySupplementaryItem:
    CollectionLayoutSupplementaryItem
{
    /// Above or below the items.
    public let alignment: RectAlignment
    /// The offset of the view from its aligned position.
    public let offset: CGPoint
    /// Whether the view is pinned to the window's edge while its section is visible. Several pinned views of one
    /// section are stacked.
    public var pinToVisibleBounds = false
    /// Whether the view adds to the section's height; otherwise it overlaps the items.
    public var extendsBoundary = true

    /// Makes a header or footer.
    public convenience init(layoutSize: CollectionLayoutSize, elementKind: String, alignment: RectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// Makes a header or footer with an offset from its aligned position.
    public init(
        layoutSize: CollectionLayoutSize, elementKind: String, alignment: RectAlignment, absoluteOffset: CGPoint
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(
            layoutSize: layoutSize, elementKind: elementKind,
            containerAnchor: CollectionLayoutAnchor(edges: alignment.isAbove ? .top : .bottom))
    }
}
