import DiffableSnapshots
import Foundation

/// Something that a user drags out of a view, to be dropped in the same program.
@preconcurrency @MainActor public final class DragItem {
    /// The value that is dragged. Until it is set, the one in the item provider.
    public var localObject: Any?

    /// The provider of the value.
    public private(set) lazy var itemProvider = ItemProvider(holding: firstObject)

    /// What the provider that is made on demand holds. Very many items are dragged at once, and few are asked for one.
    private let firstObject: Any?

    /// Where the row is that it was dragged out of; nil once that is gone.
    var source: ItemPath?

    /// Makes an item that carries a value. An addition to Apple's.
    public init(localObject: Any?) {
        self.localObject = localObject
        firstObject = localObject
    }

    /// Makes an item that carries what a provider holds.
    public init(itemProvider: ItemProvider) {
        localObject = itemProvider.object
        firstObject = nil
        self.itemProvider = itemProvider
    }
}
