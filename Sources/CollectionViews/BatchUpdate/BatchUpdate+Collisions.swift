import DiffableSnapshots

extension BatchUpdate {
    private enum Request: String {
        case deleted, reloaded, inserted
        case movedFrom = "moved away"
        case movedTo = "the target of a move"
    }

    /// Stops the program when two requests that exclude each other name the same index path.
    func checkCollisions() {
        check(sections, "section")
        check(items, nouns.item)
    }

    /// Stops the program when an item is to move out of a section that is deleted, reloaded or moved itself: a table
    /// can't do that, though a collection view can.
    func checkMovesOutOfSections() {
        let gone = Set(sections.deleted + sections.reloaded)
        let moved = Set(sections.moved.map(\.from))
        for move in items.moved {
            let fate = gone.contains(move.from.section) ? "deleted" : moved.contains(move.from.section) ? "moved" : nil
            guard let fate else { continue }
            fatalError(
                "\(nouns.view).\(call): \(nouns.item) \(move.from) is to be moved, but its section is \(fate) in the "
                    + "same update; delete the \(nouns.item) at its old place and insert it at its new one.")
        }
    }

    private func check<Position>(_ requests: Requests<Position>, _ noun: String) {
        let sources: [(Position, Request)] =
            requests.deleted.map { ($0, .deleted) } + requests.reloaded.map { ($0, .reloaded) }
            + requests.moved.map { ($0.from, .movedFrom) }
        let targets: [(Position, Request)] =
            requests.inserted.map { ($0, .inserted) } + requests.moved.map { ($0.to, .movedTo) }
        check(sources, noun, when: "before")
        check(targets, noun, when: "after")
    }

    private func check<Position: Comparable & CustomStringConvertible>(
        _ requests: [(Position, Request)], _ noun: String, when: String
    ) {
        let sorted = requests.sorted { $0.0 < $1.0 }
        for (first, second) in zip(sorted, sorted.dropFirst()) where first.0 == second.0 {
            let named = "\(nouns.view).\(call): \(noun) \(first.0) \(when) the update"
            if first.1 == second.1 {
                fatalError("\(named) is \(first.1.rawValue) twice; name it once.")
            }
            let cure =
                first.1 == .reloaded || second.1 == .reloaded
                ? "reload it in an update of its own" : "ask for only one of the two"
            fatalError("\(named) is both \(first.1.rawValue) and \(second.1.rawValue); \(cure).")
        }
    }
}
