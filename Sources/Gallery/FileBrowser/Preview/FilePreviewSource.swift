import Diffable
import Foundation

/// Where a file is looked at from: rows, of which those around it are next.
@MainActor protocol FilePreviewSource: Screen {
    /// Whether a tap on a row opens that, and so selects nothing: fingers press it, or there is no room beside it.
    var opensByTap: Bool { get }

    /// Tells a preview what has become of its file and of those around it.
    func follow(_ screen: FilePreviewScreen)

    /// Goes on to the file above or below the one that is looked at.
    func previewNeighbor(of screen: FilePreviewScreen, step: Int)

    /// Offers what can be done with what is selected by now.
    func didSelectPreviewed()
}

extension FilePreviewSource {
    /// The file that is looked at is the selected one wherever rows are selected.
    func selectPreviewed(at indexPath: IndexPath) {
        if !opensByTap {
            collectionView.selectItem(at: nil, animated: false)
            collectionView.selectItem(at: indexPath, animated: false, scrollPosition: [])
        }
        // What is done by keys afterwards is done with it.
        collectionView.moveFocus(toItemAt: indexPath)
        collectionView.scrollToItem(at: indexPath, at: [], animated: false)
        didSelectPreviewed()
    }

    /// What was opened by a tap is not selected when one comes back.
    func deselectOpened() {
        guard opensByTap, !isEditing else { return }
        collectionView.selectItem(at: nil, animated: true)
        didSelectPreviewed()
    }
}
