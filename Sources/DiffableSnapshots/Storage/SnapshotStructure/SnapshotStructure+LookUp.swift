/// Look-ups in a structure that lies in memory. As methods of the structure they would be handed a copy of it, which
/// counts a dozen references up and down again.
extension UnsafePointer where Pointee == SnapshotStructure {
    @usableFromInline var sectionCount: Int { sectionRoot?._withUnsafeGuaranteedRef { $0.elementCount } ?? 0 }
    @usableFromInline var itemCount: Int { sectionRoot?._withUnsafeGuaranteedRef { $0.weight } ?? 0 }

    @usableFromInline
    func itemCount(inSection section: Int32) -> Int {
        itemRoot(ofSection: section)?._withUnsafeGuaranteedRef { $0.elementCount } ?? 0
    }

    /// The section that an item is in. The item must be in one.
    @usableFromInline
    func section(ofItem item: Int32) -> Int32 { pointee.items.path(of: item).owner }

    @usableFromInline
    func sectionIndex(of section: Int32) -> Int { sectionPlace(of: section).index }

    @usableFromInline
    func section(at index: Int) -> Int32 { pointee.sections.handle(at: index, in: sectionRoot.unsafelyUnwrapped) }

    @usableFromInline
    func path(of item: Int32) -> ItemPath {
        let place = place(of: item)
        return ItemPath(section: sectionPlace(of: place.section).index, item: place.index)
    }

    /// The index of an item over all sections.
    @usableFromInline
    func index(of item: Int32) -> Int {
        let place = place(of: item)
        return place.index &+ sectionPlace(of: place.section).weight
    }

    /// The handle of the item at a place, which must be in range.
    @usableFromInline
    func item(at index: Int, inSection section: Int32) -> Int32 {
        pointee.items.handle(at: index, in: itemRoot(ofSection: section).unsafelyUnwrapped)
    }

    /// The handle of the item at a place, or -1 when it is out of range.
    @usableFromInline
    func item(at path: ItemPath) -> Int32 {
        guard path.section >= 0, path.section < sectionCount else { return -1 }
        let section = section(at: path.section)
        guard path.item >= 0, path.item < itemCount(inSection: section) else { return -1 }
        return item(at: path.item, inSection: section)
    }

    /// The handle of the item at an index over all sections, or -1 when it is out of range.
    @usableFromInline
    func item(atIndex index: Int) -> Int32 {
        guard index >= 0, index < itemCount else { return -1 }
        let place = pointee.sections.handle(atUnit: index, in: sectionRoot.unsafelyUnwrapped)
        return item(at: place.rest, inSection: place.handle)
    }
}

extension UnsafePointer where Pointee == SnapshotStructure {
    @inline(__always)
    private var sectionRoot: Unmanaged<OrderNode>? {
        pointee.sectionRoot.map { Unmanaged.passUnretained($0) }
    }

    @inline(__always)
    private func itemRoot(ofSection section: Int32) -> Unmanaged<OrderNode>? {
        let page = UnsafeRawPointer(pointee.itemRoots.page(at: Int(section)))
        let offset = Int(section) & (PagedArray<OrderNode?>.leafCapacity &- 1)
        return page.load(
            fromByteOffset: offset &* MemoryLayout<OrderNode?>.stride, as: Unmanaged<OrderNode>?.self)
    }

    @inline(__always)
    private func sectionPlace(of section: Int32) -> (index: Int, weight: Int) {
        pointee.sections.place(
            of: section, at: pointee.sections.path(of: section), in: sectionRoot.unsafelyUnwrapped)
    }

    @inline(__always)
    private func place(of item: Int32) -> (section: Int32, index: Int) {
        let path = pointee.items.path(of: item)
        let root = itemRoot(ofSection: path.owner).unsafelyUnwrapped
        return (path.owner, pointee.items.place(of: item, at: path, in: root).index)
    }
}

/// Look-ups for those who have a structure at hand and no need of speed.
extension SnapshotStructure {
    @usableFromInline var sectionCount: Int { sectionRoot?.elementCount ?? 0 }
    @usableFromInline var itemCount: Int { sectionRoot?.weight ?? 0 }

    @usableFromInline
    func itemCount(inSection section: Int32) -> Int { itemRoots[Int(section)]?.elementCount ?? 0 }
}
