/// What makes an entry of a folder the same entry, whatever its name: a number that is given when it is first seen, and
/// the number of the folder that it is in.
///
/// A renamed file keeps its identity, so its row moves instead of going and coming; see ``FileNumbers``.
struct FileIdentity: Hashable, Sendable {
    private let bits: UInt64

    init(folder: UInt32, number: UInt32) {
        bits = UInt64(folder) << 32 | UInt64(number)
    }

    /// The directory that is shown. It has no row.
    static let root = FileIdentity(folder: 0, number: 0)

    /// The number of the folder that the entry is in; 0 is the root.
    var folder: UInt32 { UInt32(truncatingIfNeeded: bits >> 32) }

    /// The entry's own number.
    var number: UInt32 { UInt32(truncatingIfNeeded: bits) }
}
