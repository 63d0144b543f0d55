// What two structures of one lineage share. Generic code is compiled for its trees here, and not where it is called.
extension SnapshotStructure {
    /// What the orders of sections share.
    @usableFromInline
    func alignSections(with old: SnapshotStructure) -> TreeAlignment {
        TreeAlignment(old: old.sectionRoot, new: sectionRoot)
    }

    /// What the items of a section share with those of an older one; `nil` when they are the same. A handle of -1 stands
    /// for no section.
    @usableFromInline
    func alignItems(
        ofSection section: Int32, at index: Int, with old: SnapshotStructure, ofSection oldSection: Int32,
        at oldIndex: Int
    ) -> TreeAlignment? {
        let root = section < 0 ? nil : itemRoots[Int(section)]
        let oldRoot = oldSection < 0 ? nil : old.itemRoots[Int(oldSection)]
        return root === oldRoot ? nil : TreeAlignment(old: oldRoot, oldIndex, new: root, index)
    }
}
