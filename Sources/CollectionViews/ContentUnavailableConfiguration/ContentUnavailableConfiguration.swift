/// A message in place of missing rows: what is missing, why, and a button.
///
/// ```swift
/// var configuration = ContentUnavailableConfiguration.empty()
/// configuration.text = "No reminders"
/// configuration.button = .init(title: "Add one") { add() }
/// screen.contentUnavailableConfiguration = configuration
/// ```
@preconcurrency @MainActor public struct ContentUnavailableConfiguration {
    /// An emoji above the texts. An addition to Apple's.
    public var emoji: String?
    /// An image above the texts.
    public var image: Image?
    /// What is missing.
    public var text: String?
    /// Why, or what can be done about it.
    public var secondaryText: String?
    /// The button below the texts; nil for none.
    public var button: Button?
    /// Whether the content is being loaded. Hosts show placeholders of rows then.
    public private(set) var isLoading = false
    /// Whether it is an error.
    public var isFailure = false

    /// A button below the texts.
    public struct Button {
        /// What the button is called.
        public var title: String
        /// Called when the user presses it.
        public var action: () -> Void

        /// Makes a button.
        public init(title: String, action: @escaping () -> Void) {
            self.title = title
            self.action = action
        }
    }

    /// A list that has nothing in it.
    public static func empty() -> ContentUnavailableConfiguration { ContentUnavailableConfiguration() }

    /// A list whose content is on its way.
    public static func loading() -> ContentUnavailableConfiguration {
        var configuration = ContentUnavailableConfiguration()
        configuration.text = "Loading…"
        configuration.isLoading = true
        return configuration
    }

    /// A search that found nothing.
    ///
    /// - Parameter text: What was searched for; nil leaves that out.
    public static func search(for text: String? = nil) -> ContentUnavailableConfiguration {
        var configuration = ContentUnavailableConfiguration()
        configuration.image = .symbol("magnifyingglass")
        configuration.text = text.map { "No Results for “\($0)”" } ?? "No results"
        configuration.secondaryText = "Check the spelling, or try something else."
        return configuration
    }
}
