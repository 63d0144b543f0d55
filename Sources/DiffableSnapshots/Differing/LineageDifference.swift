/// The difference of two snapshots that were edited from a common one: the nodes that both have are skipped, and what
/// is left is matched by handle.
///
/// Two copies that were edited apart may have given one handle to two identifiers. So equal handles count only where
/// the identifiers are equal too, and an identifier whose handle differs is looked up in the old snapshot.
@usableFromInline
struct LineageDifference<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    @usableFromInline typealias Content = IndexedContent<SectionID, ItemID>
    @usableFromInline typealias Section = MatchedSection

    @usableFromInline let old: Content
    @usableFromInline let new: Content
    @usableFromInline var blocks: [MatchedBlock] = []
    @usableFromInline var openOld: [Int32: ItemPath] = [:]
    @usableFromInline var openNew: [(handle: Int32, place: ItemPath)] = []

    @inlinable
    init(old: Content, new: Content) {
        self.old = old
        self.new = new
    }

    @inlinable
    mutating func assemble(into difference: inout SnapshotDifference) {
        let pairs = LineagePairs(
            TreeAlignment(old: old.structure.sectionRoot, new: new.structure.sectionRoot), old.sectionTable,
            new.sectionTable)
        pairs.listSections(
            oldCount: old.structure.sectionCount, newCount: new.structure.sectionCount, into: &difference)
        var oldSections: [Section] = []
        var newSections: [Section] = []
        for pair in pairs.openNew {
            let root = new.structure.itemRoots[Int(pair.handle)]
            let oldRoot = pair.otherHandle < 0 ? nil : old.structure.itemRoots[Int(pair.otherHandle)]
            if root === oldRoot { continue }
            newSections.append(
                Section(index: pair.index, other: pair.other, count: new.structure.itemCount(inSection: pair.handle)))
            if pair.other >= 0 {
                oldSections.append(
                    Section(
                        index: pair.other, other: pair.index,
                        count: old.structure.itemCount(inSection: pair.otherHandle)))
            }
            alignItems(TreeAlignment(old: oldRoot, new: root), oldSection: pair.other, newSection: pair.index)
        }
        for pair in pairs.openOld where pair.other < 0 {
            let root = old.structure.itemRoots[Int(pair.handle)]
            if root == nil { continue }
            oldSections.append(
                Section(index: pair.index, other: -1, count: old.structure.itemCount(inSection: pair.handle)))
            alignItems(TreeAlignment(old: root, new: nil), oldSection: pair.index, newSection: -1)
        }
        matchOpenItems()
        oldSections.sort { $0.index < $1.index }
        for index in oldSections.indices.dropFirst() {
            oldSections[index].start = Int32(truncatingIfNeeded: oldSections[index - 1].indexes.upperBound)
        }
        let isValid = oldSections.withUnsafeMutableBufferPointer { old in
            newSections.withUnsafeMutableBufferPointer { new in
                MatchedSections(old: old, new: new).list(sortedBlocks(), into: &difference)
            }
        }
        precondition(isValid, "two items of one snapshot share an identifier")
    }

    @inlinable
    mutating func alignItems(_ alignment: TreeAlignment, oldSection: Int, newSection: Int) {
        for run in alignment.shared {
            blocks.append(
                MatchedBlock(
                    oldSection: oldSection, oldStart: run.oldStart, newSection: newSection, newStart: run.newStart,
                    count: run.count))
        }
        var isOldMatched = [Bool](repeating: false, count: alignment.oldOpen.handles.count)
        var isNewMatched = [Bool](repeating: false, count: alignment.newOpen.handles.count)
        var names = SharedNames(old: old.itemTable, new: new.itemTable)
        alignment.oldOpen.handles.withUnsafeBufferPointer { oldHandles in
            alignment.newOpen.handles.withUnsafeBufferPointer { newHandles in
                var walk = SequenceWalk(old: oldHandles, new: newHandles, isHashing: false)
                walk.forEachRun { oldStart, newStart, count in
                    var done = 0
                    while done < count {
                        // As far as the handles stand in a row in both trees.
                        let oldPlace = alignment.oldOpen.place(oldStart + done)
                        let newPlace = alignment.newOpen.place(newStart + done)
                        let length = min(count - done, oldPlace.rest, newPlace.rest)
                        var offset = 0
                        while offset < length {
                            let first = offset
                            while offset < length, names.isSame(newHandles[newStart + done + offset]) {
                                isOldMatched[oldStart + done + offset] = true
                                isNewMatched[newStart + done + offset] = true
                                offset += 1
                            }
                            if offset == first {
                                offset += 1
                                continue
                            }
                            blocks.add(
                                MatchedBlock(
                                    oldSection: oldSection, oldStart: oldPlace.index + first, newSection: newSection,
                                    newStart: newPlace.index + first, count: offset - first))
                        }
                        done += length
                    }
                }
            }
        }
        for index in isOldMatched.indices where !isOldMatched[index] {
            openOld[alignment.oldOpen.handles[index]] = ItemPath(
                section: oldSection, item: alignment.oldOpen.place(index).index)
        }
        for index in isNewMatched.indices where !isNewMatched[index] {
            openNew.append(
                (
                    alignment.newOpen.handles[index],
                    ItemPath(section: newSection, item: alignment.newOpen.place(index).index)
                ))
        }
    }

    @inlinable
    mutating func matchOpenItems() {
        if openOld.isEmpty { return }
        var names = SharedNames(old: old.itemTable, new: new.itemTable)
        for (handle, place) in openNew {
            var match = openOld[handle]
            if match == nil || !names.isSame(handle) {
                match = old.item(new.itemTable.identifier(of: handle)).flatMap { openOld[$0] }
            }
            guard let match else { continue }
            blocks.add(
                MatchedBlock(
                    oldSection: match.section, oldStart: match.item, newSection: place.section, newStart: place.item,
                    count: 1))
        }
    }

    @inlinable
    func sortedBlocks() -> [MatchedBlock] {
        let sorted = blocks.sorted {
            $0.newSection == $1.newSection ? $0.newStart < $1.newStart : $0.newSection < $1.newSection
        }
        var joined: [MatchedBlock] = []
        joined.reserveCapacity(sorted.count)
        for block in sorted { joined.add(block) }
        return joined
    }
}

