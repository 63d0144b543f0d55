import Testing

@testable import DiffableSnapshots

@Suite("An outline that was only appended to when it is looked at")
struct OutlineDraftTests {
    typealias Outline = DiffableDataSourceSectionSnapshot<Int>

    /// Appends, expands and collapses at random; looks after each step only where told.
    static func outline(seed: UInt64, steps: Int, leaf: Int, branch: Int, isLookedAt: Bool) -> Outline {
        var generator = SeededGenerator(seed: seed)
        var outline = Outline(leafCapacity: leaf, branchCapacity: branch)
        var count = 0
        for _ in 0..<steps {
            if isLookedAt { _ = outline.items }
            let isRoot = count == 0 || Bool.random(using: &generator)
            let parent = isRoot ? nil : Int.random(in: 0..<count, using: &generator)
            switch Int.random(in: 0..<6, using: &generator) {
            case 0 where count > 0:
                outline.expand([Int.random(in: 0..<count, using: &generator), count + 7])
            case 1 where count > 0:
                outline.collapse((0..<12).map { _ in Int.random(in: 0..<count, using: &generator) })
            case 2:
                var whole = Outline()
                whole.append([count, count + 1])
                whole.append([count + 2], to: count)
                whole.append([count + 3], to: count + 2)
                whole.append([count + 4], to: count + 1)
                whole.expand([count, count + 3])
                if parent == nil || outline.isEmpty { outline.append([count + 5]) }
                outline.insert(whole, after: parent ?? count + 5)
                count += 6
                if parent != nil { outline.append([count - 1]) }
            default:
                let length = Int.random(in: 1..<14, using: &generator)
                outline.append(Array(count..<count + length), to: parent)
                count += length
            }
        }
        return outline
    }

    @Test("is what it would be if it had been looked at all the time", arguments: [(2, 4), (4, 4), (8, 5), (64, 32)])
    func agrees(capacities: (leaf: Int, branch: Int)) {
        for seed in 0..<UInt64(24) {
            let make = { (isLookedAt: Bool) in
                Self.outline(
                    seed: seed, steps: 3 + Int(seed) * 2, leaf: capacities.leaf, branch: capacities.branch,
                    isLookedAt: isLookedAt)
            }
            let (draft, tree) = (make(false), make(true))
            #expect(draft.hasSameContent(as: tree) && draft.visibleItems == tree.visibleItems)
            draft.checkInvariants()
            for item in draft.items { #expect(draft.parent(of: item) == tree.parent(of: item)) }
        }
    }

    @Test("without anything but appends makes its tree at the first look", arguments: [(2, 4), (8, 5), (64, 32)])
    func appends(capacities: (leaf: Int, branch: Int)) {
        for count in [0, 1, 2, 7, 57, 500] {
            var outline = Outline(leafCapacity: capacities.leaf, branchCapacity: capacities.branch)
            for item in 0..<count { outline.append([item], to: item == 0 ? nil : (item - 1) / 3) }
            outline.expand(Array(stride(from: 0, to: count, by: 2)))
            #expect(outline.numberOfItems == count && outline.isEmpty == (count == 0))
            outline.checkInvariants()
            #expect(outline.items.sorted() == Array(0..<count))
            #expect((1..<max(1, count)).allSatisfy { outline.parent(of: $0) == ($0 - 1) / 3 })
            #expect(outline.expandedItems.sorted() == Array(stride(from: 0, to: count, by: 2)))
        }
    }

    @Test("shares nothing with a copy that goes on")
    func copies() {
        var first = Outline()
        first.append([1, 2])
        first.append([3], to: 1)
        var second = first
        second.append([4], to: 1)
        second.expand([1])
        first.append([5])
        #expect(first.items == [1, 3, 2, 5] && first.visibleItems == [1, 2, 5])
        #expect(second.items == [1, 3, 4, 2] && second.visibleItems == [1, 3, 4, 2])
        for outline in [first, second] { outline.checkInvariants() }
    }

    @Test("is one chain of parents, however deep")
    func chain() {
        var outline = Outline()
        let depth = examples(10_000, of: 100_000)
        for item in 0..<depth { outline.append([item], to: item == 0 ? nil : item - 1) }
        #expect(outline.level(of: depth - 1) == depth - 1)
        outline.expand(Array(0..<depth - 1))
        #expect(outline.numberOfVisibleItems == depth)
    }
}
