import Diffable
import Foundation

/// The list beside the files: the directory, the folders in it, where the user asks for it places elsewhere, and the
/// trash at its end.
@MainActor final class PlacesList: CollectionViewDelegate, FolderDropTarget {
    private enum Section {
        case places, inside, above, trash
    }

    private struct Place: Hashable {
        /// Nil for the trash.
        let path: FilePath?
        let name: String
        let symbol: String
    }

    /// More would be no list of places any more.
    private static let mostFolders = 100

    let collectionView: CollectionView
    var onChoose: ((FilePath) -> Void)?
    var onChooseTrash: (() -> Void)?
    /// What was dragged here is to go to a folder.
    var onDrop: ((DragSession, FolderPlace) -> Void)?
    var onDropIntoTrash: ((DragSession) -> Void)?

    /// Whether places outside of the directory are offered too.
    let offersElsewhere: Bool

    private let directory: FilePath
    private var selected: FilePath?
    /// The folders in the directory that are offered.
    private(set) var names: [[UInt8]] = []
    private var dataSource: CollectionViewDiffableDataSource<Section, Place>!

    init(of directory: FilePath, offersElsewhere: Bool) {
        self.directory = directory
        self.offersElsewhere = offersElsewhere
        collectionView = CollectionView(collectionViewLayout: Self.layout(isDrawer: false))
        collectionView.delegate = self
        collectionView.dropDelegate = self
        let registration = CollectionView.CellRegistration<CollectionViewListCell, Place> { cell, _, place in
            var content = cell.defaultContentConfiguration()
            content.text = place.name
            content.image = .symbol(place.symbol)
            cell.contentConfiguration = content
        }
        dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, place in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: place)
        }
        let above = offersElsewhere ? Self.folders(above: directory) : []
        let known = Self.knownPlaces(with: directory, isAnywhere: offersElsewhere)
        let paths = Set(known.map(\.path))
        var snapshot = DiffableDataSourceSnapshot<Section, Place>()
        snapshot.appendSections([.places, .inside, .above, .trash])
        snapshot.appendItems(known, toSection: .places)
        snapshot.appendItems(above.filter { !paths.contains($0.path) }, toSection: .above)
        snapshot.appendItems([Self.trash], toSection: .trash)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    /// Whether the list is in a drawer. There its rows are for fingers, whatever the device.
    var isDrawer = false {
        didSet { if isDrawer != oldValue { collectionView.collectionViewLayout = Self.layout(isDrawer: isDrawer) } }
    }

    private static func layout(isDrawer: Bool) -> CollectionViewCompositionalLayout {
        CollectionViewCompositionalLayout { _, environment in
            var configuration = CollectionLayoutListConfiguration(appearance: .sidebar)
            configuration.rowHeight = isDrawer || environment.isForFingers ? 44 : 32
            let section = CollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
            // On a phone on its side a few folders more are seen, with the trash below them.
            if environment.traitCollection.verticalSizeClass == .compact {
                section.contentInsets.top = 2
                section.contentInsets.bottom = 2
            }
            return section
        }
    }

    /// Offers the folders in the directory, by their names.
    func show(_ names: [[UInt8]]) {
        self.names = names
        var snapshot = dataSource.snapshot()
        snapshot.deleteItems(snapshot.itemIdentifiers(inSection: .inside))
        let known = Set(snapshot.itemIdentifiers.map(\.path))
        let folders = names.prefix(Self.mostFolders).map { name in
            Place(path: directory.appending(name), name: FileNameText.text(of: name), symbol: "folder")
        }
        snapshot.appendItems(folders.filter { !known.contains($0.path) }, toSection: .inside)
        let isTrashSelected = collectionView.indexPathsForSelectedItems?.compactMap(dataSource.itemIdentifier)
            .contains(Self.trash)
        dataSource.apply(snapshot)
        if isTrashSelected == true { selectTrash() } else { select(selected) }
    }

    /// Selects the place that is shown, if it is in the list; nil selects none.
    func select(_ directory: FilePath?) {
        selected = directory
        select(directory.flatMap { path in dataSource.snapshot().itemIdentifiers.first { $0.path == path } })
    }

    /// Selects the trash as what is shown.
    func selectTrash() { select(Self.trash) }

    private func select(_ place: Place?) {
        collectionView.selectItem(at: nil, animated: false)
        if let place, let indexPath = dataSource.indexPath(for: place) {
            collectionView.selectItem(at: indexPath, animated: false, scrollPosition: [])
        }
    }

    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let place = dataSource.itemIdentifier(for: indexPath) else { return }
        if let path = place.path { onChoose?(path) } else { onChooseTrash?() }
    }

    func drop(_ session: DragSession, into folder: FolderPlace) { onDrop?(session, folder) }

    func isTrash(at indexPath: IndexPath) -> Bool { dataSource.itemIdentifier(for: indexPath) == Self.trash }

    func dropIntoTrash(_ session: DragSession) { onDropIntoTrash?(session) }

    func folder(at indexPath: IndexPath) -> FolderPlace? {
        dataSource.itemIdentifier(for: indexPath)?.path.map { FolderPlace($0, from: directory) }
    }

    private static let trash = Place(path: nil, name: "Trash", symbol: "trash")

    private static func knownPlaces(with directory: FilePath, isAnywhere: Bool) -> [Place] {
        let home = FileManager.default.homeDirectoryForCurrentUser.path
        let candidates = [
            Place(path: directory, name: directory.lastComponentText, symbol: "folder.fill"),
            Place(path: FilePath(home), name: "Home", symbol: "house"),
            Place(path: FilePath("\(home)/Desktop"), name: "Desktop", symbol: "desktopcomputer"),
            Place(path: FilePath("\(home)/Documents"), name: "Documents", symbol: "doc.text"),
            Place(path: FilePath("\(home)/Downloads"), name: "Downloads", symbol: "arrow.down.circle"),
            Place(path: FilePath("/"), name: "Computer", symbol: "internaldrive"),
        ]
        var paths: Set<FilePath> = []
        return candidates.filter { place in
            guard let path = place.path, isAnywhere || path.isInside(directory) else { return false }
            return DirectoryReader.isFolder(path) && paths.insert(path).inserted
        }
    }

    /// The folders above a directory, the nearest first.
    private static func folders(above directory: FilePath) -> [Place] {
        let components = directory.components
        return components.indices.dropFirst().reversed().map { count in
            let path = FilePath(components: components.prefix(count))
            return Place(path: path, name: path.lastComponentText, symbol: "folder")
        }
    }
}
