import Dispatch
import Foundation
import Synchronization

/// Tells when the entries of watched folders change on disk.
///
/// Changes come in bursts, so a folder is reported once for all that happened to it within a short delay. A report says
/// only *that* a folder changed: whoever listens reads it anew, which is right whatever was missed.
final class DirectoryWatcher: Sendable {
    private struct State {
        // One folder can be found at two places of a tree; the system has one watch for both.
        var foldersByWatch: [Int32: Set<UInt32>] = [:]
        var watchesByFolder: [UInt32: Int32] = [:]
        var changed: Set<UInt32> = []
        var names: [UInt32: ChangedNames] = [:]
        var isReportDue = false

        mutating func noteUnknown(in folders: Set<UInt32>) {
            changed.formUnion(folders)
            for folder in folders { names[folder, default: ChangedNames()].insertUnknown() }
        }
    }

    private let state = Mutex(State())
    private let queue = DispatchQueue(label: "directory-watcher")
    private let delay: DispatchTimeInterval
    private let onChange: @Sendable (Set<UInt32>) -> Void
    private let notifier: any DirectoryNotifier

    /// Makes a watcher that watches nothing yet.
    ///
    /// - Parameters:
    ///   - delay: How long changes are gathered before they are reported.
    ///   - onChange: Called on a queue of the watcher's own with the folders that changed.
    init(
        delay: DispatchTimeInterval = .milliseconds(60), onChange: @escaping @Sendable (Set<UInt32>) -> Void
    ) {
        self.delay = delay
        self.onChange = onChange
        #if os(Linux) || os(Android)
        notifier = InotifyNotifier() ?? PollingNotifier()
        #else
        notifier = PollingNotifier()
        #endif
        notifier.start(on: queue) { [weak self] change in self?.note(change) }
    }

    deinit {
        notifier.stop()
    }

    /// Watches the folder at `path` from now on, and reports it as `folder`. A folder that can't be watched is just
    /// not reported.
    func watch(_ path: FilePath, as folder: UInt32) {
        state.withLock { state in
            guard state.watchesByFolder[folder] == nil, let watch = notifier.add(path) else { return }
            state.watchesByFolder[folder] = watch
            state.foldersByWatch[watch, default: []].insert(folder)
        }
    }

    /// Stops watching a folder.
    func unwatch(_ folder: UInt32) {
        state.withLock { state in
            state.changed.remove(folder)
            state.names[folder] = nil
            guard let watch = state.watchesByFolder.removeValue(forKey: folder) else { return }
            state.foldersByWatch[watch]?.remove(folder)
            guard state.foldersByWatch[watch]?.isEmpty == true else { return }
            state.foldersByWatch[watch] = nil
            notifier.remove(watch)
        }
    }

    /// The names of what changed in a folder since it was asked for last; nil when some are not known.
    func takeNames(of folder: UInt32) -> Set<[UInt8]>? {
        state.withLock { $0.names.removeValue(forKey: folder)?.known }
    }

    /// The folders that are watched.
    var watchedFolders: Set<UInt32> { state.withLock { Set($0.watchesByFolder.keys) } }

    private func note(_ change: DirectoryChange) {
        let isDue = state.withLock { state in
            switch change {
            case .entry(let watch, let name):
                for folder in state.foldersByWatch[watch] ?? [] {
                    state.changed.insert(folder)
                    state.names[folder, default: ChangedNames()].insert(name)
                }
            case .folder(let watch):
                state.noteUnknown(in: state.foldersByWatch[watch] ?? [])
            case .everything:
                state.noteUnknown(in: Set(state.watchesByFolder.keys))
            case .ended(let watch):
                // The folder itself went: the last report lets the listener find that out.
                let folders = state.foldersByWatch.removeValue(forKey: watch) ?? []
                for folder in folders { state.watchesByFolder[folder] = nil }
                state.noteUnknown(in: folders)
            }
            guard !state.changed.isEmpty, !state.isReportDue else { return false }
            state.isReportDue = true
            return true
        }
        guard isDue else { return }
        queue.asyncAfter(deadline: .now() + delay) { [weak self] in self?.report() }
    }

    private func report() {
        let changed = state.withLock { state in
            defer { state.changed = [] }
            state.isReportDue = false
            return state.changed
        }
        if !changed.isEmpty { onChange(changed) }
    }
}

/// What a notifier saw.
enum DirectoryChange {
    case folder(Int32)
    /// Something of that name in a folder.
    case entry(Int32, name: [UInt8])
    case ended(Int32)
    /// Some changes were lost, so any folder may have changed.
    case everything
}

/// A way to hear from the system that folders change.
protocol DirectoryNotifier: Sendable {
    func start(on queue: DispatchQueue, handler: @escaping @Sendable (DirectoryChange) -> Void)
    func add(_ path: FilePath) -> Int32?
    func remove(_ watch: Int32)
    func stop()
}
