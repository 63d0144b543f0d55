/// How many updates may be on their way to a page.
///
/// TCP would take megabytes on behalf of a page that shows none of them. So a page acknowledges each update it shows,
/// and while too many are on their way nothing more is sent: what changes meanwhile goes into one update later.
struct Credit {
    private let limit: Int
    private var lastNumber = 0
    private var inFlight: [(number: Int, versions: [PageView: Int])] = []

    init(limit: Int) {
        self.limit = max(1, limit)
    }

    /// Whether another update may be sent.
    var isAvailable: Bool { inFlight.count < limit }

    /// Whether the page shows all that was sent.
    var isWhole: Bool { inFlight.isEmpty }

    /// Takes note of an update that is sent now, and answers its number.
    mutating func spend(versions: [PageView: Int]) -> Int {
        lastNumber += 1
        inFlight.append((lastNumber, versions))
        return lastNumber
    }

    /// Takes note that the page shows the update of the given number, and with it all earlier ones.
    ///
    /// - Returns: The latest version of each view that the page thereby shows. Numbers never sent change nothing.
    mutating func acknowledge(_ number: Int) -> [PageView: Int] {
        guard let index = inFlight.firstIndex(where: { $0.number == number }) else { return [:] }
        let versions = inFlight[...index].reduce(into: [:]) { shown, update in
            shown.merge(update.versions) { _, later in later }
        }
        inFlight.removeSubrange(...index)
        return versions
    }

    /// Forgets what is on its way, as after a lost connection. Numbers go on.
    mutating func reset() {
        inFlight = []
    }
}
