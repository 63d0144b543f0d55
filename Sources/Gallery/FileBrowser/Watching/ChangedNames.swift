/// The names of what changed in a folder, where they are known and few.
struct ChangedNames {
    /// Of more names than these none is kept: the folder is read as a whole.
    static let most = 64

    /// Nil when some are not known.
    private(set) var known: Set<[UInt8]>? = []

    mutating func insert(_ name: [UInt8]) {
        known?.insert(name)
        if let known, known.count > Self.most { insertUnknown() }
    }

    /// Something changed whose name nobody tells.
    mutating func insertUnknown() {
        known = nil
    }
}
