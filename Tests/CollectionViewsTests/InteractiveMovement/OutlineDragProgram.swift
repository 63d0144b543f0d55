import DiffablePipeline
import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews

/// Drags in outlines that follow from a seed, with whatever may happen around them, on a view and on the model side by
/// side. The first thing on which they differ is told.
@MainActor final class OutlineDragProgram {
    typealias Target = OutlineDragModel.Target
    typealias Outline = DiffableDataSourceSectionSnapshot<Int>

    static let rowHeight = 50.0
    static let width = 400.0

    private let bench = RandomDragBench()
    private let clock = ManualClock()
    private let neighbour: RecordingViewer
    private var random: SeededGenerator
    private var model = OutlineDragModel()
    private var drag: OutlineDrag?
    /// The parents that the app takes nothing in below of.
    private var forbidden: Set<Int> = []
    private var transactions: [DiffableDataSourceTransaction<Int, Int>] = []
    /// What undo and redo lead to; nil once others have changed what nobody recorded.
    private var undone: [[[String]]] = []
    private var redone: [[[String]]] = []
    private var isRebased = false
    private(set) var fault: String?

    private var dataSource: CollectionViewDiffableDataSource<Int, Int> { bench.dataSource }
    private var window: CollectionViewWindow { bench.viewer.window }

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        bench.view.animationClock = clock
        bench.view.allowsMultipleSelection = true
        neighbour = RecordingViewer(bench.view, size: CGSize(width: Self.width, height: 4000))
        window.resize(to: CGSize(width: Self.width, height: 4000))
        bench.next = 30
        for section in 0..<3 {
            var outline = Outline()
            let items = section * 10 + 1...section * 10 + Int.random(in: 2...9, using: &random)
            for item in items {
                let parent = number(below: 3) > 0 ? outline.items.randomElement(using: &random) : nil
                outline.append([item], to: parent)
            }
            outline.expand(outline.items.filter { _ in number(below: 3) > 0 })
            dataSource.apply(outline, to: section)
        }
        // Then every section is one in which rows go into others, whatever it holds.
        dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { _, children in children }
        dataSource.reorderingHandlers.canReorderItem = { $0 % 13 != 0 }
        dataSource.reorderingHandlers.canMove = { [unowned self] _, place in allows(place.parent) }
        dataSource.reorderingHandlers.didReorder = { [unowned self] in transactions.append($0) }
        startHistory()
        model = shown()
    }

    private func number(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }

    private func allows(_ parent: Int?) -> Bool { parent.map { !forbidden.contains($0) } ?? true }

    private func check(_ isTrue: Bool, _ words: @autoclosure () -> String) {
        if !isTrue, fault == nil { fault = words() }
    }

    /// What the data source holds, read as the model says it.
    private func shown() -> OutlineDragModel {
        var model = OutlineDragModel()
        model.order = dataSource.snapshot().sectionIdentifiers
        for section in model.order {
            let outline = dataSource.snapshot(for: section)
            model.rows[section] = outline.items.map {
                .init(item: $0, level: outline.level(of: $0), isOpen: outline.isExpanded($0))
            }
        }
        return model
    }

    /// Drags once. False when it found a fault.
    func step() -> Bool {
        bench.viewer.update()
        forbidden = number(below: 3) == 0 ? Set(model.items.filter { _ in number(below: 4) == 0 }) : []
        guard lift() else { return fault == nil }
        for _ in 0..<number(below: 6) where fault == nil {
            event()
            if fault == nil { compare(withViewers: number(below: 8) == 0) }
        }
        if fault == nil { end(isCancelled: number(below: 5) == 0) }
        if fault == nil { compare(withViewers: true) }
        return fault == nil
    }

    // MARK: Lifting and letting go

    private func lift() -> Bool {
        for path in bench.view.indexPathsForSelectedItems ?? [] { bench.view.deselectItem(at: path, animated: false) }
        guard let item = model.shown.randomElement(using: &random), let key = bench.viewer.key(String(item)) else {
            return false
        }
        var selected: Set<Int> = []
        if number(below: 4) == 0 { selected = Set(model.shown.filter { _ in number(below: 5) == 0 }).union([item]) }
        for item in selected {
            bench.view.selectItem(at: dataSource.indexPath(for: item)!, animated: false)
        }
        window.beginMovement(of: key)
        let mayMove = item % 13 != 0
        check((window.movement != nil) == mayMove, "\(item) \(mayMove ? "may not" : "may") be lifted")
        guard mayMove, fault == nil else { return false }
        var items = [item]
        if selected.count > 1 {
            items = model.shown.filter { selected.contains($0) && $0 % 13 != 0 }
            items = items.filter { one in !items.contains { $0 != one && model.whole($0).contains { $0.item == one } } }
        }
        let primary = items.last { model.shown.firstIndex(of: $0)! <= model.shown.firstIndex(of: item)! }!
        drag = OutlineDrag(items: items, primary: primary)
        drag!.target = drag!.ownPlace(in: model)
        compareTarget("lifted \(item)")
        return true
    }

    private func end(isCancelled: Bool) {
        if isCancelled { window.cancelMovement() } else { window.endMovement() }
        guard let drag else { return }
        self.drag = nil
        let before = finish(drag, isCancelled: isCancelled)
        note(before)
        check(window.movement == nil, "the drag goes on")
        compareTransactions(drag, before, isCancelled ? "cancelled" : "dropped")
    }

    /// What the end of a drag does to the model. Returns what the drop begins with: parents that opened are closed.
    @discardableResult private func finish(_ drag: OutlineDrag, isCancelled: Bool = false) -> OutlineDragModel {
        var target = isCancelled ? nil : drag.target
        if target.map({ !allows($0.parent) }) == true { target = nil }
        target = drag.effective(target, in: model)
        for opened in drag.opened {
            let isInside = target?.parent.map { parent in model.whole(opened).contains { $0.item == parent } } ?? false
            if !isInside { model.setOpen(false, opened) }
        }
        let before = model
        if let target, target != drag.ownPlace(in: model) { model.move(drag.items, to: target) }
        return before
    }

    private func compareTransactions(_ drag: OutlineDrag, _ before: OutlineDragModel, _ words: String) {
        defer { transactions = [] }
        let isMove = before.structure != model.structure
        check(
            transactions.count == (isMove ? 1 : 0),
            "\(words): \(transactions.count) transactions for \(drag.items) to \(String(describing: drag.target)): "
                + "\(before), shown \(shown())")
        guard let transaction = transactions.first, fault == nil else { return }
        // What came below another dragged item meanwhile goes along with that.
        let roots = drag.items.filter { one in
            !drag.items.contains { $0 != one && before.whole($0).contains { $0.item == one } }
        }
        check(
            transaction.moves.map(\.item) == roots,
            "\(words): moves of \(transaction.moves.map(\.item)), not \(roots)")
        for move in transaction.moves {
            check(place(move.initialPlace) == place(of: move.item, in: before), "\(words): \(move) came from elsewhere")
            check(place(move.finalPlace) == place(of: move.item, in: model), "\(words): \(move) went elsewhere")
        }
        let changed = before.order.filter { before.visible($0).map(\.item) != model.visible($0).map(\.item) }
        let told = transaction.sectionTransactions.map(\.sectionIdentifier)
        check(Set(changed).isSubset(of: told), "\(words): sections \(changed) changed, \(told) are told")
        for section in transaction.sectionTransactions {
            let items = section.initialSnapshot.items.applying(section.difference)
            check(items == section.finalSnapshot.items, "\(words): the difference of \(section.sectionIdentifier)")
        }
    }

    private func place(_ place: DiffableDataSourceMove<Int, Int>.Place) -> [Int?] {
        [place.section, place.parent, place.index]
    }

    private func place(of item: Int, in model: OutlineDragModel) -> [Int?] {
        let section = model.section(of: item)!
        let parent = model.parent(of: item)
        return [section, parent, model.children(of: parent, in: section).firstIndex(of: item)]
    }

    // MARK: What happens meanwhile

    private func event() {
        switch number(below: 16) {
        case 0...4: hover()
        case 5: keys()
        case 6: wait()
        case 7: bench.viewer.update()
        case 8: forbidden = Set(model.items.filter { _ in number(below: 3) == 0 })
        case 9, 10, 11: update()
        case 12: moveElsewhere()
        case 13: neighbourDrags()
        default: turnBack()
        }
    }

    private var point: CGPoint {
        get {
            CGPoint(
                x: Double.random(in: 80...320, using: &random).rounded() + 0.3,
                y: Double.random(in: -60...Double(model.shown.count + 1) * Self.rowHeight, using: &random).rounded()
                    + 0.3)
        }
    }

    private func hover() {
        let point = point
        window.updateMovement(to: point)
        drag.map { drag = hovering($0, at: point) }
        compareTarget("held at \(point)")
    }

    private func hovering(_ drag: OutlineDrag, at point: CGPoint) -> OutlineDrag {
        var drag = drag
        let former = drag.target
        let place = drag.place(
            x: point.x, y: point.y, rowHeight: Self.rowHeight, middle: Self.width / 2, in: model)
        // Nothing is asked twice about one place.
        if place != former { drag.target = allows(place.parent) ? place : nil }
        if drag.target != former { drag.isWaiting = isClosed(drag.target) }
        return drag
    }

    private func isClosed(_ target: Target?) -> Bool {
        guard let target, target.isInto, let parent = target.parent else { return false }
        return model.row(parent)?.isOpen == false
    }

    private func keys() {
        if number(below: 3) > 0 {
            window.stepMovement(by: number(below: 2) == 0 ? 1 : -1)
        } else {
            window.indentMovement(by: number(below: 2) == 0 ? 1 : -1)
        }
        readTarget("by keys")
    }

    private func wait() {
        clock.finish()
        guard let drag else { return }
        guard let parent = drag.target?.parent, model.row(parent)?.isOpen == false else {
            self.drag!.isWaiting = false
            return
        }
        let opens = drag.isWaiting ?? dataSource.snapshot(for: drag.target!.section).isExpanded(parent)
        self.drag!.isWaiting = false
        guard opens else { return }
        model.setOpen(true, parent)
        self.drag!.opened.append(parent)
    }

    /// An update that deletes, inserts, opens and closes, and moves nothing.
    private func update() {
        let old = model
        let section = model.order.randomElement(using: &random)!
        var outline = dataSource.snapshot(for: section)
        let one = outline.items.randomElement(using: &random)
        var words = "update \(section)"
        let isForeign = number(below: 8) == 0 && transactions.isEmpty
        if isForeign { dataSource.history.disableUndoRegistration() }
        switch number(below: 5) {
        case 0:
            bench.next += 1
            words += ": \(bench.next) below \(one ?? 0)"
            outline.append([bench.next], to: one)
            model.append(bench.next, to: one, in: section)
            dataSource.apply(outline, to: section)
        case 1:
            guard let one, model.items.count > 15 else { break }
            words += ": \(one) deleted with its children"
            outline.delete([one])
            model.take(one)
            dataSource.apply(outline, to: section)
        case 2:
            guard let one, model.items.count > 10 else { break }
            words += ": \(one) deleted without its children"
            outline.deleteKeepingChildren(one)
            model.takeKeepingChildren(one)
            dataSource.apply(outline, to: section)
        case 3:
            guard let one, outline.isVisible(one), model.items.count > 15 else { break }
            words += ": \(one) deleted by an ordinary snapshot"
            var snapshot = dataSource.snapshot()
            snapshot.deleteItems([one])
            if model.row(one)!.isOpen { model.takeKeepingChildren(one) } else { model.take(one) }
            dataSource.apply(snapshot)
        default:
            guard let one else { break }
            let isOpen = outline.isExpanded(one)
            words += ": \(one) \(isOpen ? "closed" : "opened")"
            if isOpen { outline.collapse([one]) } else { outline.expand([one]) }
            model.setOpen(!isOpen, one)
            dataSource.apply(outline, to: section)
        }
        if isForeign {
            dataSource.history.enableUndoRegistration()
            if old != model { isRebased = true }
        }
        note(old)
        follow(from: old, words)
    }

    private func follow(from old: OutlineDragModel, _ words: String) {
        guard var drag else { return }
        if drag.follow(from: old, to: model) {
            self.drag = drag
            compareTarget(words)
        } else {
            for opened in drag.opened { model.setOpen(false, opened) }
            self.drag = nil
            check(window.movement == nil, "\(words): what was dragged is gone, the drag goes on")
        }
    }

    /// An update that moves something else, or the dragged item, by the program.
    private func moveElsewhere() {
        let old = model
        guard let one = model.items.randomElement(using: &random),
            let section = model.order.randomElement(using: &random), let home = model.section(of: one)
        else { return }
        let below = Set(model.whole(one).map(\.item))
        let parent = model.rows[section]!.map(\.item).filter { !below.contains($0) }.randomElement(using: &random)
        var source = dataSource.snapshot(for: home)
        let whole = source.snapshot(of: one, includingParent: true)
        source.delete([one])
        var target = home == section ? source : dataSource.snapshot(for: section)
        if let parent {
            var children = target.snapshot(of: parent)
            if let last = children.rootItems.last { children.insert(whole, after: last) } else { children = whole }
            target.replace(childrenOf: parent, using: children)
        } else if let last = target.rootItems.last {
            target.insert(whole, after: last)
        } else {
            target = whole
        }
        // One that goes to another section is named there, which takes it out of the first.
        dataSource.apply(target, to: section)
        model.move([one], to: Target(section: section, parent: parent))
        note(old)
        followMoves("\(one) goes below \(parent ?? 0) in \(section)")
    }

    /// Another visitor drags and drops at once.
    private func neighbourDrags() {
        let old = model
        neighbour.update()
        guard let item = model.shown.randomElement(using: &random), item % 13 != 0,
            let key = neighbour.key(String(item))
        else { return }
        neighbour.window.beginMovement(of: key)
        var other = OutlineDrag(items: [item], primary: item)
        other.target = other.ownPlace(in: model)
        let selected = (bench.view.indexPathsForSelectedItems ?? []).compactMap { dataSource.itemIdentifier(for: $0) }
        if selected.count > 1, selected.contains(item) { return neighbour.window.cancelMovement() }
        let point = point
        neighbour.window.updateMovement(to: point)
        other = hovering(other, at: point)
        neighbour.window.endMovement()
        finish(other)
        note(old)
        compareTransactions(other, old, "another visitor's drop of \(item)")
        followMoves("another visitor drops \(item) at \(point)")
    }

    private func turnBack() {
        let isRedo = number(below: 2) == 0
        let wanted = isRedo ? redone.popLast() : undone.popLast()
        let history = dataSource.history
        if isRebased {
            if isRedo { history.redo() } else { history.undo() }
        } else {
            check((isRedo ? history.canRedo : history.canUndo) == (wanted != nil), "what can be turned back")
            guard let wanted, fault == nil else { return }
            if isRedo { undone.append(model.structure) } else { redone.append(model.structure) }
            if isRedo { history.redo() } else { history.undo() }
            check(shown().structure == wanted, "\(isRedo ? "redone" : "undone"): \(shown().structure), not \(wanted)")
        }
        // What is open is no part of a step, but comes back with what was deleted.
        model = shown()
        check(Set(model.items).count == model.items.count, "an item stands twice")
        followMoves(isRedo ? "redone" : "undone")
    }

    /// Takes the drag along through an update that may move anything: which rows count as moved is the view's choice.
    private func followMoves(_ words: String) {
        guard let former = drag else { return }
        let shown = model.shown
        drag!.opened = former.opened.filter { shown.contains($0) }
        drag!.items = shown.filter { former.items.contains($0) }
        if shown.contains(former.primary) { return readTarget(words) }
        drag = nil
        check(window.movement == nil, "\(words): what was dragged is gone, the drag goes on")
        for opened in former.opened { model.setOpen(false, opened) }
    }

    // MARK: Comparing

    private func compare(withViewers: Bool) {
        let shown = shown()
        check(shown == model, "the outline is \(shown.structure), not \(model.structure), or open elsewhere")
        guard withViewers else { return }
        bench.viewer.update()
        neighbour.update()
        check(neighbour.texts == model.shown.map(String.init), "another visitor sees \(neighbour.texts)")
        check(bench.viewer.texts == model.shown.map(String.init), "the one who drags sees \(bench.viewer.texts)")
    }

    /// Where the view would drop, by names.
    private var target: Target? {
        guard let movement = window.movement, let target = movement.target else { return nil }
        func item(_ path: ItemPath?) -> Int? { path.flatMap { dataSource.itemIdentifier(for: IndexPath($0)) } }
        return drag?.effective(
            Target(
                section: model.order[target.section], parent: item(target.parent), next: item(target.next),
                isInto: target.isInto), in: model)
    }

    private func compareTarget(_ words: String) {
        guard let drag, fault == nil else { return }
        let wanted = drag.effective(drag.target, in: model)
        let found = target
        check(
            found == wanted,
            "\(words): to \(found.map { "\($0)" } ?? "nowhere"), not \(wanted.map { "\($0)" } ?? "nowhere")")
        compareReport(wanted)
    }

    /// What is said of the place, in positions and counts.
    private func compareReport(_ target: Target?) {
        guard let drag, let target, let movement = window.movement, fault == nil else { return }
        let report = bench.view.report(of: movement, .lifted)
        let siblings = model.children(of: target.parent, in: target.section).filter { !drag.items.contains($0) }
        let position = target.next.flatMap { siblings.firstIndex(of: $0) } ?? siblings.count
        check(
            report?.position == position && report?.siblingCount == siblings.count + drag.items.count,
            "said: \(report?.position ?? -1) of \(report?.siblingCount ?? -1), "
                + "not \(position) of \(siblings.count + drag.items.count)")
    }

    /// Takes the view's place for the drag, when that is one where it may go.
    private func readTarget(_ words: String) {
        guard var drag else { return }
        guard window.movement != nil else { return check(false, "\(words): the drag has ended") }
        let found = target
        drag.isWaiting = nil
        drag.target = found
        self.drag = drag
        guard let found else { return }
        let lifted = drag.lifted(in: model)
        if let parent = found.parent {
            check(!lifted.contains(parent), "\(words): below itself, in \(parent)")
            check(
                model.section(of: parent) == found.section && model.shown.contains(parent),
                "\(words): in \(parent), which is not there")
        }
        compareReport(found)
    }

    // MARK: History

    private func startHistory() {
        dataSource.history.onFinish = { [unowned self] outcome in
            // What changed nothing any more can't be turned back.
            guard outcome.changeset.isEmpty, !isRebased else { return }
            if outcome.isRedo { undone.removeLast() } else { redone.removeLast() }
        }
    }

    /// Takes note of a step that may have been recorded; what is open may be all that it changed.
    private func note(_ before: OutlineDragModel) {
        let history = dataSource.history
        guard history.canUndo, history.undoActionName != "noted" else { return }
        history.setActionName("noted")
        undone.append(before.structure)
        redone = []
    }
}
