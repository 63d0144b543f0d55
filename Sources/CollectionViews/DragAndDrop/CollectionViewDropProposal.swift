/// What becomes of items that are let go over a row.
public enum DropOperation: Sendable {
    /// They go back to where they were.
    case cancel, forbidden
    /// They are taken in. What is left where they came from is for the app to say.
    case copy, move

    var takesIn: Bool { self == .copy || self == .move }
}

/// What a drop delegate would do with the items of a drag.
public struct CollectionViewDropProposal: Sendable {
    /// What becomes of the items.
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
