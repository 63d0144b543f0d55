/// An outline to be built: which children are appended to which parent, call by call.
///
/// It holds a large parent, collapsed, in the midst of everything, and a small one; what is above them is expanded.
struct OutlineShape {
    var name: String
    /// Parents come before their children; nil is the root.
    var groups: [(parent: Int?, children: [Int])]
    var expanded: [Int]
    /// An item of the middle, whose next sibling the large parent becomes.
    var middle: Int
    /// The items without the two parents and theirs.
    var items: Range<Int>

    static let largeParent = -1
    static let smallParent = -2
    static let largeChildren = Array(-200_000..<(-100_000))
    static let smallChildren = Array(-300_100..<(-300_000))

    static func all(_ count: Int) -> [OutlineShape] { [flat(count), wide(count), deep(count), random(count)] }

    private static func flat(_ count: Int) -> OutlineShape {
        OutlineShape(
            name: "flat", groups: [(nil, Array(0..<count))], expanded: [], middle: count / 2, items: 0..<count)
    }

    /// 100 parents of as many children each.
    private static func wide(_ count: Int) -> OutlineShape {
        let parents = Array(0..<100)
        let side = count / 100
        let groups = parents.map { parent in
            (parent: Optional(parent), children: Array(100 + parent * side..<100 + (parent + 1) * side))
        }
        return OutlineShape(
            name: "wide", groups: [(nil, parents)] + groups, expanded: parents, middle: 100 + count / 2,
            items: 0..<100 + side * 100)
    }

    /// Each item the only child of the one before.
    private static func deep(_ count: Int) -> OutlineShape {
        let groups = (0..<count).map { item in (parent: item == 0 ? nil : item - 1, children: [item]) }
        return OutlineShape(
            name: "deep", groups: groups, expanded: Array(0..<count), middle: count / 2, items: 0..<count)
    }

    /// Each item the child of any before it, nine in ten expanded.
    private static func random(_ count: Int) -> OutlineShape {
        var generator = SeededGenerator(seed: 11)
        var parents = [Int?](repeating: nil, count: count)
        var children = [[Int]](repeating: [], count: count)
        for item in 1..<count {
            let parent = Int.random(in: 0..<item, using: &generator)
            parents[item] = parent
            children[parent].append(item)
        }
        let groups = children.indices.filter { !children[$0].isEmpty }.map { (Optional($0), children[$0]) }
        let middle = count / 2
        var above = Set<Int>()
        var next = parents[middle]
        while let parent = next {
            above.insert(parent)
            next = parents[parent]
        }
        let expanded = (0..<count).filter { Int.random(in: 0..<10, using: &generator) > 0 || above.contains($0) }
        return OutlineShape(
            name: "random", groups: [(nil, [0])] + groups, expanded: expanded, middle: middle, items: 0..<count)
    }
}
