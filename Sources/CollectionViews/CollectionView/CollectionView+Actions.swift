import DiffableSnapshots
import Foundation

extension CollectionView {
    /// Whether rows may have context menus. Only an answer of the delegate shows whether it implements the menu
    /// methods, so it is asked once, for the first row that comes into sight.
    func mayHaveContextMenus(askedFor path: ItemPath) -> Bool {
        if delegate != nil, hasDelegateMenus == nil { _ = menuConfiguration(of: [path], askedAt: path, .zero) }
        return hasDelegateMenus == true
    }

    typealias SwipeSides = (leading: SwipeActionsConfiguration?, trailing: SwipeActionsConfiguration?)

    /// The swipe actions of an item's row in a window. While the view is edited, only those that the row's delete
    /// accessory uncovers.
    func swipeActions(of path: ItemPath, in window: CollectionViewWindow) -> SwipeSides {
        let patterns = window.currentSolution().patterns
        guard patterns.indices.contains(path.section), let list = patterns[path.section].list else { return (nil, nil) }
        let indexPath = IndexPath(path)
        if isEditing {
            guard let cell = cells[path]?.view as? CollectionViewListCell,
                cell.rowContent.accessories.contains(where: \.uncoversActions)
            else { return (nil, nil) }
            return (nil, list.trailingSwipeActionsConfigurationProvider?(indexPath)?.nilIfEmpty)
        }
        return (
            list.leadingSwipeActionsConfigurationProvider?(indexPath)?.nilIfEmpty,
            list.trailingSwipeActionsConfigurationProvider?(indexPath)?.nilIfEmpty
        )
    }

    /// Asks the delegate for the menu of an item, or of all selected items if it is one of them.
    func contextMenu(of path: ItemPath, at point: CGPoint) -> Menu? {
        let paths = selection.contains(path) ? Array(selection) : [path]
        let configuration = menuConfiguration(of: paths, askedAt: path, point)
        // Rows sent under the former delegate may still offer a menu: they are sent again.
        if hasDelegateMenus == false { notifyWindows() }
        return configuration?.actionProvider?([])
    }

    private func menuConfiguration(
        of paths: [ItemPath], askedAt path: ItemPath, _ point: CGPoint
    ) -> ContextMenuConfiguration? {
        guard let delegate, hasDelegateMenus != false else { return nil }
        var configuration = delegate.collectionView(
            self, contextMenuConfigurationForItemsAt: paths.map { IndexPath($0) }, point: point)
        if configuration === ContextMenuConfiguration.notImplemented {
            configuration = delegate.collectionView(
                self, contextMenuConfigurationForItemAt: IndexPath(path), point: point)
        }
        let isImplemented = configuration !== ContextMenuConfiguration.notImplemented
        hasDelegateMenus = isImplemented
        return isImplemented ? configuration : nil
    }

    /// Tells a cell whether a viewer shows it swiped aside.
    func swipeDidChange(at path: ItemPath) {
        (cells[path]?.view as? CollectionViewCell)?.isSwiped = isSwiped(path)
    }

    func isSwiped(_ path: ItemPath) -> Bool { openWindows.contains { $0.swipedElement == .item(path) } }
}

extension SwipeActionsConfiguration {
    var nilIfEmpty: SwipeActionsConfiguration? { actions.isEmpty ? nil : self }

    /// The buttons as plain data, with ids from `firstID` on.
    func content(firstID: Int) -> SwipeActionsContent.Side {
        SwipeActionsContent.Side(
            buttons: actions.enumerated().map { index, action in
                SwipeActionsContent.Button(
                    id: firstID + index, title: action.title, image: action.image, label: action.spokenName,
                    background: action.backgroundColor, isDestructive: action.style == .destructive)
            },
            performsFirstWithFullSwipe: performsFirstActionWithFullSwipe)
    }
}

extension ContextualAction {
    /// A closure that performs the action for a cell.
    func run(on cell: CollectionReusableView) -> OfferedActions.Run {
        { completion in self.handler(self, cell, completion) }
    }

    /// The action as an entry of a menu.
    func entry(id: Int) -> MenuContent.Entry {
        MenuContent.Entry(
            id: id, label: MenuContent.Label(title: spokenName, image: image), isDestructive: style == .destructive)
    }
}
