import CollectionViews

/// What the server knows of one view on a page: the window through which the page looks at it, and whether the page has
/// seen the latest.
@MainActor final class PaneSession {
    let window: any ViewerWindow
    var isStale = false

    init(window: any ViewerWindow, onChange: @escaping () -> Void) {
        self.window = window
        window.onNeedsTransaction = { [weak self] in
            self?.isStale = true
            onChange()
        }
    }

    /// Shows nothing any more.
    func end() {
        window.onNeedsTransaction = nil
        window.close()
    }

    /// Takes over what a page shows of the view; nil for a page that knows nothing of it yet.
    func connect(_ state: PageEvent.Hello.Pane?, isResumed: Bool) {
        if isResumed, let state {
            window.catchUp(from: state.version)
        } else {
            window.resetViewer()
        }
        window.scroll(to: state?.offset ?? .zero)
        window.resize(to: state?.size ?? .zero)
        isStale = true
    }

    /// What the page must do to catch up.
    func nextTransaction() -> WindowTransaction? {
        guard isStale else { return nil }
        isStale = false
        return window.nextTransaction()
    }

    /// Does what the user did on the page. Rows that are gone by now are passed over.
    func handle(_ gesture: PageEvent.Gesture) {
        switch gesture {
        case .resize(let size): window.resize(to: size)
        case .scroll(let offset): window.scroll(to: offset)
        case .lane(let id, let offset): window.scrollLane(id, to: offset)
        case .tap(let key, let modifiers): window.tap(key, modifiers: modifiers)
        case .activate(let key): window.activate(key)
        case .accessory(let key, let id): window.activateAccessory(key, id: id)
        case .expand(let key, let isExpanded): window.setExpanded(isExpanded, of: key)
        case .focus(let key): window.focus(key)
        case .find(let text, let key, let isNext): window.typeSelect(text, from: key, includesStart: !isNext)
        case .measured(let rows): for row in rows { window.measured(row.key, height: row.height) }
        }
    }
}
