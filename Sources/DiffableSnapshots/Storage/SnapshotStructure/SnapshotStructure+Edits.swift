extension SnapshotStructure {
    @usableFromInline
    func insertSection(_ section: Int32, at index: Int) {
        while itemRoots.count <= Int(section) { itemRoots.append(nil) }
        withUnsafePointer(to: section) {
            sections.insert(UnsafeBufferPointer(start: $0, count: 1), at: index, into: &sectionRoot, owner: 0)
        }
    }

    /// Takes a section out, with its items. `body` is called with the handle of each.
    @usableFromInline
    func removeSection(_ section: Int32, _ body: (Int32) -> Void) {
        items.removeAll(from: &itemRoots[Int(section)], body)
        sections.remove(section, from: &sectionRoot)
    }

    @usableFromInline
    func moveSection(_ section: Int32, to anchor: Int32, offset: Int) {
        takeOutSection(section)
        putSection(section, at: sectionIndex(of: anchor) + offset)
    }

    @usableFromInline
    func insertItems(_ handles: UnsafeBufferPointer<Int32>, at index: Int, inSection section: Int32) {
        if handles.isEmpty { return }
        items.insert(handles, at: index, into: &itemRoots[Int(section)], owner: section)
        sections.addWeight(handles.count, to: section, in: &sectionRoot)
    }

    @usableFromInline
    func moveItem(_ handle: Int32, to anchor: Int32, offset: Int) {
        withUnsafePointer(to: handle) {
            let handles = UnsafeBufferPointer(start: $0, count: 1)
            _ = removeItems(handles)
            insertItems(handles, beside: anchor, offset: offset)
        }
    }

    @usableFromInline
    func insertItems(_ handles: UnsafeBufferPointer<Int32>, beside anchor: Int32, offset: Int) {
        let path = items.path(of: anchor)
        let root = Unmanaged.passUnretained(itemRoots[Int(path.owner)].unsafelyUnwrapped)
        let index = items.place(of: anchor, at: path, in: root).index
        insertItems(handles, at: index + offset, inSection: path.owner)
    }
}
