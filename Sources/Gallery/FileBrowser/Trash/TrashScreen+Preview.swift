import Diffable
import Foundation

/// What is in a file of the trash, and in those beside it.
extension TrashScreen: FilePreviewSource {
    func preview(of entry: Trash.Entry) -> FilePreviewScreen? {
        guard let place = entry.item.kept else { return nil }
        let screen = FilePreviewScreen(place, in: self)
        screen.restorationIdentifier = entry.addressName
        screen.offer(offers(for: screen), first: true)
        return screen
    }

    /// Shows what is in the first selected file, as folders do; to look into a folder, one puts it back.
    func look() {
        if let entry = selectedEntries.first, entry.isFile { open(entry) }
    }

    /// Where it came from, as its row says; where it is kept is of no matter.
    func caption(of place: EntryPlace) -> String? { entry(at: place.path).map { "from \(whereabouts(of: $0))" } }

    /// Where a file is kept is of no use, and where it came from there is none: as its row, a preview offers neither.
    var offersPaths: Bool { false }

    /// What the menu of the file's row offers.
    private func offers(for screen: FilePreviewScreen) -> [Button] {
        let putBack = Button(label: "Put Back") { [weak self, weak screen] in
            guard let self, let screen, let entry = entry(at: screen.place.path) else { return }
            self.putBack([entry], shownBy: screen)
        }
        putBack.image = .symbol("arrow.uturn.backward")
        putBack.showsLabelBesideImage = true
        let delete = Button(label: "Delete Immediately…") { [weak self, weak screen] in
            guard let self, let screen, let entry = entry(at: screen.place.path) else { return }
            self.delete([entry], shownBy: screen)
        }
        delete.image = .symbol("trash")
        delete.isDestructive = true
        delete.keyEquivalent = .deleteForward
        delete.waitsForOutcome = true
        return [putBack, delete]
    }

    func follow(_ screen: FilePreviewScreen) {
        // One change is made after the other.
        let canChange = !isChanging && entry(at: screen.place.path) != nil
        for button in screen.offered { button.isEnabled = canChange }
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
