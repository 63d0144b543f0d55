/// Apple's name for ``CollectionViewDragDelegate``.
public typealias UICollectionViewDragDelegate = CollectionViewDragDelegate
/// Apple's name for ``CollectionViewDropDelegate``.
public typealias UICollectionViewDropDelegate = CollectionViewDropDelegate
/// Apple's name for ``CollectionViewDropProposal``.
public typealias UICollectionViewDropProposal = CollectionViewDropProposal
/// Apple's name for ``CollectionViewDropCoordinator``.
public typealias UICollectionViewDropCoordinator = CollectionViewDropCoordinator
/// Apple's name for ``CollectionViewDropItem``.
public typealias UICollectionViewDropItem = CollectionViewDropItem
/// Apple's name for ``TableViewDragDelegate``.
public typealias UITableViewDragDelegate = TableViewDragDelegate
/// Apple's name for ``TableViewDropDelegate``.
public typealias UITableViewDropDelegate = TableViewDropDelegate
/// Apple's name for ``TableViewDropProposal``.
public typealias UITableViewDropProposal = TableViewDropProposal
/// Apple's name for ``TableViewDropCoordinator``.
public typealias UITableViewDropCoordinator = TableViewDropCoordinator
/// Apple's name for ``TableViewDropItem``.
public typealias UITableViewDropItem = TableViewDropItem
/// Apple's name for ``DragItem``.
public typealias UIDragItem = DragItem
/// Apple's name for ``DragSession``, the end of a drag where it began.
public typealias UIDragSession = DragSession
/// Apple's name for ``DragSession``, the end of a drag where it is dropped.
public typealias UIDropSession = DragSession
/// Apple's name for ``DropOperation``.
public typealias UIDropOperation = DropOperation
/// Apple's name for ``ItemProvider``.
public typealias NSItemProvider = ItemProvider

/// How a row looks while it is dragged: hosts lift the row itself.
@available(*, unavailable, message: "Hosts lift the row as it looks: leave the preview out.")
public final class UIDragPreviewParameters {
    /// Makes nothing.
    public init() {}
}

/// A value that can be dragged: any can, for drags stay within the program.
public protocol NSItemProviderWriting {}

/// A value that can be taken in: any can, for drags stay within the program.
public protocol NSItemProviderReading {}
