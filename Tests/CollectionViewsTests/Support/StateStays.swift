import DiffableSnapshots
import Foundation

@testable import CollectionViews

/// Law 5: what survives an update keeps its selection, its focus, its expansion and its place on the screen.
///
/// Take one before an update, and ask it for faults after it. It knows nothing of data sources: `identifier` says what
/// stands at a path now, so tables and collection views are looked at alike.
@MainActor struct StateStays<Item: Hashable> {
    let view: CollectionView
    let viewer: RecordingViewer
    let identifier: (IndexPath) -> Item?
    let path: (Item) -> IndexPath?
    /// Whether an item is expanded; nil for one that can't be.
    let isExpanded: (Item) -> Bool?

    private var selected: Set<Item> = []
    private var focused: Item?
    private var expanded: [Item: Bool] = [:]
    /// The rows in sight, from the first one on, with their distances from the upper edge of the window.
    private var rows: [(item: Item, distance: Double)] = []
    private var wasAtTop = true

    init(
        _ view: CollectionView, _ viewer: RecordingViewer, identifier: @escaping (IndexPath) -> Item?,
        path: @escaping (Item) -> IndexPath?, isExpanded: @escaping (Item) -> Bool? = { _ in nil }
    ) {
        self.view = view
        self.viewer = viewer
        self.identifier = identifier
        self.path = path
        self.isExpanded = isExpanded
        remember()
    }

    /// Takes the state as it is now for the one to be kept.
    mutating func remember() {
        selected = Set((view.indexPathsForSelectedItems ?? []).compactMap(identifier))
        focused = viewer.window.focusedIndexPath.flatMap(identifier)
        rows = viewer.window.itemsInSight.compactMap { path in
            guard let item = identifier(IndexPath(path)), let place = place(of: path) else { return nil }
            return (item, place - Double(viewer.window.offset.y))
        }
        expanded = [:]
        for row in rows { expanded[row.item] = isExpanded(row.item) }
        wasAtTop = viewer.window.offset.y <= 0
    }

    private func place(of path: ItemPath) -> Double? {
        (viewer.window.currentSolution().contentFrame(of: .item(path))?.minY).map { Double($0) }
    }

    /// What an update that the viewer has played did not keep; empty when it kept everything.
    ///
    /// - Parameters:
    ///   - toggled: Items that the update itself expanded or collapsed.
    ///   - moved: Items that the update itself moved past others.
    func faults(toggled: Set<Item> = [], moved: (Item) -> Bool) -> [String] {
        var faults: [String] = []
        let stillThere = selected.filter { path($0) != nil }
        let now = Set((view.indexPathsForSelectedItems ?? []).compactMap(identifier))
        if now != stillThere { faults.append("selected were \(stillThere), selected are \(now)") }
        if let focused, path(focused) != nil {
            let nowFocused = viewer.window.focusedIndexPath.flatMap(identifier)
            if nowFocused != focused {
                faults.append("the focus was on \(focused), it is on \(String(describing: nowFocused))")
            }
        }
        for (item, was) in expanded where path(item) != nil && !toggled.contains(item) {
            if let now = isExpanded(item), now != was { faults.append("\(item) was expanded: \(was), is: \(now)") }
        }
        let height = Double(viewer.window.currentSolution().contentSize.height)
        let end = max(0, height - Double(viewer.window.size.height))
        let offset = Double(viewer.window.offset.y)
        // At the top there is nothing to keep, and at the end no room to keep it in.
        guard !wasAtTop, offset > 0, offset < end else { return faults }
        if let anchor = rows.first(where: { path($0.item) != nil && !moved($0.item) }), let path = path(anchor.item),
            let place = ItemPath(path).flatMap({ place(of: $0) })
        {
            if abs(place - offset - anchor.distance) > 0.51 {
                faults.append("\(anchor.item) stood \(anchor.distance) below the edge, and stands \(place - offset)")
            }
        }
        return faults
    }
}