extension TreeAlignment.OpenHandles {
    /// The index in the tree of the handle at an index of `handles`, and how many stand in a row from there on.
    @usableFromInline
    func place(_ index: Int) -> (index: Int, rest: Int) {
        let next = stretches.indices.first(after: { stretches[$0].start <= index })
        let end = next < stretches.count ? stretches[next].start : handles.count
        return (stretches[next - 1].treeStart + index - stretches[next - 1].start, end - index)
    }
}

/// Whether handles stand for the same identifiers in two tables of one lineage.
@usableFromInline
struct SharedNames<ID: Hashable & Sendable> {
    @usableFromInline let old: IdentifierTable<ID>
    @usableFromInline let new: IdentifierTable<ID>
    @usableFromInline let bound: Int
    /// The page that was asked about last, and whether both tables have it. Handles mostly come in order.
    @usableFromInline var page = -1
    @usableFromInline var isShared = false

    @inlinable
    init(old: IdentifierTable<ID>, new: IdentifierTable<ID>) {
        self.old = old
        self.new = new
        bound = min(old.handleBound, new.handleBound)
    }

    @inlinable @inline(__always)
    mutating func isSame(_ handle: Int32) -> Bool {
        let index = Int(handle)
        if index >= bound { return false }
        if index &>> PagedArray<ID?>.leafBits != page {
            page = index &>> PagedArray<ID?>.leafBits
            isShared = old.identifiers.page(at: index) == new.identifiers.page(at: index)
        }
        return isShared || old.identifiers[index] == new.identifiers[index]
    }
}
