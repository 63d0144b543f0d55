/// Something that a user drags out of a view, to be dropped in the same program.
@preconcurrency @MainActor public final class DragItem {
    /// What is dragged, for whoever takes it in.
    public var localObject: Any?

    /// Makes an item that carries a value.
    public init(localObject: Any?) { self.localObject = localObject }
}

/// A drag of items out of a view, from where they were lifted until they are dropped.
@preconcurrency @MainActor public final class DragSession {
    /// What is dragged, in the order of the rows.
    public internal(set) var items: [DragItem] = []

    /// Whatever the app keeps with the drag.
    public var localContext: Any?

    init() {}
}
