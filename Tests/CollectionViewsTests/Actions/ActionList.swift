import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews

/// A list of letters whose rows can be swiped and have menus, and what was done to them.
@MainActor final class ActionList: CollectionViewDelegate {
    let source: ListSource
    let view: CollectionView
    let viewer: RecordingViewer
    var log: [String] = []
    var asked: [[Int]] = []
    var menu: Menu?
    /// The closures that handlers have yet to call.
    var waiting: [@MainActor (Bool) -> Void] = []

    init(_ items: [String] = ["a", "b", "c"], hasDelegate: Bool = true, fullSwipe: Bool = true) {
        source = ListSource([items])
        var actions: (@MainActor (Bool, IndexPath) -> SwipeActionsConfiguration?)?
        var list = CollectionLayoutListConfiguration(appearance: .plain)
        list.rowHeight = 50
        list.leadingSwipeActionsConfigurationProvider = { actions?(true, $0) }
        list.trailingSwipeActionsConfigurationProvider = { actions?(false, $0) }
        view = CollectionView(collectionViewLayout: CollectionViewCompositionalLayout.list(using: list))
        view.dataSource = source
        viewer = RecordingViewer(view)
        actions = { [unowned self] isLeading, path in
            let item = source.sections[0][path.item]
            if isLeading {
                return SwipeActionsConfiguration(actions: [action(.normal, "Star", item)])
            }
            let configuration = SwipeActionsConfiguration(
                actions: item == "c" ? [] : [action(.destructive, "Delete", item), action(.normal, "Flag", item)])
            configuration.performsFirstActionWithFullSwipe = fullSwipe
            return configuration
        }
        if hasDelegate { view.delegate = self }
        viewer.update()
    }

    private func action(_ style: ContextualAction.Style, _ title: String, _ item: String) -> ContextualAction {
        ContextualAction(style: style, title: title) { [unowned self] _, view, completion in
            log.append("\(title) \(item)")
            waiting.append(completion)
        }
    }

    func key(_ text: String) -> Int { viewer.key(text) ?? -1 }

    func collectionView(
        _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> ContextMenuConfiguration? {
        asked.append(indexPaths.map(\.item))
        return menu.map { menu in ContextMenuConfiguration(actionProvider: { _ in menu }) }
    }
}
