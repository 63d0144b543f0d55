import DiffableSnapshots
import Testing

@Suite("A section snapshot")
struct SectionSnapshotSemanticsTests {
    typealias Outline = DiffableDataSourceSectionSnapshot<String>

    /// A with A1 (with A1a), A2; B with B1; C.
    static func sample() -> Outline {
        var outline = Outline()
        outline.append(["A", "B", "C"])
        outline.append(["A1", "A2"], to: "A")
        outline.append(["A1a"], to: "A1")
        outline.append(["B1"], to: "B")
        return outline
    }

    @Test("Items start collapsed, so children stay hidden until their parent is expanded")
    func startsCollapsed() {
        var outline = Self.sample()
        #expect(outline.visibleItems == ["A", "B", "C"])
        #expect(!outline.isExpanded("A"))
        outline.expand(["A"])
        #expect(outline.visibleItems == ["A", "A1", "A2", "B", "C"])
        #expect(outline.isVisible("A1") && !outline.isVisible("A1a"))
        outline.collapse(["A"])
        #expect(outline.visibleItems == ["A", "B", "C"])
    }

    @Test("Children are appended behind the existing ones, roots at the end")
    func appends() {
        var outline = Self.sample()
        outline.append(["A3"], to: "A")
        outline.append(["D"])
        #expect(outline.items == ["A", "A1", "A1a", "A2", "A3", "B", "B1", "C", "D"])
        #expect(outline.children(of: "A") == ["A1", "A2", "A3"])
        #expect(outline.rootItems == ["A", "B", "C", "D"])
    }

    @Test("Inserting before an item makes siblings directly before it")
    func insertsBefore() {
        var outline = Self.sample()
        outline.insert(["x", "y"], before: "A2")
        #expect(outline.items == ["A", "A1", "A1a", "x", "y", "A2", "B", "B1", "C"])
        #expect(outline.parent(of: "y") == "A")
        #expect(outline.level(of: "x") == 1)
    }

    @Test("Inserting after an item goes behind its whole subtree, at its level")
    func insertsAfter() {
        var outline = Self.sample()
        outline.insert(["x"], after: "A")
        outline.insert(["y"], after: "A1")
        #expect(outline.items == ["A", "A1", "A1a", "y", "A2", "x", "B", "B1", "C"])
        #expect(outline.parent(of: "x") == nil)
        #expect(outline.parent(of: "y") == "A")
    }

    @Test("The index of an item counts hidden items; its visible index doesn't")
    func indexes() {
        var outline = Self.sample()
        #expect(outline.index(of: "B1") == 5)
        #expect(outline.visibleIndex(of: "B1") == nil)
        #expect(outline.visibleIndex(of: "C") == 2)
        outline.expand(["B"])
        #expect(outline.visibleIndex(of: "B1") == 2)
        #expect(outline.visibleItem(at: 2) == "B1")
        #expect(outline.item(at: 5) == "B1")
        #expect(outline.index(of: "z") == nil && outline.visibleIndex(of: "z") == nil)
    }

    @Test("The parent of a root item is nil")
    func parents() {
        let outline = Self.sample()
        #expect(outline.parent(of: "A") == nil)
        #expect(outline.parent(of: "A1a") == "A1")
        #expect(outline.level(of: "A1a") == 2)
    }

    @Test("The snapshot of a parent starts at level 0 and keeps expansion")
    func snapshotOfParent() {
        var outline = Self.sample()
        outline.expand(["A1"])
        let children = outline.snapshot(of: "A")
        #expect(children.items == ["A1", "A1a", "A2"])
        #expect(children.level(of: "A1") == 0 && children.level(of: "A1a") == 1)
        #expect(children.isExpanded("A1"))
        let whole = outline.snapshot(of: "A", includingParent: true)
        #expect(whole.items == ["A", "A1", "A1a", "A2"])
        #expect(whole.rootItems == ["A"])
        #expect(outline.snapshot(of: "C").isEmpty)
    }

