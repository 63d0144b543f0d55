import Foundation

extension WindowTransaction {
    /// What became of a viewer's drag.
    public struct Movement: Sendable, Equatable {
        /// How far the drag is.
        public var phase: Phase
        /// The row that is dragged.
        public var key: RowKey
        /// How many items are dragged.
        public var count: Int
        /// How many rows go along: those of the items, and in an outline those that are seen below them.
        public var rowCount: Int
        /// Where the items would go, or went, among their siblings, from 0; nil while they may not be dropped.
        public var position: Int?
        /// How many siblings there are with them.
        public var siblingCount: Int?
        /// Whether nothing may be dropped here.
        public var isRefused = false
        /// The row that takes the items in: in an outline, that of the parent.
        public var parent: RowKey?
        /// Whether the drag is over that row itself.
        public var isInto = false
        /// Whether that row, or the place among rows, is one of another view.
        public var isElsewhere = false
        /// In an outline: a line of no height that shows the place.
        public var line: CGRect?

        /// How far a drag is.
        public enum Phase: String, Sendable {
            /// The row is lifted.
            case lifted
            /// The row may not be lifted.
            case refused
            /// The row was dropped.
            case dropped
            /// The row goes back.
            case cancelled
            /// The row's item was deleted meanwhile.
            case gone
        }

        /// Makes a report.
        public init(phase: Phase, key: RowKey, count: Int = 1) {
            self.phase = phase
            self.key = key
            self.count = count
            rowCount = count
        }
    }
}
