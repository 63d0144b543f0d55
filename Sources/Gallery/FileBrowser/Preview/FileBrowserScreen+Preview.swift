import Diffable
import Foundation

/// What is in a file, and in those beside it.
extension FileBrowserScreen: FilePreviewSource {
    /// Shows what is in a file. Its address is that of the folder that is shown, and the names from there.
    func preview(_ item: FileIdentity) {
        if let place = tree.entryPlace(of: item) { preview(place) }
    }

    /// - Parameter link: What leads there, whose address it has where it has none of its own.
    func preview(_ place: EntryPlace, insteadOf link: EntryPlace? = nil) {
        deselectOpened()
        let screen = makePreview(of: place)
        screen.restorationIdentifier =
            addressName(of: place.name, in: place.folder) ?? link.flatMap { addressName(of: $0.name, in: $0.folder) }
        show(screen)
    }

    func makePreview(of place: EntryPlace, closesBySpace: Bool = true) -> FilePreviewScreen {
        let screen = FilePreviewScreen(place, in: self, closesBySpace: closesBySpace)
        let trash = Button(label: "Move to Trash") { [weak self, weak screen] in
            if let self, let screen, !screen.isGone { moveToTrash(screen) }
        }
        trash.image = .symbol("trash")
        trash.keyEquivalent = .deleteForward
        trash.waitsForOutcome = true
        screen.offer([trash], first: false)
        return screen
    }

    /// Moves the file that is looked at to the trash. One comes back to its row, which goes then.
    private func moveToTrash(_ screen: FilePreviewScreen) {
        let place = screen.place
        screen.dismiss()
        // A link may have led to a file of a folder that is not open.
        if let item = tree.item(at: place) { moveToTrash([item]) } else { moveToTrash([place]) }
    }

    /// Tells a preview what has become of its file and of those around it: one that has another name or place by now is
    /// followed there.
    func follow(_ screen: FilePreviewScreen) {
        if let item = tree.item(at: screen.place) {
            screen.whereabouts = { [weak tree] in tree?.entryPlace(of: item) }
            for step in [-1, 1] { screen.neighbors[step] = next(to: item, step: step).map(neighbor) }
        } else if let place = screen.whereabouts?(), place.path != screen.place.path {
            screen.restorationIdentifier = addressName(of: place.name, in: place.folder)
            screen.follow(to: place)
            follow(screen)
        } else {
            screen.neighbors = screen.neighbors.filter { $0.value.find() != nil }
        }
    }

    private func neighbor(_ item: FileIdentity) -> FilePreviewNeighbor {
        FilePreviewNeighbor { [weak self] in
            guard let self, let place = tree.entryPlace(of: item) else { return nil }
            return .init(
                place: place, addressName: addressName(of: place.name, in: place.folder),
                indexPath: dataSource.indexPath(for: item))
        }
    }

    /// The file that is looked at is the selected one wherever rows are selected, also if they were not when it came.
    func selectPreviewed() {
        guard !isEditing, let screen = presentedScreen as? FilePreviewScreen else { return }
        if let item = tree.item(at: screen.place) { selectInRows(item) }
    }

    private func selectInRows(_ item: FileIdentity) {
        if let indexPath = dataSource.indexPath(for: item) { selectPreviewed(at: indexPath) }
    }

    func didSelectPreviewed() { showPath() }

    /// The next file in the rows above or below another one; folders and links are passed over.
    private func next(to item: FileIdentity, step: Int) -> FileIdentity? {
        guard var indexPath = dataSource.indexPath(for: item) else { return nil }
        repeat {
            indexPath.item += step
            guard indexPath.item >= 0, let item = dataSource.itemIdentifier(for: indexPath) else { return nil }
            if isFile(item) { return item }
        } while true
    }

    private func isFile(_ item: FileIdentity) -> Bool {
        switch tree.entry(for: item)?.kind {
        case .folder, .link, nil: false
        default: true
        }
    }
}
