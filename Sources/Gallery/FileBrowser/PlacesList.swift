import Diffable
import Foundation

/// The list beside the files: the folders above the one that is shown, and where a user keeps things.
@MainActor final class PlacesList: CollectionViewDelegate {
    private enum Section {
        case places, above
    }

    private struct Place: Hashable {
        let path: FilePath
        let name: String
        let picture: String
    }

    let collectionView: CollectionView
    var onChoose: ((FilePath) -> Void)?

    private var dataSource: CollectionViewDiffableDataSource<Section, Place>!

    init(around directory: FilePath) {
        var configuration = CollectionLayoutListConfiguration(appearance: .sidebar)
        configuration.rowHeight = 32
        collectionView = CollectionView(
            collectionViewLayout: CollectionViewCompositionalLayout.list(using: configuration))
        collectionView.delegate = self
        let registration = CollectionView.CellRegistration<CollectionViewListCell, Place> { cell, _, place in
            var content = cell.defaultContentConfiguration()
            content.text = place.name
            content.image = .emoji(place.picture)
            cell.contentConfiguration = content
        }
        dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, place in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: place)
        }
        var snapshot = DiffableDataSourceSnapshot<Section, Place>()
        snapshot.appendSections([.places, .above])
        let known = Self.knownPlaces(with: directory)
        snapshot.appendItems(known, toSection: .places)
        let paths = Set(known.map(\.path))
        snapshot.appendItems(Self.folders(above: directory).filter { !paths.contains($0.path) }, toSection: .above)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    /// Selects the place that is shown, if it is in the list; nil selects none.
    func select(_ directory: FilePath?) {
        let place = dataSource.snapshot().itemIdentifiers.first { $0.path == directory }
        for indexPath in collectionView.indexPathsForSelectedItems ?? [] {
            collectionView.deselectItem(at: indexPath, animated: false)
        }
        if let place, let indexPath = dataSource.indexPath(for: place) {
            collectionView.selectItem(at: indexPath, animated: false, scrollPosition: [])
        }
    }

    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        if let place = dataSource.itemIdentifier(for: indexPath) { onChoose?(place.path) }
    }

    private static func knownPlaces(with directory: FilePath) -> [Place] {
        let home = FileManager.default.homeDirectoryForCurrentUser.path
        let candidates = [
            Place(path: directory, name: directory.lastComponentText, picture: "📂"),
            Place(path: FilePath(home), name: "Home", picture: "🏠"),
            Place(path: FilePath("\(home)/Desktop"), name: "Desktop", picture: "🖥️"),
            Place(path: FilePath("\(home)/Documents"), name: "Documents", picture: "📄"),
            Place(path: FilePath("\(home)/Downloads"), name: "Downloads", picture: "⬇️"),
            Place(path: FilePath("/"), name: "Computer", picture: "💻"),
        ]
        var paths: Set<FilePath> = []
        return candidates.filter { DirectoryReader.isFolder($0.path) && paths.insert($0.path).inserted }
    }

    /// The folders above a directory, the nearest first.
    private static func folders(above directory: FilePath) -> [Place] {
        var components = directory.bytes.split(separator: UInt8(ascii: "/"))
        var places: [Place] = []
        while components.count > 1 {
            components.removeLast()
            let path = FilePath(bytes: components.flatMap { [UInt8(ascii: "/")] + $0 })
            places.append(Place(path: path, name: path.lastComponentText, picture: "📁"))
        }
        return places
    }
}
