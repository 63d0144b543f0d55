import Foundation

@testable import CollectionViews

/// A delegate that writes down what it hears and answers as it is told.
@MainActor final class RecordingDelegate: CollectionViewDelegate {
    var displayed: [IndexPath] = []
    var ended: [IndexPath] = []
    var events: [String] = []
    var refusesSelection: Set<Int> = []
    var refusesDeselection: Set<Int> = []
    var refusesHighlight: Set<Int> = []

    func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        !refusesHighlight.contains(indexPath.item)
    }

    func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        !refusesSelection.contains(indexPath.item)
    }

    func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        !refusesDeselection.contains(indexPath.item)
    }

    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        events.append("select \(indexPath.item)")
    }

    func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {
        events.append("deselect \(indexPath.item)")
    }

    func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        events.append("perform \(indexPath.item)")
    }

    func collectionView(
        _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        displayed.append(indexPath)
    }

    func collectionView(
        _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        ended.append(indexPath)
    }
}
