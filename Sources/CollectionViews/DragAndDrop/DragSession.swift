import DiffableSnapshots
import Foundation

/// A drag of items, from the view where it began until they are dropped. It is both UIKit's drag session and its drop
/// session: both ends of a drag are in one program.
@preconcurrency @MainActor public final class DragSession {
    /// What is dragged, in the order of the rows.
    public internal(set) var items: [DragItem] = []

    /// A value that the app attaches to the drag.
    public var localContext: Any?

    weak var origin: CollectionView?
    /// The view under the drag, if it accepts items of it.
    weak var hovered: CollectionView?
    var location = CGPoint.zero

    init() {}

    /// The session itself: drags never come from another program.
    public var localDragSession: DragSession? { self }

    /// The position of the drag in the content of the view under it, whatever `view` is.
    public func location(in view: View) -> CGPoint { location }

    /// Whether any of the items is of a type.
    public func canLoadObjects<Value>(ofClass type: Value.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: type) }
    }

    /// Passes on the values of a type, at once.
    @discardableResult
    public func loadObjects<Value>(ofClass type: Value.Type, completion: ([Value]) -> Void) -> Progress {
        completion(items.compactMap { $0.itemProvider.object as? Value })
        let progress = Progress(totalUnitCount: 1)
        progress.completedUnitCount = 1
        return progress
    }
}
