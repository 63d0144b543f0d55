/// What happens to items that are dropped on a row.
public enum DropOperation: Sendable {
    /// They move back to where they were.
    case cancel, forbidden
    /// They are accepted. Whether they stay where they came from is up to the app.
    case copy, move

    var acceptsItems: Bool { self == .copy || self == .move }
}

/// What a drop delegate would do with the items of a drag.
public struct CollectionViewDropProposal: Sendable {
    /// What happens to the items.
    public var operation: DropOperation

    /// Where the items would go.
    public var intent: Intent

    /// Makes a proposal.
    public init(operation: DropOperation, intent: Intent = .unspecified) {
        self.operation = operation
        self.intent = intent
    }

    /// Where items would go.
    public enum Intent: Int, Sendable {
        /// Into the row that is named.
        case unspecified
        /// Between two rows, which make room.
        case insertAtDestinationIndexPath
        /// Into the row that is named.
        case insertIntoDestinationIndexPath
        /// Into the row that is named; tables know it.
        case automatic
    }
}
