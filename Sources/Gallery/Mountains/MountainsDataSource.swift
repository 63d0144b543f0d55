import Diffable
import Foundation

/// The data source of the mountains: beside them stand the letters that their names begin with, when they are sorted by
/// name.
@MainActor final class MountainsDataSource: CollectionViewDiffableDataSource<MountainsScreen.Section, Mountain> {
    /// The letters and the mountains that they lead to; none without an index.
    private var index: [(letter: String, first: Mountain)] = []

    /// Makes an index of mountains that are sorted by name; nil takes it away.
    func setIndex(of mountains: [Mountain]?) {
        index = []
        for mountain in mountains ?? [] where mountain.letter != index.last?.letter {
            index.append((mountain.letter, mountain))
        }
    }

    override func indexTitles(for collectionView: CollectionView) -> [String]? {
        index.count > 1 ? index.map(\.letter) : nil
    }

    override func collectionView(
        _ collectionView: CollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        indexPath(for: self.index[index].first) ?? IndexPath(item: 0, section: NSNotFound)
    }
}
