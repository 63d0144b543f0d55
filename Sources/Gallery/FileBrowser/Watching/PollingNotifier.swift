import Dispatch
import Foundation
import Synchronization

/// Finds changes by looking at the folders' dates once a second, where the system offers nothing better.
final class PollingNotifier: DirectoryNotifier {
    private struct State {
        var next: Int32 = 1
        var folders: [Int32: (path: FilePath, modified: Date?)] = [:]
        var timer: DispatchSourceHandle?
    }

    private let state = Mutex(State())

    func start(on queue: DispatchQueue, handler: @escaping @Sendable (DirectoryChange) -> Void) {
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now() + 1, repeating: 1)
        timer.setEventHandler { [weak self] in self?.look(handler) }
        timer.resume()
        let handle = DispatchSourceHandle(timer)
        state.withLock { $0.timer = handle }
    }

    func add(_ path: FilePath) -> Int32? {
        guard let modified = DirectoryReader.modificationDate(ofFolder: path) else { return nil }
        return state.withLock { state in
            defer { state.next += 1 }
            state.folders[state.next] = (path, modified)
            return state.next
        }
    }

    func remove(_ watch: Int32) {
        state.withLock { $0.folders[watch] = nil }
    }

    func stop() {
        state.withLock { state in
            state.timer?.cancel()
            state.timer = nil
        }
    }

    private func look(_ handler: (DirectoryChange) -> Void) {
        for (watch, folder) in state.withLock({ $0.folders }) {
            let modified = DirectoryReader.modificationDate(ofFolder: folder.path)
            guard modified != folder.modified else { continue }
            state.withLock { $0.folders[watch]?.modified = modified }
            handler(modified == nil ? .ended(watch) : .folder(watch))
        }
    }
}
