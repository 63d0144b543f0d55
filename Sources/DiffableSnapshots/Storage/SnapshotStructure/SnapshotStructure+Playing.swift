// What it takes to follow a difference: items and sections by index paths, many at once.
extension SnapshotStructure {
    /// The handles of the items at some index paths, all of which must be in range.
    func items(at paths: [ItemPath]) -> [Int32] {
        paths.map { item(at: $0) }
    }

    /// The handles of the sections at some indexes, all of which must be in range.
    func sections(at indexes: [Int]) -> [Int32] {
        indexes.map { section(at: $0) }
    }

    /// Takes items out of their places, each of which must have one.
    func removeAllItems(_ handles: [Int32]) {
        let missing = handles.withUnsafeBufferPointer { removeItems($0) }
        precondition(missing == nil, "a difference names an item twice")
    }

    /// Takes a section out of the order of sections; it keeps its items.
    func takeOutSection(_ section: Int32) { sections.remove(section, from: &sectionRoot) }

    /// Puts items that are in no place at an index path.
    func insertItems(_ handles: UnsafeBufferPointer<Int32>, at path: ItemPath) {
        if handles.isEmpty { return }
        insertItems(handles, at: path.item, inSection: sections(at: [path.section])[0])
    }
}
