import Diffable
import Testing

@testable import Gallery

@Suite("Giving a parent other children")
struct SectionSnapshotChildrenTests {
    typealias Outline = DiffableDataSourceSectionSnapshot<Int>

    @Test("Whatever children a parent had, it has the new ones, and the rest is as it was", arguments: 0..<200)
    func random(seed: Int) {
        var random = Generator(state: UInt64(seed))
        var outline = Outline()
        outline.append([1, 2, 3])
        outline.append(
            Array(100..<110).shuffled(using: &random).prefix(Int.random(in: 0...10, using: &random)).map { $0 }, to: 2)
        for child in outline.children(of: 2) where Bool.random(using: &random) {
            outline.append([child * 10, child * 10 + 1], to: child)
            if Bool.random(using: &random) { outline.expand([child]) }
        }
        let before = outline
        let parent: Int? = Bool.random(using: &random) ? 2 : nil
        let pool = parent == nil ? Array(1..<8) : Array(100..<120)
        let children = Array(pool.shuffled(using: &random).prefix(Int.random(in: 0...pool.count, using: &random)))
        outline.setChildren(children, of: parent)

        #expect((parent.map { outline.children(of: $0) } ?? outline.rootItems) == children, "seed \(seed)")
        for child in children where before.contains(child) {
            #expect(
                outline.snapshot(of: child, includingParent: true).visualLines
                    == before.snapshot(of: child, includingParent: true).visualLines, "seed \(seed)")
        }
        let kept = children.filter { before.contains($0) }
            .reduce(0) { $0 + before.snapshot(of: $1, includingParent: true).numberOfItems }
        let others = parent == nil ? 0 : 3
        #expect(
            outline.numberOfItems == others + kept + children.filter { !before.contains($0) }.count, "seed \(seed)")
    }

    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }
}

extension DiffableDataSourceSectionSnapshot {
    /// The outline in words, without the line that names the object.
    fileprivate var visualLines: [Substring] { Array(visualDescription().split(separator: "\n").dropFirst()) }
}
