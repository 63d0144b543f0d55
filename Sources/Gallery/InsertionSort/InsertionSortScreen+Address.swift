/// An address leads to the same swatches, sorted as far as they were.
extension InsertionSortScreen {
    /// The seed of a shuffle as an address has it.
    static func text(ofSeed seed: UInt32) -> String { String(seed, radix: 36) }

    /// Shuffles as an address says, and sorts as far; what is no seed changes nothing.
    func goTo(seed text: String?, step: String?) {
        guard let seed = text.flatMap({ UInt32($0, radix: 36) }) else { return }
        if seed != self.seed { reset(seed: seed) }
        stop()
        let wanted = min(max(0, step.flatMap { Int($0) } ?? 0), replay.plannedCount)
        while replay.shownStep < wanted, performSortStep() {}
        replay.show(step: wanted)
    }
}
