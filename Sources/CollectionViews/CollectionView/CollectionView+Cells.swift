import DiffableSnapshots
import Foundation

extension CollectionView {
    private func existingShownElement(for element: LayoutElement) -> ShownElement? {
        switch element {
        case .item(let path): cells[path]
        case .supplementary(let path): supplementaries[path]
        }
    }

    /// The view of an element, made if it doesn't exist yet. Nil if making it removed the element, or gave it another
    /// view.
    func shownElement(for element: LayoutElement, list: CollectionLayoutListConfiguration?) -> ShownElement? {
        if let shown = existingShownElement(for: element) { return shown }
        preparedList = list
        let version = history.version
        let view = makeView(for: element)
        // The provider may have applied another snapshot: the element may have moved or be gone.
        guard let now = history.updates(since: version).flatMap({ element.mapped(forward: $0) }),
            existingShownElement(for: now) == nil
        else {
            view.pool?.put(view)
            return nil
        }
        let shown = ShownElement(view, element: now, in: self)
        unannounced.append(shown)
        switch now {
        case .item(let path):
            cells[path] = shown
            if let cell = view as? CollectionViewCell { prepare(cell, at: path) }
        case .supplementary(let path):
            supplementaries[path] = shown
            (view as? CollectionViewCell)?.isEditing = isEditing
        }
        return shown
    }

    /// Tells the delegate which views are about to be shown. The delegate may change the collection view meanwhile.
    func announceDisplays() {
        let waiting = unannounced
        unannounced = []
        for shown in waiting where !shown.isEnded && !shown.isAnnounced {
            shown.isAnnounced = true
            switch shown.element {
            case .item(let path):
                guard let cell = shown.view as? CollectionViewCell else { continue }
                delegate?.collectionView(self, willDisplay: cell, forItemAt: IndexPath(path))
            case .supplementary(let path):
                if path.isDecoration { continue }
                delegate?.collectionView(
                    self, willDisplaySupplementaryView: shown.view, forElementKind: path.kind,
                    at: IndexPath(item: path.item ?? 0, section: path.section))
            }
        }
    }

    /// Sets what the collection view keeps for the cell's item: selection, editing, drags and the level in an outline.
    func prepare(_ cell: CollectionViewCell, at path: ItemPath) {
        cell.isSelected = selection.contains(path)
        cell.isSwiped = isSwiped(path)
        cell.movement = cellMovements[path]
        cell.isEditing = isEditing && (delegate?.collectionView(self, canEditItemAt: IndexPath(path)) ?? true)
        if let tableSource, let cell = cell as? CollectionViewListCell {
            tableSource.prepare(cell, at: IndexPath(path))
        }
        guard let place = driver?.outline?.outlinePosition(at: IndexPath(path)) else { return }
        (cell as? CollectionViewListCell)?.indentationLevel = place.level
        cell.isExpanded = place.isExpanded ?? false
    }

    private func makeView(for element: LayoutElement) -> CollectionReusableView {
        guard let dataSource else {
            fatalError("CollectionView: the data source is gone while its items are shown; keep a reference to it.")
        }
        let outer = requested
        requested = element
        Self.runningProviders += 1
        defer {
            Self.runningProviders -= 1
            requested = outer
        }
        let view: CollectionReusableView
        let asked: String
        switch element {
        case .item(let path):
            asked = "collectionView(_:cellForItemAt:)"
            view = dataSource.collectionView(self, cellForItemAt: IndexPath(path))
        case .supplementary(let path) where path.isDecoration:
            return collectionViewLayout.decorationView(ofKind: path.kind)
        case .supplementary(let path):
            asked = "collectionView(_:viewForSupplementaryElementOfKind:at:)"
            view = dataSource.collectionView(
                self, viewForSupplementaryElementOfKind: path.kind,
                at: IndexPath(item: path.item ?? 0, section: path.section))
        }
        if !view.wasDequeued {
            fatalError(
                "\(asked) returned a \(type(of: view)) that was not dequeued; dequeue it with "
                    + "dequeueConfiguredReusableCell(using:for:item:) or a sibling of it.")
        }
        if view.shown != nil, view !== reconfigured?.view {
            fatalError(
                "\(asked) returned a \(type(of: view)) that shows another element; dequeue one each time it is called.")
        }
        return view
    }

    /// Runs the provider again for a cell that exists. Dequeuing returns that same cell meanwhile.
    func reconfigure(_ shown: ShownElement) {
        let outer = reconfigured
        reconfigured = shown
        let view = makeView(for: shown.element)
        reconfigured = outer
        if view !== shown.view {
            fatalError(
                "A reconfigured item got another cell than it had; dequeue with the registration that made its cell, "
                    + "or reload the item instead.")
        }
        if case .item(let path) = shown.element, let cell = view as? CollectionViewCell {
            prepare(cell, at: path)
            cell.setNeedsUpdateConfiguration()
        }
    }

    /// Returns a view to its pool once no window shows it any more.
    func release(_ shown: ShownElement) {
        shown.windowCount -= 1
        if shown.windowCount > 0 || shown.isEnded { return }
        switch shown.element {
        case .item(let path): cells[path] = nil
        case .supplementary(let path): supplementaries[path] = nil
        }
        endShowing(shown)
    }

    /// Returns a view to its pool at once, even if windows still show it. The caller removes it from `cells` or
    /// `supplementaries`.
    func endShowing(_ shown: ShownElement, keepsView: Bool = true) {
        if shown.isEnded { return }
        shown.end(keepsView: keepsView)
        if !shown.isAnnounced { return }
        switch shown.element {
        case .item(let path):
            if let cell = shown.view as? CollectionViewCell {
                delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: IndexPath(path))
            }
        case .supplementary(let path):
            if path.isDecoration { return }
            delegate?.collectionView(
                self, didEndDisplayingSupplementaryView: shown.view, forElementOfKind: path.kind,
                at: IndexPath(item: path.item ?? 0, section: path.section))
        }
    }
}
