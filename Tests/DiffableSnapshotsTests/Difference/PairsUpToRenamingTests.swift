import Testing

@Suite("Pairs of snapshots up to the names of their identifiers")
struct PairsUpToRenamingTests {
    @Test(
        "stand for all pairs, and the difference of each reproduces and is minimal",
        arguments: [
            PairsUpToRenaming(sections: 1, sectionNames: 2, items: 4, itemNames: 8),
            PairsUpToRenaming(sections: 2, sectionNames: 4, items: 3, itemNames: 6),
            PairsUpToRenaming(sections: 3, sectionNames: 3, items: 2, itemNames: 2),
        ])
    func coverAll(_ pairs: PairsUpToRenaming) async {
        var results = [await pairs.check(Int.self)]
        if pairs.items < examples(4, of: 5) { results.append(await pairs.check(Collider.self)) }
        for result in results {
            #expect(result.fault == nil)
            #expect(result.covered == pairs.expected)
        }
    }
}
