import DiffableSnapshots

/// Copies of one snapshot, edited and looked into by many tasks at once. The Thread Sanitizer watches.
@main
enum ThreadChecks {
    typealias Snapshot = DiffableDataSourceSnapshot<Int, String>

    static func main() async {
        for round in 0..<4 {
            var flat = Snapshot()
            flat.appendSections([0, 1])
            flat.appendItems((0..<800).map { "item \($0)" }, toSection: 0)
            flat.appendItems((800..<1_000).map { "item \($0)" }, toSection: 1)
            // Nobody has looked yet: the index is made by whichever task comes first.
            await editCopies(of: flat, round: round)
            var indexed = flat
            indexed.moveItem("item 3", beforeItem: "item 900")
            await editCopies(of: indexed, round: round)
        }
        print("copies of one snapshot were edited on many threads without a race")
    }

    static func editCopies(of snapshot: Snapshot, round: Int) async {
        let results = await withTaskGroup(of: Snapshot.self) { group in
            for task in 0..<8 {
                group.addTask {
                    var copy = snapshot
                    var generator = SeededGenerator(seed: UInt64(round * 8 + task))
                    precondition(copy.indexOfItem("item 5") != nil)
                    for step in 0..<24 {
                        let items = copy.itemIdentifiers
                        let item = items[Int(generator.next() % UInt64(items.count))]
                        switch step % 4 {
                        case 0: copy.deleteItems([item])
                        case 1: copy.insertItems(["\(task) \(step)"], afterItem: item)
                        case 2: copy.appendItems([item], toSection: step % 2)
                        default: _ = copy.difference(from: snapshot)
                        }
                    }
                    copy.checkInvariants()
                    return copy
                }
            }
            return await group.reduce(into: [Snapshot]()) { $0.append($1) }
        }
        for result in results {
            let difference = result.difference(from: snapshot)
            precondition(snapshot.applying(difference, fillingFrom: result)?.hasSameContent(as: result) == true)
        }
    }
}
