import Diffable

/// What was done to a list, step by step, and the slider that plays it backwards and forwards.
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
    /// Called when another step is shown, or there is one more.
    var onChange: () -> Void = {}

    private var recording = ChangesetRecording<SectionIdentifierType, ItemIdentifierType>()
    /// How many steps are shown.
    private(set) var shownStep = 0

    /// All visitors may share a list, so that what is taken down has an end: after that many steps it begins anew.
    private static var mostSteps: Int { 200 }

    init() {
        slider.onChange = { [weak self] step in self?.show(step: Int(step)) }
        backButton.action = { [weak self] in self.map { $0.show(step: $0.count) } }
        showState()
    }

    /// How many steps there are.
    var count: Int { recording.count }

    /// Whether there are steps behind the one that is shown.
    var isLookingBack: Bool { shownStep < count }

    /// What is shown while looking back; nil otherwise.
    var text: String? { isLookingBack ? "Looking at step \(shownStep) of \(count)" : nil }

    /// Takes down what was just done, which is shown already.
    func record(_ change: Change) {
        precondition(!isLookingBack, "Whoever looks back changes nothing.")
        if count == Self.mostSteps { recording = ChangesetRecording() }
        recording.append(change)
        shownStep = count
        showState()
    }

    /// Forgets the last step, which was undone.
    func takeBack() {
        precondition(!isLookingBack, "Whoever looks back changes nothing.")
        recording.truncate(to: max(0, count - 1))
        shownStep = count
        showState()
    }

    /// Shows the list as it was after a number of steps.
    func show(step: Int) {
        guard step != shownStep, let change = try? recording.changeset(from: shownStep, to: step) else { return }
        // Whoever asks meanwhile hears of the new step.
        shownStep = step
        play(change)
        showState()
    }

    /// Forgets all steps.
    func reset() {
        recording = ChangesetRecording()
        shownStep = 0
        showState()
    }

    private func showState() {
        slider.isEnabled = !recording.isEmpty
        slider.setRange(0...Double(max(1, count)))
        slider.setValue(Double(shownStep))
        slider.valueDescription = "\(shownStep) of \(count)"
        backButton.isEnabled = isLookingBack
        onChange()
    }
}
