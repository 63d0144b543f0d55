/// The part of a screen that shows a view: the main one, or the one beside it.
enum PagePane: String, CaseIterable, Sendable {
    case main, sidebar
}

/// One view on a page: of which screen, and in which part of it.
struct PageView: Hashable, Sendable {
    /// The screen's name; nil stands for the one that the page was opened for.
    var screen: Int?
    var pane: PagePane

    static let main = PageView(screen: nil, pane: .main)
    static let sidebar = PageView(screen: nil, pane: .sidebar)
}
