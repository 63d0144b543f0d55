/// Two states of a list: identifiers before and after, section by section.
struct Workload<ID: BenchmarkIdentifier> {
    var name: String
    var oldSections: [Int] = [0]
    var newSections: [Int] = [0]
    var old: [[ID]]
    var new: [[ID]]
    /// Whether Myers' algorithm is quick enough here to be measured beside.
    var isNearlyEqual = false
    /// Patterns that nothing was chosen for.
    var isHeldOut = false

    init(_ name: String, _ old: [ID], _ new: [ID], isNearlyEqual: Bool = false, isHeldOut: Bool = false) {
        self.name = name
        self.old = [old]
        self.new = [new.map(\.detached)]
        self.isNearlyEqual = isNearlyEqual
        self.isHeldOut = isHeldOut
    }

    init(_ name: String, oldSections: [Int], newSections: [Int], old: [[ID]], new: [[ID]]) {
        self.name = name
        self.oldSections = oldSections
        self.newSections = newSections
        self.old = old
        self.new = new.map { $0.map(\.detached) }
    }
}

/// Makes the workloads.
struct WorkloadMaker<ID: BenchmarkIdentifier> {
    var generator = SeededGenerator(seed: 2_024)

    mutating func identifiers(_ count: Int) -> [ID] { (0..<count).map { _ in ID.make(with: &generator) } }

    /// DifferenceKit's own set-up: delete a range, insert as many new ones, shuffle a range.
    mutating func differenceKit(
        _ name: String, _ count: Int, delete: Range<Int>, insert: Int, at place: Int, shuffle: Range<Int>
    ) -> Workload<ID> {
        let old = identifiers(count)
        var new = old
        new.removeSubrange(delete)
        new.insert(contentsOf: identifiers(insert), at: place)
        new[shuffle].shuffle(using: &generator)
        return Workload(name, old, new)
    }

    /// A third deletions, a third insertions, a third moves, anywhere.
    mutating func edited(_ old: [ID], edits: Int) -> [ID] {
        var new = old
        for edit in 0..<edits {
            if edit % 3 == 0 { new.remove(at: .random(in: new.indices, using: &generator)) }
            if edit % 3 == 1 {
                new.insert(ID.make(with: &generator), at: .random(in: 0...new.count, using: &generator))
            }
            if edit % 3 == 2 {
                let item = new.remove(at: .random(in: new.indices, using: &generator))
                new.insert(item, at: .random(in: 0...new.count, using: &generator))
            }
        }
        return new
    }

    mutating func churned(_ old: [ID], share: Double) -> [ID] {
        let count = Int(Double(old.count) * share)
        let order = Array(old.indices).shuffled(using: &generator)
        let gone = Set(order[..<count])
        let moving = Set(order[count..<(2 * count)])
        var arriving = moving.map { old[$0] }
        arriving.sort { $0.hashValue < $1.hashValue }
        arriving += identifiers(count)
        arriving.shuffle(using: &generator)
        let rest = old.indices.filter { !gone.contains($0) && !moving.contains($0) }.map { old[$0] }
        var new: [ID] = []
        let step = rest.count / max(1, arriving.count)
        for (index, item) in rest.enumerated() {
            if index % max(1, step) == 0, let arrival = arriving.popLast() { new.append(arrival) }
            new.append(item)
        }
        return new + arriving
    }

    mutating func flat(_ n: Int) -> [Workload<ID>] {
        let base = identifiers(n)
        let others = identifiers(n)
        let kept = base.enumerated().filter { _ in Int.random(in: 0..<10, using: &generator) == 0 }.map(\.element)
        var blocks = base
        for _ in 0..<50 {
            let length = Int.random(in: max(1, n / 1_000)...max(2, n / 50), using: &generator)
            let start = Int.random(in: 0...(blocks.count - length), using: &generator)
            let block = Array(blocks[start..<(start + length)])
            blocks.removeSubrange(start..<(start + length))
            blocks.insert(contentsOf: block, at: Int.random(in: 0...blocks.count, using: &generator))
        }
        var groups = [[ID]](repeating: [], count: 100)
        for item in base { groups[Int.random(in: 0..<100, using: &generator)].append(item) }
        let riffled = (0..<(n / 2)).flatMap { [base[$0], base[n / 2 + $0]] }
        var displaced = base
        for start in stride(from: 0, to: n - 10, by: 10) { displaced[start..<(start + 10)].shuffle(using: &generator) }
        return [
            Workload("unchanged", base, base, isNearlyEqual: true),
            Workload("append one", base, base + [ID.make(with: &generator)], isNearlyEqual: true),
            Workload("last to front", base, [base[n - 1]] + base.dropLast(), isNearlyEqual: true),
            Workload("reverse", base, base.reversed()),
            Workload("shuffle", base, base.shuffled(using: &generator)),
            Workload("replace all", base, others),
            Workload("filter to a tenth", base, kept),
            Workload("un-filter", kept, base),
            Workload("50 block moves", base, blocks),
            Workload("1 % scattered churn", base, churned(base, share: 0.01)),
            Workload("regroup", base, groups.flatMap { $0 }),
            Workload("100 edits", base, edited(base, edits: 100), isNearlyEqual: true, isHeldOut: true),
            Workload("riffle of two halves", base, riffled, isHeldOut: true),
            Workload("displaced by up to 10", base, displaced, isHeldOut: true),
            Workload("halves swapped", base, Array(base[(n / 2)...] + base[..<(n / 2)]), isHeldOut: true),
            Workload(
                "every third gone", base, base.enumerated().filter { $0.offset % 3 != 0 }.map(\.element),
                isHeldOut: true),
            Workload("20 % scattered churn", base, churned(base, share: 0.2), isHeldOut: true),
        ]
    }

    mutating func rows(_ n: Int) -> Workload<ID> {
        let base = identifiers(n)
        return Workload("\(n) rows, 10 % edits", base, edited(base, edits: max(3, n / 10)), isNearlyEqual: true)
    }

    /// 1,000 × 100 with 1 % moved across, 1 % deleted, 1 % inserted, 10 sections moved.
    mutating func sections() -> Workload<ID> {
        let old = (0..<1_000).map { _ in identifiers(100) }
        var new = old
        for _ in 0..<1_000 {
            let from = Int.random(in: 0..<1_000, using: &generator)
            let to = Int.random(in: 0..<1_000, using: &generator)
            if new[from].isEmpty { continue }
            let item = new[from].remove(at: .random(in: new[from].indices, using: &generator))
            new[to].insert(item, at: .random(in: 0...new[to].count, using: &generator))
            let deleted = Int.random(in: 0..<1_000, using: &generator)
            if !new[deleted].isEmpty { new[deleted].remove(at: .random(in: new[deleted].indices, using: &generator)) }
            let grown = Int.random(in: 0..<1_000, using: &generator)
            new[grown].insert(ID.make(with: &generator), at: .random(in: 0...new[grown].count, using: &generator))
        }
        var order = Array(0..<1_000)
        for _ in 0..<10 {
            let section = order.remove(at: .random(in: order.indices, using: &generator))
            order.insert(section, at: .random(in: 0...order.count, using: &generator))
        }
        return Workload(
            "sections 1,000 × 100", oldSections: Array(0..<1_000), newSections: order, old: old,
            new: order.map { new[$0] })
    }
}
