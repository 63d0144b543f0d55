extension IdentifierTable {
    /// Makes a table of many identifiers at once; the handle of each is its index over all lists. `nil` when an identifier
    /// stands there twice.
    @inlinable
    package init?(_ lists: [[ID]], progress: (_ share: Double) -> Void = { _ in }) {
        self.init()
        let whole = lists.reduce(0) { $0 + $1.count }
        slots.split(for: whole)
        for list in lists {
            // Not all at once: what an insertion takes beside the table is given back before the next one.
            for start in stride(from: 0, to: list.count, by: Self.mostAtOnce) {
                let part = Array(list[start..<min(list.count, start + Self.mostAtOnce)])
                if insert(part).twice != nil { return nil }
                progress(Double(count) / Double(whole))
            }
        }
    }

    /// No more identifiers than this are inserted at once.
    @inlinable static var mostAtOnce: Int { 1 << 18 }
}
