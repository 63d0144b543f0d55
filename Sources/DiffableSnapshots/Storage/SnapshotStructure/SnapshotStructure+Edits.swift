extension SnapshotStructure {
    /// Puts a section that is in no place, and perhaps has items, at an index.
    @usableFromInline
    func insertSection(_ section: Int32, at index: Int) {
        itemRoots.grow(to: Int(section) + 1, filling: nil)
        let entry = WeightedEntry(handle: section, weight: Int32(itemCount(inSection: section)))
        withUnsafePointer(to: entry) {
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
        insertSection(section, at: sectionIndex(of: anchor) + offset)
    }

    @usableFromInline
    func insertItems(_ handles: UnsafeBufferPointer<Int32>, at index: Int, inSection section: Int32) {
        if handles.isEmpty { return }
        items.insert(handles, at: index, into: &itemRoots[Int(section)], owner: section)
        addItemCount(handles.count, to: section)
    }

    /// Lets a section count more items.
    func addItemCount(_ difference: Int, to section: Int32) {
        sections.update(section, in: &sectionRoot) { $0.weight += Int32(difference) }
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
        let index = items.place(of: anchor, at: path, in: root).before.count
        insertItems(handles, at: Int(index) + offset, inSection: path.owner)
    }
}
