extension SnapshotStructure {
    @usableFromInline var sectionCount: Int { sectionRoot?.count ?? 0 }
    @usableFromInline var itemCount: Int { Int(sectionRoot?.sum.weight ?? 0) }

    @usableFromInline
    func itemCount(inSection section: Int32) -> Int {
        itemRoot(ofSection: section)?._withUnsafeGuaranteedRef { $0.count } ?? 0
    }

    /// Whether an item is in any section.
    @usableFromInline
    func containsItem(_ item: Int32) -> Bool { items.contains(item) }

    /// The section that an item is in. The item must be in one.
    @usableFromInline
    func section(ofItem item: Int32) -> Int32 { items.path(of: item).owner }

    @usableFromInline
    func sectionIndex(of section: Int32) -> Int { Int(sectionPlace(of: section).count) }

    @usableFromInline
    func section(at index: Int) -> Int32 { sections.entry(at: index, in: unretainedSectionRoot).handle }

    @usableFromInline
    func path(of item: Int32) -> ItemPath {
        let place = place(of: item)
        return ItemPath(section: sectionIndex(of: place.section), item: place.index)
    }

    /// The index of an item over all sections.
    @usableFromInline
    func index(of item: Int32) -> Int {
        let place = place(of: item)
        return place.index &+ Int(sectionPlace(of: place.section).weight)
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
        let (before, section) = sections.search(in: unretainedSectionRoot) { Int($0.weight &+ $1.weight) <= index }
        return item(at: index &- Int(before.weight), inSection: section.handle)
    }

    /// The handle of the item at a place, which must be in range.
    private func item(at index: Int, inSection section: Int32) -> Int32 {
        items.entry(at: index, in: itemRoot(ofSection: section).unsafelyUnwrapped)
    }

    @inline(__always)
    private var unretainedSectionRoot: Unmanaged<OrderNode<WeightedEntry>> {
        .passUnretained(sectionRoot.unsafelyUnwrapped)
    }

    @inline(__always)
    private func itemRoot(ofSection section: Int32) -> Unmanaged<OrderNode<Int32>>? {
        itemRoots.view[Int(section)].map { .passUnretained($0) }
    }

    @inline(__always)
    private func sectionPlace(of section: Int32) -> WeightSum {
        sections.place(of: section, at: sections.path(of: section), in: unretainedSectionRoot).before
    }

    @inline(__always)
    func place(of item: Int32) -> (section: Int32, index: Int) {
        let path = items.path(of: item)
        let root = itemRoot(ofSection: path.owner).unsafelyUnwrapped
        return (path.owner, Int(items.place(of: item, at: path, in: root).before.count))
    }
}
