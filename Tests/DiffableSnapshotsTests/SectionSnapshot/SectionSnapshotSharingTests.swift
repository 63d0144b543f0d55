import DiffableSnapshots
import Testing

@Suite("Copies of a section snapshot")
struct SectionSnapshotSharingTests {
    @Test("Two threads may change copies of one outline at once")
    func threads() async {
        var model = ModelOutline<Int>()
        for parent in 0..<40 {
            model.append([.init(item: parent, children: (0..<20).map { .init(item: 100 + parent * 20 + $0) })], to: nil)
        }
        let (outline, original) = (model.outline(), model)
        await withTaskGroup(of: String?.self) { group in
            for worker in 0..<4 {
                group.addTask {
                    var (copy, model) = (outline, original)
                    for step in 0..<40 {
                        let parent = (step * 7 + worker) % 40
                        let edits: [OutlineEdit<Int>] = [
                            .append([10_000 * (worker + 1) + step], to: parent), .expand([parent]),
                            .delete([100 + parent * 20 + step % 20].filter { copy.contains($0) }),
                        ]
                        for edit in edits {
                            edit.play(on: &copy)
                            edit.play(on: &model)
                        }
                    }
                    return model.disagreement(with: copy)
                }
            }
            for await problem in group { #expect(problem == nil) }
        }
        #expect(original.disagreement(with: outline) == nil)
    }

    @Test("Identifiers are let go when the last outline that holds them goes")
    func lifetimes() {
        let lives = Tracked.Lives()
        Tracked.$lives.withValue(lives) {
            var outline = DiffableDataSourceSectionSnapshot<Tracked>(leafCapacity: 3, branchCapacity: 3)
            outline.append((0..<50).map { Tracked(number: $0) })
            for parent in 0..<50 {
                outline.append([Tracked(number: 100 + parent)], to: Tracked(number: parent))
            }
            #expect(lives.count == 100)
            let copy = outline
            outline.delete((0..<25).map { Tracked(number: $0) })
            #expect(lives.count == 100)
            #expect(copy.numberOfItems == 100)
            outline.replace(childrenOf: Tracked(number: 30), using: .init())
            outline.deleteKeepingChildren(Tracked(number: 31))
            outline.checkInvariants()
        }
        #expect(lives.count == 0)
        Tracked.$lives.withValue(lives) {
            var outline = DiffableDataSourceSectionSnapshot<Tracked>()
            for round in 0..<50 {
                outline.append((0..<20).map { Tracked(number: round * 20 + $0) })
                outline.delete((0..<20).map { Tracked(number: round * 20 + $0) })
            }
            #expect(lives.count == 0)
        }
    }

    @Test("A chain of very many items is built, looked through, expanded and let go without deep calls")
    func deepChain() {
        var chain = DiffableDataSourceSectionSnapshot<Int>()
        chain.append([0])
        let count = examples(10_000, of: 100_000)
        for item in 1..<count { chain.append([item], to: item - 1) }
        #expect(chain.level(of: count - 1) == count - 1 && !chain.isVisible(count - 1))
        chain.expand(Array(0..<count))
        #expect(chain.visibleIndex(of: count - 1) == count - 1)
        chain.collapse([count / 2])
        #expect(chain.numberOfVisibleItems == count / 2 + 1)
        #expect(chain.snapshot(of: 10).numberOfItems == count - 11)
        chain.deleteKeepingChildren(1)
        #expect(chain.level(of: count - 1) == count - 2)
        chain.delete([0])
        #expect(chain.isEmpty)
    }
}
