import DiffableSnapshots
import Foundation

/// A drag of items out of a view, from where they were lifted until they are dropped. It is also what takes them in:
/// the two ends of a drag are in one program.
@preconcurrency @MainActor public final class DragSession {
    /// What is dragged, in the order of the rows.
    public internal(set) var items: [DragItem] = []

    /// Whatever the app keeps with the drag.
    public var localContext: Any?

    /// Where the items came from.
    var sources: [ObjectIdentifier: ItemPath] = [:]
    weak var origin: CollectionView?
    /// The view that the drag is over, and that takes in anything of it.
    weak var hovered: CollectionView?
    var location = CGPoint.zero

    init() {}

    /// The drag itself, as whoever takes the items in asks for it.
    public var localDragSession: DragSession? { self }

    /// Where the drag is in the content of a view.
    public func location(in view: View) -> CGPoint { location }

    /// Whether any of the items is of a type.
    public func canLoadObjects<Value>(ofClass type: Value.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: type) }
    }

    /// Hands over those of the items that are of a type, at once.
    @discardableResult
    public func loadObjects<Value>(ofClass type: Value.Type, completion: ([Value]) -> Void) -> Progress {
        completion(items.compactMap { $0.itemProvider.object as? Value })
        let progress = Progress(totalUnitCount: 1)
        progress.completedUnitCount = 1
        return progress
    }
}