    @Test("A spliced snapshot keeps its levels and its expansion, however deep")
    func splices() {
        var other = Outline()
        other.append(["x", "y"])
        other.append(["x1"], to: "x")
        other.append(["x1a"], to: "x1")
        other.expand(["x1"])
        var outline = Self.sample()
        outline.insert(other, after: "A1")
        #expect(outline.items == ["A", "A1", "A1a", "x", "x1", "x1a", "y", "A2", "B", "B1", "C"])
        #expect(outline.children(of: "A") == ["A1", "x", "y", "A2"])
        #expect(outline.isExpanded("x1") && !outline.isExpanded("x"))
        #expect(outline.parent(of: "x1a") == "x1")

        var before = Self.sample()
        before.insert(other, before: "A1")
        #expect(before.items == ["A", "x", "x1", "x1a", "y", "A1", "A1a", "A2", "B", "B1", "C"])
    }

    @Test("Replacing the children of a parent drops all of its descendants and may bring some back")
    func replacesChildren() {
        var outline = Self.sample()
        outline.expand(["A", "A1"])
        var other = Outline()
        other.append(["A1a", "new"])
        other.append(["A2"], to: "new")
        outline.replace(childrenOf: "A", using: other)
        #expect(outline.items == ["A", "A1a", "new", "A2", "B", "B1", "C"])
        #expect(outline.isExpanded("A"))
        #expect(!outline.contains("A1"))
        outline.replace(childrenOf: "A", using: Outline())
        #expect(outline.items == ["A", "B", "B1", "C"])
    }

    @Test("Deleting an item deletes its descendants, and what was deleted forgets that it was expanded")
    func deletes() {
        var outline = Self.sample()
        outline.expand(["A", "A1"])
        outline.delete(["A", "A1", "A"])
        #expect(outline.items == ["B", "B1", "C"])
        outline.append(["A"])
        outline.append(["A1"], to: "A")
        #expect(!outline.isExpanded("A"))
        outline.deleteAll()
        #expect(outline.isEmpty && outline.expandedItems.isEmpty)
    }

    @Test("Expansion needs no children, ignores strangers and is kept in copies")
    func expansion() {
        var outline = Self.sample()
        outline.expand(["C", "stranger"])
        outline.collapse(["stranger"])
        #expect(outline.isExpanded("C"))
        let copy = Outline(outline)
        outline.append(["C1"], to: "C")
        #expect(outline.isVisible("C1"))
        #expect(copy.items.count == 7 && copy.expandedItems == ["C"])
    }

    @Test("Appending nothing does nothing, whatever the parent")
    func appendsNothing() {
        var outline = Self.sample()
        outline.append([], to: "stranger")
        #expect(outline.numberOfItems == 7)
    }

    @Test("The visual description marks expanded, collapsed and visible items")
    func visualDescription() {
        var outline = Self.sample()
        outline.expand(["A"])
        #expect(
            outline.visualDescription() == """
                <DiffableDataSourceSectionSnapshot: 7 items
                +* A
                  -* A1
                    -  A1a
                  -* A2
                -* B
                  -  B1
                -* C
                >
                """)
    }

    @Test("Children from outside may hold duplicates, and what stays keeps what is below it")
    func setsChildren() {
        var outline = Self.sample()
        outline.expand(["A1"])
        let report = outline.setChildren(of: "A", to: ["new", "A1", "C", "new", "A"])
        #expect(outline.items == ["A", "new", "A1", "A1a", "B", "B1", "C"])
        #expect(outline.isExpanded("A1") && outline.children(of: "A") == ["new", "A1"])
        #expect(report.duplicates.map(\.identifier) == ["C", "new", "A"])
        #expect(report.duplicates[0].first == .snapshot(ItemPath(section: 0, item: 6)))
        #expect(report.duplicates[1].first == .argument(0) && report.duplicates[1].second == 3)
        outline.setChildren(of: "A", to: [])
        outline.setChildren(of: "C", to: ["C1"])
        outline.setChildren(of: nil, to: ["C", "A"])
        #expect(outline.items == ["C", "C1", "A"])
    }
}
