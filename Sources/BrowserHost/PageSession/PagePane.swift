/// The part of a page that shows a view: the main one, or the one beside it.
enum PagePane: String, CaseIterable, Sendable {
    case main, sidebar
}
