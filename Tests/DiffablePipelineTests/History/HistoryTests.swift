import DiffableChangesets
import DiffablePipeline
import DiffableSnapshots
import Testing

@MainActor @Suite("History of a data source")
struct HistoryTests {
    typealias State = DataSourceState<Int, Int>

    private let view = RecordingView()
    private let pipeline: ApplyPipeline<Int, Int>
    private let history: DataSourceHistory<Int, Int>

    init() {
        pipeline = ApplyPipeline(view: view)
        let list = State([0: [1, 2, 3]]).snapshot
        pipeline.apply(.difference(animated: false)) { $0.applying(list) }
        history = DataSourceHistory(of: pipeline)
    }

    private var items: [Int] { pipeline.state.snapshot.itemIdentifiers }

    private func show(_ items: [Int], _ precedence: ApplyPrecedence = .replacing) {
        pipeline.apply(.difference(animated: true), precedence: precedence) { $0.applying(State([0: items]).snapshot) }
    }

    @Test("An apply is undone and redone, animated and under its name")
    func undoAndRedo() {
        #expect(!history.canUndo && !history.canRedo && history.undoMenuItemTitle == "Undo")
        show([3, 1])
        history.setActionName("Delete")
        #expect(history.canUndo && history.undoActionName == "Delete" && history.undoMenuItemTitle == "Undo Delete")
        history.undo()
        #expect(items == [1, 2, 3] && !history.canUndo && history.redoMenuItemTitle == "Redo Delete")
        guard case .update(let difference, animated: true)? = view.events.last else {
            Issue.record("undoing is not animated")
            return
        }
        #expect(difference.insertedItems == [ItemPath(section: 0, item: 1)])
        history.redo()
        #expect(items == [3, 1] && history.undoActionName == "Delete" && !history.canRedo)
        history.undo()
        show([1])
        #expect(!history.canRedo)
    }

    @Test("A group is undone at once, with the groups in it")
    func groups() {
        history.beginUndoGrouping()
        show([1, 2])
        history.beginUndoGrouping()
        show([2, 1, 9])
        history.endUndoGrouping()
        history.setActionName("Tidy")
        #expect(history.groupingLevel == 1 && history.undoActionName == "Tidy")
        show([9])
        history.endUndoGrouping()
        history.beginUndoGrouping()
        history.endUndoGrouping()
        history.undo()
        #expect(items == [1, 2, 3])
        history.redo()
        #expect(items == [9] && history.undoActionName == "Tidy")
    }

    @Test("A group that leaves everything as it was is no step")
    func emptyGroup() {
        show([1, 2])
        history.beginUndoGrouping()
        show([5, 1, 2])
        show([1, 5, 2])
        show([1, 2])
        history.endUndoGrouping()
        history.undo()
        #expect(items == [1, 2, 3] && !history.canUndo)
    }

    @Test("A group that leaves everything as it was leaves what can be redone; one that changes something doesn't")
    func redoAcrossGroup() {
        show([1, 2])
        history.undo()
        history.beginUndoGrouping()
        show([5, 1, 2, 3])
        #expect(!history.canRedo)
        show([1, 2, 3])
        history.endUndoGrouping()
        history.redo()
        #expect(items == [1, 2])
        history.undo()
        history.beginUndoGrouping()
        show([5, 1, 2, 3])
        history.endUndoGrouping()
        #expect(!history.canRedo)
    }

    @Test("Undoing within a group ends it first")
    func openGroup() {
        history.beginUndoGrouping()
        show([1])
        history.undo()
        #expect(items == [1, 2, 3] && history.groupingLevel == 0)
    }

    @Test("The oldest steps are forgotten where only some are kept")
    func levels() {
        history.levelsOfUndo = 2
        for items in [[1, 2], [1], [1, 7]] { show(items) }
        history.undo()
        history.undo()
        #expect(items == [1, 2] && !history.canUndo)
        history.levelsOfUndo = 1
        history.redo()
        #expect(items == [1] && !history.canRedo)
        history.removeAllActions()
        #expect(!history.canUndo && !history.canRedo)
    }

