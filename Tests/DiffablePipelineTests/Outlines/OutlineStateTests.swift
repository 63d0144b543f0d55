import DiffablePipeline
import DiffableSnapshots
import Testing

typealias TestState = DataSourceState<String, String>
typealias TestSnapshot = DiffableDataSourceSnapshot<String, String>
typealias TestOutline = DiffableDataSourceSectionSnapshot<String>

@Suite("Ordinary and section snapshots together")
struct OutlineStateTests {
    /// Fruit (expanded: Apple, Pear), Bread (collapsed: Rye).
    static let food: TestOutline = {
        var outline = TestOutline()
        outline.append(["Fruit", "Bread"])
        outline.append(["Apple", "Pear"], to: "Fruit")
        outline.append(["Rye"], to: "Bread")
        outline.expand(["Fruit"])
        return outline
    }()

    /// A section "food" with an outline and a section "drinks" of Tea and Milk.
    static func state() -> TestState {
        var snapshot = TestSnapshot()
        snapshot.appendSections(["food", "drinks"])
        snapshot.appendItems(["Tea", "Milk"])
        return TestState().applying(snapshot).state.applying(food, to: "food").state
    }

    @Test("A missing section is made at the end")
    func missingSection() {
        let state = Self.state().applying(Self.food.snapshot(of: "Bread"), to: "new").state
        #expect(state.snapshot.sectionIdentifiers == ["food", "drinks", "new"])
        #expect(state.snapshot.itemIdentifiers(inSection: "new") == ["Rye"])
    }

    @Test("The ordinary snapshot holds the visible items only, the section's the hidden ones too")
    func visibleItems() {
        let state = Self.state()
        #expect(state.snapshot.itemIdentifiers == ["Fruit", "Apple", "Pear", "Bread", "Tea", "Milk"])
        #expect(state.outline(for: "food").items == ["Fruit", "Apple", "Pear", "Bread", "Rye"])
        #expect(state.outline(for: "drinks").items == ["Tea", "Milk"])
        #expect(state.outline(for: "drinks").rootItems == ["Tea", "Milk"])
        #expect(state.outline(for: "unknown").isEmpty)
    }

    @Test("Applying what the data source says flattens nothing and changes nothing")
    func roundTrip() {
        let state = Self.state()
        let (next, difference) = state.applying(state.snapshot)
        #expect(difference.isEmpty)
        #expect(next.outline(for: "food").visualDescription() == state.outline(for: "food").visualDescription())
    }

    @Test("An outline's row can be marked without flattening the outline")
    func marks() {
        let state = Self.state()
        var snapshot = state.snapshot
        snapshot.reconfigureItems(["Pear"])
        let (next, difference) = state.applying(snapshot)
        #expect(difference.reconfiguredItems == [ItemPath(section: 0, item: 2)])
        #expect(!difference.hasStructuralChanges)
        #expect(next.outline(for: "food").parent(of: "Rye") == "Bread")
    }

    @Test("Items that an outline names move in from other sections")
    func pullsIn() {
        var outline = Self.food
        outline.append(["Tea"])
        outline.append(["Milk"], to: "Bread")
        let (next, difference) = Self.state().applying(outline, to: "food")
        #expect(next.snapshot.itemIdentifiers == ["Fruit", "Apple", "Pear", "Bread", "Tea"])
        #expect(next.snapshot.itemIdentifiers(inSection: "drinks").isEmpty)
        #expect(difference.movedItems.count == 1 && difference.deletedItems.count == 1)
    }

    @Test("Items move out of the outline of another section, hidden ones too")
    func pullsOutOfOutlines() {
        var outline = TestOutline()
        outline.append(["Rye", "Fruit"])
        let next = Self.state().applying(outline, to: "drinks").state
        #expect(next.snapshot.itemIdentifiers(inSection: "food") == ["Apple", "Pear", "Bread"])
        #expect(next.snapshot.itemIdentifiers(inSection: "drinks") == ["Rye", "Fruit"])
        #expect(next.outline(for: "food").items == ["Apple", "Pear", "Bread"])
        #expect(next.outline(for: "food").level(of: "Apple") == 0)
    }

