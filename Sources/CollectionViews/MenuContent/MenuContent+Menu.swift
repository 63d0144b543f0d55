extension MenuContent {
    /// Makes the content of a menu.
    ///
    /// - Parameters:
    ///   - menu: The menu; hidden actions and menus without anything to be seen are left out.
    ///   - offer: The number of the offer.
    ///   - actions: The actions are appended to it. The `id` of an entry is the index of its action.
    @MainActor package init(_ menu: Menu, offer: Int, actions: inout [Action]) {
        var items = Self.items(of: menu, &actions)
        if menu.options.contains(.singleSelection), !items.isEmpty {
            items = [.group(title: "", isSingleSelection: true, items: items)]
        }
        self.init(offer: offer, title: menu.title, items: items)
    }

    @MainActor private static func items(of menu: Menu, _ actions: inout [Action]) -> [Item] {
        menu.children.compactMap { item(for: $0, &actions) }
    }

    @MainActor private static func item(for element: MenuElement, _ actions: inout [Action]) -> Item? {
        if let menu = element as? Menu {
            let items = items(of: menu, &actions)
            if items.isEmpty { return nil }
            let isSingle = menu.options.contains(.singleSelection)
            if menu.options.contains(.displayInline) {
                return .group(title: menu.title, isSingleSelection: isSingle, items: items)
            }
            return .submenu(
                label(of: menu), isDestructive: menu.options.contains(.destructive), isSingleSelection: isSingle,
                items: items)
        }
        guard let action = element as? Action, !action.attributes.contains(.hidden) else { return nil }
        actions.append(action)
        return .action(
            Entry(
                id: actions.count - 1, label: label(of: action), hint: action.discoverabilityTitle,
                isDestructive: action.attributes.contains(.destructive),
                isEnabled: !action.attributes.contains(.disabled), state: action.state))
    }

    @MainActor private static func label(of element: MenuElement) -> Label {
        Label(title: element.title, subtitle: element.subtitle, image: element.image)
    }
}
