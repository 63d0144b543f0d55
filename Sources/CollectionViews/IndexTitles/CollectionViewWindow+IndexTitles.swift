import DiffableSnapshots
import Foundation

extension CollectionViewWindow {
    /// The user chose a title of the index: the window scrolls to where the data source says that it leads.
    ///
    /// A title that the view no longer has is ignored.
    ///
    /// - Parameters:
    ///   - title: The title, as the viewer was sent it.
    ///   - index: Its index among the titles, as the viewer was sent them.
    public func scroll(toIndexTitle title: String, at index: Int) {
        let titles = collectionView.indexTitles
        let isThere = titles.indices.contains(index) && titles[index] == title
        guard isReady, let dataSource = collectionView.dataSource,
            let index = isThere ? index : titles.firstIndex(of: title)
        else { return }
        let path = dataSource.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
        if path.count == 2, path[0] < 0 || path[0] == NSNotFound { return }
        guard path.count == 2, let element = element(leadingTo: path) else {
            collectionView.stopForIndexTitle(title, leadingTo: path)
        }
        if element == .item(ItemPath(section: 0, item: 0)) {
            scrollToTop(animated: false)
        } else {
            scroll(to: element, at: .top, animated: false)
        }
    }

    /// The element to scroll to the window's upper edge: the section's header if the path names its first item, or for
    /// an empty section the next row. Nil when there is no such path.
    private func element(leadingTo path: IndexPath) -> LayoutElement? {
        let counts = collectionView.counts
        guard counts.indices.contains(path[0]), path[1] == 0 || path[1] > 0 && path[1] < counts[path[0]] else {
            return nil
        }
        if path[1] == 0 {
            let header = LayoutElement.supplementary(
                SupplementaryPath(kind: CollectionView.elementKindSectionHeader, section: path[0]))
            if currentSolution().contentFrame(of: header) != nil { return header }
        }
        if counts[path[0]] > 0 { return .item(ItemPath(section: path[0], item: path[1])) }
        if let next = counts[path[0]...].firstIndex(where: { $0 > 0 }) {
            return .item(ItemPath(section: next, item: 0))
        }
        guard let last = counts.lastIndex(where: { $0 > 0 }) else { return .item(ItemPath(section: 0, item: 0)) }
        return .item(ItemPath(section: last, item: counts[last] - 1))
    }
}

extension CollectionView {
    fileprivate func stopForIndexTitle(_ title: String, leadingTo path: IndexPath) -> Never {
        if tableSource != nil {
            fatalError(
                "TableView: tableView(_:sectionForSectionIndexTitle:at:) answered \(path.first ?? -1) for "
                    + "\"\(title)\", but there are \(numberOfSections) sections; answer one of them, or NSNotFound to "
                    + "stay.")
        }
        fatalError(
            "CollectionView: collectionView(_:indexPathForIndexTitle:at:) answered \(path) for \"\(title)\", where "
                + "there is no item; answer the path of one, or of item 0 for a section's start.")
    }
}