    @Test("Expanding inserts the rows that appear and reconfigures the parent")
    func expanding() {
        var outline = Self.food
        outline.expand(["Bread"])
        let (_, difference) = Self.state().applying(outline, to: "food")
        #expect(difference.insertedItems == [ItemPath(section: 0, item: 4)])
        #expect(difference.reconfiguredItems == [ItemPath(section: 0, item: 3)])
        #expect(difference.movedItems.isEmpty && difference.deletedItems.isEmpty)
    }

    @Test("A parent that gains its first child or loses its last one is reconfigured")
    func disclosure() {
        var outline = Self.food
        outline.append(["Core"], to: "Apple")
        outline.delete(["Rye"])
        let (_, difference) = Self.state().applying(outline, to: "food")
        #expect(difference.reconfiguredItems == [ItemPath(section: 0, item: 1), ItemPath(section: 0, item: 3)])
        #expect(!difference.hasStructuralChanges)
    }

    @Test("An ordinary apply drops vanished items and places new ones behind the item that precedes them")
    func ordinaryOverOutline() {
        let state = Self.state()
        var snapshot = state.snapshot
        snapshot.deleteItems(["Apple"])
        snapshot.insertItems(["Plum"], afterItem: "Pear")
        snapshot.insertItems(["Cheese"], afterItem: "Bread")
        snapshot.insertItems(["Menu"], beforeItem: "Fruit")
        let outline = state.applying(snapshot).state.outline(for: "food")
        #expect(outline.items == ["Menu", "Fruit", "Pear", "Plum", "Bread", "Rye", "Cheese"])
        #expect(outline.parent(of: "Plum") == "Fruit")
        #expect(outline.level(of: "Cheese") == 0 && outline.level(of: "Menu") == 0)
        #expect(outline.isExpanded("Fruit") && outline.parent(of: "Rye") == "Bread")
    }

    @Test("Removing a section drops its outline")
    func removesSection() {
        let state = Self.state()
        var snapshot = state.snapshot
        snapshot.deleteSections(["food"])
        var next = state.applying(snapshot).state
        #expect(next.outlines.isEmpty)
        snapshot.appendSections(["food"])
        next = next.applying(snapshot).state
        #expect(next.outline(for: "food").isEmpty)
    }

