import DiffableSnapshots

/// Copies of one value, edited and looked into by many tasks at once. The Thread Sanitizer watches.
@main
enum ThreadChecks {
    static func main() async {
        for round in 0..<4 {
            var flat = DiffableDataSourceSnapshot<Int, String>()
            flat.appendSections([0, 1])
            flat.appendItems((0..<800).map { "item \($0)" }, toSection: 0)
            flat.appendItems((800..<1_000).map { "item \($0)" }, toSection: 1)
            // Nobody has looked yet: the index is made by whichever task comes first.
            await editCopies(of: flat, round: round)
            var indexed = flat
            indexed.moveItem("item 3", beforeItem: "item 900")
            await editCopies(of: indexed, round: round)

            let parents = (0..<40).map { "parent \($0)" }
            var outline = DiffableDataSourceSectionSnapshot<String>()
            outline.append(parents)
            for parent in parents { outline.append((0..<25).map { "\(parent), child \($0)" }, to: parent) }
            await editCopies(of: outline, round: round)
            outline.expand(parents.filter { $0.hasSuffix("3") })
            await editCopies(of: outline, round: round)
        }
        print("copies of one snapshot and of one outline were edited on many threads without a race")
    }

    /// Lets 8 tasks edit copies of `base`, each also comparing its copy with what another has made by then, and
    /// compares what came out on as many tasks.
    static func editCopies<Value: EditedOnThreads>(of base: Value, round: Int) async {
        let board = Board<Value>()
        let results = await withTaskGroup(of: Value.self) { group in
            for task in 0..<8 {
                group.addTask {
                    var copy = base
                    var generator = SeededGenerator(seed: UInt64(round * 8 + task))
                    for step in 0..<24 {
                        copy.edit(step: step, task: task, using: &generator)
                        copy.checkDifference(from: base)
                        if step % 6 == 0, let other = await board.exchange(copy) { copy.checkDifference(from: other) }
                    }
                    copy.checkInvariants()
                    return copy
                }
            }
            return await group.reduce(into: [Value]()) { $0.append($1) }
        }
        await withTaskGroup(of: Void.self) { group in
            for (number, result) in results.enumerated() {
                group.addTask {
                    result.checkDifference(from: base)
                    base.checkDifference(from: result)
                    result.checkDifference(from: results[(number + 1) % results.count])
                }
            }
        }
    }

    /// Where tasks leave what they have made for others to take. All of it stays until the end: the sanitizer doesn't
    /// see that a reference count orders the last look of one task before the first write of another, and would take
    /// every array that is handed round and dropped for a race.
    actor Board<Value: Sendable> {
        private var all: [Value] = []

        func exchange(_ value: Value) -> Value? {
            defer { all.append(value) }
            return all.last
        }
    }
}

protocol EditedOnThreads: Sendable {
    mutating func edit(step: Int, task: Int, using generator: inout SeededGenerator)
    /// Stops the program unless the difference leads from `old` here.
    func checkDifference(from old: Self)
    func checkInvariants()
}

extension DiffableDataSourceSnapshot<Int, String>: EditedOnThreads {
    mutating func edit(step: Int, task: Int, using generator: inout SeededGenerator) {
        let items = itemIdentifiers
        let item = items.randomElement(using: &generator)!
        precondition(indexOfItem(item) != nil)
        switch step % 4 {
        case 0: deleteItems([item])
        case 1: insertItems(["\(task) \(step)"], afterItem: item)
        case 2: appendItems([item], toSection: step % 2)
        default: reconfigureItems([item])
        }
    }

    func checkDifference(from old: Self) {
        let difference = difference(from: old)
        precondition(old.applying(difference, fillingFrom: self)?.hasSameContent(as: self) == true)
    }
}

extension DiffableDataSourceSectionSnapshot<String>: EditedOnThreads {
    mutating func edit(step: Int, task: Int, using generator: inout SeededGenerator) {
        let item = items.randomElement(using: &generator)!
        let parent = rootItems.randomElement(using: &generator)!
        switch step % 8 {
        case 0, 4: expand([parent])
        case 1: append(["\(task) \(step)"], to: item)
        case 2: insert(["\(task) \(step)"], after: item)
        case 3: delete([item])
        case 5: collapse([parent])
        case 6: replace(childrenOf: parent, using: snapshot(of: parent))
        default: deleteKeepingChildren(item)
        }
        let rows = visibleItems
        let row = rows.randomElement(using: &generator)!
        precondition(visibleIndex(of: row).map { visibleItem(at: $0) } == row)
        precondition(index(of: row).map { self.item(at: $0) } == row)
    }

    func checkDifference(from old: Self) {
        // From behind, so that what stands before a hunk is still in its old place.
        var played = old.visibleItems
        for hunk in visibleChanges(from: old).hunks.reversed() {
            played.replaceSubrange(hunk.old, with: visibleItems[hunk.new])
        }
        precondition(played == visibleItems)
        precondition(itemsMissing(in: old).allSatisfy { contains($0) && !old.contains($0) })
    }
}
