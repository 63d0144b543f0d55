/// An address leads to the same swatches, sorted as far as they were.
extension InsertionSortScreen {
    /// The seed of a shuffle as an address has it.
    static func text(ofSeed seed: UInt32) -> String { String(seed, radix: 36) }

    /// Shuffles as an address says, and sorts as far; what is no seed changes nothing.
    func goTo(seed text: String?, step: String?) {
        guard let seed = text.flatMap({ UInt32($0, radix: 36) }) else { return }
        if seed != self.seed { reset(seed: seed) }
        stop()
        show(step: min(max(0, step.flatMap { Int($0) } ?? 0), replay.plannedCount))
    }

    /// Shows the swatches as they are after so many steps. What nobody has sorted yet is sorted on the way.
    func show(step: Int) {
        replay.show(step: step)
        while replay.shownStep < step, performSortStep() {}
    }
}