    @Test("An item moved by an ordinary snapshot takes what it hides along, to another section too")
    func ordinaryMoves() {
        let state = Self.state()
        var snapshot = state.snapshot
        snapshot.moveItem("Bread", beforeItem: "Fruit")
        #expect(
            state.applying(snapshot).state.outline(for: "food").items == ["Bread", "Rye", "Fruit", "Apple", "Pear"])
        snapshot = state.snapshot
        snapshot.moveItem("Pear", beforeItem: "Apple")
        #expect(state.applying(snapshot).state.outline(for: "food").children(of: "Fruit") == ["Pear", "Apple"])
        snapshot = state.snapshot
        snapshot.moveItem("Bread", afterItem: "Tea")
        let next = state.applying(snapshot).state
        #expect(next.outline(for: "drinks").items == ["Tea", "Bread", "Rye", "Milk"])
        #expect(next.outline(for: "drinks").children(of: "Bread") == ["Rye"])
    }

    @Test("An expanded parent that moves takes its rows along as a collapsed one does, to another section too")
    func expandedParentsMove() {
        let state = Self.state()
        var snapshot = state.snapshot
        snapshot.moveItem("Fruit", afterItem: "Bread")
        var next = state.applying(snapshot).state
        #expect(next.outline(for: "food").items == ["Bread", "Rye", "Fruit", "Apple", "Pear"])
        #expect(next.outline(for: "food").children(of: "Fruit") == ["Apple", "Pear"])
        snapshot = state.snapshot
        snapshot.moveItem("Fruit", afterItem: "Tea")
        next = state.applying(snapshot).state
        #expect(next.snapshot.itemIdentifiers(inSection: "drinks") == ["Tea", "Fruit", "Apple", "Pear", "Milk"])
        #expect(next.outline(for: "drinks").children(of: "Fruit") == ["Apple", "Pear"])
        #expect(next.snapshot.itemIdentifiers(inSection: "food") == ["Bread"])
    }

    @Test("A parent that moves together with its rows is the same tree at its new place")
    func blocksMove() {
        var food = Self.food
        food.append(["Braeburn"], to: "Apple")
        food.expand(["Apple"])
        let state = Self.state().applying(food, to: "food").state
        let block = ["Fruit", "Apple", "Braeburn", "Pear"]
        for anchor in ["Bread", "Tea", "Milk"] {
            var snapshot = state.snapshot
            snapshot.deleteItems(block)
            snapshot.insertItems(block, afterItem: anchor)
            let next = state.applying(snapshot).state
            #expect(next.snapshot.hasSameContent(as: snapshot))
            let outline = next.outline(for: anchor == "Bread" ? "food" : "drinks")
            #expect(outline.parent(of: "Fruit") == nil && outline.children(of: "Fruit") == ["Apple", "Pear"])
            #expect(outline.children(of: "Apple") == ["Braeburn"])
        }
    }

    @Test("Of a parent that moves, a child that is named elsewhere goes there, and one that is gone goes")
    func childrenGoElsewhere() {
        var snapshot = Self.state().snapshot
        snapshot.appendSections(["more"])
        snapshot.moveItem("Fruit", afterItem: "Tea")
        snapshot.appendItems(["Apple"], toSection: "more")
        snapshot.deleteItems(["Pear"])
        let next = Self.state().applying(snapshot).state
        #expect(next.snapshot.hasSameContent(as: snapshot))
        #expect(!next.outline(for: "drinks").hasChildren("Fruit"))
    }

    @Test("Of an expanded parent whose section is deleted, only what is named goes along")
    func sectionGoes() {
        var snapshot = Self.state().snapshot
        snapshot.moveItem("Fruit", afterItem: "Tea")
        snapshot.moveItem("Pear", afterItem: "Fruit")
        snapshot.deleteSections(["food"])
        let next = Self.state().applying(snapshot).state
        #expect(next.snapshot.itemIdentifiers == ["Tea", "Fruit", "Pear", "Milk"])
        #expect(next.outline(for: "drinks").children(of: "Fruit") == ["Pear"])
    }

    @Test("The named children of a parent that is deleted take its place; what it hid goes with it")
    func deletedParents() {
        var snapshot = Self.state().snapshot
        snapshot.deleteItems(["Fruit", "Bread"])
        let next = Self.state().applying(snapshot).state
        #expect(next.snapshot.hasSameContent(as: snapshot))
        #expect(next.outline(for: "food").items == ["Apple", "Pear"])
        #expect(next.outline(for: "food").rootItems == ["Apple", "Pear"])
    }

    @Test("What comes behind a row that followed its parent away comes behind the row before that")
    func newItemsBehindWhatLeft() {
        var snapshot = Self.state().snapshot
        snapshot.insertItems(["Plum"], afterItem: "Pear")
        snapshot.moveItem("Fruit", afterItem: "Tea")
        let next = Self.state().applying(snapshot).state
        #expect(next.snapshot.itemIdentifiers(inSection: "food") == ["Plum", "Bread"])
    }

    @Test("A child that goes to another section before its parent does leaves it")
    func childBeforeParent() {
        var snapshot = Self.state().snapshot
        snapshot.insertItems(["Apple", "Fruit"], afterItem: "Tea")
        let next = Self.state().applying(snapshot).state
        #expect(next.snapshot.itemIdentifiers(inSection: "drinks").prefix(3) == ["Tea", "Apple", "Fruit"])
        #expect(next.outline(for: "drinks").parent(of: "Apple") == nil)
        #expect(next.outline(for: "drinks").children(of: "Fruit") == ["Pear"])
    }

    @Test("An open parent that an ordinary snapshot moves to a new section takes its rows along, and stays open")
    func openParentToNewSection() {
        var outline = DiffableDataSourceSectionSnapshot<Int>()
        outline.append([1, 2])
        outline.append([10, 11], to: 1)
        outline.expand([1])
        let state = DataSourceState<Int, Int>().applying(outline, to: 0).state
        var next = state.snapshot
        next.appendSections([1])
        next.appendItems([1], toSection: 1)
        let moved = state.applying(next).state
        #expect(moved.snapshot.itemIdentifiers(inSection: 0) == [2])
        #expect(moved.snapshot.itemIdentifiers(inSection: 1) == [1, 10, 11])
        #expect(moved.outlines[1]?.isExpanded(1) == true)
    }
}
