/// What stands in place of rows that there are not: what is missing, why, and a way out.
///
/// ```swift
/// var configuration = ContentUnavailableConfiguration.empty()
/// configuration.text = "No reminders"
/// configuration.button = .init(title: "Add one") { add() }
/// screen.contentUnavailableConfiguration = configuration
/// ```
@preconcurrency @MainActor public struct ContentUnavailableConfiguration {
    /// A picture for it: an emoji. An addition to Apple's.
    public var emoji: String?
    /// A picture for it: a symbol or a file.
    public var image: Image?
    /// What is missing.
    public var text: String?
    /// Why, or what can be done about it.
    public var secondaryText: String?
    /// A way out; nil for none.
    public var button: Button?
    /// Whether it is still on its way. Hosts show that as rows to be.
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
