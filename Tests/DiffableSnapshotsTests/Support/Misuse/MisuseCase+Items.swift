import DiffableSnapshots

extension MisuseCase {
    /// A misuse of a snapshot with the items 1, 2 and 3 in section A, and 4 and 5 in section B.
    init(
        _ description: String, says sentence: String, cure: String,
        _ misuse: @escaping @Sendable (inout DiffableDataSourceSnapshot<String, Int>) -> Void
    ) {
        self.init(description: description, sentence: sentence, cure: cure) {
            var snapshot = DiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["A", "B"])
            snapshot.appendItems([1, 2, 3], toSection: "A")
            snapshot.appendItems([4, 5], toSection: "B")
            misuse(&snapshot)
        }
    }

    static let items: [MisuseCase] = [
        MisuseCase(
            "Appending items to an unknown section",
            says: "appendItems(_:toSection:): section \"X\" is not in the snapshot",
            cure: "append it with appendSections(_:) first"
        ) { $0.appendItems([9], toSection: "X") },
        MisuseCase(
            "Appending items when there is no section", says: "appendItems(_:toSection:): there is no section",
            cure: "append one with appendSections(_:) first"
        ) { snapshot in
            snapshot = DiffableDataSourceSnapshot()
            snapshot.appendItems([1])
        },
        MisuseCase(
            "Appending an item twice in one call", says: "appendItems(_:toSection:): item 8 stands twice",
            cure: "give each item once"
        ) { snapshot in
            snapshot.appendItems([8, 9, 8])
            _ = snapshot.numberOfItems
        },
        MisuseCase(
            "Inserting before an unknown item", says: "insertItems(_:beforeItem:): item 77 is not in the snapshot",
            cure: "append it with appendItems(_:toSection:) first"
        ) { $0.insertItems([9], beforeItem: 77) },
        MisuseCase(
            "Inserting after an unknown item", says: "insertItems(_:afterItem:): item 77 is not in the snapshot",
            cure: "append it with appendItems(_:toSection:) first"
        ) { $0.insertItems([9], afterItem: 77) },
        MisuseCase(
            "Inserting before a member of the list",
            says: "insertItems(_:beforeItem:): item 2 cannot be placed relative to itself",
            cure: "name another item"
        ) { $0.insertItems([9, 2], beforeItem: 2) },
        MisuseCase(
            "Inserting after a member of the list",
            says: "insertItems(_:afterItem:): item 2 cannot be placed relative to itself",
            cure: "name another item"
        ) { $0.insertItems([9, 2], afterItem: 2) },
        MisuseCase(
            "Inserting an item twice in one call", says: "insertItems(_:afterItem:): item 9 stands twice",
            cure: "give each item once"
        ) { $0.insertItems([9, 8, 9], afterItem: 2) },
        MisuseCase(
            "Deleting an item twice in one call", says: "deleteItems(_:): item 1 stands twice",
            cure: "give each item once"
        ) { $0.deleteItems([1, 1]) },
        MisuseCase(
            "Moving an unknown item", says: "moveItem(_:beforeItem:): item 77 is not in the snapshot",
            cure: "append it with appendItems(_:toSection:) first"
        ) { $0.moveItem(77, beforeItem: 1) },
        MisuseCase(
            "Moving before an unknown item", says: "moveItem(_:beforeItem:): item 77 is not in the snapshot",
            cure: "append it with appendItems(_:toSection:) first"
        ) { $0.moveItem(1, beforeItem: 77) },
        MisuseCase(
            "Moving after an unknown item", says: "moveItem(_:afterItem:): item 77 is not in the snapshot",
            cure: "append it with appendItems(_:toSection:) first"
        ) { $0.moveItem(1, afterItem: 77) },
        MisuseCase(
            "Moving an item before itself", says: "moveItem(_:beforeItem:): item 1 cannot be placed relative to itself",
            cure: "name another item"
        ) { $0.moveItem(1, beforeItem: 1) },
        MisuseCase(
            "Moving an item after itself", says: "moveItem(_:afterItem:): item 1 cannot be placed relative to itself",
            cure: "name another item"
        ) { $0.moveItem(1, afterItem: 1) },
        MisuseCase(
            "Reloading an unknown item", says: "reloadItems(_:): item 77 is not in the snapshot",
            cure: "append it with appendItems(_:toSection:) first"
        ) { $0.reloadItems([1, 77]) },
        MisuseCase(
            "Reloading an item twice in one call", says: "reloadItems(_:): item 1 stands twice",
            cure: "give each item once"
        ) { $0.reloadItems([1, 1]) },
        MisuseCase(
            "Reconfiguring an unknown item", says: "reconfigureItems(_:): item 77 is not in the snapshot",
            cure: "append it with appendItems(_:toSection:) first"
        ) { $0.reconfigureItems([77]) },
        MisuseCase(
            "Reconfiguring an item twice in one call", says: "reconfigureItems(_:): item 1 stands twice",
            cure: "give each item once"
        ) { $0.reconfigureItems([1, 1]) },
        MisuseCase(
            "Appending an item twice in one call, and comparing",
            says: "appendItems(_:toSection:): item 8 stands twice",
            cure: "give each item once"
        ) { snapshot in
            let base = snapshot
            snapshot.appendItems([8, 9, 8])
            _ = snapshot.difference(from: base)
        },
        MisuseCase(
            "Appending an item twice in one call to a new snapshot, and comparing",
            says: "appendItems(_:toSection:): item 8 stands twice", cure: "give each item once"
        ) { snapshot in
            var fresh = DiffableDataSourceSnapshot<String, Int>()
            fresh.appendSections(["A"])
            fresh.appendItems([8, 9, 8])
            _ = fresh.difference(from: snapshot)
        },
    ]
}