    @Test("What is applied while registration is off, gestures and contents are no steps")
    func unrecorded() {
        history.disableUndoRegistration()
        #expect(!history.isUndoRegistrationEnabled)
        show([1, 2])
        history.enableUndoRegistration()
        show([1], .gesture)
        show([1, 5], .yielding)
        var snapshot = pipeline.state.snapshot
        snapshot.reconfigureItems([1])
        pipeline.apply(.difference(animated: true)) { [snapshot] in $0.applying(snapshot) }
        #expect(!history.canUndo)
        pipeline.apply(.difference(animated: true), precedence: .gesture, recording: .recorded) {
            $0.applying(State([0: [5, 1]]).snapshot)
        }
        #expect(history.canUndo)
        history.undo()
        #expect(items == [1, 5])
    }

    @Test("The first apply fills the list and is no step")
    func firstApply() {
        let pipeline = ApplyPipeline<Int, Int>(view: view)
        let history = DataSourceHistory(of: pipeline)
        pipeline.apply(.difference(animated: true)) { $0.applying(State([0: [1]]).snapshot) }
        #expect(!history.canUndo)
    }

    @Test("When the list has changed meanwhile, what is possible is undone and the rest is told")
    func rebasing() {
        var outcomes: [DataSourceHistory<Int, Int>.Outcome] = []
        history.onFinish = { outcomes.append($0) }
        show([1])
        history.disableUndoRegistration()
        show([7, 1, 3])
        history.enableUndoRegistration()
        history.undo()
        #expect(items == [7, 1, 2, 3])
        #expect(outcomes.map(\.conflicts) == [[.item(3, .alreadyPresent)]])
        #expect(outcomes.first?.changeset.insertedItemIdentifiers == [2])
        history.redo()
        #expect(items == [7, 1, 3], "the redo takes back what the undo did, and no more")
        #expect(outcomes.last?.isRedo == true)
    }

    @Test("An undo of which nothing is possible is told, and leaves nothing to redo")
    func nothingPossible() {
        var conflicts: [ChangesetConflict<Int, Int>] = []
        history.onFinish = { conflicts = $0.conflicts }
        show([1, 2])
        show([1, 2, 3], .gesture)
        history.undo()
        #expect(conflicts == [.item(3, .alreadyPresent)] && !history.canRedo)
    }

    @Test("Changes are told")
    func changes() {
        var titles: [String] = []
        history.onChange = { [history] in titles.append("\(history.canUndo) \(history.canRedo)") }
        show([1])
        history.undo()
        #expect(titles.first == "true false" && titles.last == "false true")
    }

    @Test("A large change is worked out in the background, and undone at once all the same")
    func large() {
        show(Array(0..<50_000).reversed())
        #expect(history.canUndo)
        history.undo()
        #expect(items == [1, 2, 3])
    }

    @Test("An outline comes back with its levels and its expansion")
    func outlines() {
        var outline = DiffableDataSourceSectionSnapshot<Int>()
        outline.append([1, 2, 3])
        outline.append([10, 11], to: 2)
        outline.append([100], to: 11)
        outline.expand([2, 11])
        let before = outline
        pipeline.apply(.difference(animated: true)) { $0.applying(before, to: 0) }
        var after = outline
        after.delete([2])
        pipeline.apply(.difference(animated: true)) { [after] in $0.applying(after, to: 0) }
        history.undo()
        #expect(pipeline.state.outlines[0]?.visualDescription() == before.visualDescription())
        history.undo()
        #expect(pipeline.state.outlines.isEmpty && items == [1, 2, 3])
    }

