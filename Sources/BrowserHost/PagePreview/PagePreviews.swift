import Foundation
import Synchronization

/// What is known of all pages, by their paths. Their first rows come one by one once somebody asks for the list of all
/// pages; nobody is looked at before.
final class PagePreviews: Sendable {
    /// How large a window the first rows are laid out for, in points: little larger than a card, which shows it as
    /// small as the card is. So words stay legible.
    static let (width, height) = (420, 320)
    /// From where on no card shows anything, however much lower than it was thought a row may be.
    static let lowest = 1.2 * CGFloat(height)
    /// How wide it is for a card in the places of two and the gap between them.
    static let doubleWidth = 864

    /// Of so many places within pages documents say in one period how they look; of others, how their pages do. With
    /// the period, what is known of them ends: a file may have another name by then.
    private static let mostPlaces = 128
    private static let period = Duration.seconds(60)

    private struct State {
        var previews: [String: PagePreview] = [:]
        var looks: [String: PageLooks] = [:]
        var places: [String: PageLooks] = [:]
        var placeCount = 0
        var placesEnd = ContinuousClock.now
        var begin: (@Sendable () -> Void)?
    }

    private let state: Mutex<State>
    /// The server's files, such as the pictures that those rows show.
    let files: ServedFiles

    /// - Parameter begin: Called once, when the first rows of all pages are wanted.
    init(files: ServedFiles = ServedFiles(), begin: (@Sendable () -> Void)? = nil) {
        self.files = files
        state = Mutex(State(begin: begin))
    }

    /// What is shown of a page; nil while it is not known.
    func preview(at path: String) -> PagePreview? { state.withLock { $0.previews[path] } }

    /// What a page's document says of its screen; nil while nobody has looked at it, or no more at a place within it.
    func looks(at path: String, now: ContinuousClock.Instant = .now) -> PageLooks? {
        state.withLock { $0.looks[path] ?? (now < $0.placesEnd ? $0.places[path] : nil) }
    }

    /// Takes note of what is shown of a page.
    func setPreview(_ preview: PagePreview, at path: String) { state.withLock { $0.previews[path] = preview } }

    /// Takes note of what a page's document is to say.
    func setLooks(_ looks: PageLooks, at path: String) { state.withLock { $0.looks[path] = looks } }

    /// Takes note of what the document of a place within a page is to say.
    func setLooks(_ looks: PageLooks, atPlace path: String) { state.withLock { $0.places[path] = looks } }

    /// Whether one place more is looked at.
    func takesPlace(at now: ContinuousClock.Instant = .now) -> Bool {
        state.withLock { state in
            if now >= state.placesEnd {
                state.places = [:]
                state.placeCount = 0
                state.placesEnd = now + Self.period
            }
            state.placeCount += 1
            return state.placeCount <= Self.mostPlaces
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
