import DiffablePipeline
import DiffableSnapshots

/// What sections hold, as lists of rows; a list is an outline or flat.
private struct ModelState {
    struct Row: Equatable {
        var item: Int
        var level: Int
        var isExpanded: Bool
    }
    var order: [Int] = []
    var rows: [Int: [Row]] = [:]
    var outlines: Set<Int> = []

    static func end(of index: Int, in rows: [Row]) -> Int {
        var end = index + 1
        while end < rows.count, rows[end].level > rows[index].level { end += 1 }
        return end
    }

    func visible(_ section: Int) -> [Int] {
        var result: [Int] = []
        var hiddenBelow = Int.max
        for row in rows[section]! where row.level <= hiddenBelow {
            result.append(row.item)
            hiddenBelow = row.isExpanded ? .max : row.level
        }
        return result
    }

    /// Takes a row out; its children stay when it is expanded, and go otherwise.
    mutating func take(_ item: Int, from section: Int) {
        guard let index = rows[section]!.firstIndex(where: { $0.item == item }) else { return }
        let end = Self.end(of: index, in: rows[section]!)
        if rows[section]![index].isExpanded {
            for child in index + 1..<end { rows[section]![child].level -= 1 }
            rows[section]!.remove(at: index)
        } else {
            rows[section]!.removeSubrange(index..<end)
        }
    }

    mutating func apply(_ outline: [Row], to section: Int) {
        if !order.contains(section) { order.append(section) }
        let old = Set((rows[section] ?? []).map(\.item))
        outlines.insert(section)
        rows[section] = outline
        for other in order where other != section {
            for row in outline where !old.contains(row.item) { take(row.item, from: other) }
        }
    }

    /// An ordinary apply that deletes and inserts, but moves nothing.
    mutating func apply(_ lists: [(section: Int, items: [Int])]) {
        let old = self
        order = lists.map(\.section)
        rows = rows.filter { order.contains($0.key) }
        outlines = outlines.filter { order.contains($0) }
        for (section, items) in lists {
            guard outlines.contains(section) else {
                rows[section] = items.map { Row(item: $0, level: 0, isExpanded: false) }
                continue
            }
            for item in old.visible(section) where !items.contains(item) { take(item, from: section) }
            var previous: Int?
            for item in items {
                defer { previous = item }
                if rows[section]!.contains(where: { $0.item == item }) { continue }
                guard let previous, let index = rows[section]!.firstIndex(where: { $0.item == previous }) else {
                    rows[section]!.insert(Row(item: item, level: 0, isExpanded: false), at: 0)
                    continue
                }
                let end = Self.end(of: index, in: rows[section]!)
                rows[section]!.insert(
                    Row(item: item, level: rows[section]![index].level, isExpanded: false), at: end)
            }
        }
    }
}

/// A sequence of applies that follows from a seed, on a data source's state and on the model side by side.
struct OutlineStateProgram {
    private var random: Numbers
    private var state = DataSourceState<Int, Int>()
    private var model = ModelState()
    private var nextItem = 100

    init(seed: UInt64) { random = Numbers(state: seed) }

    mutating func fault() -> String? {
        for step in 0..<25 {
            let before = state
            var difference: SnapshotDifference
            var moves = false
            if Int.random(in: 0..<2, using: &random) == 0 {
                let section = Int.random(in: 0..<4, using: &random)
                let outline = newOutline(for: section)
                (state, difference) = state.applying(outline, to: section)
                model.apply(rows(of: outline), to: section)
            } else {
                moves = Int.random(in: 0..<4, using: &random) == 0
                let next = newSnapshot(moves: moves)
                (state, difference) = state.applying(next)
                if moves {
                    if let fault = parentsStay(before, next, difference) { return "step \(step): \(fault)" }
                    let named = next.sectionIdentifiers.map { Set(next.itemIdentifiers(inSection: $0)) }
                    let shown = state.snapshot.sectionIdentifiers.map {
                        Set(state.snapshot.itemIdentifiers(inSection: $0))
                    }
                    // What follows its parent to another section is named in its old one.
                    if named.reduce(Set(), { $0.union($1) }) != shown.reduce(Set(), { $0.union($1) }) {
                        return "step \(step): named \(named), shown \(shown)"
                    }
                    readModel()
                } else {
                    model.apply(next.sectionIdentifiers.map { ($0, next.itemIdentifiers(inSection: $0)) })
                }
            }
            if let fault = compare() { return "step \(step), \(moves ? "moving " : "")\(fault)" }
            let played = before.snapshot.applying(difference, fillingFrom: state.snapshot)
            if played?.hasSameContent(as: state.snapshot) != true { return "step \(step): the difference is wrong" }
            var found = state.snapshot.difference(from: before.snapshot)
            found.reconfiguredItems = difference.reconfiguredItems
            if difference != found { return "step \(step): the difference is not the one that is found by looking" }
            let again = state.applying(state.snapshot)
            if !again.difference.isEmpty { return "step \(step): applying the same again changes something" }
        }
        return nil
    }

