import Foundation

/// What a visitor did in share sheets: whoever goes back and comes again finds it as it was.
@MainActor final class ShareMemory {
    /// Which actions the sheet offers, in which order.
    var actions = ShareActions() { didSet { if actions != oldValue { sheet?.update() } } }
    /// The sheet that is shown; it follows each change.
    weak var sheet: ShareSheetScreen?

    private var done: [String: Set<ShareAction>] = [:]
    private var deliveries: [String: [ShareItem.ID: ShareItem.Progress]] = [:]

    func isDone(_ action: ShareAction, with mountain: Mountain) -> Bool {
        done[mountain.identifier]?.contains(action) == true
    }

    /// Does something with a mountain that leaves a mark, or takes it back.
    func toggle(_ action: ShareAction, with mountain: Mountain) {
        done[mountain.identifier, default: []].formSymmetricDifference([action])
    }

    /// How far a mountain is on its way to somebody.
    func progress(of mountain: Mountain, to id: ShareItem.ID) -> ShareItem.Progress {
        deliveries[mountain.identifier]?[id] ?? .waiting
    }

    /// Pretends to send, whether somebody looks on or not: nothing leaves this machine.
    func send(_ mountain: Mountain, to id: ShareItem.ID) {
        guard progress(of: mountain, to: id) != .sending else { return }
        deliveries[mountain.identifier, default: [:]][id] = .sending
        sheet?.update()
        Task { [weak self] in
            try? await Task.sleep(for: .seconds(1))
            self?.deliveries[mountain.identifier, default: [:]][id] = .sent
            self?.sheet?.update()
        }
    }
}
