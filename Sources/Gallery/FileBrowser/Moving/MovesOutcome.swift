/// What became of several moves or copies.
struct MovesOutcome {
    var done: [FileMove] = []
    /// Whether the user has cancelled those that were left.
    var isCancelled = false

    /// Takes over what became of others, done later.
    mutating func add(_ other: MovesOutcome) {
        done += other.done
        isCancelled = isCancelled || other.isCancelled
    }

    /// How many of those that were asked for are done, where the others were cancelled; nil where none was.
    func countText(of count: Int) -> String? {
        isCancelled && done.count < count ? "\(grouped(done.count)) of \(grouped(count)) items" : nil
    }
}
