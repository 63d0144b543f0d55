/// The names that entries had before they were given others here. An address that was left before that was known has
/// the former one.
struct FormerNames {
    private var renames: [(former: FilePath, name: [UInt8])] = []

    /// The oldest are forgotten first.
    private static let most = 100

    mutating func add(_ former: EntryPlace, now name: [UInt8]) {
        renames.append((former.path, name))
        if renames.count > Self.most { renames.removeFirst() }
    }

    /// Where what was at a place is now; of several that were there, what was there last.
    func latest(of place: EntryPlace) -> EntryPlace {
        guard let last = renames.lastIndex(where: { $0.former == place.path }) else { return place }
        var place = place
        for rename in renames[last...] where rename.former == place.path { place.name = rename.name }
        return place
    }
}
