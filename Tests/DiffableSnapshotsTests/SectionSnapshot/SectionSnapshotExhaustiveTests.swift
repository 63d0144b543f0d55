import Testing

@Suite("A section snapshot, in every small case")
struct SectionSnapshotExhaustiveTests {
    /// 3 keeps the plain suite quick; `Scripts/check-snapshots` goes to 5.
    let largestOutline = 3

    @Test("Every edit of every outline of few items in every state of expansion agrees with the model")
    func everyEdit() {
        let (fault, cases) = OutlineExhaustiveChecks.everyEdit(largest: largestOutline)
        #expect(fault == nil)
        #expect(cases > 900)
    }

    @Test("The snapshot of every item of every outline of few items agrees with the model")
    func everySnapshotOfParent() {
        #expect(OutlineExhaustiveChecks.everySnapshotOfParent(largest: largestOutline) == nil)
    }
}
