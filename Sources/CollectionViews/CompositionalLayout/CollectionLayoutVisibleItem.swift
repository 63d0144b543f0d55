import Foundation

/// A visible item of a section that scrolls orthogonally, as its handler is passed it.
@preconcurrency @MainActor public final class CollectionLayoutVisibleItem {
    /// The item.
    public let indexPath: IndexPath
    /// Its frame, relative to the start of the section's content.
    public let frame: CGRect
    /// The middle of the frame.
    public var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
    /// A rectangle of the frame's size, at the origin.
    public var bounds: CGRect { CGRect(size: frame.size) }

    /// What the item is: always a cell.
    public var representedElementCategory: CollectionView.ElementCategory { .cell }
    /// The kind of a supplementary view: nil, as cells alone are told of.
    public var representedElementKind: String? { nil }

    init(indexPath: IndexPath, frame: CGRect) {
        self.indexPath = indexPath
        self.frame = frame
    }

    /// Hosts scroll lanes by themselves.
    @available(*, unavailable, message: "Hosts scroll by themselves: items look alike wherever they are in a lane.")
    public var transform: Any? {
        get { nil }
        set {}
    }

    /// Hosts scroll lanes by themselves.
    @available(*, unavailable, message: "Hosts scroll by themselves: set the cell's own alpha instead.")
    public var alpha: CGFloat {
        get { 1 }
        set {}
    }

    /// Hosts scroll lanes by themselves.
    @available(*, unavailable, message: "Hosts scroll by themselves: items lie beside each other in a lane.")
    public var zIndex: Int {
        get { 0 }
        set {}
    }
}

/// Called with the visible items of a section that scrolls orthogonally, and how far it is scrolled.
public typealias CollectionLayoutSectionVisibleItemsInvalidationHandler = (
    _ visibleItems: [CollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
    _ layoutEnvironment: any CollectionLayoutEnvironment
) -> Void

extension CollectionLayoutSection {
    typealias VisibleItemsHandler =
        @MainActor ([CollectionLayoutVisibleItem], CGPoint, any CollectionLayoutEnvironment) -> Void

    /// The handler, in a closure that does not keep the section.
    var visibleItemsHandler: VisibleItemsHandler? {
        guard let handler = visibleItemsInvalidationHandler else { return nil }
        return { items, offset, environment in handler(items, offset, environment) }
    }
}

extension CollectionViewWindow {
    /// Tells the handler of a section that the viewer scrolls orthogonally.
    func laneDidScroll(_ section: Int) {
        let solution = currentSolution()
        guard solution.patterns.indices.contains(section),
            let handler = solution.patterns[section].visibleItemsHandler
        else { return }
        let first = solution.laneFrame(section).minX
        let items = itemsInSight.filter { $0.section == section }.compactMap { path in
            solution.contentFrame(of: .item(path), laneOffset: { _ in 0 }).map {
                CollectionLayoutVisibleItem(indexPath: IndexPath(path), frame: $0.offsetBy(dx: -first, dy: 0))
            }
        }
        handler(items, CGPoint(x: laneOffset(ofSection: section), y: 0), solution.environment)
    }
}
