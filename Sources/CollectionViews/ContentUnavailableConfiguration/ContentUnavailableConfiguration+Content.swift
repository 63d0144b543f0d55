extension ContentUnavailableConfiguration {
    /// What is shown, as a value without what it does.
    public struct Content: Sendable, Hashable {
        /// A picture: an emoji.
        public var emoji: String?
        /// A picture: a symbol or a file.
        public var image: Image?
        /// What is missing.
        public var text: String?
        /// Why, or what can be done about it.
        public var secondaryText: String?
        /// What the way out is called.
        public var button: String?
        /// Whether it is still on its way.
        public var isLoading: Bool
        /// Whether it is an error.
        public var isFailure: Bool
    }

    /// What is shown, without what it does.
    public var content: Content {
        Content(
            emoji: emoji, image: image, text: text, secondaryText: secondaryText,
            button: button?.title, isLoading: isLoading, isFailure: isFailure)
    }
}
