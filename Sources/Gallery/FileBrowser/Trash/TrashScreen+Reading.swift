import Diffable
import Foundation

/// What is in the trash is read anew whenever something changes there.
extension TrashScreen {
    /// Reads what is there; once more after that where something changed meanwhile.
    func reload() {
        isOutdated = true
        guard !isReading, !isChanging else { return }
        isReading = true
        Task { [weak self] in
            while let self, isOutdated, !isChanging {
                isOutdated = false
                show(await Self.read(trash, browser.directory, isEverywhere))
            }
            self?.isReading = false
        }
    }

    private typealias Reading = (found: Result<[Trash.Entry], DirectoryReader.Failure>, folders: [FilePath])

    @concurrent private nonisolated static func read(
        _ trash: Trash, _ directory: FilePath, _ isEverywhere: Bool
    ) async -> Reading {
        let folders = trash.watchedFolders(of: directory, isEverywhere: isEverywhere)
        do throws(DirectoryReader.Failure) {
            return (.success(try trash.entries(of: directory, isEverywhere: isEverywhere)), folders)
        } catch {
            return (.failure(error), folders)
        }
    }

    private func show(_ reading: Reading) {
        for folder in reading.folders where !watched.contains(folder) {
            watched.append(folder)
            watcher.watch(folder, as: UInt32(watched.count))
            // What happened before it was watched is not told.
            isOutdated = true
        }
        if isChanging { return }
        let before = entriesByPath
        let found = (try? reading.found.get()) ?? []
        let isFirst = entries == nil
        entries = found
        entriesByPath = Dictionary(found.map { ($0.item.trashed, $0) }) { first, _ in first }
        var snapshot = DiffableDataSourceSnapshot<Int, FilePath>()
        snapshot.appendSections([0])
        snapshot.appendItems(found.map(\.item.trashed))
        snapshot.reconfigureItems(
            found.filter { entry in before[entry.item.trashed].map { $0 != entry } == true }.map(\.item.trashed))
        dataSource.apply(snapshot, animatingDifferences: !isFirst)
        if found.isEmpty { isEditing = false }
        contentUnavailableConfiguration = unavailable(after: reading.found)
        status = found.isEmpty ? "" : found.count == 1 ? "1 item" : "\(grouped(found.count)) items"
        showControls()
    }
}
