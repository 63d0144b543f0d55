import DiffableChangesets
import DiffableSnapshots
import Synchronization

/// What can be undone and what can be redone, the latest last: the pure part of a ``DataSourceHistory``.
struct HistoryStack<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: Sendable {
    typealias Recorded = RecordedChange<SectionIdentifierType, ItemIdentifierType>

    /// What is undone at once.
    struct Step: Sendable {
        var name = ""
        /// In the order in which they were made.
        var changes: [Recorded] = []
        /// Whose step it is; nil where nobody asks.
        var author: String?
        /// The items that its author changed, of a step that undoes or redoes another one; empty for all others. Two
        /// items that change places are one move, of either: undone, it may be recorded as a move of the other item,
        /// which the author never touched.
        var meant: Set<ItemIdentifierType> = []
        /// Greater than those of all steps that were taken before.
        var number = 0

        /// Whether what was changed was changed back, so that there is nothing to undo.
        var comesToNothing: Bool {
            guard changes.count > 1 else { return changes.isEmpty }
            let models = changes.compactMap(\.models)
            if let first = models.first, let last = models.last, last.new.differs(from: first.old) { return false }
            var whole = changes[0].changeset
            for change in changes.dropFirst() {
                guard let composed = try? whole.composed(with: change.changeset) else { return false }
                whole = composed
            }
            return whole.isEmpty
        }

        /// What it inserted, deleted, moved, opened or closed.
        var items: Set<ItemIdentifierType> {
            changes.reduce(into: meant) { items, change in
                let changeset = change.changeset
                for list in [
                    changeset.insertedItemIdentifiers, changeset.deletedItemIdentifiers, changeset.movedItemIdentifiers,
                    changeset.expandedItemIdentifiers, changeset.collapsedItemIdentifiers,
                ] { items.formUnion(list) }
            }
        }
    }

    private(set) var undoSteps: [Step] = []
    private(set) var redoSteps: [Step] = []
    private(set) var openStep: Step?
    /// What could be redone before the open group: a group that comes to nothing leaves it as it was.
    private var formerRedoSteps: [Step] = []
    private(set) var groupingLevel = 0

    /// How many steps are kept; 0 stands for all.
    var levels = 0 { didSet { trim() } }

    private var lastNumber = 0

    /// The number of the step that is taken next, such as what is in the open group.
    var nextNumber: Int { lastNumber + 1 }

    /// Adds a change, to the open group or as a step of its own. What its author undid before can't be redone any more.
    mutating func record(_ change: Recorded, by author: String? = nil) {
        if let openStep, openStep.changes.isEmpty { formerRedoSteps = redoSteps }
        redoSteps.removeAll { $0.author == author }
        if openStep != nil {
            openStep?.changes.append(change)
        } else {
            add(Step(changes: [change], author: author), redo: false)
        }
    }

    mutating func beginGroup(by author: String? = nil) {
        if groupingLevel == 0 { openStep = Step(author: author) }
        groupingLevel += 1
    }

    /// Ends the innermost group. With the outermost one, what was recorded becomes a step.
    mutating func endGroup() {
        groupingLevel -= 1
        guard groupingLevel == 0, let step = openStep else { return }
        openStep = nil
        defer { formerRedoSteps = [] }
        if step.comesToNothing {
            if !step.changes.isEmpty { redoSteps = formerRedoSteps }
            return
        }
        add(step, redo: false)
    }

    /// Names the open group of an author, or without one their latest step.
    mutating func setName(_ name: String, by author: String? = nil) {
        if openStep?.author == author, openStep != nil {
            openStep?.name = name
        } else if let latest = undoSteps.lastIndex(where: { $0.author == author }) {
            undoSteps[latest].name = name
        }
    }

    /// The latest step of an author that can be undone, or redone.
    func latest(redo: Bool, by author: String?) -> Step? {
        (redo ? redoSteps : undoSteps).last { $0.author == author }
    }

