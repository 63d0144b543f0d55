import CollectionViews
import Foundation
import Screens

/// What a page tells the server.
///
/// Pages are strangers: whatever they send is either one of these or an error, and numbers outside of reason are an
/// error too.
enum PageEvent: Equatable, Sendable {
    /// The first message: what the page is and, when it was connected before, what it shows.
    case hello(Hello)
    /// What the user did with one of the page's views.
    case gesture(Gesture, pane: PageView)
    /// What the user did with a control; `typed` numbers the texts that the page's user typed.
    case control(Int, ControlEvent, typed: Int? = nil)
    /// Asks which address a row leads to.
    case link(key: Int, request: Int, pane: PageView)
    /// The user dropped what is dragged out of a view on one of the places of a path.
    case dropOn(control: Int, index: Int, pane: PageView)
    /// The user went back from a screen, or closed it.
    case dismiss(screen: Int?)
    /// The motion by which a screen came has ended.
    case arrived(screen: Int?)
    /// The user went back from editing.
    case endEditing(screen: Int?)
    /// The user gave a sheet another of its heights.
    case detent(screen: Int?, index: Int)
    /// The user answered an alert, or would rather not.
    case answer(alert: Int, index: Int?, texts: [String])
    /// A toast's time is over, or its button was pressed.
    case endToast(Int, isPressed: Bool)
    /// The pointer or the focus is on a toast.
    case holdToast(Int)
    /// The user wants the latest step on a screen undone, or done again.
    case undo(screen: Int?, isRedo: Bool)
    /// The user wants what takes a while on a screen to end.
    case cancelActivity(screen: Int?)
    /// The user pressed the button of what stands in place of a screen's rows.
    case pressUnavailable(screen: Int?)
    /// The user went to another address of the page, as by the browser's Back button.
    case go(PageAddress)
    /// There is room for two screens beside each other, or no more.
    case widen(Bool)
    /// The window has another size, or letters have.
    case room(SheetRoom)
    /// Another page of the visitor's browser has changed what it keeps.
    case kept([String: String])
    case acknowledge(number: Int)
    /// A sign of life is asked for.
    case ping
    case pong

    struct Hello: Equatable, Sendable {
        var session: String?
        var panes: [PageView: Pane]
        /// The names that the screens in front have on the page, from the rearmost on.
        var presented: [Int] = []
        /// Where the page is to be; nil for wherever its session is.
        var address: PageAddress?
        /// Whether there is room for two screens beside each other.
        var isWide = false
        /// How much room there is for a sheet.
        var room: SheetRoom?
        /// What the visitor's browser kept of earlier visits.
        var kept: [String: String] = [:]
        /// What was done on the page before it was loaded again, as far as that did not hear that it was done.
        var events: [NumberedEvent] = []

        /// What the page shows of one view, and how much room it has for it.
        struct Pane: Equatable, Sendable {
            var version = 0
            var size: CGSize
            var offset = CGPoint.zero
            /// How many times their usual size letters have.
            var textScale = 1.0
            /// What kind of device shows it.
            var idiom = UserInterfaceIdiom.unspecified
            /// How many pixels a point has.
            var displayScale = 1.0
            /// How high items were measured to be, with their headers and footers in order, by the items' positions:
            /// those mean something to any server.
            var heights: [Int: [Double]] = [:]
        }
    }

    /// What a user does with a view.
    enum Gesture: Equatable, Sendable {
        case resize(CGSize, textScale: Double = 1, idiom: UserInterfaceIdiom = .unspecified, displayScale: Double = 1)
        /// The content was scrolled while the page showed a version of it.
        case scroll(CGPoint, version: Int? = nil)
        case lane(id: Int, offset: Double)
        case tap(key: Int, modifiers: TapModifiers)
        /// The selection is to reach a row; it begins with another one, where nothing is selected.
        case extend(from: Int, to: Int)
        case activate(key: Int)
        case selectAll
        case deselectAll
        /// The user pressed beside all rows.
        case pressBlank
        case accessory(key: Int, id: Int)
        /// Something was chosen from the menu of an accessory.
        case pick(MenuChoice, key: Int, id: Int)
        case expand(key: Int, isExpanded: Bool)
        case focus(key: Int, isByKeys: Bool = false)
        /// The user takes hold of the content, lets it go, or it came to rest.
        case scrolling(ScrollPhase, velocity: Double = 0)
        /// The user wants the content to be brought up to date.
        case refresh
        /// The user pressed the button of what stands behind the rows.
        case pressBackground
        case find(text: String, key: Int, isNext: Bool)
        case measured([Measurement])
        /// The user wants to see the row at a position.
        case jump(position: Int)
        /// The user chose a title of the index.
        case title(String, index: Int)
        /// Asks what swiping a row uncovers.
        case actions(key: Int, request: Int)
        case swiped(key: Int, isSwiped: Bool)
        /// Asks for the context menu of a row.
        case menu(key: Int, point: CGPoint, request: Int)
        case act(id: Int, offer: Int, request: Int)
        case delete(key: Int)
        /// Gives a row another text, by the Return key or otherwise.
        case edit(key: Int, text: String, isByReturn: Bool, request: Int)
        /// The user edits the text of a row from now on, or of none any more.
        case editing(key: Int?)
        case drag(Drag)
    }

    /// What a user does to drag a row elsewhere.
    enum Drag: Equatable, Sendable {
        case lift(key: Int)
        /// The middle of the lifted row is at a point of the content.
        case move(CGPoint)
        /// The pointer is at a point of another view's content.
        case moveOver(PagePane, CGPoint)
        /// The lifted row goes some places on, by the keyboard, through what is closed in an outline or past it.
        case step(by: Int, pastClosedParents: Bool = false)
        /// The lifted row goes some levels deeper in an outline, by the keyboard.
        case indent(by: Int)
        case drop
        case cancel
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

/// An event with its number among those of its page.
///
/// What may be done only once has a number: a page that is unsure whether the server has heard of it says it again.
struct NumberedEvent: Equatable, Sendable {
    var event: PageEvent
    var number: Int?
}

extension NumberedEvent {
    /// Reads a message; nil where it only tells of places, and makes no sense: the page tells of them again, and what
    /// its user did is not to be lost for that.
    ///
    /// - Throws: ``PageEventError`` with a sentence on what is wrong.
    init?(message: String) throws(PageEventError) {
        struct Head: Decodable {
            var type: String?
            var event: Int?
        }
        let head = try? JSONDecoder().decode(Head.self, from: Data(message.utf8))
        do {
            event = try PageEvent(message: message)
        } catch {
            if let type = head?.type, head?.event == nil, Self.typesOfPlaces.contains(type) { return nil }
            throw error
        }
        guard let head else { throw PageEventError(reason: "an event's number is none") }
        number = head.event
    }

    /// What pages tell of places and sizes, any number of times.
    private static let typesOfPlaces: Set = ["scroll", "scrolling", "resize", "lane", "measured"]
}

extension NumberedEvent: Decodable {
    private enum CodingKeys: CodingKey {
        case event
    }

    init(from decoder: any Decoder) throws {
        event = try PageEvent(from: decoder)
        number = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .event)
    }
}

extension PageEvent {
    /// Whether the page went elsewhere before the server hears of it.
    var isStep: Bool {
        switch self {
        case .go, .dismiss: true
        default: false
        }
    }
}

/// What is wrong with a message.
struct PageEventError: Error, Equatable {
    let reason: String
}
