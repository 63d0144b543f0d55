/// Matches lists of handles, by what the trees above them share and then by handle.
///
/// Two copies that were edited apart may have given one handle to two identifiers. So equal handles count only where
/// the identifiers are equal too, and an identifier whose handle differs is looked up in the old snapshot.
@usableFromInline
struct LineageMatcher<ID: Hashable & Sendable> {
    @usableFromInline var names: SharedHandles<ID>
    @usableFromInline var blocks: [MatchedBlock] = []
    @usableFromInline var unmatchedOld: [Int32: ItemPath] = [:]
    @usableFromInline var unmatchedNew: [(handle: Int32, place: ItemPath)] = []

    @inlinable
    init(old: IdentifierTable<ID>, new: IdentifierTable<ID>) {
        names = SharedHandles(old: old, new: new)
    }

    /// Matches what two trees share, and leaves the rest of them unmatched.
    @inlinable
    mutating func align(_ alignment: TreeAlignment) {
        blocks += alignment.shared
        var isOldMatched = [Bool](repeating: false, count: alignment.oldUnmatched.handles.count)
        var isNewMatched = [Bool](repeating: false, count: alignment.newUnmatched.handles.count)
        alignment.oldUnmatched.handles.withUnsafeBufferPointer { oldHandles in
            alignment.newUnmatched.handles.withUnsafeBufferPointer { newHandles in
                var walk = SequenceWalk(old: oldHandles, new: newHandles, isHashing: false)
                walk.forEachRun { oldStart, newStart, count in
                    for offset in 0..<count where names.isSame(newHandles[newStart + offset]) {
                        isOldMatched[oldStart + offset] = true
                        isNewMatched[newStart + offset] = true
                        blocks.add(
                            MatchedBlock(
                                oldSection: alignment.oldSection,
                                oldStart: Int(alignment.oldUnmatched.indexes[oldStart + offset]),
                                newSection: alignment.newSection,
                                newStart: Int(alignment.newUnmatched.indexes[newStart + offset]), count: 1))
                    }
                }
            }
        }
        for index in isOldMatched.indices where !isOldMatched[index] {
            unmatchedOld[alignment.oldUnmatched.handles[index]] = ItemPath(
                section: alignment.oldSection, item: Int(alignment.oldUnmatched.indexes[index]))
        }
        for index in isNewMatched.indices where !isNewMatched[index] {
            unmatchedNew.append(
                (
                    alignment.newUnmatched.handles[index],
                    ItemPath(section: alignment.newSection, item: Int(alignment.newUnmatched.indexes[index]))
                ))
        }
    }

    /// Matches what is left, wherever it stands by now.
    ///
    /// - Returns: All blocks, in new order.
    @inlinable
    mutating func matchRest() -> [MatchedBlock] {
        for (handle, place) in unmatchedNew where !unmatchedOld.isEmpty {
            var match = unmatchedOld[handle]
            if match == nil || !names.isSame(handle) {
                match = names.old.handle(of: names.new.identifier(of: handle)).flatMap { unmatchedOld[$0] }
            }
            guard let match else { continue }
            blocks.add(
                MatchedBlock(
                    oldSection: match.section, oldStart: match.item, newSection: place.section, newStart: place.item,
                    count: 1))
        }
        blocks.sort {
            $0.newSection == $1.newSection ? $0.newStart < $1.newStart : $0.newSection < $1.newSection
        }
        var joined: [MatchedBlock] = []
        joined.reserveCapacity(blocks.count)
        for block in blocks { joined.add(block) }
        return joined
    }
}
