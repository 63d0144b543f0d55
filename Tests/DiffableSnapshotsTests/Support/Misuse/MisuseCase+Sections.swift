extension MisuseCase {
    static let sections: [MisuseCase] = [
        MisuseCase(
            "Reloading an unknown section", says: "reloadSections(_:): section \"X\" is not in the snapshot",
            cure: "append it with appendSections(_:) first"
        ) { $0.reloadSections(["X"]) },
        MisuseCase(
            "Reloading a section twice in one call", says: "reloadSections(_:): section \"A\" stands twice",
            cure: "give each section once"
        ) { $0.reloadSections(["A", "A"]) },
        MisuseCase(
            "Appending a section that exists", says: "appendSections(_:): section \"A\" is in the snapshot already",
            cure: "move it with moveSection"
        ) { $0.appendSections(["C", "A"]) },
        MisuseCase(
            "Appending a section twice in one call", says: "appendSections(_:): section \"C\" stands twice",
            cure: "give each section once"
        ) { $0.appendSections(["C", "C"]) },
        MisuseCase(
            "Inserting a section that exists",
            says: "insertSections(_:beforeSection:): section \"B\" is in the snapshot already",
            cure: "move it with moveSection"
        ) { $0.insertSections(["B"], beforeSection: "A") },
        MisuseCase(
            "Inserting a section twice in one call",
            says: "insertSections(_:afterSection:): section \"C\" stands twice",
            cure: "give each section once"
        ) { $0.insertSections(["C", "C"], afterSection: "A") },
        MisuseCase(
            "Inserting before an unknown section",
            says: "insertSections(_:beforeSection:): section \"X\" is not in the snapshot",
            cure: "append it with appendSections(_:) first"
        ) { $0.insertSections(["C"], beforeSection: "X") },
        MisuseCase(
            "Inserting after an unknown section",
            says: "insertSections(_:afterSection:): section \"X\" is not in the snapshot",
            cure: "append it with appendSections(_:) first"
        ) { $0.insertSections(["C"], afterSection: "X") },
        MisuseCase(
            "Inserting a section relative to itself",
            says: "insertSections(_:afterSection:): section \"A\" cannot be placed relative to itself",
            cure: "name another section"
        ) { $0.insertSections(["A"], afterSection: "A") },
        MisuseCase(
            "Deleting a section twice in one call", says: "deleteSections(_:): section \"A\" stands twice",
            cure: "give each section once"
        ) { $0.deleteSections(["A", "A"]) },
        MisuseCase(
            "Moving an unknown section", says: "moveSection(_:beforeSection:): section \"X\" is not in the snapshot",
            cure: "append it with appendSections(_:) first"
        ) { $0.moveSection("X", beforeSection: "A") },
        MisuseCase(
            "Moving after an unknown section",
            says: "moveSection(_:afterSection:): section \"X\" is not in the snapshot",
            cure: "append it with appendSections(_:) first"
        ) { $0.moveSection("A", afterSection: "X") },
        MisuseCase(
            "Moving a section before itself",
            says: "moveSection(_:beforeSection:): section \"A\" cannot be placed relative to itself",
            cure: "name another section"
        ) { $0.moveSection("A", beforeSection: "A") },
        MisuseCase(
            "Moving a section after itself",
            says: "moveSection(_:afterSection:): section \"A\" cannot be placed relative to itself",
            cure: "name another section"
        ) { $0.moveSection("A", afterSection: "A") },
        MisuseCase(
            "Counting the items of an unknown section",
            says: "numberOfItems(inSection:): section \"X\" is not in the snapshot",
            cure: "append it with appendSections(_:) first"
        ) { _ = $0.numberOfItems(inSection: "X") },
        MisuseCase(
            "Listing the items of an unknown section",
            says: "itemIdentifiers(inSection:): section \"X\" is not in the snapshot",
            cure: "append it with appendSections(_:) first"
        ) { _ = $0.itemIdentifiers(inSection: "X") },
    ]
}
