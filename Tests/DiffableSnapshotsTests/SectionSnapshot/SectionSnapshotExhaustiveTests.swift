import Testing

@Suite("A section snapshot, in every small case")
struct SectionSnapshotExhaustiveTests {
    /// 4 keeps the plain suite quick; `Scripts/check-snapshots` goes to 5.
    let largestOutline = 4

    @Test("Every edit of every outline of few items in every state of expansion agrees with the model")
    func everyEdit() {
        let (fault, cases) = OutlineExhaustiveChecks.everyEdit(largest: largestOutline)
        #expect(fault == nil)
        #expect(cases > 9_000)
    }

    @Test("The snapshot of every item of every outline of few items agrees with the model")
    func everySnapshotOfParent() {
        #expect(OutlineExhaustiveChecks.everySnapshotOfParent(largest: largestOutline) == nil)
    }
}
