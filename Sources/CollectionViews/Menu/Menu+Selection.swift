extension Menu {
    /// The actions that are on, in the menu and in the menus within it.
    public var selectedElements: [MenuElement] {
        children.flatMap { child -> [MenuElement] in
            if let menu = child as? Menu { return menu.selectedElements }
            return (child as? Action)?.state == .on ? [child] : []
        }
    }

    /// Turns an action on, and the others off, in a menu of single selection.
    func select(_ action: Action) {
        let leaves = children.compactMap { $0 as? Action }
        if options.contains(.singleSelection), leaves.contains(where: { $0 === action }) {
            for leaf in leaves { leaf.state = leaf === action ? .on : .off }
        }
        for case let menu as Menu in children { menu.select(action) }
    }
}
