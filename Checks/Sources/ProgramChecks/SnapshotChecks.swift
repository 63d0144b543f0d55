import DiffableSnapshots

/// The checks that take too long without optimisation: all pairs of small snapshots, and many random programs.
enum SnapshotChecks {
    static func run() async {
        large(Int.self, size: 20_000, seed: 105)
        large(String.self, size: 5_000, seed: 106)
        large(RawCollider.self, size: 300, seed: 107)
        report("all pairs of lists of up to 6 of 6 identifiers", ExhaustiveChecks.lists(upTo: 6))
        report("all pairs over two sections of up to 4 items", ExhaustiveChecks.sections(2, itemsUpTo: 4))
        report("all pairs over three sections of up to 3 items", ExhaustiveChecks.sections(3, itemsUpTo: 3))
        await upToRenaming(PairsUpToRenaming(sections: 1, sectionNames: 2, items: 7, itemNames: 14), Int.self)
        await upToRenaming(PairsUpToRenaming(sections: 2, sectionNames: 4, items: 5, itemNames: 10), Int.self)
        await upToRenaming(PairsUpToRenaming(sections: 3, sectionNames: 6, items: 3, itemNames: 6), Collider.self)
        await upToRenaming(PairsUpToRenaming(sections: 3, sectionNames: 3, items: 5, itemNames: 10), Int.self)
        let outlines = OutlineExhaustiveChecks.everyEdit(largest: 5)
        stop(outlines.fault ?? OutlineExhaustiveChecks.everySnapshotOfParent(largest: 5))
        print("every edit of all outlines of up to 5 items, in every state of expansion: \(outlines.cases)")
        let programs = numberOfPrograms
        await run(Int.self, programs: programs * 4 / 10, universe: 24, seed: 101)
        await run(Int.self, programs: programs * 3 / 10, universe: 6, seed: 102)
        await run(String.self, programs: programs * 2 / 10, universe: 24, seed: 103)
        await run(RawCollider.self, programs: programs / 10, universe: 24, seed: 104)
        await runPrograms("chains of snapshots whose equal identifiers hash differently", programs / 10) { number in
            LiarChecks.fault(sections: 1 + number % 3, size: number % 2 == 0 ? 10 : 90, seed: UInt64(number))
        }
        await runOutlines(Int.self, programs: programs * 8 / 10, seed: 201)
        await runOutlines(String.self, programs: programs / 10, seed: 202)
        await runOutlines(RawCollider.self, programs: programs / 10, seed: 203)
        await runOutlines(Int.self, programs: programs / 500, seed: 204, steps: 60, growth: 60)
    }

    static func report(_ name: String, _ result: (fault: String?, pairs: Int)) {
        stop(result.fault)
        print("\(name): \(result.pairs) pairs")
    }

    static func upToRenaming<ID: TestIdentifier>(_ pairs: PairsUpToRenaming, _ type: ID.Type) async {
        let result = await pairs.check(type)
        stop(result.fault)
        if result.covered != pairs.expected { fatalError("\(result.covered) of \(pairs.expected) pairs") }
        print(
            """
            all pairs over up to \(pairs.sections) of \(pairs.sectionNames) sections of up to \(pairs.items) of \
            \(pairs.itemNames) items, \(type): \(result.pairs) up to renaming, for \(result.covered)
            """)
    }

    static func run<ID: TestIdentifier>(_ type: ID.Type, programs: Int, universe: Int, seed: UInt64) async {
        let first = seed &* 1_000_003
        await runPrograms("random programs over \(universe) of \(type), seeds from \(first)", programs) { number in
            let seed = first &+ UInt64(number)
            var generator = SeededGenerator(seed: seed)
            let bytes = generator.bytes(Int.random(in: 20...120, using: &generator))
            return SnapshotProgram<ID>.fault(in: bytes, universe: universe).map {
                """
                seed \(seed): \($0)
                #expect(SnapshotProgram<\(type)>.fault(in: \(bytes), universe: \(universe)) == nil)
                """
            }
        }
    }

    static func runOutlines<ID: TestIdentifier>(
        _ type: ID.Type, programs: Int, seed: UInt64, steps: Int = 14, growth: Int = 4
    ) async {
        let first = seed << 40
        let name =
            "random programs over outlines of \(type), \(steps) steps of up to \(growth) items, seeds from \(first)"
        await runPrograms(name, programs) { number in
            let program = OutlineProgram(seed: first | UInt64(number), steps: steps, growth: growth)
            return program.fault(type).map { "\(type), \(program): \($0)" }
        }
    }

    static func large<ID: TestIdentifier>(_ type: ID.Type, size: Int, seed: UInt64) {
        stop(LargeChecks.random(type, count: 60, size: size, seed: seed))
        print("random pairs of up to \(size) of \(type), seed \(seed): 60")
    }
}
