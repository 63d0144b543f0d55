import Dispatch
import Foundation
import Synchronization

/// Tells when the entries of watched folders change on disk.
///
/// Changes come in bursts, so a folder is reported once for all that happened to it within a short delay. A report says
/// only *that* a folder changed: whoever listens reads it anew, which is right whatever was missed.
final class DirectoryWatcher: Sendable {
    private struct State {
        var pathsByWatch: [Int32: FilePath] = [:]
        var watchesByPath: [FilePath: Int32] = [:]
        var changed: Set<FilePath> = []
        var isReportDue = false
    }

    private let state = Mutex(State())
    private let queue = DispatchQueue(label: "directory-watcher")
    private let delay: DispatchTimeInterval
    private let onChange: @Sendable (Set<FilePath>) -> Void
    private let notifier: any DirectoryNotifier

    /// Makes a watcher that watches nothing yet.
    ///
    /// - Parameters:
    ///   - delay: How long changes are gathered before they are reported.
    ///   - onChange: Called on a queue of the watcher's own with the folders that changed.
    init(
        delay: DispatchTimeInterval = .milliseconds(60), onChange: @escaping @Sendable (Set<FilePath>) -> Void
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

    /// Watches the folder at `path` from now on. A folder that can't be watched is just not reported.
    func watch(_ path: FilePath) {
        state.withLock { state in
            guard state.watchesByPath[path] == nil, let watch = notifier.add(path) else { return }
            state.watchesByPath[path] = watch
            state.pathsByWatch[watch] = path
        }
    }

    /// Stops watching the folder at `path`.
    func unwatch(_ path: FilePath) {
        state.withLock { state in
            guard let watch = state.watchesByPath.removeValue(forKey: path) else { return }
            state.pathsByWatch[watch] = nil
            state.changed.remove(path)
            notifier.remove(watch)
        }
    }

    /// The folders that are watched.
    var watchedPaths: Set<FilePath> { state.withLock { Set($0.watchesByPath.keys) } }

    private func note(_ change: DirectoryChange) {
        let isDue = state.withLock { state in
            switch change {
            case .folder(let watch): if let path = state.pathsByWatch[watch] { state.changed.insert(path) }
            case .everything: state.changed.formUnion(state.watchesByPath.keys)
            case .ended(let watch):
                // The folder itself went: the last report lets the listener find that out.
                if let path = state.pathsByWatch.removeValue(forKey: watch) {
                    state.watchesByPath[path] = nil
                    state.changed.insert(path)
                }
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
