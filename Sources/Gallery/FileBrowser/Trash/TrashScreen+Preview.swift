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
        let paths = dataSource.snapshot().itemIdentifiers
        guard let index = paths.firstIndex(of: screen.place.path) else {
            screen.neighbors = screen.neighbors.filter { ($0.value.base as? FilePath).flatMap(entry(at:)) != nil }
            return
        }
        let isFile = { (path: FilePath) in self.entry(at: path)?.isFile == true }
        screen.neighbors[-1] = paths[..<index].last(where: isFile).map(AnyHashable.init)
        screen.neighbors[1] = paths[(index + 1)...].first(where: isFile).map(AnyHashable.init)
    }

    func previewNeighbor(of screen: FilePreviewScreen, step: Int) {
        guard let path = screen.neighbors[step]?.base as? FilePath, let entry = entry(at: path),
            let place = entry.item.kept
        else { return }
        screen.restorationIdentifier = entry.addressName
        screen.show(place)
        if let indexPath = dataSource.indexPath(for: path) { selectPreviewed(at: indexPath) }
    }

    func didSelectPreviewed() { showControls() }
}
