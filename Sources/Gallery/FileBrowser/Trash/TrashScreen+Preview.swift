import Diffable
import Foundation

/// What is in a file of the trash, and in those beside it.
extension TrashScreen: FilePreviewSource {
    func preview(of entry: Trash.Entry) -> FilePreviewScreen? {
        guard let place = entry.item.kept else { return nil }
        let screen = FilePreviewScreen(place, in: self)
        screen.restorationIdentifier = entry.addressName
        return screen
    }

    func follow(_ screen: FilePreviewScreen) {
        guard let indexPath = dataSource.indexPath(for: screen.place.path) else {
            screen.neighbors = screen.neighbors.filter { $0.value.find() != nil }
            return
        }
        for step in [-1, 1] { screen.neighbors[step] = next(to: indexPath, step: step).map(neighbor) }
    }

    private func neighbor(_ path: FilePath) -> FilePreviewNeighbor {
        FilePreviewNeighbor { [weak self] in
            guard let self, let entry = entry(at: path), let place = entry.item.kept else { return nil }
            return .init(
                place: place, addressName: entry.addressName, indexPath: dataSource.indexPath(for: path))
        }
    }

    /// The next file in the rows above or below one; folders and links are passed over.
    private func next(to indexPath: IndexPath, step: Int) -> FilePath? {
        var indexPath = indexPath
        repeat {
            indexPath.item += step
            guard indexPath.item >= 0, let path = dataSource.itemIdentifier(for: indexPath) else { return nil }
            if entry(at: path)?.isFile == true { return path }
        } while true
    }

    func didSelectPreviewed() { showControls() }
}
