import DiffableSnapshots
import Foundation

/// What rows show to one viewer.
extension CollectionViewWindow {
    /// The content of a row in this window: that of its view, and what depends on its neighbours, drags and selection.
    func content(of element: LayoutElement, _ view: CollectionReusableView, in solution: LayoutSolution) -> RowContent {
        var content = view.rowContent
        content.isSelfSizing =
            (solution.placement(of: element)?.isSelfSizing ?? false) && knownHeight(of: element) == nil
        content.zIndex = solution.zIndex(of: element)
        guard case .item(let path) = element, case .item(let place)? = solution.arranged(element) else {
            if case .supplementary(let path) = element {
                content.isDecoration = path.isDecoration
                content.isBadge = path.item != nil
            }
            content.isSelectable = false
            return content
        }
        addPlace(to: &content, of: path, at: place, in: solution)
        content.isSwiped = swipedElement == element
        addActions(to: &content, of: path, view)
        addText(to: &content, of: path)
        addDragging(to: &content, of: path)
        addSelection(to: &content, of: path, view)
        addOutline(to: &content, of: path)
        if !view.isUserInteractionEnabled { content.disableInteraction() }
        return content
    }

    /// Adds what depends on the neighbours in a list: separators and the rounded ends of a group.
    private func addPlace(
        to content: inout RowContent, of path: ItemPath, at place: ItemPath, in solution: LayoutSolution
    ) {
        guard let list = solution.patterns[place.section].list else { return }
        // While rows make room for a drag from another view, the data's order decides which row is first or last.
        let isOwnOrder = gap == nil
        add(
            list, to: &content, of: path, at: isOwnOrder ? place : path,
            count: isOwnOrder ? solution.counts[place.section] : collectionView.counts[path.section])
        if !collectionView.isEditing {
            content.swipesLeading = list.leadingSwipeActionsConfigurationProvider != nil
            content.swipesTrailing = list.trailingSwipeActionsConfigurationProvider != nil
        }
    }

    private func add(
        _ list: CollectionLayoutListConfiguration, to content: inout RowContent, of path: ItemPath,
        at place: ItemPath, count: Int
    ) {
        let first = list.headerMode == .firstItemInSection ? 1 : 0
        let isHeader = place.item < first
        let isLast = place.item == count - 1
        content.showsSeparator = list.showsSeparators && !isHeader && !isLast
        // The app's handler gets index paths in the data's order, also while a drag shows another one.
        list.addSeparators(to: &content, at: .init(path))
        guard list.appearance == .insetGrouped || list.appearance == .grouped, !isHeader else { return }
        switch (place.item == first, isLast) {
        case (true, true): content.grouping = .single
        case (true, false): content.grouping = .first
        case (false, true): content.grouping = .last
        case (false, false): content.grouping = .middle
        }
        // At an end of the group no row moves for a drag from another view: the background of the group grows instead.
        guard let gap, gap.path.section == path.section else { return }
        if place.item == first, gap.path.item <= first { content.roomAbove = gap.height }
        if isLast, gap.path.item == count { content.roomBelow = gap.height }
    }

    private func addActions(to content: inout RowContent, of path: ItemPath, _ view: CollectionReusableView) {
        content.offersMenu =
            content.swipesLeading || content.swipesTrailing || collectionView.mayHaveContextMenus(askedFor: path)
            || view.accessibilityCustomActions?.isEmpty == false
    }

    private func addText(to content: inout RowContent, of path: ItemPath) {
        content.isTextEditable = collectionView.canEditText(of: path)
        if content.isTextEditable {
            content.editingSelection = collectionView.editingSelection(in: content.text, path)
        }
    }

    private func addDragging(to content: inout RowContent, of path: ItemPath) {
        content.isReorderable = collectionView.canMove(path)
        // A row that can't be moved has no grip, though others have one.
        if !content.isReorderable, collectionView.driver?.reordering?.isReorderingEnabled == true {
            content.accessories.removeAll { $0.kind == .reorder }
        }
        content.isDraggable = collectionView.dragDelegate != nil && collectionView.dragInteractionEnabled
        content.isLifted = liftedRows.contains(path)
        content.isHeld = !content.isLifted && isHeldElsewhere(path)
    }

    private func addSelection(to content: inout RowContent, of path: ItemPath, _ view: CollectionReusableView) {
        let accessories = (view as? CollectionViewListCell)?.allAccessories ?? []
        let togglesWhole = accessories.contains { $0.togglesWholeRow(isHeader: view.isHeaderOrFooter) }
        content.isSelectable = collectionView.isSelectionAllowed && !togglesWhole
        if let delegate = collectionView.delegate, content.isSelectable, content.isHighlightable {
            content.isHighlightable = delegate.collectionView(
                collectionView, shouldHighlightItemAt: IndexPath(path))
        }
    }

    private func addOutline(to content: inout RowContent, of path: ItemPath) {
        content.isExpanded = collectionView.driver?.outline?.outlinePosition(at: .init(path))?.isExpanded
    }

    /// The rows that are dragged in this window.
    var liftedRows: ItemPathSet {
        guard let movement = currentMovement else { return [] }
        return movement.liftedRows(in: collectionView)
    }

    /// Whether the viewer of another window drags a row.
    private func isHeldElsewhere(_ path: ItemPath) -> Bool {
        collectionView.openWindows.contains { $0 !== self && $0.movement != nil && $0.liftedRows.contains(path) }
    }
}
