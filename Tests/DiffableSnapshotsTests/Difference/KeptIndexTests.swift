import Testing

@testable import DiffableSnapshots

/// Where the number of moves is the same, the items whose index is unchanged are among those that stay.
@Suite("Items that keep their index")
struct KeptIndexTests {
    @Test("A reversed list keeps what stands in its middle")
    func reversed() {
        #expect(moves([0, 1, 2], [2, 1, 0]).allSatisfy { $0.from.item != 1 })
        #expect(moves(Array(0..<9), Array((0..<9).reversed())).allSatisfy { $0.from.item != 4 })
    }

    @Test("Two items that change places leave alone what stands between them")
    func swapped() {
        #expect(moves([0, 1, 2, 3], [3, 1, 2, 0]).map(\.from.item).sorted() == [0, 3])
        // One move is enough for neighbours; either may go.
        #expect(moves([0, 1], [1, 0]).count == 1)
    }

    @Test("Every order of up to seven items keeps as many as the fewest moves allow")
    func everyOrder() {
        for count in 1...7 {
            for order in permutations(count) {
                check(order, starts: order, targets: Array(order.indices), lengths: order.map { _ in 1 })
            }
        }
    }

    @Test(
        "So do blocks of any length, with items inserted and deleted between them", arguments: 0..<60 as Range<UInt64>)
    func blocks(seed: UInt64) {
        var numbers = SeededGenerator(seed: seed)
        let longest = [1, 2, 3, 9, 40][Int(seed % 5)]
        let count = Int.random(in: 2...40, using: &numbers)
        var lengths = (0..<count).map { _ in Int.random(in: 1...longest, using: &numbers) }
        var starts: [Int] = []
        var end = 0
        for length in lengths {
            end += Int.random(in: 1...3, using: &numbers)
            starts.append(end)
            end += length
        }
        var order = Array(0..<count)
        for _ in 0..<Int.random(in: 1...count, using: &numbers) {
            order.swapAt(Int.random(in: 0..<count, using: &numbers), Int.random(in: 0..<count, using: &numbers))
        }
        starts = order.map { starts[$0] }
        lengths = order.map { lengths[$0] }
        var targets: [Int] = []
        end = 0
        for length in lengths {
            end += Int.random(in: 1...3, using: &numbers)
            targets.append(end)
            end += length
        }
        check("seed \(seed)", starts: starts, targets: targets, lengths: lengths)
    }

    @Test(
        "So do thousands of blocks, side by side or far apart",
        arguments: [(2_000, 2), (4_400, 122), (300, 100_000)])
    func many(count: Int, gap: Int) {
        var numbers = SeededGenerator(seed: UInt64(gap))
        var starts: [Int] = []
        for _ in 0..<count { starts.append((starts.last ?? 0) + Int.random(in: 1...gap, using: &numbers)) }
        let targets = starts
        for _ in 0..<count / 2 {
            starts.swapAt(Int.random(in: 0..<count, using: &numbers), Int.random(in: 0..<count, using: &numbers))
        }
        check((count, gap), starts: starts, targets: targets, lengths: starts.map { _ in 1 })
    }

    private func moves(_ old: [Int], _ new: [Int]) -> [SnapshotDifference.ItemMove] {
        LargeChecks.snapshot([(0, new)], Int.self).difference(from: LargeChecks.snapshot([(0, old)], Int.self))
            .movedItems
    }

    private func check(_ name: Any, starts: [Int], targets: [Int], lengths: [Int]) {
        let staying = LongestIncreasingSubsequence.staying(
            starts.indices.map {
                MatchedBlock(
                    oldSection: 0, oldStart: starts[$0], newSection: 0, newStart: targets[$0], count: lengths[$0])
            })
        var last = -1
        var weight = (length: 0, kept: 0)
        for (index, isStaying) in staying.enumerated() where isStaying {
            guard starts[index] > last else {
                Issue.record("\(name): what stays is out of order")
                return
            }
            last = starts[index]
            weight.length += lengths[index]
            if starts[index] == targets[index] { weight.kept += lengths[index] }
        }
        let best = bestWeight(starts: starts, targets: targets, lengths: lengths)
        if weight != best { Issue.record("\(name): \(weight) stays, and \(best) could") }
    }

    /// The textbook's quadratic way.
    private func bestWeight(starts: [Int], targets: [Int], lengths: [Int]) -> (length: Int, kept: Int) {
        var weights: [(length: Int, kept: Int)] = []
        for index in starts.indices {
            var best = (length: 0, kept: 0)
            for earlier in 0..<index where starts[earlier] < starts[index] && weights[earlier] > best {
                best = weights[earlier]
            }
            let kept = starts[index] == targets[index] ? lengths[index] : 0
            weights.append((best.length + lengths[index], best.kept + kept))
        }
        return weights.max { $0 < $1 } ?? (0, 0)
    }

    private func permutations(_ count: Int) -> [[Int]] {
        if count == 0 { return [[]] }
        return permutations(count - 1).flatMap { shorter in
            (0...shorter.count).map { index in
                var order = shorter
                order.insert(count - 1, at: index)
                return order
            }
        }
    }
}
