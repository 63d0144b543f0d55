import Synchronization

/// Gives the entries of folders numbers, and finds the ones they had.
///
/// The file system's own number, the inode, tells a renamed entry from a new one. Several names of one file have the
/// same inode; among these the name decides.
final class FileNumbers: Sendable {
    private let last = Mutex<UInt32>(0)

    /// Those for another directory: none of these, unless they would run out.
    var followers: FileNumbers { last.withLock { $0 } < UInt32.max / 2 ? self : FileNumbers() }

    /// The identities of what was found in a folder: those of the entries known before, and new ones.
    func identities(
        of found: [(name: [UInt8], inode: UInt64)], inFolder folder: UInt32, known: [ListedName]
    ) -> [FileIdentity] {
        var identities = [FileIdentity?](repeating: nil, count: found.count)
        if !known.isEmpty { recognize(found, among: known, &identities) }
        let newCount = identities.count { $0 == nil }
        var next = last.withLock { last in
            last += UInt32(newCount)
            return last - UInt32(newCount)
        }
        return identities.map { identity in
            if let identity { return identity }
            next += 1
            return FileIdentity(folder: folder, number: next)
        }
    }

    private func recognize(
        _ found: [(name: [UInt8], inode: UInt64)], among known: [ListedName], _ identities: inout [FileIdentity?]
    ) {
        var knownByInode: [UInt64: [Int]] = [:]
        knownByInode.reserveCapacity(known.count)
        for (index, name) in known.enumerated() { knownByInode[name.inode, default: []].append(index) }
        var unmatched: [Int] = []
        for (index, entry) in found.enumerated() {
            guard let candidates = knownByInode[entry.inode],
                let match = candidates.firstIndex(where: { known[$0].name == entry.name })
            else {
                unmatched.append(index)
                continue
            }
            identities[index] = known[candidates[match]].id
            knownByInode[entry.inode]!.remove(at: match)
        }
        // What has another name now was renamed.
        for index in unmatched {
            guard let candidate = knownByInode[found[index].inode]?.first else { continue }
            identities[index] = known[candidate].id
            knownByInode[found[index].inode]!.removeFirst()
        }
    }
}
