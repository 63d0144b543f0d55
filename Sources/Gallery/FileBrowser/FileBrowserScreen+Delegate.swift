import Diffable
import Foundation

extension FileBrowserScreen: CollectionViewDelegate {
    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        selectionDidChange()
    }

    func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {
        selectionDidChange()
    }

    /// Many rows may be selected at once, each of which is told of: what there is to say of them is said when all are.
    func selectionDidChange() {
        visit.awaitedPlaces = []
        guard !isPathStale else { return }
        isPathStale = true
        Task { [weak self] in
            self?.isPathStale = false
            self?.showPath()
        }
    }

    func collectionView(
        _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> ContextMenuConfiguration? {
        let items = items(at: indexPaths)
        return ContextMenuConfiguration(actionProvider: { [weak self] _ in self?.menu(for: items) })
    }

    func collectionView(_ collectionView: CollectionView, canEditTextOfItemAt indexPath: IndexPath) -> Bool { true }

    func collectionView(
        _ collectionView: CollectionView, selectionInText text: String, whenEditingItemAt indexPath: IndexPath
    ) -> Range<String.Index> {
        let isFolder = dataSource.itemIdentifier(for: indexPath).flatMap { tree.entry(for: $0) }?.isFolder == true
        return text.startIndex..<(isFolder ? text.endIndex : FileNameText.endOfStem(in: text))
    }

    func collectionView(_ collectionView: CollectionView, didEditTextOfItemAt indexPath: IndexPath, to text: String) {
        if let item = dataSource.itemIdentifier(for: indexPath) { rename(item, to: text) }
    }

    func collectionView(
        _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { !collectionView.isEditing }

    func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        if let item = dataSource.itemIdentifier(for: indexPath) { open(item) }
    }
}