    @Test("Random applies are all undone, and all redone")
    func random() {
        for seed in 0..<UInt64(examples(21, of: 60)) {
            var states = RandomStates(RandomStates.Kind.allCases[Int(seed % 3)], seed: seed)
            let pipeline = ApplyPipeline<Int, Int>(view: view)
            let first = states.state()
            pipeline.apply(.reload) { _ in (first, SnapshotDifference()) }
            let history = DataSourceHistory(of: pipeline)
            var texts = [first.text]
            for _ in 0..<6 {
                let next = states.edited(pipeline.state)
                pipeline.apply(.difference(animated: true)) { state in
                    (next, next.snapshot.difference(from: state.snapshot))
                }
                if texts.last != next.text { texts.append(next.text) }
            }
            for text in texts.dropLast().reversed() {
                history.undo()
                #expect(pipeline.state.text == text, "seed \(seed)")
            }
            #expect(!history.canUndo, "seed \(seed)")
            for text in texts.dropFirst() {
                history.redo()
                #expect(pipeline.state.text == text, "seed \(seed)")
            }
        }
    }

    @Test("Nobody records without a history")
    func off() {
        let pipeline = ApplyPipeline<Int, Int>(view: view)
        weak var gone: DataSourceHistory<Int, Int>?
        do {
            let history = DataSourceHistory(of: pipeline)
            gone = history
        }
        #expect(gone == nil)
        pipeline.apply(.difference(animated: true)) { $0.applying(State([0: [1]]).snapshot) }
        #expect(pipeline.state.snapshot.itemIdentifiers == [1])
    }
}

@MainActor @Suite("History of a data source that several change")
struct HistoryByAuthorTests {
    private let pipeline = ApplyPipeline<Int, Int>(view: RecordingView())
    private let history: DataSourceHistory<Int, Int>

    private final class Names {
        var last: String?
    }
    private let names = Names()

    init() {
        let list = DataSourceState([0: [1, 2, 3, 4, 5]]).snapshot
        pipeline.apply(.difference(animated: false)) { $0.applying(list) }
        history = DataSourceHistory(of: pipeline)
        history.author = { [names] in names.last }
    }

    private var items: [Int] { pipeline.state.snapshot.itemIdentifiers }

    private func by(_ name: String, _ body: () -> Void) {
        names.last = name
        body()
    }

    private func move(_ item: Int, after other: Int, by name: String) {
        by(name) {
            var snapshot = pipeline.state.snapshot
            snapshot.moveItem(item, afterItem: other)
            let moved = snapshot
            pipeline.apply(.difference(animated: false)) { $0.applying(moved) }
            history.setActionName("Move of \(item)")
        }
    }

