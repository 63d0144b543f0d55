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
                show(await Self.read(trash, directory, isEverywhere))
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
        watch(reading.folders)
        if isChanging { return }
        let before = entriesByPath
        let found = (try? reading.found.get()) ?? []
        let isFirst = entries == nil
        entries = found
        entriesByPath = Dictionary(found.map { ($0.item.trashed, $0) }) { first, _ in first }
        let changed = found.filter { entry in before[entry.item.trashed].map { $0 != entry } == true }
        if found.isEmpty { isEditing = false }
        contentUnavailableConfiguration = unavailable(after: reading.found)
        arrange(animated: !isFirst, changed: changed.map(\.item.trashed))
    }

    /// Watches some folders and no others.
    private func watch(_ folders: [FilePath]) {
        let known = watcher.watchedFolders
        // One that went is watched no more, also where another one has its path by now.
        for (folder, number) in watched where !folders.contains(folder) || !known.contains(number) {
            watcher.unwatch(number)
            watched[folder] = nil
        }
        for folder in folders where watched[folder] == nil {
            lastWatched += 1
            watcher.watch(folder, as: lastWatched)
            guard watcher.watchedFolders.contains(lastWatched) else {
                // It went since it was found: another one is to be watched in its place.
                if !DirectoryReader.exists(folder) { isOutdated = true }
                continue
            }
            watched[folder] = lastWatched
            // What happened before it was watched is not told.
            isOutdated = true
        }
    }
}
