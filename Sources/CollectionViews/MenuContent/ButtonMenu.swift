/// The menu of a button: its content for hosts, and the handling of choices.
///
/// Hosts get the content along with the button. A choice names the offer that it was made from; one from a former offer
/// is ignored, because its entries may have meant something else.
@MainActor package final class ButtonMenu {
    /// The menu; nil for none.
    package var menu: Menu? {
        didSet {
            resolved = nil
            resolve()
        }
    }

    /// Called when the content has changed.
    package var onChange: (() -> Void)?

    /// The menu with its deferred elements replaced; nil until all of them exist.
    private var resolved: Menu?
    private var turn = 0

    /// What hosts draw; nil when there is nothing to choose.
    package private(set) var content: MenuContent?

    private var actions: [Action] = []

    /// Makes the menu of a button that has none yet.
    package init() {}

    /// The action that is on, or the first one, of a menu of single selection.
    package var selected: Action? { actions.first { $0.state == .on } ?? actions.first }

    /// Selects the chosen action and returns it; nil if it can't be performed.
    package func choose(_ choice: MenuChoice) -> Action? {
        guard choice.offer == content?.offer, actions.indices.contains(choice.action) else { return nil }
        let action = actions[choice.action]
        if action.attributes.contains(.disabled) { return nil }
        resolved?.select(action)
        resolve()
        return action
    }

    private func resolve() {
        turn += 1
        let ownTurn = turn
        if menu == nil { offer(nil) }
        var isThere = false
        menu?.resolve { [weak self] in
            isThere = true
            if self?.turn == ownTurn { self?.offer($0) }
        }
        if let menu, !isThere, resolved == nil { offerLoading(menu) }
    }

    /// Sets the content of a menu whose elements are still to come.
    private func offerLoading(_ menu: Menu) {
        actions = []
        content = MenuContent(offer: 0, title: menu.title, items: [], isLoading: true)
        onChange?()
    }

    private func offer(_ menu: Menu?) {
        resolved = menu
        actions = []
        content = menu.map { MenuContent($0, offer: 0, actions: &actions) }
        if content?.items.isEmpty == true { content = nil }
        // The offer's number is a hash of its content, so that making an equal menu again does not invalidate a choice.
        // Pages represent whole numbers up to this size exactly.
        if let content { self.content?.offer = content.hashValue & (1 << 52 - 1) }
        onChange?()
    }
}
