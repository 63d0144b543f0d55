import CollectionViews

/// What the server knows of one page: the screen it looks at, what it shows of it, and the connection to it, if any.
///
/// A session outlives its connection for a while, so that a page whose connection broke catches up with a difference.
@MainActor final class PageSession {
    /// The name by which the page asks for its session again; nobody else can guess it.
    let id: String
    let path: String
    let screen: Screen

    private(set) var connection: (any PageConnection)?
    private(set) var lastHeard: ContinuousClock.Instant = .now

    private var panes: [PagePane: PaneSession] = [:]
    private let build: String
    private var credit: Credit
    private var screenIsStale = false
    private var isSendScheduled = false
    private var lastTyped = 0

    init(
        id: String, path: String, screen: Screen, windows: [PagePane: any ViewerWindow], build: String,
        unacknowledged: Int
    ) {
        self.id = id
        self.path = path
        self.screen = screen
        self.build = build
        credit = Credit(limit: unacknowledged)
        panes = windows.mapValues { window in PaneSession(window: window) { [weak self] in self?.scheduleSend() } }
        screen.addObserver(self) { [weak self] in
            self?.screenIsStale = true
            self?.scheduleSend()
        }
    }

    /// Stops looking at the screen; the session is of no use any more.
    func end() {
        for pane in panes.values { pane.end() }
        screen.removeObserver(self)
        connection?.close(.goingAway)
        connection = nil
    }

    /// Serves the page over the given connection from now on.
    ///
    /// - Parameter isResumed: Whether the page shows the versions that `hello` names; else it shows nothing.
    func connect(_ connection: any PageConnection, hello: PageEvent.Hello, isResumed: Bool) {
        self.connection?.close(.takenOver)
        self.connection = connection
        lastHeard = .now
        credit.reset()
        lastTyped = 0
        connection.send(PageMessage.welcome(session: id, isResumed: isResumed, build: build).bytes)
        for (pane, session) in panes { session.connect(hello.panes[pane], isResumed: isResumed) }
        screenIsStale = true
        send()
    }

    /// Takes note that the connection ended.
    func disconnect() {
        connection = nil
        credit.reset()
    }

    /// Asks the page for a sign of life.
    func ping() {
        connection?.send(PageMessage.ping.bytes)
    }

    /// Does what the user did on the page. Rows and controls that are gone by now are passed over.
    func handle(_ event: PageEvent) {
        lastHeard = .now
        switch event {
        case .hello, .pong: break
        case .gesture(let gesture, let pane): panes[pane]?.handle(gesture)
        case .type(let id, let text, let number):
            lastTyped = number
            screenIsStale = true
            control(id, as: SearchField.self)?.userDidChange(text)
            scheduleSend()
        case .press(let id): control(id, as: Button.self)?.userDidPress()
        case .flip(let id, let isOn): control(id, as: Switch.self)?.userDidSet(isOn)
        case .choose(let id, let index):
            control(id, as: SegmentedControl.self)?.userDidSelect(index)
            control(id, as: ColumnHeads.self)?.userDidPress(index)
        case .acknowledge(let number):
            for (pane, version) in credit.acknowledge(number) { panes[pane]?.window.acknowledge(version) }
            send()
        }
    }

    private func control<Kind: Control>(_ id: Int, as kind: Kind.Type) -> Kind? {
        screen.controls.first { $0.id == id } as? Kind
    }

    /// Sends after the present turn of the main actor, so that all its changes go into one update.
    private func scheduleSend() {
        guard !isSendScheduled, connection != nil else { return }
        isSendScheduled = true
        Task { [weak self] in
            self?.isSendScheduled = false
            self?.send()
        }
    }

    private func send() {
        while let connection, credit.isAvailable, screenIsStale || panes.values.contains(where: \.isStale) {
            let state = screenIsStale ? ScreenState(screen: screen, lastTyped: lastTyped) : nil
            screenIsStale = false
            let views = panes.compactMapValues { $0.nextTransaction() }
            guard state != nil || !views.isEmpty else { return }
            let number = credit.spend(versions: views.mapValues(\.version))
            connection.send(PageMessage.update(number: number, screen: state, views: views).bytes)
        }
    }
}
