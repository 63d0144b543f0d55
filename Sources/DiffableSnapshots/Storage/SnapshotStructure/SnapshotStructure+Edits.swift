extension SnapshotStructure {
    /// Puts a section that is in no place, and perhaps has items, at an index.
    @usableFromInline
    func insertSection(_ section: Int32, at index: Int) {
        itemRoots.grow(to: Int(section) + 1, filling: nil)
        let entry = WeightedEntry(handle: section, weight: Int32(itemCount(inSection: section)))
        sections.insert([entry], at: index, into: &sectionRoot, owner: 0)
    }

    /// Takes a section out of the order of sections; it keeps its items.
    func takeOutSection(_ section: Int32) { sections.remove(section, from: &sectionRoot) }

    /// Takes a section out with its items, and gives their handles.
    @usableFromInline
    func removeSection(_ section: Int32) -> [Int32] {
        let handles = removeItems(in: 0..<itemCount(inSection: section), ofSection: section)
        takeOutSection(section)
        return handles
    }

    @usableFromInline
    func moveSection(_ section: Int32, to anchor: Int32, offset: Int) {
        takeOutSection(section)
        insertSection(section, at: sectionIndex(of: anchor) + offset)
    }

    @usableFromInline
    func insertItems(_ handles: [Int32], at index: Int, inSection section: Int32) {
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
        let path = items.path(of: handle)
        items.remove(handle, at: path, from: &itemRoots[Int(path.owner)])
        let (section, index) = place(of: anchor)
        items.insert([handle], at: index + offset, into: &itemRoots[Int(section)], owner: section)
        // A section is written to even where its number of items stays: what two snapshots share there is not compared.
        if section != path.owner { addItemCount(-1, to: path.owner) }
        addItemCount(section == path.owner ? 0 : 1, to: section)
    }

    @usableFromInline
    func insertItems(_ handles: [Int32], beside anchor: Int32, offset: Int) {
        let (section, index) = place(of: anchor)
        insertItems(handles, at: index + offset, inSection: section)
    }
}
