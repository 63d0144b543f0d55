import Foundation

/// An item that is in sight in a section that scrolls across, as its handler is told.
@preconcurrency @MainActor public final class CollectionLayoutVisibleItem {
    /// The item.
    public let indexPath: IndexPath
    /// Its place, from where the section's content starts.
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

    /// Lanes scroll without asking anybody.
    @available(*, unavailable, message: "Hosts scroll by themselves: items look alike wherever they are in a lane.")
    public var transform: Any? {
        get { nil }
        set {}
    }

    /// Lanes scroll without asking anybody.
    @available(*, unavailable, message: "Hosts scroll by themselves: set the cell's own alpha instead.")
    public var alpha: CGFloat {
        get { 1 }
        set {}
    }

    /// Lanes scroll without asking anybody.
    @available(*, unavailable, message: "Hosts scroll by themselves: items lie beside each other in a lane.")
    public var zIndex: Int {
        get { 0 }
        set {}
    }
}

/// Told what is in sight in a section that scrolls across, and how far it is scrolled.
public typealias CollectionLayoutSectionVisibleItemsInvalidationHandler = (
    _ visibleItems: [CollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
    _ layoutEnvironment: any CollectionLayoutEnvironment
) -> Void

extension CollectionLayoutSection {
    typealias VisibleItemsHandler =
        @MainActor ([CollectionLayoutVisibleItem], CGPoint, any CollectionLayoutEnvironment) -> Void

    /// The handler, for whoever may not know of the section.
    var visibleItemsHandler: VisibleItemsHandler? {
        guard let handler = visibleItemsInvalidationHandler else { return nil }
        return { items, offset, environment in handler(items, offset, environment) }
    }
}

extension CollectionViewWindow {
    /// Tells the handler of a section that the viewer scrolls across.
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
