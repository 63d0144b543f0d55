import Diffable

/// What was changed, to be taken back and done again, by each visitor what they did themselves, the latest first. Each
/// step may take a while.
@MainActor final class StepHistory: UndoHistory {
    /// A change that can be made: it answers what takes it back, and nil when there was nothing to do. One that is
    /// cancelled throws, and can be made again; where part of it was made it throws ``Cancelled``.
    struct Step {
        var name: String
        var perform: @MainActor () async throws -> Step?
        var author: String?
        /// The number by which the history knows it.
        fileprivate(set) var number = 0

        init(name: String, perform: @escaping @MainActor () async throws -> Step?) {
            self.name = name
            self.perform = perform
        }

        /// This change and then another one, as one. What takes it back does so in the reverse order. Once one is
        /// cancelled, nothing else begins.
        func followed(by other: Step) -> Step {
            Step(name: name) {
                let back: Step?
                do { back = try await perform() } catch let part as Cancelled {
                    throw Cancelled(back: part.back, left: part.left.map { $0.followed(by: other) } ?? other)
                }
                do {
                    return Self.joined(try await other.perform(), back)
                } catch let part as Cancelled {
                    throw Cancelled(back: Self.joined(part.back, back), left: part.left)
                } catch {
                    throw Cancelled(back: back, left: other)
                }
            }
        }

        private static func joined(_ first: Step?, _ second: Step?) -> Step? {
            guard let first, let second else { return first ?? second }
            return first.followed(by: second)
        }
    }

    /// A change was cancelled on the way.
    struct Cancelled: Error {
        /// What takes back the part that was made; nil where none was.
        var back: Step?
        /// What makes the rest; nil where all of it was made.
        var left: Step?
    }

    /// A change that was asked for and is not done yet.
    private struct Unfinished {
        let step: Step
        let cancel: () -> Void
    }

    /// Somebody who is told of each change.
    private struct Observer {
        weak var object: AnyObject?
        let onChange: () -> Void
    }

    private var undos: [Step] = [] { didSet { tellObservers() } }
    private var redos: [Step] = [] { didSet { tellObservers() } }
    private var unfinished: [Unfinished] = [] { didSet { tellObservers() } }
    private var lastNumber = 0
    private var isBusy = false { didSet { tellObservers() } }
    private var observers: [Observer] = []
    /// Called with what is to be said once a step was taken back or done again; one that is cancelled was not. Without
    /// it the screen says so at once.
    var onFinish: ((_ text: String) -> Void)?
    private var lastTask: Task<Void, Never>?
    private static let longest = 50

    var canUndo: Bool { latestUnfinished != nil || latest(of: undos) != nil && !isBusy }
    var canRedo: Bool { latest(of: redos) != nil && !isBusy }
    var undoActionName: String {
        latestUnfinished?.step.name ?? latest(of: undos).map { undos[$0].name } ?? ""
    }
    var redoActionName: String { latest(of: redos).map { redos[$0].name } ?? "" }
    var undoStepNumber: Int? { latestUnfinished?.step.number ?? latest(of: undos).map { undos[$0].number } }
    var undoesOwnStepsOnly: Bool { true }
    var reportsOutcome: Bool { onFinish != nil }

    /// Whether something that the present visitor asked for is not done yet.
    var isAwaiting: Bool { latestUnfinished != nil }

    private var latestUnfinished: Unfinished? { unfinished.last { $0.step.author == Visitor.current } }

    /// Has something called when what can be taken back or done again has changed, for as long as an object is there.
    func observe(for object: AnyObject, onChange: @escaping () -> Void) {
        observers.append(Observer(object: object, onChange: onChange))
    }

    private func tellObservers() {
        observers.removeAll { $0.object == nil }
        for observer in observers { observer.onChange() }
    }

    private func latest(of steps: [Step]) -> Int? { steps.lastIndex { $0.author == Visitor.current } }

    /// Takes note of what takes back a change that was made.
    func add(_ step: Step) {
        redos.removeAll { $0.author == Visitor.current }
        keep(step, in: \.undos)
    }

    /// Takes note of a change that takes a while. Until it has ended, an undo cancels it, and a redo makes it after
    /// all.
    ///
    /// - Parameters:
    ///   - step: What makes it anew.
    ///   - cancel: Called when it is to be given up.
    /// - Returns: The number by which ``end(_:with:)`` knows it.
    func begin(_ step: Step, cancel: @escaping () -> Void) -> Int {
        redos.removeAll { $0.author == Visitor.current }
        let step = numbered(step)
        unfinished.append(Unfinished(step: step, cancel: cancel))
        return step.number
    }

    /// Takes note that a change has ended, and of what takes it back; nil when it was not made.
    func end(_ number: Int, with back: Step?) {
        unfinished.removeAll { $0.step.number == number }
        if let back { keep(back, in: \.undos) }
    }

    func performUndo() {
        if let latest = latestUnfinished {
            latest.cancel()
            // One that could be cancelled has ended by now, and can be redone; else it goes on.
            if latestUnfinished?.step.number != latest.step.number { keep(latest.step, in: \.redos) }
        } else if canUndo {
            makeLatest(of: \.undos, to: \.redos)
        }
    }

    func performRedo() { if canRedo { makeLatest(of: \.redos, to: \.undos) } }

    private func keep(_ step: Step, in steps: ReferenceWritableKeyPath<StepHistory, [Step]>) {
        self[keyPath: steps] = self[keyPath: steps].suffix(Self.longest - 1) + [numbered(step)]
    }

    private func numbered(_ step: Step) -> Step {
        lastNumber += 1
        var step = step
        (step.author, step.number) = (Visitor.current, lastNumber)
        return step
    }

    /// Waits until what was undone or redone is done.
    func finish() async { await lastTask?.value }

    private func makeLatest(
        of steps: ReferenceWritableKeyPath<StepHistory, [Step]>,
        to others: ReferenceWritableKeyPath<StepHistory, [Step]>
    ) {
        guard let index = latest(of: self[keyPath: steps]) else { return }
        let step = self[keyPath: steps].remove(at: index)
        isBusy = true
        lastTask = Task {
            defer { isBusy = false }
            do {
                // A step that could not be done answers nil, and has said why.
                guard let back = try await step.perform() else { return }
                keep(back, in: others)
                onFinish?("\(others == \.redos ? "Undone" : "Redone"): \(step.name)")
            } catch let part as Cancelled {
                if let left = part.left { keep(left, in: steps) }
                if let back = part.back { keep(back, in: others) }
            } catch {
                keep(step, in: steps)
            }
        }
    }
}