    @Test("Names go to what the author did, and no open group of somebody else's can be undone")
    func ownNames() {
        move(1, after: 5, by: "Ada")
        move(2, after: 4, by: "Grace")
        by("Ada") {
            history.setActionName("Ada's")
            #expect(history.undoActionName == "Ada's")
        }
        by("Grace") { #expect(history.undoActionName == "Move of 2") }
        by("Ada") { history.beginUndoGrouping() }
        move(3, after: 5, by: "Ada")
        by("Ada") { #expect(history.undoActionName == "Move of 3" && history.canUndo) }
        by("Lin") { #expect(history.undoActionName == "" && !history.canUndo) }
        by("Ada") { history.endUndoGrouping() }
    }

    @Test("Each takes back and does again what they did themselves, whatever others did after it")
    func ownSteps() {
        move(1, after: 5, by: "Ada")
        move(2, after: 4, by: "Grace")
        #expect(items == [3, 4, 2, 5, 1])
        by("Ada") {
            #expect(history.undoActionName == "Move of 1")
            history.undo()
            #expect(items == [1, 3, 4, 2, 5] && !history.canUndo && history.redoActionName == "Move of 1")
        }
        by("Grace") {
            #expect(!history.canRedo && history.undoActionName == "Move of 2")
            history.undo()
            #expect(items == [2, 1, 3, 4, 5], "it was the first when she took it")
        }
        // What one does anew ends what they could do again, and nobody else's.
        move(3, after: 5, by: "Ada")
        by("Ada") { #expect(!history.canRedo) }
        by("Grace") {
            history.redo()
            #expect(items == [1, 4, 2, 5, 3] && history.undoActionName == "Move of 2")
        }
        by("Nobody") {
            history.undo()
            #expect(items == [1, 4, 2, 5, 3] && !history.canUndo && !history.canRedo)
        }
    }

    @Test("A row does not follow the one above it that somebody else moved since: both undo, and the list is as before")
    func movedNeighbours() {
        move(2, after: 4, by: "Grace")
        move(1, after: 2, by: "Ada")
        #expect(items == [3, 4, 2, 1, 5])
        by("Grace") {
            history.undo()
            #expect(items == [2, 3, 4, 1, 5], "before the one that had followed it")
        }
        by("Ada") { history.undo() }
        #expect(items == [1, 2, 3, 4, 5])

        // The last row comes back to the end, whoever moved the one before it.
        move(5, after: 1, by: "Grace")
        move(4, after: 1, by: "Ada")
        by("Grace") { history.undo() }
        #expect(items == [1, 4, 2, 3, 5])
        by("Ada") { history.undo() }
        #expect(items == [1, 2, 3, 4, 5])
    }

    @Test("What is redone does not follow what somebody else has brought back since")
    func redoneNeighbours() {
        move(1, after: 3, by: "Ada")
        move(5, after: 3, by: "Grace")
        #expect(items == [2, 3, 5, 1, 4])
        by("Ada") { history.undo() }
        by("Grace") { history.undo() }
        #expect(items == [1, 2, 3, 4, 5])
        by("Ada") { history.redo() }
        #expect(items == [2, 3, 1, 4, 5])
        by("Grace") { history.redo() }
        #expect(items == [2, 3, 1, 5, 4], "before the one that had followed it")
    }

    @Test("What somebody else moved since stays, and that is told")
    func contradictions() {
        var told: [DataSourceHistory<Int, Int>.Outcome] = []
        history.onFinish = { told.append($0) }
        move(2, after: 5, by: "Ada")
        move(1, after: 5, by: "Ada")
        move(1, after: 3, by: "Grace")
        let shown = items
        by("Ada") {
            history.undo()
            #expect(items == shown && told.last?.conflicts == [.item(1, .changedSince)])
            #expect(told.last?.changeset.isEmpty == true && !history.canRedo)
            // The step before it is the next one: beside what nobody moved.
            history.undo()
            #expect(items == [2, 3, 1, 4, 5] && !history.canUndo)
        }
        by("Grace") {
            history.undo()
            #expect(told.last?.conflicts == [] && items.last == 1)
        }
        by("Ada") { #expect(!history.canUndo, "what was refused stays forgotten") }
        // What was undone contradicts nothing that was done before it, and what is to be done again after it.
        move(4, after: 5, by: "Ada")
        by("Ada") { history.undo() }
        move(4, after: 1, by: "Grace")
        by("Grace") { history.undo() }
        by("Ada") {
            history.redo()
            #expect(told.last?.conflicts == [.item(4, .changedSince)])
        }
    }
}

@MainActor @Suite("Misuse of a history")
struct HistoryMisuseTests {
    @Test("A group that is not open can't be ended")
    func endWithoutBegin() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                DataSourceHistory(of: ApplyPipeline<Int, Int>(view: RecordingView())).endUndoGrouping()
            }
        }
        #expect(text(result).contains("DataSourceHistory.endUndoGrouping(): no group is open"))
    }

    @Test("Registration that is on can't be enabled")
    func enableTwice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                DataSourceHistory(of: ApplyPipeline<Int, Int>(view: RecordingView())).enableUndoRegistration()
            }
        }
        #expect(text(result).contains("DataSourceHistory.enableUndoRegistration(): registration is enabled already"))
    }

    private func text(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }
}

extension DataSourceState where SectionIdentifierType == Int, ItemIdentifierType == Int {
    fileprivate init(_ sections: [Int: [Int]]) {
        var snapshot = DiffableDataSourceSnapshot<Int, Int>()
        for section in sections.keys.sorted() {
            snapshot.appendSections([section])
            snapshot.appendItems(sections[section]!)
        }
        self.init(snapshot)
    }
}