    /// Takes the latest step of an author out, in order to undo or redo it.
    mutating func take(redo: Bool, by author: String?) -> Step? {
        guard let index = (redo ? redoSteps : undoSteps).lastIndex(where: { $0.author == author }) else { return nil }
        return redo ? redoSteps.remove(at: index) : undoSteps.remove(at: index)
    }

    /// The items of a step that another author's later step changed too. What was undone changed nothing, but for who
    /// undid before that.
    func items(of step: Step, changedByOthersSince isRedo: Bool) -> Set<ItemIdentifierType> {
        let later = laterSteps(ofOthersThan: step, isRedo: isRedo)
        if later.isEmpty { return [] }
        let own = step.items
        return later.reduce(into: []) { $0.formUnion($1.items.intersection(own)) }
    }

    /// The items that later steps of others moved. What was undone moved nothing, but for who undid before that.
    func itemsMovedByOthers(since step: Step, isRedo: Bool) -> Set<ItemIdentifierType> {
        laterSteps(ofOthersThan: step, isRedo: isRedo).reduce(into: []) { items, later in
            // Of two that change places either may be listed as moved: what was meant is known where it was undone or
            // redone.
            if !later.meant.isEmpty { items.formUnion(later.meant) }
            for change in later.changes where later.meant.isEmpty {
                items.formUnion(change.changeset.movedItemIdentifiers)
            }
        }
    }

    private func laterSteps(ofOthersThan step: Step, isRedo: Bool) -> [Step] {
        (undoSteps + (isRedo ? redoSteps : [])).filter { $0.author != step.author && $0.number > step.number }
    }

    /// Adds a step that was done just now, or what undoes one that was undone or redone.
    mutating func add(_ step: Step, redo: Bool) {
        var step = step
        step.number = nextNumber
        lastNumber = step.number
        if redo { redoSteps.append(step) } else { undoSteps.append(step) }
        trim()
    }

    mutating func removeAll() {
        undoSteps = []
        redoSteps = []
        formerRedoSteps = []
        openStep = groupingLevel > 0 ? Step() : nil
    }

    private mutating func trim() {
        guard levels > 0 else { return }
        if undoSteps.count > levels { undoSteps.removeFirst(undoSteps.count - levels) }
        if redoSteps.count > levels { redoSteps.removeFirst(redoSteps.count - levels) }
    }
}

/// A change that was recorded: first the states before and after it, as soon as it is worked out the changeset alone.
final class RecordedChange<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>:
    Sendable
{
    typealias State = DataSourceState<SectionIdentifierType, ItemIdentifierType>

    private enum Content {
        case states(old: State, new: State, SnapshotDifference)
        case changeset(Changeset<SectionIdentifierType, ItemIdentifierType>)
    }

    private let content: Mutex<Content>
    /// What became of the models that belong to the identifiers; nil without such.
    let models: ModelsChange?

    init(old: State, new: State, _ difference: SnapshotDifference) {
        content = Mutex(.states(old: old, new: new, difference))
        models = ModelsChange(old: old.models, new: new.models)
    }

    /// Whether nothing is different after it.
    var isEmpty: Bool { models == nil && changeset.isEmpty }

    /// What changed. It is worked out when it is first asked for, on whatever thread.
    var changeset: Changeset<SectionIdentifierType, ItemIdentifierType> {
        content.withLock { content in
            switch content {
            case .changeset(let changeset): return changeset
            case .states(let old, let new, let difference):
                let changeset = Changeset(from: old, to: new, difference: difference)
                content = .changeset(changeset)
                return changeset
            }
        }
    }
}

/// The models before and after a change, both whole: they share what they have in common.
struct ModelsChange: Sendable {
    var old: any StateModels
    var new: any StateModels

    /// Nil where there are no models, or none of them changed.
    init?(old: (any StateModels)?, new: (any StateModels)?) {
        guard let old, let new, new.differs(from: old) else { return nil }
        self.old = old
        self.new = new
    }
}
