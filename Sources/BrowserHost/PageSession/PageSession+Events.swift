import CollectionViews
import Screens

/// What the page's user does.
extension PageSession {
    func perform(_ event: PageEvent) {
        switch event {
        case .hello, .pong: break
        case .ping: tellLater(.pong)
        case .acknowledge(let number): acknowledge(number)
        case .gesture(let gesture, let view): handle(gesture, in: view)
        case .control(let id, let event, let typed): handle(event, ofControl: id, typed: typed)
        case .link(let key, let request, let view): answer(request, .link(path(ofRow: key, in: view)))
        case .dropOn(let id, let index, let view): drop(from: view, on: index, ofPath: id)
        case .dismiss(let id):
            // The page has gone back already, and waits to hear where that led.
            toldAddress = nil
            screen(named: id)?.userDidDismiss()
        case .arrived(let id): screen(named: id)?.didArrive()
        case .endEditing(let id): endEditing(of: screen(named: id))
        case .detent(let id, let index): screen(named: id)?.sheetHeights?.userDidSelect(index, in: room)
        case .undo(let id, let isRedo): if isRedo { screen(named: id)?.redo() } else { screen(named: id)?.undo() }
        case .cancelActivity(let id): screen(named: id)?.userDidCancelActivity()
        case .pressUnavailable(let id): screen(named: id)?.userDidPressContentUnavailable()
        case .answer(let alert, let index, let texts):
            for one in shown { one.screen.userDidAnswer(alert, with: index, texts: texts) }
        case .endToast(let toast, let isPressed): end(toast, isPressed: isPressed)
        case .holdToast(let toast): for one in shown { one.screen.userDidHold(toast) }
        case .widen(let isWide): widen(isWide)
        case .room(let room): take(room)
        case .kept(let state): if !isShared { screen.restoreKept(state) }
        case .go(let address):
            go(to: address)
            scheduleSend()
        }
    }

    private func screen(named name: Int?) -> Screen? { shown.first { $0.name == name }?.screen }

    private func pane(_ view: PageView) -> PaneSession? {
        shown.first { $0.name == view.screen }?.panes[view.pane]
    }

    private func acknowledge(_ number: Int) {
        for (view, version) in credit.acknowledge(number) { pane(view)?.window.acknowledge(version) }
        send()
    }

    private func handle(_ event: ControlEvent, ofControl id: Int, typed: Int?) {
        if let typed {
            lastTyped = typed
            for one in shown { one.isStale = true }
        }
        shown.lazy.flatMap(\.screen.controls).first { $0.id == id }?.userDid(event)
        scheduleSend()
    }

    private func endEditing(of screen: Screen?) {
        if let screen, screen.isEditing { screen.setEditing(false, animated: true) }
    }

    private func end(_ toast: Toast.ID, isPressed: Bool) {
        for screen in shown.map(\.screen) {
            if isPressed, let ended = screen.toast, ended.id == toast { lead(to: ended.rowName) }
            screen.userDidEnd(toast, pressed: isPressed)
        }
    }

    /// The window has another size, or letters have: sheets say anew how high they are.
    private func take(_ room: SheetRoom) {
        guard room != self.room else { return }
        self.room = room
        for one in shown where one.screen.sheetHeights != nil { one.isStale = true }
        scheduleSend()
    }

    private func handle(_ gesture: PageEvent.Gesture, in view: PageView) {
        if case .scroll(let offset, _) = gesture {
            // A page that was just opened tells of its top. What is not of this place moves by itself while it leaves.
            if wantedAnchor != nil, offset.y > 1, anchor != nil { wantedAnchor = nil }
            if view.pane == .main, offset.y > 1 { shown.first { $0.name == view.screen }?.awaitedPlace = nil }
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
        if case .title = gesture { awaitsPage = true }
        pane(view)?.handle(gesture)
        if gesture == .selectAll || gesture == .deselectAll { announceSelection(in: view) }
    }

    /// Hands what is dragged out of a view over to a place of a path; in the rows, it goes back.
    private func drop(from view: PageView, on index: Int, ofPath id: Int) {
        guard let session = pane(view)?.window.takeDragSession() else { return }
        let screen = screen(named: view.screen)
        (screen?.controls.first { $0.id == id } as? PathControl)?.userDidDrop(session, on: index)
    }

    /// Says how many rows are selected to those who do not see it.
    private func announceSelection(in view: PageView) {
        guard let screen = screen(named: view.screen),
            let collectionView = view.pane == .main ? screen.collectionView : screen.sidebar
        else { return }
        let count = collectionView.selection.count
        screen.announce(count == 0 ? "None selected" : "\(count) selected")
    }

    private func jumpField(of view: PageView) -> JumpField? {
        screen(named: view.screen)?.controls.lazy.compactMap { $0 as? JumpField }.first
    }
}
