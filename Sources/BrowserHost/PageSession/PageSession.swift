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

    private let window: any ViewerWindow
    private let build: String
    private var credit: Credit
    private var screenIsStale = false
    private var viewIsStale = false
    private var isSendScheduled = false
    private var lastTyped = 0
    private var told = Point.zero

    init(id: String, path: String, screen: Screen, window: any ViewerWindow, build: String, unacknowledged: Int) {
        self.id = id
        self.path = path
        self.screen = screen
        self.window = window
        self.build = build
        credit = Credit(limit: unacknowledged)
        window.onNeedsTransaction = { [weak self] in
            self?.viewIsStale = true
            self?.scheduleSend()
        }
        screen.addObserver(self) { [weak self] in
            self?.screenIsStale = true
            self?.scheduleSend()
        }
    }

    /// Stops looking at the screen; the session is of no use any more.
    func end() {
        window.onNeedsTransaction = nil
        window.close()
        screen.removeObserver(self)
        connection?.close(.goingAway)
        connection = nil
    }

    /// Serves the page over the given connection from now on.
    ///
    /// - Parameter isResumed: Whether the page shows the version that `hello` names; else it shows nothing.
    func connect(_ connection: any PageConnection, hello: PageEvent.Hello, isResumed: Bool) {
        self.connection?.close(.takenOver)
        self.connection = connection
        lastHeard = .now
        credit.reset()
        lastTyped = 0
        connection.send(PageMessage.welcome(session: id, isResumed: isResumed, build: build).bytes)
        told = hello.offset
        window.resize(to: hello.size)
        window.scroll(to: hello.offset)
        if isResumed {
            window.catchUp(from: hello.version)
        } else {
            window.resetViewer()
        }
        screenIsStale = true
        viewIsStale = true
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
        case .resize(let size): window.resize(to: size)
        case .scroll(let offset):
            told = offset
            window.scroll(to: offset)
        case .lane(let id, let offset): window.scrollLane(id, to: offset)
        case .tap(let key, let modifiers): window.tap(key, modifiers: modifiers)
        case .activate(let key): window.activate(key)
        case .accessory(let key, let id): window.activateAccessory(key, id: id)
        case .expand(let key, let isExpanded): window.setExpanded(isExpanded, of: key)
        case .measured(let rows): for row in rows { window.measured(row.key, height: row.height) }
        case .type(let id, let text, let number):
            lastTyped = number
            screenIsStale = true
            control(id, as: SearchField.self)?.userDidChange(text)
            scheduleSend()
        case .press(let id): control(id, as: Button.self)?.userDidPress()
        case .flip(let id, let isOn): control(id, as: Switch.self)?.userDidSet(isOn)
        case .choose(let id, let index): control(id, as: SegmentedControl.self)?.userDidSelect(index)
        case .acknowledge(let number):
            if let version = credit.acknowledge(number) { window.acknowledge(version) }
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
        while let connection, credit.isAvailable, screenIsStale || viewIsStale {
            let transaction = viewIsStale ? window.nextTransaction() : nil
            let state = screenIsStale ? ScreenState(screen: screen, lastTyped: lastTyped) : nil
            viewIsStale = false
            screenIsStale = false
            guard state != nil || transaction != nil else { return }
            let number = credit.spend(version: transaction?.version)
            let message = PageMessage.update(number: number, screen: state, transaction: transaction, told: told)
            connection.send(message.bytes)
        }
    }
}
