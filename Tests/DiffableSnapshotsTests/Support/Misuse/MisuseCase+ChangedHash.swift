import DiffableSnapshots

/// Identifiers whose hash value changes while they are in a snapshot, and that are then removed without being named.
extension MisuseCase {
    /// A misuse of an outline with a parent and children, of which one changes.
    private init(
        _ description: String, childCount: Int, says call: String,
        _ misuse: @escaping @Sendable (inout DiffableDataSourceSectionSnapshot<Renamed>, Renamed) -> Void
    ) {
        self.init(
            description: description,
            sentence: "\(call): identifier item 1000 changed its hash value while it was in the snapshot",
            cure: "feed to hash(into:) only what stays the same"
        ) {
            var outline = DiffableDataSourceSectionSnapshot<Renamed>()
            let parent = Renamed(100)
            let children = (0..<childCount).map { Renamed($0) }
            outline.append([parent, Renamed(101)])
            outline.append(children, to: parent)
            children[1].name = 1_000
            misuse(&outline, parent)
        }
    }

    static let changedHashes: [MisuseCase] = [
        MisuseCase(
            description: "Deleting a section of a changed item",
            sentence: "deleteSections(_:): identifier item 1000 changed its hash value while it was in the snapshot",
            cure: "feed to hash(into:) only what stays the same"
        ) {
            var snapshot = DiffableDataSourceSnapshot<Int, Renamed>()
            let items = (0..<50).map { Renamed($0) }
            snapshot.appendSections([0, 1])
            snapshot.appendItems([Renamed(100)], toSection: 1)
            snapshot.appendItems(items, toSection: 0)
            _ = snapshot.indexOfItem(items[0])
            items[7].name = 1_000
            snapshot.deleteSections([0])
        },
        MisuseCase("Deleting the parent of a changed item", childCount: 3, says: "delete(_:)") { $0.delete([$1]) },
        MisuseCase("Deleting the parent of a run with a changed item", childCount: 50, says: "delete(_:)") {
            $0.delete([$1])
        },
        MisuseCase("Replacing a changed child", childCount: 3, says: "replace(childrenOf:using:)") {
            $0.replace(childrenOf: $1, using: DiffableDataSourceSectionSnapshot())
        },
        MisuseCase("Applying an item that is equal to one shown and hashes differently", items: [1, 2, 3]),
        MisuseCase("Applying such an item elsewhere", items: [1, 4, 3, 2]),
    ]

    /// Item 2, which stood second with another hash value, among other items: what a data source makes of that when it
    /// takes the snapshot over, in optimised programs too.
    private init(_ description: String, items: [Int]) {
        self.init(
            description: description,
            sentence: "apply(_:animatingDifferences:completion:): the identifiers ",
            cure: "are equal but hash differently; feed to hash(into:) exactly what == compares"
        ) {
            func snapshot(_ items: [Int], hash: Int) -> DiffableDataSourceSnapshot<Int, Liar> {
                DiffableDataSourceSnapshot(sections: [(0, items.map { Liar(number: $0, hash: $0 == 2 ? hash : $0) })])
            }
            var difference = SnapshotDifference()
            if items.count > 3 {
                difference.insertedItems = [ItemPath(section: 0, item: 1)]
                difference.movedItems = [.init(from: ItemPath(section: 0, item: 1), to: ItemPath(section: 0, item: 3))]
            }
            _ = snapshot(items, hash: 9).keepingIdentifiers(
                of: snapshot([1, 2, 3], hash: 2), difference, in: "apply(_:animatingDifferences:completion:)")
        }
    }
}

/// Its hash value follows a name that can be changed, against the law.
private final class Renamed: Hashable, CustomDebugStringConvertible, @unchecked Sendable {
    // Each misuse makes its own, in one thread.
    var name: Int

    init(_ name: Int) { self.name = name }

    var debugDescription: String { "item \(name)" }

    static func == (left: Renamed, right: Renamed) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
