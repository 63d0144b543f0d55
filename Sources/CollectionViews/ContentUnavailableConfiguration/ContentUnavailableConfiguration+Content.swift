extension ContentUnavailableConfiguration {
    /// What is shown, as a value without the button's action.
    public struct Content: Sendable, Hashable {
        /// A picture: an emoji.
        public var emoji: String?
        /// A picture: a symbol or a file.
        public var image: Image?
        /// What is missing.
        public var text: String?
        /// Why, or what can be done about it.
        public var secondaryText: String?
        /// The title of the button; nil for none.
        public var button: String?
        /// Whether the content is being loaded.
        public var isLoading: Bool
        /// Whether it is an error.
        public var isFailure: Bool
    }

    /// What is shown, without the button's action.
    public var content: Content {
        Content(
            emoji: emoji, image: image, text: text, secondaryText: secondaryText,
            button: button?.title, isLoading: isLoading, isFailure: isFailure)
    }
}
