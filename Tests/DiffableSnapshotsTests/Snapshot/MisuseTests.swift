import Testing

/// `Scripts/check-misuse` does the same with an optimised build.
@Suite("Misuse of a snapshot stops the program with a sentence that names the call, the identifier and the cure:")
struct MisuseTests {
    @Test("misuse of items", arguments: MisuseCase.items)
    func items(_ misuse: MisuseCase) async { await expectStop(misuse) }

    @Test("looking at an item given twice", arguments: MisuseCase.looks)
    func looks(_ misuse: MisuseCase) async { await expectStop(misuse) }

    @Test("misuse of sections", arguments: MisuseCase.sections)
    func sections(_ misuse: MisuseCase) async { await expectStop(misuse) }

    @Test("hash values that change", arguments: MisuseCase.changedHashes)
    func changedHashes(_ misuse: MisuseCase) async { await expectStop(misuse) }
}
