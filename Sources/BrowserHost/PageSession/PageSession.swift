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
    private(set) var isWide = false
    private(set) var room = SheetRoom.usual
    private let build: String
    private let server: String
    private let files: ServedFiles
    private let makeWindow: (CollectionView) -> any ViewerWindow
    private var credit: Credit
    private var isStackStale = false
    private var isStackChanging = false
    private var isSendScheduled = false
    private var lastTyped = 0
    private var lastEvent = 0
    private var isEventUntold = false
    // The event that is told of once what came of it is.
    private var doneEvent: Int?
    // What was said on a shared screen before this page came.
    private let formerToast: Toast.ID?

    init(
        id: String, visitor: String = "visitor", path: String, screen: Screen, isShared: Bool = false,
        windows: [PagePane: any ViewerWindow],
        build: String, server: String = "", unacknowledged: Int, files: ServedFiles = ServedFiles(),
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
    /// - Parameter isResumed: Whether the page shows the versions that `hello` names; else it shows nothing.
    func connect(_ connection: any PageConnection, hello: PageEvent.Hello, isResumed: Bool) {
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
        toldAddress = nil
        tell(.welcome(session: id, isResumed: isResumed, build: build, server: server, seen: lastEvent))
        widen(hello.isWide)
        if let room = hello.room { self.room = room }
        let isReloaded = isResumed && hello.panes[.main]?.version ?? 0 == 0
        let places = isReloaded ? self.places : [:]
        if isReloaded, !isShared { for screen in screen.chain { screen.pageWasReloaded() } }
        if !isResumed, !isShared, !hello.kept.isEmpty { screen.restoreKept(hello.kept) }
        // A page that shows something already is where it is.
        if let address = hello.address, !isResumed || hello.panes[.main]?.version ?? 0 == 0 { go(to: address) }
        bringStackUpToDate()
        // The names of another server's screens mean nothing here, but their order does.
        let names = isResumed ? shown.map(\.name) : [nil] + hello.presented
        for (index, one) in shown.enumerated() {
            one.connect(hello.panes, as: index < names.count ? names[index] : one.name, isResumed: isResumed)
        }
        if !isResumed { markWay() }
        restore(places)
        isStackStale = true
        send()
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
            lastEvent = number
            wantedAnchor = nil
        }
        Visitor.$current.withValue(visitor) { perform(event) }
    }

    private func perform(_ event: PageEvent) {
        switch event {
        case .hello, .pong: break
        case .ping: tellLater(.pong)
        case .gesture(let gesture, let view): handle(gesture, in: view)
        case .control(let id, let event, let typed):
            if let typed {
                lastTyped = typed
                for screen in shown { screen.isStale = true }
            }
            for screen in shown {
                if let control = screen.screen.controls.first(where: { $0.id == id }) {
                    control.userDid(event)
                    break
                }
            }
            scheduleSend()
        case .link(let key, let request, let view): answer(request, .link(path(ofRow: key, in: view)))
        case .dropOn(let id, let index, let view): drop(from: view, on: index, ofPath: id)
        case .acknowledge(let number):
            for (view, version) in credit.acknowledge(number) { pane(view)?.window.acknowledge(version) }
            send()
        case .dismiss(let id): shown.first { $0.name == id }?.screen.userDidDismiss()
        case .arrived(let id): shown.first { $0.name == id }?.screen.didArrive()
        case .endEditing(let id):
            guard let screen = shown.first(where: { $0.name == id })?.screen, screen.isEditing else { break }
            screen.setEditing(false, animated: true)
        case .detent(let id, let index):
            shown.first { $0.name == id }?.screen.sheetHeights?.userDidSelect(index, in: room)
        case .answer(let alert, let index, let texts):
            for screen in shown.map(\.screen) { screen.userDidAnswer(alert, with: index, texts: texts) }
        case .endToast(let toast, let isPressed):
            for screen in shown.map(\.screen) {
                if isPressed, let ended = screen.toast, ended.id == toast { lead(to: ended.rowName) }
                screen.userDidEnd(toast, pressed: isPressed)
            }
        case .holdToast(let toast): for screen in shown { screen.screen.userDidHold(toast) }
        case .undo(let id, let isRedo):
            guard let screen = shown.first(where: { $0.name == id })?.screen else { break }
            if isRedo { screen.redo() } else { screen.undo() }
        case .cancelActivity(let id): shown.first { $0.name == id }?.screen.userDidCancelActivity()
        case .widen(let isWide): widen(isWide)
        case .room(let room):
            guard room != self.room else { break }
            self.room = room
            for one in shown where one.screen.sheetHeights != nil { one.isStale = true }
            scheduleSend()
        case .kept(let state): if !isShared { screen.restoreKept(state) }
        case .pressUnavailable(let id): shown.first { $0.name == id }?.screen.userDidPressContentUnavailable()
        case .go(let address):
            go(to: address)
            scheduleSend()
        }
    }

    private func handle(_ gesture: PageEvent.Gesture, in view: PageView) {
        if case .scroll(let offset, _) = gesture {
            // A page that was just opened tells of its top.
            if offset.y > 1 { wantedAnchor = nil }
            scheduleSend()
        }
        if case .drag(.moveOver(let part, let point)) = gesture {
            guard let other = pane(PageView(screen: view.screen, pane: part)) else { return }
            pane(view)?.window.drag(to: point, over: other.window)
            return
        }
        if case .jump(let position) = gesture, let field = jumpField(of: view), let rowName = field.rowName {
            lead(to: rowName(position &+ 1))
            return
        }
        if gesture.leadsElsewhere, isCovered(view.screen) { return }
        pane(view)?.handle(gesture)
        if gesture == .selectAll || gesture == .deselectAll { announceSelection(in: view) }
    }

    /// Hands what is dragged out of a view over to a place of a path; in the rows, it goes back.
    private func drop(from view: PageView, on index: Int, ofPath id: Int) {
        guard let session = pane(view)?.window.takeDragSession() else { return }
        let screen = shown.first { $0.name == view.screen }?.screen
        (screen?.controls.first { $0.id == id } as? PathControl)?.userDidDrop(session, on: index)
    }

    /// Says how many rows are selected to those who do not see it.
    private func announceSelection(in view: PageView) {
        guard let screen = shown.first(where: { $0.name == view.screen })?.screen,
            let collectionView = view.pane == .main ? screen.collectionView : screen.sidebar
        else { return }
        let count = collectionView.indexPathsForSelectedItems?.count ?? 0
        screen.announce(count == 0 ? "None selected" : "\(count) selected")
    }

    private func jumpField(of view: PageView) -> JumpField? {
        let screen = shown.first { $0.name == view.screen }?.screen
        return screen?.controls.lazy.compactMap { $0 as? JumpField }.first
    }

    private func pane(_ view: PageView) -> PaneSession? {
        shown.first { $0.name == view.screen }?.panes[view.pane]
    }

    // MARK: The screens in front of each other

    private func add(_ screen: Screen, windows: [PagePane: any ViewerWindow]) {
        let name = screen === self.screen ? nil : screen.id
        let one = ShownScreen(screen, name: name, windows: windows) { [weak self] in
            self?.scheduleSend()
        } onAnswer: { [weak self] request, answer in
            self?.answer(request, answer)
        }
        shown.append(one)
        screen.addObserver(self, isArriving: connection != nil) { [weak self, weak one] in
            one?.isStale = true
            self?.bringStackUpToDate()
            self?.scheduleSend()
        }
        if connection != nil { endArrival(of: screen) }
        if screen.isCollapsed == isWide { screen.setCollapsed(!isWide) }
    }

    /// A page that never says so has shown the screen by then.
    private func endArrival(of screen: Screen) {
        Task { [weak screen, longestArrival] in
            try? await Task.sleep(for: longestArrival)
            screen?.didArrive()
        }
    }

    /// A detail of a screen that keeps no room for one comes in its place.
    func style(of screen: Screen) -> PresentationStyle {
        let hasRoom = screen.presentingScreen?.detailPlaceholder != nil
        return screen.presentationStyle == .detail && !hasRoom ? .push : screen.presentationStyle
    }

    /// Tells the screens whether there is room for a detail beside them.
    private func widen(_ isWide: Bool) {
        self.isWide = isWide
        for one in shown where one.screen.isCollapsed == isWide { one.screen.setCollapsed(!isWide) }
    }

    private func remove(_ one: ShownScreen) {
        one.end()
        one.screen.removeObserver(self)
    }

    /// Looks at the screens that came in front, and no longer at those that went. What a screen does as it appears or
    /// goes may lead here once more: the one that comes next is looked for anew each time.
    private func bringStackUpToDate() {
        if isStackChanging { return }
        isStackChanging = true
        defer { isStackChanging = false }
        while true {
            let chain = screen.chain
            let kept = zip(shown, chain).prefix { $0.screen === $1 }.count
            if kept == shown.count, kept == chain.count { return }
            isStackStale = true
            let gone = shown[kept...]
            shown.removeSubrange(kept...)
            for one in gone { remove(one) }
            guard kept < chain.count else { continue }
            add(chain[kept], windows: ShownScreen.windows(of: chain[kept], makeWindow))
            shown.last?.connect(expectedPanes, as: chain[kept].id, isResumed: false)
        }
    }

    // MARK: Telling the page

    /// Answers a question of the page, after what changed before the answer was known.
    private func answer(_ request: Int, _ answer: PageAnswer) { tellLater(.answer(request: request, answer)) }

    /// Tells something after what came of all events so far, which is sent in the turn after the next. `Task.yield()`
    /// would lead there over other threads, on which others overtake.
    private func tellLater(_ message: PageMessage) {
        guard let asking = connection else { return }
        Task {
            Task { [weak self] in
                if let self, connection === asking { tell(message) }
            }
        }
    }

    /// Sends after the present turn of the main actor, so that all its changes go into one update. What a program does
    /// in the turn after an event, as to follow a selection once all of it has changed, is a part of what came of the
    /// event.
    func scheduleSend() {
        guard !isSendScheduled, connection != nil else { return }
        isSendScheduled = true
        Task { [weak self] in
            guard let self else { return }
            isSendScheduled = false
            guard isEventUntold else { return send() }
            isEventUntold = false
            let (event, asking) = (lastEvent, connection)
            Task { [weak self] in
                guard let self, connection === asking else { return }
                doneEvent = event
                send()
            }
        }
    }

    private func send() {
        followWantedAnchor()
        followWayUp()
        while connection != nil, credit.isAvailable, hasNews {
            guard let update = nextUpdate() else { break }
            let versions = update.screens.flatMap { screen in
                screen.views.map { (PageView(screen: screen.name, pane: $0), $1.version) }
            }
            let number = credit.spend(versions: Dictionary(uniqueKeysWithValues: versions))
            // Some rows say to one visitor what they say to no other.
            Visitor.$current.withValue(visitor) { tell(.update(number: number, update)) }
        }
        // A page that awaits what comes of an event has it by then.
        if let event = doneEvent, !hasNews {
            doneEvent = nil
            tell(.seen(event: event))
        }
        if connection != nil, let (address, isInPlace) = newAddress() { tell(.address(address, isInPlace: isInPlace)) }
    }

    private var hasNews: Bool { isStackStale || shown.contains(where: \.hasNews) }

    private func tell(_ message: PageMessage) { connection?.send(message.bytes(files: files)) }

    /// What the page has yet to be told; nil when that is nothing.
    private func nextUpdate() -> PageUpdate? {
        var update = PageUpdate()
        if isStackStale {
            isStackStale = false
            update.stack = shown.dropFirst().map {
                .init(
                    name: $0.screen.id, style: style(of: $0.screen),
                    isUndimmed: $0.screen.sheetHeights?.isUndimmed(in: room) ?? false)
            }
        }
        for one in shown {
            let state =
                one.isStale
                ? ScreenState(
                    screen: one.screen, lastTyped: lastTyped, room: room, isShared: isShared, visitor: visitor,
                    givenCopy: one.givenCopy, formerToast: formerToast,
                    isToastSeen: one.showsRowOfToast)
                : nil
            if state != nil { one.givenCopy = one.screen.copied?.number }
            one.isStale = false
            let views = one.panes.compactMapValues { $0.nextTransaction() }
            if state != nil || !views.isEmpty {
                update.screens.append(.init(name: one.name, state: state, views: views))
            }
        }
        return update.stack == nil && update.screens.isEmpty ? nil : update
    }
}
