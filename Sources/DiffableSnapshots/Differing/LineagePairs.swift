/// Which sections of two snapshots of one lineage belong together, of those whose nodes are not shared.
@usableFromInline
struct LineagePairs {
    /// A section, and the one it belongs to on the other side; -1 when there is none.
    @usableFromInline
    struct Pair {
        @usableFromInline var index: Int
        @usableFromInline var handle: Int32
        @usableFromInline var other: Int
        @usableFromInline var otherHandle: Int32

        @inlinable
        init(index: Int, handle: Int32, other: Int, otherHandle: Int32) {
            self.index = index
            self.handle = handle
            self.other = other
            self.otherHandle = otherHandle
        }
    }

    /// The open sections of either side, in order.
    @usableFromInline var openOld: [Pair] = []
    @usableFromInline var openNew: [Pair] = []
    @usableFromInline var blocks: [MatchedBlock] = []

    @inlinable
    init<ID>(_ alignment: TreeAlignment, _ old: IdentifierTable<ID>, _ new: IdentifierTable<ID>) {
        for run in alignment.shared {
            blocks.append(
                MatchedBlock(
                    oldSection: 0, oldStart: run.oldStart, newSection: 0, newStart: run.newStart, count: run.count)
            )
        }
        var oldIndexes: [Int32: Int] = [:]
        for (index, handle) in alignment.oldOpen.handles.enumerated() {
            oldIndexes[handle] = index
            openOld.append(
                Pair(index: alignment.oldOpen.place(index).index, handle: handle, other: -1, otherHandle: -1))
        }
        for (index, handle) in alignment.newOpen.handles.enumerated() {
            var pair = Pair(index: alignment.newOpen.place(index).index, handle: handle, other: -1, otherHandle: -1)
            if let match = old.handle(of: new.identifier(of: handle)).flatMap({ oldIndexes[$0] }) {
                pair.other = openOld[match].index
                pair.otherHandle = openOld[match].handle
                openOld[match].other = pair.index
                openOld[match].otherHandle = handle
                blocks.append(
                    MatchedBlock(oldSection: 0, oldStart: pair.other, newSection: 0, newStart: pair.index, count: 1))
            }
            openNew.append(pair)
        }
        blocks.sort { $0.newStart < $1.newStart }
    }

    @usableFromInline
    func listSections(oldCount: Int, newCount: Int, into difference: inout SnapshotDifference) {
        var joined: [MatchedBlock] = []
        for block in blocks { joined.add(block) }
        MatchedSections.listSections(joined, oldCount: oldCount, newCount: newCount, into: &difference)
    }
}
