import Diffable

/// Which of what is in the trash is shown, and in which order.
extension TrashScreen {
    func configureOrder() {
        columnHeads.restorationIdentifier = "sort"
        searchField.onChange = { [weak self] _ in self?.arrange() }
        columnHeads.onChange = { [weak self] _, _ in self?.arrange() }
    }

    private var order: FileOrder {
        FileOrder(
            key: columnHeads.sortedIndex == Self.dateColumn ? .date : .name, isDescending: columnHeads.isDescending)
    }

    /// Shows what is there as the search and the heads of the columns say.
    func arrange() {
        guard let content else { return }
        let (order, words, dataSource) = (order, FoldedName.words(of: searchField.text), dataSource!)
        // What is there first stands there; later changes are seen.
        let isAnimated = isFilled
        rebuilds.rebuild(dataSource) {
            content.paths(with: words, by: order)
        } apply: { found, _ in
            var snapshot = DiffableDataSourceSnapshot<Int, FilePath>()
            snapshot.appendSections([0])
            snapshot.appendItems(found)
            dataSource.apply(snapshot, animatingDifferences: isAnimated)
        } didShow: { [weak self] found in
            self?.didShow(found.count, of: content)
        }
    }

    /// The rows are what was asked for by now, and what is said of them is true.
    private func didShow(_ count: Int, of content: TrashContent) {
        isFilled = true
        if markedText != searchField.text {
            markedText = searchField.text
            dataSource.reconfigureMade(in: collectionView)
        }
        let all = content.entries.count
        let text = all == 1 ? "1 item" : "\(grouped(all)) items"
        status = all == 0 ? "" : searchField.text.isEmpty ? text : "\(grouped(count)) of \(text)"
        contentUnavailableConfiguration = count > 0 ? nil : all == 0 ? unavailable : nothingFound
        showControls()
        (presentedScreen as? FilePreviewScreen)?.updateControls()
    }

    private var nothingFound: ContentUnavailableConfiguration {
        var configuration = ContentUnavailableConfiguration.search(for: searchField.text)
        configuration.secondaryText = "Nothing in the trash has a name like that."
        configuration.button = .init(title: "Clear Search") { [weak self] in self?.searchField.clear() }
        return configuration
    }
}
