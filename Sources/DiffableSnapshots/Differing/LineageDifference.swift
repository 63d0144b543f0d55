/// The difference of two snapshots that were edited from a common one: the nodes that both have are skipped, and what
/// is left is matched by handle.
///
/// Two copies that were edited apart may have given one handle to two identifiers. So equal handles count only where
/// the identifiers are equal too, and an identifier whose handle differs is looked up in the old snapshot.
@usableFromInline
struct LineageDifference<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    @usableFromInline typealias Content = IndexedContent<SectionID, ItemID>
    @usableFromInline typealias Section = DifferenceAssembler.Section

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
        let assembler = DifferenceAssembler(oldSections: oldSections, newSections: newSections, blocks: sortedBlocks())
        let isRight = assembler.assemble(into: &difference)
        precondition(isRight, "two items of one snapshot share an identifier")
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
        alignment.oldOpen.handles.withUnsafeBufferPointer { oldHandles in
            alignment.newOpen.handles.withUnsafeBufferPointer { newHandles in
                var walk = SequenceWalk(old: oldHandles, new: newHandles, isSampling: false)
                walk.forEachRun { oldStart, newStart, count in
                    for offset in 0..<count where isSame(newHandles[newStart + offset]) {
                        isOldMatched[oldStart + offset] = true
                        isNewMatched[newStart + offset] = true
                        blocks.add(
                            MatchedBlock(
                                oldSection: oldSection, oldStart: alignment.oldOpen.place(oldStart + offset),
                                newSection: newSection, newStart: alignment.newOpen.place(newStart + offset), count: 1))
                    }
                }
            }
        }
        for index in isOldMatched.indices where !isOldMatched[index] {
            openOld[alignment.oldOpen.handles[index]] = ItemPath(
                section: oldSection, item: alignment.oldOpen.place(index))
        }
        for index in isNewMatched.indices where !isNewMatched[index] {
            openNew.append(
                (
                    alignment.newOpen.handles[index],
                    ItemPath(section: newSection, item: alignment.newOpen.place(index))
                ))
        }
    }

    /// Whether a handle stands for one identifier on both sides.
    @inlinable @inline(__always)
    func isSame(_ handle: Int32) -> Bool {
        let index = Int(handle)
        if index >= old.itemTable.handleBound || index >= new.itemTable.handleBound { return false }
        let oldPage = old.itemTable.identifiers.page(at: index)
        let newPage = new.itemTable.identifiers.page(at: index)
        if oldPage == newPage { return true }
        return old.itemTable.identifiers[index] == new.itemTable.identifiers[index]
    }

    @inlinable
    mutating func matchOpenItems() {
        if openOld.isEmpty { return }
        for (handle, place) in openNew {
            var match = openOld[handle]
            if match == nil || !isSame(handle) {
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
    /// The index in the tree of the handle at an index of `handles`.
    @usableFromInline
    func place(_ index: Int) -> Int {
        var low = 0
        var high = stretches.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if stretches[middle].start <= index { low = middle } else { high = middle }
        }
        return stretches[low].treeStart + index - stretches[low].start
    }
}
