import CollectionViews
import Screens

/// What stands at one path.
struct PageRoute: Sendable {
    let path: String
    let title: String
    let summary: String
    let emoji: String
    /// What the list of all pages has it under; empty where it has no such titles.
    var group = ""
    /// Whether all visitors look at one screen.
    let isShared: Bool
    let makeScreen: @MainActor @Sendable () -> Screen
}
