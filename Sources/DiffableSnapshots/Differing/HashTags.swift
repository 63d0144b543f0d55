/// 32 bits of the hash of each identifier, by the places they stand at, counted over all lists.
///
/// What was hashed for one difference need not be hashed for the next: a snapshot keeps these once they are complete,
/// and what is built anew takes over those of all identifiers that were matched, see ``TagRope``.
@usableFromInline
final class HashTags: @unchecked Sendable {
    // Written to only by the one who makes it, before it is shared; only the pages that are touched take room.
    @usableFromInline let memory: UnsafeMutablePointer<UInt32>
    @usableFromInline let count: Int

    /// Makes room for tags, with no value yet.
    @usableFromInline
    init(count: Int) {
        memory = .allocate(capacity: max(1, count))
        self.count = count
    }

    deinit { memory.deallocate() }

    /// Hashes a list, the first of which stands at a place.
    @inlinable
    func hash<ID: Hashable>(_ list: UnsafePointer<ID>, _ count: Int, at place: Int) {
        let tags = memory + place
        let hasher = TagHasher()
        for index in 0..<count { tags[index] = hasher.tag(of: list[index]) }
    }
}

extension SnapshotStorage {
    /// The tags of all items in the order of `arrays`, if they were made.
    @inlinable
    var tags: TagRope? {
        cells[Self.tagsCell].map { unsafeDowncast($0, to: TagRope.self) }
    }

    /// Keeps the tags of all items.
    @inlinable
    func keep(_ tags: TagRope) { _ = cells.publish(tags, at: Self.tagsCell) }

    /// Finds out whether each item stands here once, unless that is known.
    @inlinable
    func verify() {
        if isKnownToBeUnique { return }
        if flat.itemCount <= 16, flat.isUnique {
            prove()
            return
        }
        if let tags = flat.tagsOfUnique() {
            keep(TagRope(tags))
            prove()
        } else {
            _ = box
        }
    }
}

extension FlatContent {
    /// Whether each item stands here once, found by comparing each with each.
    @inlinable
    var isUnique: Bool {
        for (section, list) in items.enumerated() {
            for (index, item) in list.enumerated() {
                if list[..<index].contains(item) { return false }
                for earlier in 0..<section where items[earlier].contains(item) { return false }
            }
        }
        return true
    }

    /// The tags of all items, or `nil` when an item stands here twice.
    @inlinable
    func tagsOfUnique() -> HashTags? {
        let tags = HashTags(count: itemCount)
        let finder = PlaceFinder(starts: ListMatcher.starts(of: items.map { $0.withUnsafeBufferPointer { $0 } }))
        return withExtendedLifetime(items) {
            for (section, list) in items.enumerated() {
                list.withUnsafeBufferPointer {
                    if let base = $0.baseAddress { tags.hash(base, $0.count, at: finder.starts[section]) }
                }
            }
            var all = UnmatchedTags(capacity: itemCount)
            defer { all.destroy() }
            all.add(0..<itemCount, tags.memory)
            let isRepeated = all.suspects.contain([0..<itemCount], tags.memory) {
                if $0 == $1 { return false }
                let (left, right) = (finder.path(at: $0), finder.path(at: $1))
                return items[left.section][left.item] == items[right.section][right.item]
            }
            if isRepeated { return nil }
            return tags
        }
    }
}
