extension SnapshotStructure {
    /// Lends this structure to look-ups.
    @inline(__always)
    private mutating func look<Result>(_ body: (UnsafePointer<Self>) -> Result) -> Result {
        withUnsafeMutablePointer(to: &self) { body(UnsafePointer($0)) }
    }

    /// Whether an item is in any section.
    @usableFromInline
    mutating func containsItem(_ item: Int32) -> Bool { items.contains(item) }

    @usableFromInline
    mutating func insertSection(_ section: Int32, at index: Int) {
        while itemRoots.count <= Int(section) { itemRoots.append(nil) }
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: 1) { buffer in
            buffer.initializeElement(at: 0, to: section)
            sections.insert(UnsafeBufferPointer(buffer), at: index, into: &sectionRoot, owner: 0)
        }
    }

    /// Takes a section out, with its items. `body` is called with the handle of each.
    @usableFromInline
    mutating func removeSection(_ section: Int32, _ body: (Int32) -> Void) {
        items.removeAll(from: &itemRoots[Int(section)], body)
        sections.remove(section, from: &sectionRoot)
    }

    @usableFromInline
    mutating func moveSection(_ section: Int32, to anchor: Int32, offset: Int) {
        let count = look { $0.itemCount(inSection: section) }
        sections.remove(section, from: &sectionRoot)
        insertSection(section, at: look { $0.sectionIndex(of: anchor) } + offset)
        sections.addWeight(count, to: section, in: &sectionRoot)
    }

    @usableFromInline
    mutating func insertItems(_ handles: UnsafeBufferPointer<Int32>, at index: Int, inSection section: Int32) {
        items.insert(handles, at: index, into: &itemRoots[Int(section)], owner: section)
        sections.addWeight(handles.count, to: section, in: &sectionRoot)
    }

    @usableFromInline
    mutating func appendItems(_ handles: UnsafeBufferPointer<Int32>, toSection section: Int32) {
        insertItems(handles, at: look { $0.itemCount(inSection: section) }, inSection: section)
    }

    @usableFromInline
    mutating func removeItem(_ handle: Int32) {
        let path = items.path(of: handle)
        items.remove(handle, at: path, from: &itemRoots[Int(path.owner)])
        sections.addWeight(-1, to: path.owner, in: &sectionRoot)
    }

    @usableFromInline
    mutating func moveItem(_ handle: Int32, to anchor: Int32, offset: Int) {
        let source = items.path(of: handle)
        var target = items.path(of: anchor)
        if !items.takeOut(handle, at: source, from: &itemRoots[Int(source.owner)]) {
            target = items.path(of: anchor)
        }
        put(handle, at: target, beside: anchor, offset: offset)
        if source.owner == target.owner {
            // A difference looks only into sections whose nodes are not shared.
            sections.ownNodes(above: source.owner, in: &sectionRoot)
            return
        }
        sections.addWeight(-1, to: source.owner, in: &sectionRoot)
        sections.addWeight(1, to: target.owner, in: &sectionRoot)
    }

    @usableFromInline
    mutating func insertItem(_ handle: Int32, beside anchor: Int32, offset: Int) {
        let path = items.path(of: anchor)
        put(handle, at: path, beside: anchor, offset: offset)
        sections.addWeight(1, to: path.owner, in: &sectionRoot)
    }

    @usableFromInline
    mutating func insertItems(_ handles: UnsafeBufferPointer<Int32>, at anchor: Int32, offset: Int) {
        let section = items.path(of: anchor).owner
        let index = items.place(of: anchor, in: itemRoots[Int(section)].unsafelyUnwrapped).index
        insertItems(handles, at: index + offset, inSection: section)
    }

    /// Puts an item beside another one, whose path this is. Its section still weighs as much.
    @inline(__always)
    private mutating func put(_ handle: Int32, at path: OrderPath, beside anchor: Int32, offset: Int) {
        let section = Int(path.owner)
        if !items.insert(handle, beside: anchor, offset: offset, at: path, into: &itemRoots[section]) {
            putIntoFullLeaf(handle, at: anchor, offset: offset, section: path.owner)
        }
    }

    @inline(never)
    private mutating func putIntoFullLeaf(_ handle: Int32, at anchor: Int32, offset: Int, section: Int32) {
        let index = items.place(of: anchor, in: itemRoots[Int(section)].unsafelyUnwrapped).index
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: 1) { buffer in
            buffer.initializeElement(at: 0, to: handle)
            items.insert(
                UnsafeBufferPointer(buffer), at: index + offset, into: &itemRoots[Int(section)], owner: section)
        }
    }
}
