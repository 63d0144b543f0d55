import CollectionViews
import Screens

/// What the page is told, and when.
extension PageSession {
    /// Answers a question of the page, after what changed before the answer was known.
    func answer(_ request: Int, _ answer: PageAnswer) { tellLater(.answer(request: request, answer)) }

    /// Tells something after what came of all events so far, which is sent in the turn after the next. `Task.yield()`
    /// would lead there over other threads, on which others overtake.
    func tellLater(_ message: PageMessage) {
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

    func send() {
        followAwaitedPlaces()
        followWantedAnchor()
        followWayUp()
        for one in shown { one.screen.endOutdatedToast() }
        while connection != nil, credit.isAvailable, hasNews {
            if awaitsPage, !credit.isWhole { break }
            awaitsPage = false
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
            toldEvent = event
            tell(.seen(event: event))
        }
        // The address of what the page has yet to be told comes with that.
        if !hasNews { tellAddress() }
    }

    func tellAddress() {
        guard connection != nil, let address = newAddress() else { return }
        tell(.address(address))
    }

    private var hasNews: Bool { isStackStale || shown.contains(where: \.hasNews) }

    func tell(_ message: PageMessage) { connection?.send(message.bytes(files: files)) }

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
            let state = one.isStale ? state(of: one) : nil
            if state != nil { one.givenCopy = one.screen.copied?.number }
            one.isStale = false
            let views = one.panes.compactMapValues { $0.nextTransaction() }
            if state != nil || !views.isEmpty {
                update.screens.append(.init(name: one.name, state: state, views: views))
            }
        }
        if update.stack == nil, update.screens.isEmpty { return nil }
        update.address = newAddress()
        return update
    }

    private func state(of one: ShownScreen) -> ScreenState {
        ScreenState(
            screen: one.screen, lastTyped: lastTyped, room: room, isShared: isShared, visitor: visitor,
            givenCopy: one.givenCopy, formerToast: formerToast, isToastSeen: one.showsRowOfToast)
    }
}
