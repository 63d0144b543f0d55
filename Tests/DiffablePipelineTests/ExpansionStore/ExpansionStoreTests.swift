import DiffablePipeline
import DiffableSnapshots
import Foundation
import Testing

@Suite("An expansion store")
struct ExpansionStoreTests {
    typealias Outline = DiffableDataSourceSectionSnapshot<String>

    /// A with B with C, and D.
    let outline: Outline = {
        var outline = Outline()
        outline.append(["A", "D"])
        outline.append(["B"], to: "A")
        outline.append(["C"], to: "B")
        return outline
    }()

    @Test("What was expanded is expanded again in an outline that is built anew")
    func outlivesOutlines() {
        var worked = outline
        worked.expand(["A", "B"])
        var store = ExpansionStore<String>()
        store.record(from: worked)
        var rebuilt = outline
        store.apply(to: &rebuilt)
        #expect(rebuilt.expandedItems == ["A", "B"])
        worked.collapse(["B"])
        store.record(from: worked)
        store.apply(to: &rebuilt)
        #expect(rebuilt.expandedItems == ["A"])
    }

    @Test("Items that are missing keep their entry, and are restored as they arrive")
    func restoresAsChildrenArrive() {
        var store = ExpansionStore<String>()
        store.setExpanded(true, "A")
        store.setExpanded(true, "B")
        var partial = Outline()
        partial.append(["A"])
        store.apply(to: &partial)
        store.record(from: partial)
        partial.append(["B"], to: "A")
        #expect(!partial.isExpanded("B"))
        store.apply(to: &partial)
        #expect(partial.isExpanded("B"))
    }

    @Test("What somebody expanded is told in that order, behind a temporary layer too")
    func expandedItems() {
        var store = ExpansionStore<String>(default: .expanded)
        for item in ["C", "A", "B"] { store.setExpanded(true, item) }
        store.setExpanded(false, "A")
        #expect(store.expandedItems == ["C", "B"])
        #expect(store.isExpandedByHand("B") && !store.isExpandedByHand("A") && !store.isExpandedByHand("D"))
        store.beginTemporaryLayer(default: .collapsed)
        store.setExpanded(false, "B")
        store.setExpanded(true, "D")
        #expect(store.expandedItems == ["C", "B"])
        #expect(store.isExpandedByHand("C") && store.isExpandedByHand("D") && !store.isExpandedByHand("B"))
    }

    @Test("Items that nobody touched follow the rule", arguments: [0, 1, 2, Int.max])
    func defaultRule(_ levels: Int) {
        let store = ExpansionStore<String>(default: .expanded(levels: levels))
        var outline = outline
        store.apply(to: &outline)
        #expect(outline.expandedItems == ["A", "B", "C", "D"].filter { outline.level(of: $0) < levels })
    }

    @Test("A touched item stays as it is against the rule, until it is forgotten")
    func decisions() {
        var store = ExpansionStore<String>(default: .expanded)
        store.setExpanded(false, "B")
        var outline = outline
        store.apply(to: &outline)
        #expect(outline.expandedItems == ["A", "C", "D"])
        store.forget("B")
        #expect(store.isExpanded("B"))
    }

    @Test("A temporary layer starts with its own rule, and leaves nothing behind")
    func temporaryLayer() {
        var store = ExpansionStore<String>()
        store.setExpanded(true, "A")
        let before = store
        store.beginTemporaryLayer()
        var filtered = outline
        store.apply(to: &filtered)
        #expect(filtered.expandedItems == ["A", "B", "C", "D"])
        filtered.collapse(["A"])
        store.record(from: filtered)
        #expect(!store.isExpanded("A") && store.hasTemporaryLayer)
        store.endTemporaryLayer()
        #expect(store == before && store.isExpanded("A") && !store.isExpanded("B"))
    }

    @Test("What was touched during a temporary layer can be kept")
    func keepsTemporaryChanges() {
        var store = ExpansionStore<String>()
        store.setExpanded(true, "A")
        store.beginTemporaryLayer()
        store.setExpanded(false, "A")
        store.setExpanded(true, "D")
        store.endTemporaryLayer(keepingChanges: true)
        #expect(!store.isExpanded("A") && store.isExpanded("D") && !store.isExpanded("B"))
    }

    @Test("It is saved and read again, always in the same order, without the temporary layer")
    func codable() throws {
        var store = ExpansionStore<String>(default: .expanded(levels: 1))
        for item in ["z", "A", "q", "B"] { store.setExpanded(true, item) }
        store.setExpanded(false, "A")
        let data = try JSONEncoder().encode(store)
        #expect(try JSONDecoder().decode(ExpansionStore<String>.self, from: data) == store)
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.contains(#"["z","q","B"]"#) && text.contains(#"["A"]"#))
        let plain = store
        store.beginTemporaryLayer()
        let read = try JSONDecoder().decode(ExpansionStore<String>.self, from: JSONEncoder().encode(store))
        #expect(read == plain)
    }
}
