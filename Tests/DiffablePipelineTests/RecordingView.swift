import DiffablePipeline
import DiffableSnapshots

/// A view that plays each update at once or holds its animation until told, and writes down what it was asked.
@MainActor
final class RecordingView: SnapshotView {
    enum Event: Equatable {
        case reload
        case update(SnapshotDifference, animated: Bool)
    }

    private(set) var events: [Event] = []
    var holdsAnimations = false
    var whileCommitting: (() -> Void)?
    private var running: [@MainActor () -> Void] = []

    func reloadFromDataSource() {
        events.append(.reload)
        whileCommitting?()
    }

    func performUpdates(
        _ difference: SnapshotDifference, map: IndexMap?, animated: Bool, commit: () -> Void,
        completion: @escaping @MainActor () -> Void
    ) {
        events.append(.update(difference, animated: animated))
        commit()
        whileCommitting?()
        if animated, holdsAnimations {
            running.append(completion)
        } else {
            completion()
        }
    }

    func endAnimations() {
        let ended = running
        running = []
        for completion in ended { completion() }
    }
}
