import DiffableSnapshots

/// Every outline of few items in every state of expansion, for the tests and for the long checks.
enum OutlineExhaustiveChecks {
    typealias Model = ModelOutline<Int>

    /// All forests of `count` nodes, numbered from `first` in the order of a walk.
    static func forests(_ count: Int, from first: Int = 0) -> [[Model.Node]] {
        if count == 0 { return [[]] }
        var all: [[Model.Node]] = []
        for inside in 0..<count {
            for children in forests(inside, from: first + 1) {
                for rest in forests(count - 1 - inside, from: first + 1 + inside) {
                    all.append([Model.Node(item: first, children: children)] + rest)
                }
            }
        }
        return all
    }

    /// All edits at `item`, which bring new items from 10 on.
    static func edits(at item: Int) -> [OutlineEdit<Int>] {
        let spliced = [
            Model.Node(item: 10, isExpanded: true, children: [.init(item: 11, children: [.init(item: 12)])]),
            Model.Node(item: 13),
        ]
        return [
            .append([10, 11], to: item), .insert([10, 11], before: item), .insertAfter([10, 11], after: item),
            .splice(spliced, before: item), .spliceAfter(spliced, after: item), .replace(childrenOf: item, spliced),
            .replace(childrenOf: item, []), .delete([item]), .deleteKeepingChildren(item), .expand([item]),
            .collapse([item]),
        ]
    }

    /// Makes every edit of every outline of up to `largest` items.
    ///
    /// - Returns: The first case in which the outline and the model disagree, and the number of cases.
    static func everyEdit(largest: Int) -> (fault: String?, cases: Int) {
        var cases = 0
        for count in 0...largest {
            for forest in forests(count) {
                for expanded in 0..<(1 << count) {
                    var model = Model(roots: forest)
                    for item in 0..<count where expanded & (1 << item) != 0 { model.setExpanded(true, item) }
                    // The one kind of storage splits at the third item, the other holds all in one node.
                    let isSmall = (expanded + count) % 2 == 0
                    let base = model.outline(
                        into: isSmall ? .init(leafCapacity: 2, branchCapacity: 3) : .init())
                    var tried: [OutlineEdit<Int>] = [.append([10], to: nil), .deleteAll]
                    for item in 0..<count { tried += edits(at: item) }
                    for edit in tried {
                        var (changedModel, changed) = (model, base)
                        edit.play(on: &changedModel)
                        edit.play(on: &changed)
                        if let problem = changedModel.disagreement(with: changed) {
                            return ("\(forest), expanded \(expanded), \(edit): \(problem)", cases)
                        }
                        cases += 1
                    }
                    if let problem = model.disagreement(with: base) {
                        return ("The original changed. \(forest), expanded \(expanded): \(problem)", cases)
                    }
                }
            }
        }
        return (nil, cases)
    }

    /// Compares the snapshot of every item of every outline of up to `largest` items with the model.
    ///
    /// - Returns: The first case in which they disagree.
    static func everySnapshotOfParent(largest: Int) -> String? {
        for count in 1...largest {
            for forest in forests(count) {
                for expanded in 0..<(1 << count) {
                    var model = Model(roots: forest)
                    for item in 0..<count where expanded & (1 << item) != 0 { model.setExpanded(true, item) }
                    let outline = model.outline()
                    for item in 0..<count {
                        let node = model.node(item)
                        let inside = Model(roots: node.children).disagreement(with: outline.snapshot(of: item))
                        let whole = Model(roots: [node]).disagreement(
                            with: outline.snapshot(of: item, includingParent: true))
                        if let problem = inside ?? whole {
                            return "\(forest), expanded \(expanded), item \(item): \(problem)"
                        }
                    }
                }
            }
        }
        return nil
    }
}
