/// By what the entries of a folder are sorted.
struct FileOrder: Hashable, Sendable {
    enum Key: Int, CaseIterable, Sendable {
        case name, size, date
    }

    var key = Key.name
    var isDescending = false

    /// Whether the entries must be looked at before they can be sorted: their names alone don't tell.
    var needsEntries: Bool { key != .name }
}
