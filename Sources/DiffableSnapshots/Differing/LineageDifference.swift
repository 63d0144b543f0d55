/// The difference of two snapshots that were edited from a common one: the nodes that both have are skipped, and what
/// is left is matched by handle.
@usableFromInline
struct LineageDifference<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    @usableFromInline typealias Content = IndexedContent<SectionID, ItemID>

    @usableFromInline let old: Content
    @usableFromInline let new: Content

    @inlinable
    init(old: Content, new: Content) {
        self.old = old
        self.new = new
    }

    @inlinable
    func assemble(into difference: inout SnapshotDifference) {
        // The order of sections is a list as their items are.
        let aligned = TreeAlignment(old: old.structure.sectionRoot, new: new.structure.sectionRoot)
        var sections = LineageMatcher(old: old.sectionTable, new: new.sectionTable)
        sections.align(aligned)
        let blocks = sections.matchOpen()
        MatchedSections.listSections(
            blocks, oldCount: old.structure.sectionCount, newCount: new.structure.sectionCount, into: &difference)

        var items = LineageMatcher(old: old.itemTable, new: new.itemTable)
        var oldSections: [MatchedSection] = []
        var newSections: [MatchedSection] = []
        for (open, handle) in aligned.newOpen.handles.enumerated() {
            let index = aligned.newOpen.place(open).index
            let other = blocks.oldStart(ofNew: index)
            let oldHandle = other < 0 ? -1 : aligned.oldOpen.handle(at: other)
            let root = new.structure.itemRoots[Int(handle)]
            let oldRoot = other < 0 ? nil : old.structure.itemRoots[Int(oldHandle)]
            if root === oldRoot { continue }
            newSections.append(
                MatchedSection(index: index, other: other, count: new.structure.itemCount(inSection: handle)))
            if other >= 0 {
                oldSections.append(
                    MatchedSection(index: other, other: index, count: old.structure.itemCount(inSection: oldHandle)))
            }
            items.align(TreeAlignment(old: oldRoot, other, new: root, index))
        }
        for index in difference.deletedSections {
            let handle = aligned.oldOpen.handle(at: index)
            guard let root = old.structure.itemRoots[Int(handle)] else { continue }
            oldSections.append(
                MatchedSection(index: index, other: -1, count: old.structure.itemCount(inSection: handle)))
            items.align(TreeAlignment(old: root, index, new: nil, -1))
        }
        oldSections.sort { $0.index < $1.index }
        let isValid = oldSections.withUnsafeMutableBufferPointer { old in
            newSections.withUnsafeMutableBufferPointer { new in
                old.lineUp()
                new.lineUp()
                return MatchedSections(old: old, new: new).list(items.matchOpen(), into: &difference)
            }
        }
        precondition(isValid, "two items of one snapshot share an identifier")
    }
}

/// Matches lists of handles, by what the trees above them share and then by handle.
///
/// Two copies that were edited apart may have given one handle to two identifiers. So equal handles count only where
/// the identifiers are equal too, and an identifier whose handle differs is looked up in the old snapshot.
@usableFromInline
struct LineageMatcher<ID: Hashable & Sendable> {
    @usableFromInline var names: SharedNames<ID>
    @usableFromInline var blocks: [MatchedBlock] = []
    @usableFromInline var openOld: [Int32: ItemPath] = [:]
    @usableFromInline var openNew: [(handle: Int32, place: ItemPath)] = []

    @inlinable
    init(old: IdentifierTable<ID>, new: IdentifierTable<ID>) {
        names = SharedNames(old: old, new: new)
    }

    /// Matches what two trees share, and leaves the rest of them open.
    @inlinable
    mutating func align(_ alignment: TreeAlignment) {
        blocks += alignment.shared
        var isOldMatched = [Bool](repeating: false, count: alignment.oldOpen.handles.count)
        var isNewMatched = [Bool](repeating: false, count: alignment.newOpen.handles.count)
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
                                    oldSection: alignment.oldSection, oldStart: oldPlace.index + first,
                                    newSection: alignment.newSection, newStart: newPlace.index + first,
                                    count: offset - first))
                        }
                        done += length
                    }
                }
            }
        }
        for index in isOldMatched.indices where !isOldMatched[index] {
            openOld[alignment.oldOpen.handles[index]] = ItemPath(
                section: alignment.oldSection, item: alignment.oldOpen.place(index).index)
        }
        for index in isNewMatched.indices where !isNewMatched[index] {
            openNew.append(
                (
                    alignment.newOpen.handles[index],
                    ItemPath(section: alignment.newSection, item: alignment.newOpen.place(index).index)
                ))
        }
    }

    /// Matches what is open, wherever it stands by now.
    ///
    /// - Returns: All blocks, in new order.
    @inlinable
    mutating func matchOpen() -> [MatchedBlock] {
        for (handle, place) in openNew where !openOld.isEmpty {
            var match = openOld[handle]
            if match == nil || !names.isSame(handle) {
                match = names.old.handle(of: names.new.identifier(of: handle)).flatMap { openOld[$0] }
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

extension [MatchedBlock] {
    /// The old index of an element of one list that these blocks, in new order, match; -1 when they do not match it.
    @usableFromInline
    func oldStart(ofNew index: Int) -> Int {
        let next = indices.first(after: { Int(self[$0].newStart) <= index })
        if next == 0 { return -1 }
        let offset = index - Int(self[next - 1].newStart)
        return offset < Int(self[next - 1].count) ? Int(self[next - 1].oldStart) + offset : -1
    }
}

extension TreeAlignment.OpenHandles {
    /// The handle at an index of the tree, which must be one of these.
    @usableFromInline
    func handle(at treeIndex: Int) -> Int32 {
        let stretch = stretches[stretches.indices.first(after: { stretches[$0].treeStart <= treeIndex }) - 1]
        return handles[stretch.start + treeIndex - stretch.treeStart]
    }

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
            isShared =
                old.identifiers.view.leaf(at: index).toOpaque() == new.identifiers.view.leaf(at: index).toOpaque()
        }
        return isShared || old.identifiers[index] == new.identifiers[index]
    }
}
