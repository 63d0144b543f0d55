import DiffableSnapshots

/// An item that one call was given twice. A debug build stops at the call, an optimised one at the first look at an
/// item.
extension MisuseCase {
    /// A look at a snapshot that was filled by one call.
    private init(_ look: String, _ misuse: @escaping @Sendable (DiffableDataSourceSnapshot<String, Int>) -> Void) {
        self.init(
            description: "Looking by \(look) where an item was given twice",
            sentence: "appendItems(_:toSection:): item 8 stands twice", cure: "give each item once"
        ) {
            var snapshot = DiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["A"])
            snapshot.appendItems([7] + Array(100..<300) + [8, 9, 8])
            misuse(snapshot)
        }
    }

    static let looks: [MisuseCase] = [
        MisuseCase("itemIdentifiers") { _ = $0.itemIdentifiers },
        MisuseCase("itemIdentifiers(inSection:)") { _ = $0.itemIdentifiers(inSection: "A") },
        MisuseCase("itemIdentifier(at:)") { _ = $0.itemIdentifier(at: ItemPath(section: 0, item: 0)) },
        MisuseCase("itemIdentifier(atIndex:)") { _ = $0.itemIdentifier(atIndex: 0) },
        MisuseCase("indexOfItem(_:)") { _ = $0.indexOfItem(7) },
        MisuseCase("contains(item:)") { _ = $0.contains(item: 1_000) },
        MisuseCase("sectionIdentifier(containingItem:)") { _ = $0.sectionIdentifier(containingItem: 7) },
        MisuseCase("hasSameContent(as:)") { _ = $0.hasSameContent(as: DiffableDataSourceSnapshot()) },
        MisuseCase("difference(from:)") { _ = $0.difference(from: DiffableDataSourceSnapshot()) },
        MisuseCase("difference(from:) of another") { _ = DiffableDataSourceSnapshot().difference(from: $0) },
        MisuseCase("description") { _ = $0.description },
        MisuseCase("an edit") { snapshot in
            var snapshot = snapshot
            snapshot.deleteItems([7])
        },
        MisuseCase("a reload") { $0.makeIndex() },
    ]
}
