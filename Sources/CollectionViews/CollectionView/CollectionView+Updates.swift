import DiffableSnapshots
import Foundation

extension CollectionView {
    /// Moves all that the view keeps (cells, selection, focus, drags) through an update whose counts were checked.
    ///
    /// `remadeSections` are reloaded sections, by indexes before the update. The difference deletes and inserts them;
    /// their cells are not reused.
    func carryOut(
        _ difference: SnapshotDifference, _ map: IndexMap?, counts: [Int], animated: Bool,
        animations: RowAnimations = RowAnimations(), remadeSections: Set<Int> = []
    ) {
        loadedCounts = counts
        var ended: [ShownElement] = []
        var reloaded: [ShownElement] = []
        var endedTexts: [(window: CollectionViewWindow, path: ItemPath)] = []
        if let map {
            moveShownElements(by: map, ended: &ended)
            reloaded = ended.filter { remadeSections.contains($0.element.section) }
            ended.removeAll { remadeSections.contains($0.element.section) }
            selection = selection.moved(by: map)
            selectionAnchor = selectionAnchor.flatMap { map.newPath(ofOld: $0) }
            selectionExtent = selectionExtent.flatMap { map.newPath(ofOld: $0) }
            for window in openWindows {
                window.moveFocus(by: map)
                if let path = window.moveEditedElement(by: map) { endedTexts.append((window, path)) }
                window.movePrefetched(by: map)
                window.moveActions(by: map)
            }
            followMovements(by: map)
        } else if driver?.outline != nil {
            // Rows may have got other parents without moving.
            followMovements(by: IndexMap(SnapshotDifference()))
        }
        for window in openWindows { window.endSwipe(ofUpdated: difference) }
        takeOutReloaded(difference, ended: &reloaded)
        history.append(
            UpdateHistory.Update(
                map: map, isAnimated: animated && Self.areAnimationsEnabled, animations: animations))
        for path in difference.reconfiguredItems {
            if let shown = cells[path] { reconfigure(shown) }
        }
        reconfigureSupplementaries(inSections: difference.reconfiguredSections)
        // The accessories of a table's row may depend on its index path.
        if driver?.outline != nil || tableSource != nil && map != nil {
            for (path, shown) in cells {
                if let cell = shown.view as? CollectionViewCell { prepare(cell, at: path) }
            }
        }
        restyleHeaders()
        for shown in ended { endShowing(shown) }
        for shown in reloaded { endShowing(shown, keepsView: false) }
        for (window, path) in endedTexts { window.didEndEditingText(of: path) }
        notifyWindows()
    }

    /// Reconfigures the headers and footers of sections that a window shows.
    private func reconfigureSupplementaries(inSections sections: [Int]) {
        if sections.isEmpty { return }
        let sections = Set(sections)
        for (path, shown) in supplementaries where sections.contains(path.section) { reconfigure(shown) }
    }

    /// Reconfigures the cells that became their section's header, or ceased to be it.
    private func restyleHeaders() {
        for (path, shown) in cells where shown.view.listConfiguration?.headerMode == .firstItemInSection {
            guard shown.view.isHeaderOrFooter != (path.item == 0) else { continue }
            shown.view.isHeaderOrFooter = path.item == 0
            reconfigure(shown)
        }
    }

    private func moveShownElements(by map: IndexMap, ended: inout [ShownElement]) {
        var movedCells: [ItemPath: ShownElement] = [:]
        for (path, shown) in cells {
            guard let new = map.newPath(ofOld: path) else {
                ended.append(shown)
                continue
            }
            shown.element = .item(new)
            movedCells[new] = shown
        }
        cells = movedCells
        var movedViews: [SupplementaryPath: ShownElement] = [:]
        for (path, shown) in supplementaries {
            let moved = path.mapped(item: { map.newPath(ofOld: $0) }, section: { map.newSection(ofOld: $0) })
            guard let new = moved else {
                ended.append(shown)
                continue
            }
            shown.element = .supplementary(new)
            movedViews[new] = shown
        }
        supplementaries = movedViews
    }

    /// Removes the cells that were reloaded. Windows make new ones when they are prepared next.
    private func takeOutReloaded(_ difference: SnapshotDifference, ended: inout [ShownElement]) {
        for path in difference.reloadedItems {
            if let shown = cells.removeValue(forKey: path) { ended.append(shown) }
        }
        if difference.reloadedSections.isEmpty { return }
        let sections = Set(difference.reloadedSections)
        for (path, shown) in cells where sections.contains(path.section) {
            cells[path] = nil
            ended.append(shown)
        }
        for (path, shown) in supplementaries where sections.contains(path.section) {
            supplementaries[path] = nil
            ended.append(shown)
        }
    }

    /// Calls `completion` when an animation that starts now has ended, or at once when there is none to be seen.
    func finish(animated: Bool, completion: @escaping @MainActor () -> Void) {
        if animated, Self.areAnimationsEnabled, animationDuration > 0, hasWindows {
            animationClock.call(after: animationDuration, completion)
        } else {
            completion()
        }
    }
}
