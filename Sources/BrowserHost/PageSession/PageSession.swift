import CollectionViews
import Screens

/// What the server knows of one page: the screen it looks at and those in front of it, what it shows of them, and the
/// connection to it, if any.
///
/// A session outlives its connection for a while, so that a page whose connection broke catches up with a difference.
@MainActor final class PageSession {
    /// The name by which the page asks for its session again; nobody else can guess it.
    let id: String
    /// What the app is told that the visitor is called. It may keep that or show it: nobody gets into the session by
    /// it.
    let visitor: String
    let path: String
    let screen: Screen
    /// Whether other pages look at the same screen.
    let isShared: Bool

    private(set) var connection: (any PageConnection)?
    private(set) var lastHeard: ContinuousClock.Instant = .now

    // The screen itself and those in front of it.
    var shown: [ShownScreen] = []
    /// The item that the address names as the first in sight. It may still have to be loaded: the page is scrolled to
    /// it once it is there, unless its user has scrolled before.
    var wantedAnchor: AddressAnchor? { didSet { takesFocusToAnchor = false } }
    /// Whether that item gets the keyboard's focus too. It is said after the item is named: another item has to ask
    /// anew.
    var takesFocusToAnchor = false
    /// The row that gets the keyboard's focus once it is there, by its name in the address.
    var wantedFocus: String?
    /// The path within the foremost screen, such as the folder that is shown, when the page was told of it last.
    var lastPlace: (screen: Int, path: [String])?
    /// The address that the page was told last.
    var toldAddress: PageAddress?
    /// The screen that was foremost then, and its own name in that address.
    var toldScreen: (id: Int, name: String?)?
    /// How long a screen waits for the page to say that it has come.
    var longestArrival = Duration.seconds(2)
    var isWide = false
    var room = SheetRoom.usual { didSet { for one in shown { one.screen.idiom = idiom } } }
    private let build: String
    private let server: String
    let files: ServedFiles
    let makeWindow: (CollectionView) -> any ViewerWindow
    var credit: Credit
    var isStackStale = false
    var isStackChanging = false
    var isSendScheduled = false
    /// Whether the next update waits until the page shows all earlier ones: one that is under way would soon lead to a
    /// place that the user has run past.
    var awaitsPage = false
    var lastTyped = 0
    var lastEvent = 0
    var isEventUntold = false
    // The event that is told of once what came of it is.
    var doneEvent: Int?
    /// The last event of which the page knows that it was done.
    var toldEvent = 0
    /// The last event by which the page went elsewhere before the server heard of it.
    var lastStep = 0
    // What was said on a shared screen before this page came.
    let formerToast: Toast.ID?

    init(
        id: String, visitor: String = "visitor", path: String, screen: Screen, isShared: Bool = false,
        windows: [PagePane: any ViewerWindow], build: String, server: String = "", unacknowledged: Int,
        files: ServedFiles = ServedFiles(),
        makeWindow: @escaping (CollectionView) -> any ViewerWindow = { CollectionViewWindow(collectionView: $0) }
    ) {
        self.id = id
        self.visitor = visitor
        self.path = path
        self.screen = screen
        self.isShared = isShared
        self.build = build
        self.server = server
        self.files = files
        self.makeWindow = makeWindow
        credit = Credit(limit: unacknowledged)
        formerToast = isShared ? screen.toast?.id : nil
        add(screen, windows: windows)
        bringStackUpToDate()
    }

    /// Stops looking at the screen; the session is of no use any more.
    func end() {
        for shown in shown { remove(shown) }
        shown = []
        connection?.close(.goingAway)
        connection = nil
    }

    /// Serves the page over the given connection from now on.
    ///
    /// - Parameters:
    ///   - isResumed: Whether the page shows the versions that `hello` names; else it shows nothing.
    ///   - doneBefore: The last event done in a session of the page that is forgotten; nil where there is none.
    func connect(
        _ connection: any PageConnection, hello: PageEvent.Hello, isResumed: Bool, doneBefore: Int? = nil
    ) {
        if self.connection != nil { for screen in shown { screen.letGo() } }
        self.connection?.close(.takenOver)
        self.connection = connection
        lastHeard = .now
        credit.reset()
        for one in shown { one.screen.setAway(false, self) }
        lastTyped = 0
        if !isResumed { lastEvent = 0 }
        isEventUntold = false
        doneEvent = nil
        toldEvent = lastEvent
        lastStep = 0
        toldAddress = nil
        tell(
            .welcome(
                session: id, isResumed: isResumed, isForgotten: doneBefore != nil, build: build, server: server,
                seen: doneBefore ?? lastEvent))
        // A screen that hears of its width may ask what it is on.
        if let room = hello.room { self.room = room }
        widen(hello.isWide)
        let showsNothing = (hello.panes[.main]?.version ?? 0) == 0
        let isReloaded = isResumed && showsNothing
        let places = isReloaded ? self.places : [:]
        if isReloaded, !isShared { for screen in screen.chain { screen.pageWasReloaded() } }
        if !isResumed, !isShared, !hello.kept.isEmpty { screen.restoreKept(hello.kept) }
        // A page that shows something already is where it is.
        if let address = hello.address, !isResumed || showsNothing { go(to: address) }
        bringStackUpToDate()
        // The names of another server's screens mean nothing here, but their order does.
        let names = isResumed ? shown.map(\.name) : [nil] + hello.presented
        for (index, one) in shown.enumerated() {
            let name = index < names.count ? names[index] : one.name
            // What the visitor began to edit ends where the page was loaded anew.
            Visitor.$current.withValue(visitor) { one.connect(hello.panes, as: name, isResumed: isResumed) }
        }
        if !isResumed { markWay() }
        restore(places)
        isStackStale = true
        send()
    }

    /// Does what was done on the page before it was loaded again and has not arrived: before what is of the moment
    /// ends, such as a new row without a text. The page's address is of the time before it: where that led elsewhere,
    /// it says nothing of where the page is, and where it did not, nothing of what is searched for.
    func caughtUp(with hello: PageEvent.Hello) -> PageEvent.Hello {
        let path = screen.address.path
        for numbered in hello.events { handle(numbered.event, number: numbered.number) }
        var hello = hello
        if screen.address.path != path {
            hello.address = nil
        } else if !hello.events.isEmpty, hello.address?.screen.path == path {
            hello.address?.screen = screen.address
        }
        return hello
    }

    /// Takes note that the connection ended.
    func disconnect() {
        connection = nil
        credit.reset()
        for one in shown {
            one.letGo()
            one.screen.setAway(true, self)
        }
    }

    /// Asks the page for a sign of life.
    func ping() {
        tell(.ping)
    }

    /// Does what the user did on the page. Rows, controls and screens that are gone by now are passed over, and so is
    /// what was done already.
    ///
    /// - Parameter number: The event's number among those of the page; nil for what may be done any number of times.
    func handle(_ event: PageEvent, number: Int? = nil) {
        lastHeard = .now
        if let number {
            isEventUntold = true
            scheduleSend()
            guard number > lastEvent else { return }
            // It may lead elsewhere: who comes back finds the place before it as it was left.
            if isShared || screen.address.path == toldAddress?.screen.path { tellAddress() }
            lastEvent = number
            if event.isStep { lastStep = number }
            wantedAnchor = nil
        }
        Visitor.$current.withValue(visitor) { goingBackAfterSearch { perform(event) } }
    }
}
