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
                await watch()
                show(await read())
            }
            self?.isReading = false
        }
    }

    private struct Reading: Sendable {
        let found: Result<TrashContent, DirectoryReader.Failure>
        let changed: [FilePath]
    }

    private func read() async -> Reading {
        await onDisk { [trash, directory, isEverywhere, content] in
            do throws(DirectoryReader.Failure) {
                let found = TrashContent(try trash.entries(of: directory, isEverywhere: isEverywhere))
                return Reading(found: .success(found), changed: found.changes(from: content))
            } catch {
                return Reading(found: .failure(error), changed: [])
            }
        }
    }

    private func show(_ reading: Reading) {
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

    /// Watches the folders whose changes tell of what is to be read. What happens in one before it is watched is not
    /// told: nothing is read until they are found to be those that are watched already.
    private func watch() async {
        var isSettled = false
        while !isSettled {
            let folders = await onDisk { [trash, directory, isEverywhere] in
                trash.watchedFolders(of: directory, isEverywhere: isEverywhere)
            }
            isSettled = watch(folders)
        }
    }

    /// Watches some folders and no others.
    ///
    /// - Returns: Whether there is nothing new among them.
    private func watch(_ folders: [FilePath]) -> Bool {
        var isSettled = true
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
                if !DirectoryReader.exists(folder) { isSettled = false }
                continue
            }
            watched[folder] = lastWatched
            isSettled = false
        }
        return isSettled
    }
}
