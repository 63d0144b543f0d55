extension RowContent {
    /// A further text at the trailing edge.
    public struct Column: Sendable, Hashable {
        /// The text.
        public var text: String
        /// A shorter text where there is little space, such as a date without the time; nil for the same text. With an
        /// empty one, the column is hidden where there is space for one column only.
        public var shortText: String?
        /// The width in points.
        public var width: Double
        /// Makes a column.
        public init(text: String, shortText: String? = nil, width: Double) {
            self.text = text
            self.shortText = shortText
            self.width = width
        }
    }
}
