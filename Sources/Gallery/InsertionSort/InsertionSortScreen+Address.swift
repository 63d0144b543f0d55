/// An address leads to the same swatches, sorted as far as they were.
extension InsertionSortScreen {
    /// The seed of a shuffle as an address has it.
    static func text(ofSeed seed: UInt32) -> String { String(seed, radix: 36) }

    /// Shuffles as an address says, and sorts as far; what is no seed changes nothing.
    ///
    /// - Parameters:
    ///   - step: How many steps were done.
    ///   - count: Of how many, where the address was made. On a page of another width there are others.
    func goTo(seed text: String?, step: String?, of count: String?) {
        guard let seed = text.flatMap({ UInt32($0, radix: 36) }) else { return }
        if seed != self.seed { reset(seed: seed) }
        stop()
        let step = max(0, step.flatMap { Int($0) } ?? 0)
        show(step: Self.step(step, of: count.flatMap { Int($0) }, scaledTo: replay.plannedCount))
    }

    /// As large a share of all steps as one was of others. It is the last or the first step only where that one was.
    static func step(_ step: Int, of count: Int?, scaledTo plannedCount: Int) -> Int {
        guard let count, count > 0, count != plannedCount, (1..<count).contains(step), plannedCount > 1 else {
            return min(step, plannedCount)
        }
        let share = (Double(step) / Double(count) * Double(plannedCount)).rounded()
        return min(max(1, Int(share)), plannedCount - 1)
    }

    /// Shows the swatches as they are after so many steps. What nobody has sorted yet is sorted on the way.
    func show(step: Int) {
        replay.show(step: step)
        while replay.shownStep < step, performSortStep() {}
    }
}
