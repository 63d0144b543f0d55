import Foundation

extension WindowTransaction {
    /// The state of a viewer's drag.
    public struct Movement: Sendable, Equatable {
        /// The phase of the drag.
        public var phase: Phase
        /// The row that is dragged.
        public var key: RowKey
        /// How many items are dragged.
        public var count: Int
        /// How many rows are dragged: those of the items and, in an outline, their visible descendants.
        public var rowCount: Int
        /// The index that the items would have, or have, among their siblings; nil while they can't be dropped.
        public var position: Int?
        /// How many siblings there are, the items included.
        public var siblingCount: Int?
        /// Whether the items can't be dropped here.
        public var isRefused = false
        /// The row that would take the items in: in an outline, the parent.
        public var parent: RowKey?
        /// Whether the items would be dropped into ``parent``, not between its children.
        public var isInto = false
        /// Whether the items would be dropped in another view.
        public var isElsewhere = false
        /// In an outline: the line that marks the position, as a rectangle without height.
        public var line: CGRect?

        /// The phases of a drag.
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
