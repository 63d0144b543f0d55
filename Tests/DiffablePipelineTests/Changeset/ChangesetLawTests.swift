import DiffableChangesets
import DiffablePipeline
import DiffableSnapshots
import Foundation
import Testing

@Suite("Changesets at random: flat, sectioned and outlines")
struct ChangesetLawTests {
    typealias State = DataSourceState<Int, Int>
    typealias Change = Changeset<Int, Int>

    /// Runs a law over many seeds, and tells of the first that breaks it, on one line.
    private func law(
        _ kind: RandomStates.Kind, seeds: Int = 12, _ fault: (inout RandomStates) throws -> String?
    ) {
        for seed in 0..<UInt64(numberOfRandomPrograms(seeds)) {
            var states = RandomStates(kind, seed: seed)
            let text: String?
            do { text = try fault(&states) } catch { text = "thrown: \(error)" }
            if let text {
                Issue.record("seed \(seed), \(kind): \(text)")
                return
            }
        }
    }

    private func several(_ state: State, _ states: inout RandomStates) -> State {
        (0..<Int.random(in: 1...3, using: &states.random)).reduce(state) { state, _ in states.edited(state) }
    }

    @Test("A changeset leads from one state to the other, and its inverse back", arguments: RandomStates.Kind.allCases)
    func inverse(_ kind: RandomStates.Kind) {
        law(kind) { states in
            let old = states.state()
            let new = several(old, &states)
            if let fault = new.fault { return "\(old.text), edited: \(fault)" }
            let changeset = Change(from: old, to: new)
            var state = old
            try changeset.apply(to: &state)
            if let fault = state.fault { return fault }
            if state.text != new.text { return "\(old.text) → \(new.text), played \(state.text)" }
            if changeset.isEmpty != (old.text == new.text) { return "empty: \(old.text) → \(new.text)" }
            try changeset.inverted().apply(to: &state)
            if let fault = state.fault { return fault }
            if state.text != old.text { return "\(old.text) ← \(new.text), undone \(state.text)" }
            return changeset.inverted().inverted() == changeset ? nil : "inverted twice it is another one"
        }
    }

    @Test("Composing two equals playing both, in any grouping", arguments: RandomStates.Kind.allCases)
    func composition(_ kind: RandomStates.Kind) {
        law(kind) { states in
            let a = states.state()
            let b = several(a, &states)
            let c = several(b, &states)
            let d = several(c, &states)
            let (ab, bc, cd) = (Change(from: a, to: b), Change(from: b, to: c), Change(from: c, to: d))
            let line = "\(a.text) → \(b.text) → \(c.text) → \(d.text)"
            for whole in [try ab.composed(with: bc).composed(with: cd), try ab.composed(with: bc.composed(with: cd))] {
                var state = a
                do { try whole.apply(to: &state) } catch { return "\(line): \(error)" }
                if let fault = state.fault { return fault }
                if state.text != d.text { return "\(line), played \(state.text)" }
                try whole.inverted().apply(to: &state)
                if state.text != a.text { return "\(line), undone \(state.text)" }
            }
            if !(try ab.composed(with: ab.inverted())).isEmpty { return "\(line): with its inverse it is not empty" }
            return nil
        }
    }

    @Test("Coding a changeset gives the same back", arguments: RandomStates.Kind.allCases)
    func coding(_ kind: RandomStates.Kind) {
        law(kind, seeds: 40) { states in
            let old = states.state()
            let changeset = Change(from: old, to: several(old, &states))
            let data = try JSONEncoder().encode(changeset)
            return try JSONDecoder().decode(Change.self, from: data) == changeset ? nil : "decoded it is another one"
        }
    }

    @Test(
        "Undo after foreign edits leaves a valid state, tells what it left, and can be undone itself",
        arguments: RandomStates.Kind.allCases)
    func rebasing(_ kind: RandomStates.Kind) {
        law(kind) { states in
            let old = states.state()
            let new = several(old, &states)
            var foreign = new
            for _ in 0..<Int.random(in: 0...4, using: &states.random) { foreign = states.edited(foreign) }
            let line = "\(old.text) → \(new.text), then \(foreign.text)"
            let undo = Change(from: old, to: new).inverted()
            let (changeset, conflicts) = undo.rebased(onto: foreign)
            var state = foreign
            try changeset.apply(to: &state)
            if let fault = state.fault { return "\(line): \(fault)" }
            let isPristine = foreign.text == new.text
            if isPristine, state.text != old.text || !conflicts.isEmpty { return "\(line): \(conflicts)" }
            try changeset.inverted().apply(to: &state)
            if state.text != foreign.text { return "\(line): undone \(state.text)" }
            // What was neither done nor told is there already.
            for item in undo.insertedItemIdentifiers + undo.deletedItemIdentifiers {
                let isDone =
                    changeset.insertedItemIdentifiers.contains(item)
                    || changeset.deletedItemIdentifiers.contains(item)
                let isTold = conflicts.contains { if case .item(item, _) = $0 { true } else { false } }
                if !isDone, !isTold { return "\(line): nothing is told of \(item)" }
            }
            return nil
        }
    }

    @Test(
        "A changeset of one state applied to another one throws or leaves a valid state",
        arguments: RandomStates.Kind.allCases)
    func strangers(_ kind: RandomStates.Kind) {
        law(kind) { states in
            let old = states.state()
            let changeset = Change(from: old, to: several(old, &states))
            var other = states.state()
            let before = other.text
            do {
                try changeset.apply(to: &other)
                return other.fault
            } catch {
                return other.text == before ? nil : "it threw and changed the state"
            }
        }
    }
}
