import Foundation

/// The frame that a layout gives an item.
///
/// ```swift
/// if let attributes = view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0)) {
///     view.updateInteractiveMovementTargetPosition(attributes.center)
/// }
/// ```
public struct CollectionViewLayoutAttributes: Hashable, Sendable {
    /// The item.
    public let indexPath: IndexPath

    /// The item's frame in the content of the view.
    public var frame: CGRect

    /// The middle of the frame.
    public var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

    /// The extent of the frame.
    public var size: CGSize { frame.size }

    /// A rectangle of the frame's size, at the origin.
    public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

    /// The category of the element: always a cell.
    public var representedElementCategory: CollectionView.ElementCategory { .cell }

    /// The kind of a supplementary view: nil, as there are attributes of cells alone.
    public var representedElementKind: String? { nil }

    /// A copy, for code written for UIKit, where attributes are a class.
    public func copy() -> Any { self }

    init(indexPath: IndexPath, frame: CGRect) {
        self.indexPath = indexPath
        self.frame = frame
    }

    /// Layouts of one's own are groups.
    @available(
        *, unavailable,
        message: "NSCollectionLayoutGroup.custom(layoutSize:itemProvider:) places items freely, group by group."
    )
    public init(forCellWith indexPath: IndexPath) { fatalError() }
}

extension CollectionView {
    /// The categories of elements that a layout places.
    public enum ElementCategory: UInt, Hashable, Sendable {
        /// A cell.
        case cell
        /// A header, a footer or the like.
        case supplementaryView
        /// A decoration.
        case decorationView
    }
}
