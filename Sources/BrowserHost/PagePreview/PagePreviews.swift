import Synchronization

/// What is known of all pages, by their paths. Their first rows come one by one once somebody asks for the list of all
/// pages; nobody is looked at before.
final class PagePreviews: Sendable {
    /// How large a window the first rows are laid out for, in points. A card shows it as small as the card is.
    static let (width, height) = (460, 290)

    private struct State {
        var previews: [String: PagePreview] = [:]
        var readable: Set<String> = []
        var begin: (@Sendable () -> Void)?
    }

    private let state: Mutex<State>

    /// - Parameter begin: Called once, when the first rows of all pages are wanted.
    init(begin: (@Sendable () -> Void)? = nil) {
        state = Mutex(State(begin: begin))
    }

    /// What is shown of a page; nil while it is not known.
    func preview(at path: String) -> PagePreview? { state.withLock { $0.previews[path] } }

    /// Whether a page keeps to a width at which lines are easily read, as far as is known.
    func isReadable(at path: String) -> Bool { state.withLock { $0.readable.contains(path) } }

    /// Takes note of what is shown of a page.
    func setPreview(_ preview: PagePreview, at path: String) { state.withLock { $0.previews[path] = preview } }

    /// Takes note of whether a page keeps to such a width.
    func setReadable(_ isReadable: Bool, at path: String) {
        state.withLock { state in
            if isReadable { state.readable.insert(path) } else { state.readable.remove(path) }
        }
    }

    /// The first rows are wanted.
    func begin() {
        let begin = state.withLock { state in
            defer { state.begin = nil }
            return state.begin
        }
        begin?()
    }
}
