import DiffableChangesets
import DiffableSnapshots

/// What was changed in a data source, so that a user can undo and redo it, in the shape of Foundation's `UndoManager`.
///
/// A data source records from the moment on when its history is first asked for: every apply of a snapshot, a section
/// snapshot or an update of a section, and every drop, is a step. Filling the list at first, opening and closing rows,
/// and children that load are none. A data source whose history nobody asks for records nothing and spends nothing.
///
/// ```swift
/// let history = dataSource.history
/// var snapshot = dataSource.snapshot()
/// snapshot.deleteItems(selection)
/// dataSource.apply(snapshot)
/// history.setActionName("Delete")
///
/// undoButton.label = history.undoMenuItemTitle
/// undoButton.isEnabled = history.canUndo
/// undoButton.action = { history.undo() }
/// ```
///
/// Undoing animates back to where everything was. If the list has changed meanwhile, by a feed or by somebody else,
/// whatever is still possible is undone, and ``onFinish`` tells the rest. Changes that no user should undo, such as
/// those of a feed, are applied between ``disableUndoRegistration()`` and ``enableUndoRegistration()``; for applies
/// from outside the main actor it counts whether registration is on when they are committed.
///
/// A data source of models takes these along: what is undone comes back with its model, and a model that was changed,
/// and not once more since, says again what it said.
///
/// An app whose model follows the list updates it in ``onFinish``, by what the changeset says or by the snapshot.
///
/// Where several people change one list, an ``author`` lets each of them undo and redo their own steps, and nobody
/// else's.
@MainActor
public final class DataSourceHistory<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
    /// A changeset of this data source.
    public typealias Change = Changeset<SectionIdentifierType, ItemIdentifierType>

    /// What an undo or a redo did.
    public struct Outcome: Sendable {
        /// The step's name.
        public var actionName: String
        /// Whether it was a redo.
        public var isRedo: Bool
        /// What it changed.
        public var changeset: Change
        /// What it could not do, because others had changed the list.
        public var conflicts: [Change.Conflict]
    }

    /// Who changes the list just now, or asks what can be undone; nil, as at the start, makes everything everybody's.
    ///
    /// Each author undoes and redoes their own steps, the latest first, whatever others did after it. What another
    /// author has changed since stays: that step is forgotten, and ``onFinish`` says so by its conflicts. It does not
    /// come back when that author takes the other change back: nobody's steps come and go by what others do.
    ///
    /// Where others moved the row that one had followed, it comes back before the row that had followed it.
    public var author: (() -> String?)?

    /// Called when what can be undone or redone, or its name, has changed.
    public var onChange: (() -> Void)?

    /// Called after each undo and redo, when the data source holds what it led to.
    public var onFinish: ((Outcome) -> Void)?

    /// How many steps are kept, the oldest are forgotten first; 0 stands for all.
    public var levelsOfUndo: Int {
        get { stack.levels }
        set { change { $0.levels = max(0, newValue) } }
    }

    /// Whether what was undone just now is being brought to the data source.
    public private(set) var isUndoing = false

    /// Whether what was redone just now is being brought to the data source.
    public private(set) var isRedoing = false

    private let pipeline: ApplyPipeline<SectionIdentifierType, ItemIdentifierType>
    private var stack = HistoryStack<SectionIdentifierType, ItemIdentifierType>()
    private var disabledCount = 0

    /// Makes the history of a pipeline, and starts to record.
    public init(of pipeline: ApplyPipeline<SectionIdentifierType, ItemIdentifierType>) {
        self.pipeline = pipeline
        pipeline.recorder = { [weak self] old, new, difference in self?.record(old, new, difference) }
    }

    // MARK: Recording

    /// Whether changes are recorded.
    public var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

    /// Records nothing until ``enableUndoRegistration()`` was called as often as this.
    public func disableUndoRegistration() { disabledCount += 1 }

    /// Records again. Without a call of ``disableUndoRegistration()`` before, the program stops.
    public func enableUndoRegistration() {
        if disabledCount == 0 {
            fatalError(
                "DataSourceHistory.enableUndoRegistration(): registration is enabled already; "
                    + "call disableUndoRegistration() first.")
        }
        disabledCount -= 1
    }

    /// How many groups are open.
    public var groupingLevel: Int { stack.groupingLevel }

    /// Makes everything that is recorded until ``endUndoGrouping()`` one step. Groups within a group belong to it. A
    /// group that leaves everything as it was, such as what was inserted and deleted again, is no step.
    public func beginUndoGrouping() { stack.beginGroup(by: author?()) }

    /// Ends the group that was begun last. Without one the program stops.
    public func endUndoGrouping() {
        if stack.groupingLevel == 0 {
            fatalError("DataSourceHistory.endUndoGrouping(): no group is open; call beginUndoGrouping() first.")
        }
        change { $0.endGroup() }
    }

    /// Names the open group or, without one, what was recorded last, of the present ``author``.
    public func setActionName(_ name: String) { change { $0.setName(name, by: author?()) } }

    private func record(
        _ old: DataSourceState<SectionIdentifierType, ItemIdentifierType>,
        _ new: DataSourceState<SectionIdentifierType, ItemIdentifierType>, _ difference: SnapshotDifference
    ) {
        guard isUndoRegistrationEnabled else { return }
        // A reload comes without a difference.
        let difference = difference.isEmpty ? new.snapshot.difference(from: old.snapshot) : difference
        let hasOutlines = !(old.outlines.isEmpty && new.outlines.isEmpty)
        if difference.isEmpty, !hasOutlines { return }
        let recorded = RecordedChange(old: old, new: new, difference)
        if !difference.hasStructuralChanges, !hasOutlines, recorded.models == nil { return }
        if difference.structuralChangeCount > 500 || hasOutlines && new.snapshot.numberOfItems > 5000 {
            // Large ones are worked out ahead, away from the main actor, unless the step is forgotten by then.
            Task.detached(executorPreference: PlanningExecutor.shared) { [weak recorded] in _ = recorded?.changeset }
        } else if recorded.isEmpty {
            return
        }
        change { $0.record(recorded, by: author?()) }
    }

    // MARK: Undoing

    /// Whether there is something to undo.
    public var canUndo: Bool { latest(redo: false) != nil || openStep?.changes.isEmpty == false }

    /// Whether there is something to redo.
    public var canRedo: Bool { latest(redo: true) != nil }

    /// The name of what ``undo(animatingDifferences:completion:)`` would undo; empty when it has none.
    public var undoActionName: String { openStep?.name ?? latest(redo: false)?.name ?? "" }

    /// The name of what ``redo(animatingDifferences:completion:)`` would redo; empty when it has none.
    public var redoActionName: String { latest(redo: true)?.name ?? "" }

    /// A number that the step has which ``undo(animatingDifferences:completion:)`` would undo, and no other step; nil
    /// without one.
    public var undoStepNumber: Int? {
        openStep?.changes.isEmpty == false ? stack.nextNumber : latest(redo: false)?.number
    }

    /// “Undo”, with the name of what it would undo.
    public var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }

    /// “Redo”, with the name of what it would redo.
    public var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }

    /// Undoes the latest step. Without one nothing happens. A group that is open is ended first; more than one stop the
    /// program.
    ///
    /// - Parameters:
    ///   - animatingDifferences: Whether rows glide, appear and leave visibly.
    ///   - completion: Called once when the animation has ended.
    public func undo(animatingDifferences: Bool = true, completion: ApplyHandler? = nil) {
        if stack.groupingLevel > 1 {
            fatalError(
                "DataSourceHistory.undo(): \(stack.groupingLevel) groups are open; "
                    + "end all but the outermost with endUndoGrouping() first.")
        }
        if stack.groupingLevel == 1 { endUndoGrouping() }
        turn(redo: false, animatingDifferences, completion)
    }

    /// Does again what was undone last. Without such a step nothing happens.
    ///
    /// - Parameters:
    ///   - animatingDifferences: Whether rows glide, appear and leave visibly.
    ///   - completion: Called once when the animation has ended.
    public func redo(animatingDifferences: Bool = true, completion: ApplyHandler? = nil) {
        turn(redo: true, animatingDifferences, completion)
    }

    /// Forgets everything.
    public func removeAllActions() { change { $0.removeAll() } }

    private func turn(redo: Bool, _ isAnimated: Bool, _ completion: ApplyHandler?) {
        var taken: HistoryStack<SectionIdentifierType, ItemIdentifierType>.Step?
        change { taken = $0.take(redo: redo, by: author?()) }
        guard let step = taken else {
            completion?()
            return
        }
        let changed = stack.items(of: step, changedByOthersSince: redo)
        if !changed.isEmpty {
            onFinish?(
                Outcome(
                    actionName: step.name, isRedo: redo, changeset: Change(),
                    conflicts: changed.map { .item($0, .changedSince) }))
            completion?()
            return
        }
        if redo { isRedoing = true } else { isUndoing = true }
        // A step to undo holds what was done, and one to redo what its undo did: both are inverted.
        pipeline.play(
            step.changes.reversed().map { $0.changeset.inverted() },
            undoing: step.changes.reversed().compactMap(\.models),
            movedByOthers: stack.itemsMovedByOthers(since: step, isRedo: redo),
            animated: isAnimated, completion: completion
        ) { [self] old, new, difference, conflicts in
            if redo { isRedoing = false } else { isUndoing = false }
            let performed = RecordedChange(old: old, new: new, difference)
            if !performed.isEmpty {
                var back = step
                back.changes = [performed]
                back.meant = author == nil ? [] : step.items
                change { $0.add(back, redo: !redo) }
            }
            onFinish?(
                Outcome(
                    actionName: step.name, isRedo: redo, changeset: performed.changeset, conflicts: conflicts))
        }
    }

    private var openStep: HistoryStack<SectionIdentifierType, ItemIdentifierType>.Step? {
        stack.openStep.flatMap { $0.author == author?() ? $0 : nil }
    }

    private func latest(redo: Bool) -> HistoryStack<SectionIdentifierType, ItemIdentifierType>.Step? {
        stack.latest(redo: redo, by: author?())
    }

    private func change(_ body: (inout HistoryStack<SectionIdentifierType, ItemIdentifierType>) -> Void) {
        body(&stack)
        onChange?()
    }
}
