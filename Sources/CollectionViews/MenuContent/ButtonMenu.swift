/// The menu of a button: what hosts draw of it, and what becomes of a choice.
///
/// It is offered as a value along with the button. A choice names the offer that it was made from; one of an earlier
/// offer is passed over, for its entries may have stood for something else.
@MainActor package final class ButtonMenu {
    /// The menu; nil for none.
    package var menu: Menu? {
        didSet {
            resolved = nil
            resolve()
        }
    }

    /// Called when there is something else to offer.
    package var onChange: (() -> Void)?

    /// The menu with what its deferred elements bring; nil until that is there.
    private var resolved: Menu?
    private var turn = 0

    /// What hosts draw; nil when there is nothing to choose.
    package private(set) var content: MenuContent?

    private var actions: [Action] = []

    /// Makes the menu of a button that has none yet.
    package init() {}

    /// The action that is on, or the first one, of a menu of single selection.
    package var selected: Action? { actions.first { $0.state == .on } ?? actions.first }

    /// Takes note of a choice; nil when it is not to be carried out.
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

    /// Offers a menu whose elements are still to come.
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
        // Named after what it says: a menu made anew that says the same is the same to who chooses from it. The page
        // keeps whole numbers of this size.
        if let content { self.content?.offer = content.hashValue & (1 << 52 - 1) }
        onChange?()
    }
}

/// What a user chose from a menu.
public struct MenuChoice: Hashable, Sendable {
    /// The entry's ``MenuContent/Entry/id``.
    public var action: Int
    /// The menu's ``MenuContent/offer``.
    public var offer: Int

    /// Makes a choice.
    public init(action: Int, offer: Int) {
        self.action = action
        self.offer = offer
    }
}

extension Menu {
    /// What is on in the menu, and in the menus within it.
    public var selectedElements: [MenuElement] {
        children.flatMap { child -> [MenuElement] in
            if let menu = child as? Menu { return menu.selectedElements }
            return (child as? Action)?.state == .on ? [child] : []
        }
    }

    /// Lets an action be the only one that is on, where the menu that it stands in has but one.
    func select(_ action: Action) {
        let leaves = children.compactMap { $0 as? Action }
        if options.contains(.singleSelection), leaves.contains(where: { $0 === action }) {
            for leaf in leaves { leaf.state = leaf === action ? .on : .off }
        }
        for case let menu as Menu in children { menu.select(action) }
    }
}
