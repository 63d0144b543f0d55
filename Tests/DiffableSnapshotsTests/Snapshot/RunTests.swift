import Testing

@testable import DiffableSnapshots

@Suite("Many items at once")
struct RunTests {
    typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>

    @Test(
        "Random edits of whole runs agree with arrays, and copies keep what they were",
        arguments: 0..<UInt64(examples(7, of: 20)))
    func agrees(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var snapshot = Snapshot(leafCapacity: 4, branchCapacity: 4)
        snapshot.appendSections([0, 1])
        var lists: [[Int]] = [[], []]
        var copies: [(Snapshot, [[Int]])] = []
        var next = 0
        for _ in 0..<25 {
            if Int.random(in: 0..<3, using: &generator) == 0 { copies.append((snapshot, lists)) }
            let before = snapshot
            let section = Int.random(in: 0..<2, using: &generator)
            let count = lists[section].count
            let length = Int.random(in: 0...count, using: &generator)
            let start = Int.random(in: 0...count - length, using: &generator)
            let items = Array(lists[section][start..<start + length])
            let new = Array(next..<next + Int.random(in: 1...60, using: &generator))
            next += 60
            switch Int.random(in: 0..<4, using: &generator) {
            case 0:
                snapshot.deleteItems(items)
                lists[section].removeSubrange(start..<start + length)
            case 1:
                snapshot.replaceItems(
                    in: start..<start + length, inSectionAt: section, withNew: new)
                lists[section].replaceSubrange(start..<start + length, with: new)
            case 2:
                // What is there already moves, with new ones among it.
                let arriving = (items + new).shuffled(using: &generator)
                lists[section].removeSubrange(start..<start + length)
                snapshot.appendItems(arriving, toSection: 1 - section)
                lists[1 - section] += arriving
            default:
                let rest = lists[section].filter { !items.contains($0) }
                guard let anchor = rest.randomElement(using: &generator) else { continue }
                snapshot.insertItems(items + new, beforeItem: anchor)
                lists[section] = rest
                lists[section].insert(contentsOf: items + new, at: rest.firstIndex(of: anchor)!)
            }
            snapshot.checkInvariants()
            for section in 0..<2 { #expect(snapshot.itemIdentifiers(inSection: section) == lists[section]) }
            let played = before.applying(snapshot.difference(from: before), fillingFrom: snapshot)
            #expect(played?.hasSameContent(as: snapshot) == true)
        }
        for (copy, lists) in copies {
            copy.checkInvariants()
            for section in 0..<2 { #expect(copy.itemIdentifiers(inSection: section) == lists[section]) }
        }
    }

    #if DEBUG
    @Test("To delete a run, or to put others in its place, visits the nodes that hold them, and so does the difference")
    func visits() {
        var snapshot = Snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<200_000))
        snapshot.deleteItems([1])
        for (length, most) in [(100, 60), (10_000, 60 + 4 * 10_000 / 112)] {
            let range = 50_000..<50_000 + length
            let items = snapshot.itemIdentifiers(inSection: 0)[range]
            var (deleted, replaced) = (snapshot, snapshot)
            func visits(_ body: () -> Void) -> Int {
                let visits = VisitCounter.Visits()
                VisitCounter.$visits.withValue(visits, operation: body)
                return visits.count
            }
            #expect(visits { deleted.deleteItems(Array(items)) } < most)
            #expect(visits { _ = deleted.difference(from: snapshot) } < most)
            let new = Array(1_000_000..<1_000_000 + length)
            #expect(
                visits { replaced.replaceItems(in: range, inSectionAt: 0, withNew: new) } < 2 * most)
            #expect(visits { _ = replaced.difference(from: snapshot) } < 2 * most)
        }
    }
    #endif
}
