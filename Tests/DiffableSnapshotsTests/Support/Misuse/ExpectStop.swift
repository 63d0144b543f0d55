import Testing

/// Runs a misuse in a process of its own, and expects it to stop with its sentence.
func expectStop(_ misuse: MisuseCase) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        [name = misuse.description as String] in
        MisuseCase.all.first { $0.description == name }!.run()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(misuse.fault(inText: text) == nil)
}
