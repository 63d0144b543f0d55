import DiffableSnapshots

/// A sequence of edits that follows from a seed.
struct OutlineProgram {
    var seed: UInt64
    var steps = 14
    var growth = 4
    var comparesEvery = 4

    /// Plays the program on a real outline and on the model, and says where they part.
    func fault<Item: TestIdentifier>(_ type: Item.Type) -> String? {
        var random = SeededGenerator(seed: seed)
        let leafCapacity = [2, 3, 4, 8].randomElement(using: &random)!
        let branchCapacity = [3, 4, 5].randomElement(using: &random)!
        var outline = DiffableDataSourceSectionSnapshot<Item>(
            leafCapacity: leafCapacity, branchCapacity: branchCapacity)
        var model = ModelOutline<Item>()
        var copies: [(DiffableDataSourceSectionSnapshot<Item>, ModelOutline<Item>)] = []
        var nextItem = 0
        for step in 0..<steps {
            if Int.random(in: 0..<4, using: &random) == 0 { copies.append((outline, model)) }
            if copies.count > 1, Int.random(in: 0..<6, using: &random) == 0 {
                let place = copies.indices.randomElement(using: &random)!
                swap(&copies[place].0, &outline)
                swap(&copies[place].1, &model)
            }
            let (oldOutline, oldModel) = copies.randomElement(using: &random) ?? (outline, model)
            let edit = edit(of: model, nextItem: &nextItem, using: &random)
            edit.play(on: &outline)
            edit.play(on: &model)
            outline.checkInvariants()
            if step % comparesEvery == 0 || step == steps - 1, let problem = model.disagreement(with: outline) {
                return "step \(step), \(edit): \(problem)"
            }
            if let problem = model.faultInChanges(of: outline, from: oldOutline, oldModel) {
                return "step \(step), \(edit), changes: \(problem)"
            }
        }
        for (copy, model) in copies {
            if let problem = model.disagreement(with: copy) { return "a copy changed: \(problem)" }
        }
        return nil
    }

    private func edit<Item: TestIdentifier>(
        of model: ModelOutline<Item>, nextItem: inout Int, using random: inout SeededGenerator
    ) -> OutlineEdit<Item> {
        func new(_ random: inout SeededGenerator) -> [Item] {
            let count = Int.random(in: 1...growth, using: &random)
            defer { nextItem += count }
            return (nextItem..<nextItem + count).map { Item(number: $0) }
        }
        func newNodes(_ random: inout SeededGenerator) -> [ModelOutline<Item>.Node] {
            var part = ModelOutline<Item>()
            for item in new(&random) {
                let parent = Bool.random(using: &random) ? nil : part.items.randomElement(using: &random)
                part.append([.init(item: item, isExpanded: .random(using: &random))], to: parent)
            }
            return part.roots
        }
        let items = model.items
        guard let item = items.randomElement(using: &random) else { return .append(new(&random), to: nil) }
        func some(_ random: inout SeededGenerator) -> [Item] {
            var some = Set([item])
            for _ in 0..<Int.random(in: 0...growth, using: &random) {
                some.insert(items.randomElement(using: &random)!)
            }
            return items.filter(some.contains)
        }
        switch Int.random(in: 0..<40, using: &random) {
        case 0..<10: return .append(new(&random), to: Int.random(in: 0..<5, using: &random) == 0 ? nil : item)
        case 10..<14: return .insert(new(&random), before: item)
        case 14..<18: return .insertAfter(new(&random), after: item)
        case 18, 19: return .splice(newNodes(&random), before: item)
        case 20, 21: return .spliceAfter(newNodes(&random), after: item)
        case 22, 23:
            // Half of the time some of the old descendants come back.
            let kept = Bool.random(using: &random) ? model.node(item).children : []
            return .replace(childrenOf: item, kept.filter { _ in .random(using: &random) } + newNodes(&random))
        case 24, 25:
            // Some children stay, in another order; some come twice, or stand elsewhere.
            let parent = Bool.random(using: &random) ? model.rows.first { $0.item == item }?.parent : item
            let current = (parent.map { model.node($0).children } ?? model.roots).map(\.item)
            var children = current.filter { _ in Int.random(in: 0..<4, using: &random) > 0 } + new(&random)
            if Bool.random(using: &random) { children.shuffle(using: &random) }
            if Int.random(in: 0..<3, using: &random) == 0 { children.append(item) }
            if Int.random(in: 0..<3, using: &random) == 0 { children += children.prefix(1) }
            return .setChildren(of: parent, children)
        case 26: return .delete(some(&random))
        case 27: return .deleteKeepingChildren(item)
        case 28: return Int.random(in: 0..<5, using: &random) == 0 ? .deleteAll : .delete([item])
        case 29..<36: return .expand(some(&random))
        default: return .collapse(some(&random))
        }
    }
}
