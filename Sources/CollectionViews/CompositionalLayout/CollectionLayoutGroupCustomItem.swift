import Foundation

/// One item of a group that places its items itself.
@preconcurrency @MainActor public final class CollectionLayoutGroupCustomItem {
    /// The item's frame in the group.
    public let frame: CGRect
    /// The drawing order. Not used: items of a group lie beside each other.
    public let zIndex: Int

    /// Makes an item.
    public init(frame: CGRect, zIndex: Int = 0) {
        self.frame = frame
        self.zIndex = zIndex
    }
}

/// Places the items of a group.
public typealias CollectionLayoutGroupCustomItemProvider =
    @MainActor (any CollectionLayoutEnvironment) -> [CollectionLayoutGroupCustomItem]
