import Foundation

/// A provider of a value that is dragged. Drags stay within the program: nothing is converted to data.
public final class ItemProvider {
    /// A name for what is held.
    public var suggestedName: String?

    var object: Any?

    /// Makes a provider that holds nothing.
    public init() {}

    /// Makes a provider that holds a value.
    public init(object: Any) { self.object = object }

    init(holding object: Any?) { self.object = object }

    /// Whether what is held is of a type.
    public func canLoadObject<Value>(ofClass type: Value.Type) -> Bool { object is Value }

    /// Passes the value on, at once; nil when it is of another type.
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
