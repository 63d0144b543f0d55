import CollectionViews
import Foundation

/// What a page tells the server.
///
/// Pages are strangers: whatever they send is either one of these or an error, and numbers outside of reason are an
/// error too.
enum PageEvent: Equatable, Sendable {
    /// The first message: what the page is and, when it was connected before, what it shows.
    case hello(Hello)
    /// What the user did with one of the page's views.
    case gesture(Gesture, pane: PagePane)
    case type(control: Int, text: String, number: Int)
    case press(control: Int)
    case flip(control: Int, isOn: Bool)
    case choose(control: Int, index: Int)
    case acknowledge(number: Int)
    case pong

    struct Hello: Equatable, Sendable {
        var session: String?
        var panes: [PagePane: Pane]

        /// What the page shows of one view, and how much room it has for it.
        struct Pane: Equatable, Sendable {
            var version = 0
            var size: Size
            var offset = Point.zero
        }
    }

    /// What a user does with a view.
    enum Gesture: Equatable, Sendable {
        case resize(Size)
        case scroll(Point)
        case lane(id: Int, offset: Double)
        case tap(key: Int, modifiers: TapModifiers)
        case activate(key: Int)
        case accessory(key: Int, id: Int)
        case expand(key: Int, isExpanded: Bool)
        case focus(key: Int)
        case find(text: String, key: Int, isNext: Bool)
        case measured([Measurement])
    }

    struct Measurement: Equatable, Sendable {
        var key: Int
        var height: Double
    }

    /// Reads a message.
    ///
    /// - Throws: ``PageEventError`` with a sentence on what is wrong.
    init(message: String) throws(PageEventError) {
        do {
            self = try JSONDecoder().decode(PageEvent.self, from: Data(message.utf8))
        } catch let error as PageEventError {
            throw error
        } catch {
            throw PageEventError(reason: "a message is not what a page sends")
        }
    }
}

/// What is wrong with a message.
struct PageEventError: Error, Equatable {
    let reason: String
}
