import Foundation

/// Something that a user drags out of a view, to be dropped in the same program.
@preconcurrency @MainActor public final class DragItem {
    /// What is dragged, for whoever takes it in. Until it is set, what the provider holds.
    public var localObject: Any?

    /// What is dragged, as other apps would be given it.
    public let itemProvider: ItemProvider

    /// Makes an item that carries a value. An addition to Apple's.
    public init(localObject: Any?) {
        self.localObject = localObject
        itemProvider = ItemProvider()
        itemProvider.object = localObject
    }

    /// Makes an item that carries what a provider holds.
    public init(itemProvider: ItemProvider) {
        self.itemProvider = itemProvider
        localObject = itemProvider.object
    }
}

/// What holds a value that is dragged. Drags stay within the program: nothing is turned into data on the way.
public final class ItemProvider {
    /// A name for what is held.
    public var suggestedName: String?

    var object: Any?

    /// Makes a provider that holds nothing.
    public init() {}

    /// Makes a provider that holds a value.
    public init(object: Any) { self.object = object }

    /// Whether what is held is of a type.
    public func canLoadObject<Value>(ofClass type: Value.Type) -> Bool { object is Value }

    /// Hands over what is held, at once; nil when it is of another type.
    @discardableResult
    public func loadObject<Value>(
        ofClass type: Value.Type, completionHandler: (Value?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(object as? Value, nil)
        let progress = Progress(totalUnitCount: 1)
        progress.completedUnitCount = 1
        return progress
    }

    /// Drags stay within the program.
    @available(
        *, unavailable,
        message: "Drags stay within the program: give the value itself, by NSItemProvider(object:) or localObject."
    )
    public init(item: Any?, typeIdentifier: String?) {}

    /// Drags stay within the program.
    @available(
        *, unavailable,
        message: "Drags stay within the program: give the value itself, by NSItemProvider(object:) or localObject."
    )
    public func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: Int,
        loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
    ) {}
}
