import DiffableSnapshots
import Foundation

extension CollectionViewWindow {
    /// The user typed the beginning of a row's text: the next row that begins with it gets the focus, however far away,
    /// and is scrolled into sight. If selection follows the focus, the row is selected.
    ///
    /// After the last row the search goes on at the first. It runs in bounded steps, so that it blocks nothing else,
    /// and ends when the user types on or moves the focus.
    ///
    /// - Parameters:
    ///   - text: What was typed. Case and diacritics don't matter.
    ///   - key: The row to begin at; nil or an unknown key stands for the first.
    ///   - includesStart: Whether that row itself may be found.
    public func typeSelect(_ text: String, from key: WindowTransaction.RowKey?, includesStart: Bool) {
        search = nil
        let total = collectionView.counts.reduce(0, +)
        guard let prefix = TypeSelectPrefix(String(text.prefix(100))), total > 0 else { return }
        var start: ItemPath?
        switch key.flatMap({ element(of: $0) }) {
        case .item(let path)?: start = path
        case .supplementary(let path)?: start = ItemPath(section: path.section, item: 0)
        case nil: break
        }
        var search = TypeSelectSearch(
            prefix: prefix, next: start ?? ItemPath(section: 0, item: 0), remaining: total,
            viewVersion: collectionView.history.version)
        if !includesStart, start != nil { search.skip(in: collectionView.counts) }
        self.search = search
        lastSearch += 1
        stepSearch(lastSearch)
    }

    /// Whether a search goes on.
    var isSearching: Bool { search != nil }

    private func stepSearch(_ number: Int) {
        guard number == lastSearch, search != nil else { return }
        guard followSearch(), let found = search?.step(in: collectionView) else {
            search = nil
            return
        }
        switch found {
        case .found(let path):
            search = nil
            moveFocus(to: .item(path))
            collectionView.userDidFocus(path)
            scroll(to: .item(path), at: [], animated: false)
        case .goesOn:
            Task { [weak self] in self?.stepSearch(number) }
        }
    }

    /// Maps the search to the view's current version; false if the updates in between are no longer known.
    private func followSearch() -> Bool {
        let history = collectionView.history
        guard let current = search, current.viewVersion != history.version else { return true }
        guard let updates = history.updates(since: current.viewVersion) else { return false }
        var next: ItemPath? = current.next
        for case let map? in updates.lazy.map(\.map) {
            next = next.flatMap { map.newPath(ofOld: $0) ?? map.survivors(around: $0).after }
        }
        search?.next = next ?? ItemPath(section: 0, item: 0)
        search?.viewVersion = history.version
        return true
    }
}
