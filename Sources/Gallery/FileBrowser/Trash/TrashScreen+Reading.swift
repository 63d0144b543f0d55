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
                show(await read())
            }
            self?.isReading = false
        }
    }

    private struct Reading: Sendable {
        let found: Result<TrashContent, DirectoryReader.Failure>
        let changed: [FilePath]
        let folders: [FilePath]
    }

    /// What takes long has a thread of its own: the few that tasks share are for all visitors.
    private func read() async -> Reading {
        await withCheckedContinuation { [readings, trash, directory, isEverywhere, content] continuation in
            readings.async {
                continuation.resume(returning: Self.read(trash, directory, isEverywhere, after: content))
            }
        }
    }

    private nonisolated static func read(
        _ trash: Trash, _ directory: FilePath, _ isEverywhere: Bool, after old: TrashContent?
    ) -> Reading {
        let folders = trash.watchedFolders(of: directory, isEverywhere: isEverywhere)
        do throws(DirectoryReader.Failure) {
            let content = TrashContent(try trash.entries(of: directory, isEverywhere: isEverywhere))
            return Reading(found: .success(content), changed: content.changes(from: old), folders: folders)
        } catch {
            return Reading(found: .failure(error), changed: [], folders: folders)
        }
    }

    private func show(_ reading: Reading) {
        watch(reading.folders)
        if isChanging { return }
        let found: TrashContent
        switch reading.found {
        case .success(let content): (found, failure) = (content, nil)
        case .failure(let error): (found, failure) = (TrashContent([]), error)
        }
        content = found
        if found.entries.isEmpty { isEditing = false }
        arrange()
        if !reading.changed.isEmpty {
            updates.async { [dataSource] in dataSource?.reconfigure(reading.changed) }
        }
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
