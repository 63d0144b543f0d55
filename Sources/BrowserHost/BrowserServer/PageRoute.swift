import CollectionViews

/// What stands at one path.
struct PageRoute: Sendable {
    let path: String
    let title: String
    let summary: String
    let emoji: String
    let makeScreen: @MainActor @Sendable () -> Screen
}
