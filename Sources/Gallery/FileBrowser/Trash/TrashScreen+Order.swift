import Diffable
import Foundation

/// Which of what is in the trash is shown, and in which order.
extension TrashScreen {
    func configureOrder() {
        searchField.restorationIdentifier = "q"
        columnHeads.restorationIdentifier = "sort"
        searchField.onChange = { [weak self] _ in self?.arrange() }
        columnHeads.onChange = { [weak self] _, _ in self?.arrange() }
    }

    /// What has the words of the search in its name, by name or by the day on which it was deleted.
    private var arranged: [Trash.Entry] {
        let words = FoldedName.words(of: searchField.text)
        let found = (entries ?? []).filter {
            words.isEmpty || FoldedName.bytes(of: $0.item.original.name).contains(all: words)
        }
        let isByDate = columnHeads.sortedIndex == Self.dateColumn
        // They come with the latest first.
        if isByDate { return columnHeads.isDescending ? found : found.reversed() }
        let byName = found.sorted { $0.displayName.localizedStandardCompare($1.displayName) == .orderedAscending }
        return columnHeads.isDescending ? byName.reversed() : byName
    }

    /// Shows what is there as the search and the heads of the columns say.
    ///
    /// - Parameter changed: What is other than it was shown.
    func arrange(animated: Bool = true, changed: [FilePath] = []) {
        guard let entries else { return }
        let found = arranged.map(\.item.trashed)
        let isMarkedAnew = markedText != searchField.text
        markedText = searchField.text
        var snapshot = DiffableDataSourceSnapshot<Int, FilePath>()
        snapshot.appendSections([0])
        snapshot.appendItems(found)
        let known = Set(found)
        snapshot.reconfigureItems(isMarkedAnew ? found : changed.filter(known.contains))
        dataSource.apply(snapshot, animatingDifferences: animated)
        let count = entries.count == 1 ? "1 item" : "\(grouped(entries.count)) items"
        status = entries.isEmpty ? "" : searchField.text.isEmpty ? count : "\(grouped(found.count)) of \(count)"
        if !entries.isEmpty { contentUnavailableConfiguration = found.isEmpty ? nothingFound : nil }
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
