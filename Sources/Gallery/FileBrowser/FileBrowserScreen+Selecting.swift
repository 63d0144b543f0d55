import Diffable
import Foundation

/// What is selected without a tap: what comes, or comes back, as soon as it is shown, for that is what one goes on
/// with; in a folder that is opened, the one that somebody comes from, or what the address keeps.
extension FileBrowserScreen {
    var selectedItems: [FileIdentity] { items(at: collectionView.indexPathsForSelectedItems ?? []) }

    /// Very many are found faster among all than one by one.
    func items(at indexPaths: [IndexPath]) -> [FileIdentity] {
        if indexPaths.count < 1000 { return indexPaths.compactMap { dataSource.itemIdentifier(for: $0) } }
        let all = dataSource.snapshot().itemIdentifiers(inSection: .files)
        return indexPaths.compactMap { $0.item < all.count ? all[$0.item] : nil }
    }

    /// Where entries are shown, of those that are; of very many, in the order of the rows.
    func indexPaths(of items: [FileIdentity]) -> [IndexPath] {
        if items.count < 1000 { return items.compactMap { dataSource.indexPath(for: $0) } }
        let wanted = Set(items)
        return dataSource.snapshot().itemIdentifiers(inSection: .files).enumerated()
            .compactMap { wanted.contains($1) ? IndexPath(item: $0, section: 0) : nil }
    }

    /// What is to be selected once a folder is read.
    enum AwaitedSelection {
        /// The folder that somebody comes from.
        case name([UInt8])
        /// What an address keeps.
        case state([String: String])
    }

    /// Selects entries, once the folders that they came to have been read again. Nothing is of those that came out of
    /// sight: a folder that is opened later takes no selection from others.
    func select(_ places: [EntryPlace]) {
        // What comes to one folder mostly follows each other.
        var last: (folder: FolderPlace, isOpen: Bool)?
        visit.awaitedPlaces = places.filter { place in
            if last?.folder != place.folder { last = (place.folder, isOpen(place.folder)) }
            return last?.isOpen == true && (hiddenSwitch.isOn || !place.isHidden)
        }
        showPathOnceShown()
    }

    /// Whether what is in a folder is shown.
    private func isOpen(_ place: FolderPlace) -> Bool {
        guard let folder = tree.folder(at: place) else { return false }
        if folder == .root { return true }
        let outline = dataSource.snapshot(for: .files)
        return outline.contains(folder) && outline.isVisible(folder) && outline.isExpanded(folder)
    }

    /// Selects what came back, of all that is waited for, and is shown by now.
    func selectAwaited(_ items: [FileIdentity]) {
        let found = indexPaths(of: items)
        guard let first = found.first else { return }
        // Where a tap opens entries, they are only brought into sight.
        if !opensByTap || isEditing {
            collectionView.selectItem(at: nil, animated: false)
            for indexPath in found { collectionView.selectItem(at: indexPath, animated: false, scrollPosition: []) }
        }
        collectionView.moveFocus(toItemAt: first)
        collectionView.scrollToItem(at: first, at: [], animated: true)
        if found.count == visit.awaitedPlaces.count { visit.awaitedPlaces = [] }
    }

    /// Selects what was waited for, unless somebody has selected or searched for something else by now.
    func selectAwaitedSelection() {
        guard let awaited = visit.awaitedSelection else { return }
        // It may be in a folder that is open in this one, and still read.
        if case .state = awaited, isReadingWhatIsShown { return }
        visit.awaitedSelection = nil
        guard collectionView.indexPathsForSelectedItems == nil, visit.filteredExpansion == nil else { return }
        switch awaited {
        case .state(let state):
            // The order, and what else was chosen meanwhile, stay.
            super.restore(super.restorableState.merging(state.filter { $0.key == "selected" }) { $1 })
            if let first = collectionView.indexPathsForSelectedItems?.first {
                collectionView.moveFocus(toItemAt: first)
            }
        case .name(let name):
            guard let item = tree.item(named: name), let indexPath = dataSource.indexPath(for: item) else { return }
            // Where a tap opens folders, what was opened is not selected.
            if !opensByTap { collectionView.selectItem(at: indexPath, animated: false, scrollPosition: []) }
            collectionView.scrollToItem(at: indexPath, at: [], animated: false)
        }
        showPath()
    }

    /// Says where the selected entry is, or how many are selected where there may be several. Where a tap opens
    /// entries, the one that was tapped is about to be seen from within.
    func showPath() {
        let selected = collectionView.indexPathsForSelectedItems ?? []
        if selected.count > 1 || (isEditing && !selected.isEmpty) {
            caption = "\(grouped(selected.count)) selected"
        } else {
            caption = opensByTap ? nil : items(at: selected).first.flatMap { tree.path(of: $0)?.description }
        }
        showControls(for: selected)
    }
}
