import DiffablePipeline
import DiffableSnapshots

/// States of data sources that follow from a seed: flat ones, ones of several sections, or outlines among them.
struct RandomStates {
    enum Kind: CaseIterable { case flat, sectioned, outlines }
    typealias State = DataSourceState<Int, Int>

    let kind: Kind
    var random: Numbers
    private var nextItem = 100

    init(_ kind: Kind, seed: UInt64) {
        self.kind = kind
        random = Numbers(state: seed)
    }

    mutating func state() -> State {
        var state = State()
        var snapshot = DiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections(kind == .flat ? [0] : [0, 1, 2])
        for section in snapshot.sectionIdentifiers {
            snapshot.appendItems(newItems(upTo: 7), toSection: section)
        }
        state = state.applying(snapshot).state
        for _ in 0..<4 { state = edited(state) }
        return state
    }

    /// A state that was edited from another one, or now and then built anew.
    mutating func edited(_ state: State) -> State {
        if kind == .outlines, Int.random(in: 0..<3, using: &random) > 0 {
            let section = Int.random(in: 0..<4, using: &random)
            return state.applying(outline(section, of: state), to: section).state
        }
        let snapshot = snapshot(of: state)
        if Int.random(in: 0..<5, using: &random) > 0 { return state.applying(snapshot).state }
        var rebuilt = DiffableDataSourceSnapshot<Int, Int>()
        for section in snapshot.sectionIdentifiers {
            rebuilt.appendSections([section])
            rebuilt.appendItems(snapshot.itemIdentifiers(inSection: section))
        }
        return state.applying(rebuilt).state
    }

    private mutating func newItems(upTo count: Int) -> [Int] {
        (0..<Int.random(in: 0...count, using: &random)).map { _ in
            nextItem += 1
            return nextItem
        }
    }

    /// Some items come back that were there once: numbers start anew now and then.
    private mutating func newItem(notIn state: State) -> Int {
        if Int.random(in: 0..<3, using: &random) == 0 {
            let old = Int.random(in: 101...max(101, nextItem), using: &random)
            if !state.snapshot.contains(item: old), !state.outlines.values.contains(where: { $0.contains(old) }) {
                return old
            }
        }
        nextItem += 1
        return nextItem
    }

    private mutating func snapshot(of state: State) -> DiffableDataSourceSnapshot<Int, Int> {
        var next = state.snapshot
        for _ in 0..<Int.random(in: 1...5, using: &random) {
            let item = next.itemIdentifiers.randomElement(using: &random)
            let other = next.itemIdentifiers.randomElement(using: &random)
            let section = next.sectionIdentifiers.randomElement(using: &random)
            switch Int.random(in: 0..<(kind == .flat ? 8 : 12), using: &random) {
            case 0, 1: next.deleteItems(item.map { [$0] } ?? [])
            case 2, 3:
                let new = newItem(notIn: state)
                if let item, !next.contains(item: new) { next.insertItems([new], afterItem: item) }
            case 4: if let section { next.appendItems([newItem(notIn: state)], toSection: section) }
            case 5: if let item, let other, item != other { next.moveItem(item, beforeItem: other) }
            case 6: if let item, let other, item != other { next.moveItem(item, afterItem: other) }
            case 7: if let item, let section { next.appendItems([item], toSection: section) }
            case 8:
                let new = Int.random(in: 0..<5, using: &random)
                if !next.contains(section: new), let section { next.insertSections([new], beforeSection: section) }
            case 9: if Int.random(in: 0..<3, using: &random) == 0, let section { next.deleteSections([section]) }
            case 10:
                let other = next.sectionIdentifiers.randomElement(using: &random)
                if let section, let other, section != other { next.moveSection(section, afterSection: other) }
            default:
                let new = Int.random(in: 0..<5, using: &random)
                if !next.contains(section: new) { next.appendSections([new]) }
            }
        }
        return next
    }

    private mutating func outline(_ section: Int, of state: State) -> DiffableDataSourceSectionSnapshot<Int> {
        var outline = Int.random(in: 0..<4, using: &random) > 0 ? state.outline(for: section) : .init()
        for _ in 0..<Int.random(in: 1...5, using: &random) {
            let known = outline.items.randomElement(using: &random)
            var new = newItem(notIn: state)
            if Int.random(in: 0..<4, using: &random) == 0 {
                let sections = state.snapshot.sectionIdentifiers.filter { $0 != section }
                new = sections.flatMap { state.outline(for: $0).items }.randomElement(using: &random) ?? new
            }
            if outline.contains(new) { continue }
            switch Int.random(in: 0..<10, using: &random) {
            case 0...2: outline.append([new], to: known)
            case 3: outline.append([new])
            case 4: known.map { outline.insert([new], before: $0) }
            case 5: known.map { outline.delete([$0]) }
            case 6: outline.collapse(known.map { [$0] } ?? [])
            case 7, 8: moveSubtree(in: &outline)
            default: outline.expand(known.map { [$0] } ?? [])
            }
        }
        if Bool.random(using: &random) { outline.expand(outline.items.filter { $0 % 3 != 0 }) }
        return outline
    }

    private mutating func moveSubtree(in outline: inout DiffableDataSourceSectionSnapshot<Int>) {
        guard let item = outline.items.randomElement(using: &random) else { return }
        let whole = outline.snapshot(of: item, includingParent: true)
        outline.delete([item])
        guard let target = outline.items.randomElement(using: &random) else {
            outline = whole
            return
        }
        if outline.hasChildren(target) || Bool.random(using: &random) {
            outline.insert(whole, after: target)
        } else {
            outline.replace(childrenOf: target, using: whole)
        }
    }
}

extension DataSourceState where SectionIdentifierType == Int, ItemIdentifierType == Int {
    /// All that a state holds, on one line.
    var text: String {
        snapshot.sectionIdentifiers.map { section in
            let outline = outline(for: section)
            let items = outline.items.map {
                String(repeating: ">", count: outline.level(of: $0)) + (outline.isExpanded($0) ? "+" : "") + "\($0)"
            }
            return "\(section)\(outlines[section] == nil ? "" : "*"): \(items.joined(separator: " "))"
        }.joined(separator: "; ")
    }

    /// What is wrong with a state; nil when it is valid.
    var fault: String? {
        for section in outlines.keys where !snapshot.contains(section: section) { return "outline of no section" }
        var all: [Int] = []
        for section in snapshot.sectionIdentifiers {
            let outline = outline(for: section)
            outline.checkInvariants()
            all += outline.items
            if outline.visibleItems != snapshot.itemIdentifiers(inSection: section) {
                return "section \(section) shows \(snapshot.itemIdentifiers(inSection: section)): \(text)"
            }
        }
        return Set(all).count == all.count ? nil : "an item stands twice: \(text)"
    }
}
