import Testing

/// `Scripts/check-misuse` does the same with an optimised build.
@Suite("Misuse of a section snapshot")
struct SectionSnapshotMisuseTests {
    @Test(
        "stops the program with a sentence that names the call, the identifier and the cure",
        arguments: MisuseCase.outline)
    func stops(_ misuse: MisuseCase) async { await expectStop(misuse) }
}
