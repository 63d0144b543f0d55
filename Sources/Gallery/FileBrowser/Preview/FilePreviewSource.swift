import Diffable
import Foundation

/// Where a file is looked at from: rows, of which those around it are next.
@MainActor protocol FilePreviewSource: Screen {
    /// Tells a preview what has become of its file and of those around it.
    func follow(_ screen: FilePreviewScreen)

    /// What is said below a file of where it is; nil while that is not known.
    func caption(of place: EntryPlace) -> String?

    /// Whether the path of a file is of use to anybody.
    var offersPaths: Bool { get }

    /// Offers what can be done with what is selected by now.
    func didSelectPreviewed()
}

extension FilePreviewSource {
    /// Whether a tap on a row opens that, and so selects nothing: fingers press it, or there is no room beside it.
    var opensByTap: Bool { isCollapsed || isForFingers }

    var offersPaths: Bool { true }

    func caption(of place: EntryPlace) -> String? { place.path.description }

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

    /// A state from an address without what is selected there, where a tap opens: what was opened is not selected when
    /// one comes back.
    func withoutOpened(_ state: [String: String]) -> [String: String] {
        opensByTap && !isEditing ? state.filter { $0.key != "selected" } : state
    }

    /// What was opened by a tap is not selected when one comes back.
    func deselectOpened() {
        guard opensByTap, !isEditing else { return }
        collectionView.selectItem(at: nil, animated: true)
        didSelectPreviewed()
    }
}

/// A file above or below the one that is looked at, which may be elsewhere by now, or gone.
@MainActor struct FilePreviewNeighbor {
    struct Whereabouts {
        let place: EntryPlace
        /// Its part of an address; nil where it has none.
        let addressName: String?
        /// Where its row is; nil while it has none.
        let indexPath: IndexPath?
    }

    /// Nil once it is gone.
    let find: () -> Whereabouts?
}
