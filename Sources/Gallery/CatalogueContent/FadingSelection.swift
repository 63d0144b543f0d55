import Diffable
import Foundation

/// The delegate of lists whose rows lead nowhere: one that is tapped does not stay marked.
@MainActor final class FadingSelection: CollectionViewDelegate, TableViewDelegate {
    /// Views hold their delegates weakly.
    static let shared = FadingSelection()

    /// Serves a screen whose program has no delegate.
    static func serve(_ screen: Screen) {
        if let table = screen.tableView {
            table.delegate = table.delegate ?? shared
        } else {
            screen.collectionView.delegate = screen.collectionView.delegate ?? shared
        }
    }

    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
    }

    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }
}
