import Diffable
import Foundation

/// Rows that are selected are dragged together, and a line below the list says so: of a row that was tapped nobody
/// would know what that is for.
extension Screen {
    fileprivate var selectionText: String? {
        let count = collectionView.indexPathsForSelectedItems?.count ?? 0
        return count > 0 ? "\(count) selected. Selected rows are dragged together." : nil
    }
}

extension ReorderableListScreen: CollectionViewDelegate {
    func showCaption() {
        caption = replay.isLookingBack ? "An earlier step is shown. Go to the last one to move rows." : selectionText
    }

    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) { showCaption() }

    func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) { showCaption() }
}

extension ChaptersScreen: CollectionViewDelegate {
    func showCaption() { caption = selectionText }

    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) { showCaption() }

    func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) { showCaption() }
}
