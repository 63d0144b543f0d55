import Foundation

/// Where a layout puts an item.
///
/// ```swift
/// if let attributes = view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0)) {
///     view.updateInteractiveMovementTargetPosition(attributes.center)
/// }
/// ```
public struct CollectionViewLayoutAttributes: Hashable, Sendable {
    /// The item.
    public let indexPath: IndexPath

    /// The item's place in the content of the view.
    public var frame: CGRect

    /// The middle of the frame.
    public var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

    /// The extent of the frame.
    public var size: CGSize { frame.size }

    /// A rectangle of the frame's size, at the origin.
    public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

    /// What the layout puts there: always a cell.
    public var representedElementCategory: CollectionView.ElementCategory { .cell }

    /// The kind of a supplementary view: nil, as there are attributes of cells alone.
    public var representedElementKind: String? { nil }

    /// The attributes once more, as code has it that takes them for a class: assigning them copies them.
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
    /// What a layout puts somewhere.
    public enum ElementCategory: UInt, Hashable, Sendable {
        /// A cell.
        case cell
        /// A header, a footer or the like.
        case supplementaryView
        /// What stands behind cells.
        case decorationView
    }
}
