import DiffableSnapshots
import Foundation

/// The actions that a viewer was sent for a row. They can be performed until others are sent or the row is deleted.
struct OfferedActions {
    /// Performs an action, and calls the closure with whether it was performed.
    typealias Run = @MainActor (_ completion: @escaping @MainActor (Bool) -> Void) -> Void

    let number: Int
    /// The row, at the view's version.
    var element: LayoutElement
    let actions: [Run]
}

/// Swipe actions and context menus. They are made when a viewer asks for them. An event names an offer and an action of
/// it; unknown actions, former offers and offers of deleted rows are ignored.
extension CollectionViewWindow {
    /// The swipe actions of a row; nil when there are none.
    public func swipeActions(of key: WindowTransaction.RowKey) -> SwipeActionsContent? {
        guard let path = interactiveItem(of: key) else { return nil }
        let sides = collectionView.swipeActions(of: path, in: self)
        guard let cell = collectionView.cells[path]?.view, !(sides.leading == nil && sides.trailing == nil) else {
            return nil
        }
        let all = (sides.leading?.actions ?? []) + (sides.trailing?.actions ?? [])
        lastOffer += 1
        offeredSwipeActions = OfferedActions(
            number: lastOffer, element: .item(path), actions: all.map { action in action.run(on: cell) })
        return SwipeActionsContent(
            offer: lastOffer, leading: sides.leading?.content(firstID: 0),
            trailing: sides.trailing?.content(firstID: sides.leading?.actions.count ?? 0))
    }

    /// The viewer shows a row swiped aside, or no longer does.
    public func setSwiped(_ isSwiped: Bool, _ key: WindowTransaction.RowKey) {
        guard let path = item(of: key) else { return }
        if isSwiped {
            if offeredSwipeActions?.element == .item(path) { swipe(.item(path)) }
        } else if swipedElement == .item(path) {
            swipe(nil)
        }
    }

    /// The context menu of a row now; nil when there is none.
    ///
    /// It includes the swipe actions of the row, so that they can be reached without swiping. Nil too if elements of
    /// the menu are loaded later: the method with a completion waits for them.
    public func contextMenu(of key: WindowTransaction.RowKey, at point: CGPoint) -> MenuContent? {
        var content: MenuContent?
        contextMenu(of: key, at: point) { content = $0 }
        return content
    }

    /// The context menu of a row, once all of its elements are there; nil when there is none.
    public func contextMenu(
        of key: WindowTransaction.RowKey, at point: CGPoint,
        completion: @escaping @MainActor (MenuContent?) -> Void
    ) {
        guard let path = interactiveItem(of: key) else { return completion(nil) }
        let menu = collectionView.contextMenu(of: path, at: point) ?? Menu()
        menu.resolve { [weak self] menu in completion(self?.offer(menu, of: key)) }
    }

    private func offer(_ menu: Menu, of key: WindowTransaction.RowKey) -> MenuContent? {
        // The delegate may have changed the view meanwhile.
        guard let path = item(of: key) else { return nil }
        var chosen: [Action] = []
        var content = MenuContent(menu, offer: lastOffer + 1, actions: &chosen)
        var actions = chosen.map { action -> OfferedActions.Run in
            { completion in
                action.perform(sender: self.collectionView.scrollReporter ?? self.collectionView)
                completion(true)
            }
        }
        if let cell = collectionView.cells[path]?.view {
            let sides = collectionView.swipeActions(of: path, in: self)
            let swipeActions = (sides.trailing?.actions ?? []) + (sides.leading?.actions ?? [])
            let entries = swipeActions.enumerated().map { $1.entry(id: actions.count + $0) }
            actions += swipeActions.map { $0.run(on: cell) }
            // Destructive actions come last.
            let items = (entries.filter { !$0.isDestructive } + entries.filter(\.isDestructive)).map {
                MenuContent.Item.action($0)
            }
            if content.items.isEmpty {
                content.items = items
            } else if !items.isEmpty {
                content.items.append(.group(title: "", isSingleSelection: false, items: items))
            }
        }
        addCustomActions(of: path, to: &content, &actions)
        if content.items.isEmpty { return nil }
        lastOffer += 1
        offeredMenu = OfferedActions(number: lastOffer, element: .item(path), actions: actions)
        return content
    }

    /// Performs an action of an offer.
    ///
    /// - Parameters:
    ///   - id: The action's id.
    ///   - offer: The offer's number.
    ///   - completion: Called once, with whether the action was performed; at once with false if it is unknown.
    public func performAction(_ id: Int, ofOffer offer: Int, completion: @escaping @MainActor (Bool) -> Void) {
        guard let offered = [offeredSwipeActions, offeredMenu].compactMap({ $0 }).first(where: { $0.number == offer }),
            offered.actions.indices.contains(id)
        else {
            completion(false)
            return
        }
        // An offer can be used once.
        if offeredMenu?.number == offer { offeredMenu = nil } else { offeredSwipeActions = nil }
        var isDone = false
        let run = offered.actions[id]
        run { wasCarriedOut in
            if isDone { return }
            isDone = true
            completion(wasCarriedOut)
        }
    }

    /// Performs the first destructive swipe action of a row, for the Delete key. Does nothing if there is none.
    public func performDeletion(of key: WindowTransaction.RowKey) {
        guard let path = interactiveItem(of: key) else { return }
        let sides = collectionView.swipeActions(of: path, in: self)
        let actions = (sides.trailing?.actions ?? []) + (sides.leading?.actions ?? [])
        guard let cell = collectionView.cells[path]?.view else { return }
        actions.first { $0.style == .destructive }?.run(on: cell)({ _ in })
    }
}

extension CollectionViewWindow {
    /// Adds the row's accessibility actions to its menu, where every user finds them.
    private func addCustomActions(
        of path: ItemPath, to content: inout MenuContent, _ actions: inout [OfferedActions.Run]
    ) {
        let custom = collectionView.cells[path]?.view.accessibilityCustomActions ?? []
        for action in custom {
            content.items.append(
                .action(MenuContent.Entry(id: actions.count, label: MenuContent.Label(title: action.name))))
            actions.append { completion in completion(action.actionHandler?(action) ?? false) }
        }
    }

    private func swipe(_ element: LayoutElement?) {
        guard swipedElement != element else { return }
        let former = swipedElement
        swipedElement = element
        for case .item(let path)? in [former, element] { collectionView.swipeDidChange(at: path) }
        setNeedsTransaction()
    }

    /// Moves the offers and the swiped row through an update.
    func moveActions(by map: IndexMap) {
        for offer in [\CollectionViewWindow.offeredSwipeActions, \.offeredMenu] {
            guard let element = self[keyPath: offer]?.element else { continue }
            if let element = element.mapped(forward: map) {
                self[keyPath: offer]?.element = element
            } else {
                self[keyPath: offer] = nil
            }
        }
        swipedElement = swipedElement.flatMap { $0.mapped(forward: map) }
    }

    /// Closes the swiped row if an update reloads or reconfigures it.
    func endSwipe(ofUpdated difference: SnapshotDifference) {
        guard case .item(let path)? = swipedElement else { return }
        if difference.reloadedItems.contains(path) || difference.reconfiguredItems.contains(path)
            || difference.reloadedSections.contains(path.section)
        {
            swipe(nil)
        }
    }

    /// Withdraws all offers and closes the swiped row.
    func forgetActions() {
        offeredSwipeActions = nil
        offeredMenu = nil
        swipe(nil)
    }
}
