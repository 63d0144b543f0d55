import Foundation

/// Where a supplementary item stands on its section.
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

    /// Where something of a width starts in room of another.
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
    /// How far the view is moved from its place.
    public let offset: CGPoint
    /// Whether the view stays in sight while its section is. Several of one section stand below each other then.
    public var pinToVisibleBounds = false
    /// Whether the section grows by the view; otherwise the view stands over its items.
    public var extendsBoundary = true

    /// Makes a header or footer.
    public convenience init(layoutSize: CollectionLayoutSize, elementKind: String, alignment: RectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// Makes a header or footer at a distance from its place.
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