    /// An item that was neither named elsewhere nor shown anew keeps its parent, wherever that went.
    private func parentsStay(
        _ before: DataSourceState<Int, Int>, _ next: DiffableDataSourceSnapshot<Int, Int>,
        _ difference: SnapshotDifference
    ) -> String? {
        let named = next.difference(from: before.snapshot)
        let moved = Set(named.movedItems.map { next.itemIdentifier(at: $0.to)! })
        for outline in before.outlines.values {
            for item in outline.items where !moved.contains(item) {
                guard let parent = outline.parent(of: item), next.contains(item: parent) else { continue }
                let isNamed = next.contains(item: item)
                // What an ordinary snapshot names stands for itself, and what it hid goes with what hid it.
                if isNamed != outline.isVisible(item) { continue }
                if !isNamed, outline.ancestors(of: item).contains(where: { !next.contains(item: $0) }) { continue }
                // A parent that is put behind what is below it, or what came there, leaves that.
                if let path = next.itemPath(of: parent),
                    (0..<path.item).contains(where: { index in
                        let previous = next.itemIdentifier(at: ItemPath(section: path.section, item: index))!
                        return outline.contains(previous) && outline.ancestors(of: previous).contains(parent)
                    })
                {
                    continue
                }
                let holder = state.outlines.values.first { $0.contains(item) }
                guard let holder, holder.parent(of: item) == parent else {
                    return "\(item) has lost its parent \(parent)"
                }
            }
        }
        return nil
    }

    private func rows(of outline: DiffableDataSourceSectionSnapshot<Int>) -> [ModelState.Row] {
        outline.items.map { .init(item: $0, level: outline.level(of: $0), isExpanded: outline.isExpanded($0)) }
    }

    /// After a move, whose rules the model doesn't know, it starts from what is there.
    private mutating func readModel() {
        model.order = state.snapshot.sectionIdentifiers
        model.outlines = Set(state.outlines.keys)
        model.rows = [:]
        for section in model.order { model.rows[section] = rows(of: state.outline(for: section)) }
    }

    private func compare() -> String? {
        if state.snapshot.sectionIdentifiers != model.order { return "sections \(state.snapshot.sectionIdentifiers)" }
        var all: [Int] = []
        for section in model.order {
            let outline = state.outline(for: section)
            outline.checkInvariants()
            if rows(of: outline) != model.rows[section] {
                return "section \(section): \(rows(of: outline)), not \(model.rows[section]!)"
            }
            if state.snapshot.itemIdentifiers(inSection: section) != model.visible(section) {
                return "section \(section) shows \(state.snapshot.itemIdentifiers(inSection: section))"
            }
            all += outline.items
        }
        return Set(all).count == all.count ? nil : "an item is in two sections: \(all)"
    }

    private mutating func newOutline(for section: Int) -> DiffableDataSourceSectionSnapshot<Int> {
        var outline = Bool.random(using: &random) ? state.outline(for: section) : .init()
        for _ in 0..<Int.random(in: 1...5, using: &random) {
            let items = outline.items
            let known = items.randomElement(using: &random)
            // Some new items are old ones of other sections.
            var new = nextItem
            nextItem += 1
            if Int.random(in: 0..<4, using: &random) == 0 {
                let sections = state.snapshot.sectionIdentifiers.filter { $0 != section }
                new = sections.flatMap { state.outline(for: $0).items }.randomElement(using: &random) ?? new
            }
            if outline.contains(new) { continue }
            switch Int.random(in: 0..<8, using: &random) {
            case 0, 1, 2: outline.append([new], to: known)
            case 3: outline.append([new])
            case 4: known.map { outline.insert([new], before: $0) }
            case 5: known.map { outline.delete([$0]) }
            case 6: outline.collapse(known.map { [$0] } ?? [])
            default: outline.expand(known.map { [$0] } ?? [])
            }
        }
        if Bool.random(using: &random) { outline.expand(outline.items.filter { $0 % 3 != 0 }) }
        return outline
    }

    private mutating func newSnapshot(moves: Bool) -> DiffableDataSourceSnapshot<Int, Int> {
        var next = state.snapshot
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let item = next.itemIdentifiers.randomElement(using: &random)
            let section = Int.random(in: 0..<4, using: &random)
            switch Int.random(in: 0..<(moves ? 12 : 9), using: &random) {
            case 0...2: next.deleteItems(item.map { [$0] } ?? [])
            case 3, 4: item.map { next.insertItems([nextItem], afterItem: $0) }
            case 5: item.map { next.insertItems([nextItem], beforeItem: $0) }
            case 6: if next.contains(section: section) { next.appendItems([nextItem], toSection: section) }
            case 7: if !next.contains(section: section) { next.appendSections([section]) }
            case 8: if Int.random(in: 0..<3, using: &random) == 0 { next.deleteSections([section]) }
            default:
                let hidden = state.outlines.keys.sorted().flatMap { state.outlines[$0]!.items }
                let other = (next.itemIdentifiers + hidden).randomElement(using: &random)
                if let item, let other, item != other { next.insertItems([other], afterItem: item) }
            }
            nextItem += 1
        }
        return next
    }
}

extension DiffableDataSourceSectionSnapshot {
    fileprivate func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
        var result: [ItemIdentifierType] = []
        var current = parent(of: item)
        while let ancestor = current {
            result.append(ancestor)
            current = parent(of: ancestor)
        }
        return result
    }
}
