import Diffable

/// What was done to a list, step by step, and the slider that plays it backwards and forwards.
///
/// A step that is undone stays on the slider: going forward to it does it again, until something else is done in its
/// place.
///
/// Whoever looks back looks only: what a list does by itself or by hand it does once the last step is shown again.
@MainActor
final class Replay<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
    typealias Change = Changeset<SectionIdentifierType, ItemIdentifierType>

    let slider = Slider(label: "Step", step: 1)
    /// Shows the last step again.
    let backButton = Button(label: "Back to Now")

    /// Brings the list from one step to another.
    var play: (Change) -> Void = { _ in }
    /// Does again what was undone last.
    var redo: () -> Void = {}
    /// Called when another step is shown, or there is one more.
    var onChange: () -> Void = {}

    private var recording = ChangesetRecording<SectionIdentifierType, ItemIdentifierType>()
    /// How many steps are shown.
    private(set) var shownStep = 0
    /// How many steps are done; those behind them were undone.
    private(set) var doneCount = 0

    /// How many steps there will be, where that is known before; 0 where it is not.
    var plannedCount = 0 { didSet { showState() } }

    /// All visitors may share a list, so that what is taken down has an end: after that many steps it begins anew.
    private static var mostSteps: Int { 200 }

    init() {
        backButton.image = .symbol("forward.end.fill")
        slider.onChange = { [weak self] step in self?.show(step: Int(step)) }
        backButton.action = { [weak self] in self.map { $0.show(step: $0.doneCount) } }
        showState()
    }

    /// How many steps there are, with those that were undone.
    var count: Int { recording.count }

    /// Whether something is done that is not shown.
    var isLookingBack: Bool { shownStep < doneCount }

    /// What is shown while looking back; nil otherwise.
    var text: String? { isLookingBack ? "Looking at step \(shownStep) of \(count)" : nil }

    /// Takes down what was just done, which is shown already. What was undone before can't be done again.
    func record(_ change: Change) {
        precondition(!isLookingBack, "Whoever looks back changes nothing.")
        recording.truncate(to: doneCount)
        if count == Self.mostSteps { recording = ChangesetRecording() }
        recording.append(change)
        settle(at: count)
    }

    /// Goes one step back: the last one was undone.
    func takeBack() {
        precondition(!isLookingBack, "Whoever looks back changes nothing.")
        // Steps before the first one that is kept are forgotten: with them undone, a new recording begins.
        if doneCount == 0 { recording = ChangesetRecording() }
        settle(at: max(0, doneCount - 1))
    }

    /// Goes one step forward: what was undone last was done again.
    func putBack(_ change: Change) {
        precondition(!isLookingBack, "Whoever looks back changes nothing.")
        if doneCount == count { return record(change) }
        settle(at: doneCount + 1)
    }

    private func settle(at step: Int) {
        doneCount = step
        shownStep = step
        showState()
    }

    /// Shows the list as it was after a number of steps. Steps that were undone are done again on the way.
    func show(step: Int) {
        let known = min(step, doneCount)
        if known != shownStep, let change = try? recording.changeset(from: shownStep, to: known) {
            // Noted first: what `play` calls may ask which step is shown.
            shownStep = known
            play(change)
        }
        while doneCount < min(step, count), shownStep == doneCount {
            let former = doneCount
            redo()
            if doneCount == former { break }
        }
        // Where there is no such step yet, the slider goes back to the one that is shown.
        showState()
    }

    /// Forgets all steps.
    func reset() {
        recording = ChangesetRecording()
        settle(at: 0)
    }

    private func showState() {
        slider.isEnabled = !recording.isEmpty || plannedCount > 0
        let count = max(count, plannedCount)
        slider.setRange(0...Double(max(1, count)))
        slider.setValue(Double(shownStep))
        slider.valueDescription = "\(shownStep) of \(count)"
        backButton.isEnabled = isLookingBack
        backButton.isProminent = isLookingBack
        onChange()
    }
}
