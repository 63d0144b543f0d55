import DiffableSnapshots

extension MisuseCase {
    /// A misuse of an outline of A with A1 and A2, A1 with A1a, B with B1, and C.
    init(
        _ description: String, says sentence: String, cure: String,
        _ misuse: @escaping @Sendable (inout DiffableDataSourceSectionSnapshot<String>) -> Void
    ) {
        self.init(description: description, sentence: sentence, cure: cure) {
            var outline = other(["A", "B", "C"])
            outline.append(["A1", "A2"], to: "A")
            outline.append(["A1a"], to: "A1")
            outline.append(["B1"], to: "B")
            misuse(&outline)
        }
    }

    private static let unknown = "is not in the section snapshot; append or insert it first"
    private static let known = "is in the section snapshot already"

    static let outline: [MisuseCase] = [
        MisuseCase(
            "Appending an item that is there already", says: "append(_:to:): item \"A1\" \(known)",
            cure: "delete the old one first"
        ) { $0.append(["x", "A1"]) },
        MisuseCase(
            "Appending an item twice in one call in an outline", says: "append(_:to:): item \"x\" \(known)",
            cure: "stands twice in what is given"
        ) { $0.append(["x", "x"], to: "A") },
        MisuseCase(
            "Appending to an unknown parent", says: "append(_:to:): parent \"Z\" \(unknown)",
            cure: "contains(_:)"
        ) { $0.append(["x"], to: "Z") },
        MisuseCase(
            "Inserting before an unknown item in an outline", says: "insert(_:before:): item \"Z\" \(unknown)",
            cure: "contains(_:)"
        ) { $0.insert(["x"], before: "Z") },
        MisuseCase(
            "Splicing after an unknown item", says: "insert(_:after:): item \"Z\" \(unknown)",
            cure: "contains(_:)"
        ) { $0.insert(other(["x"]), after: "Z") },
        MisuseCase(
            "Splicing a snapshot that shares an item", says: "insert(_:before:): item \"C\" \(known)",
            cure: "delete the old one first"
        ) { $0.insert(other(["x", "C"]), before: "A") },
        MisuseCase(
            "Replacing children by an item that stands elsewhere",
            says: "replace(childrenOf:using:): item \"B1\" \(known)",
            cure: "delete the old one"
        ) { $0.replace(childrenOf: "A", using: other(["A1", "B1"])) },
        MisuseCase(
            "Replacing children by their parent", says: "replace(childrenOf:using:): item \"A\" \(known)",
            cure: "delete the old one"
        ) { $0.replace(childrenOf: "A", using: other(["A"])) },
        MisuseCase(
            "Replacing the children of an unknown parent", says: "replace(childrenOf:using:): parent \"Z\" \(unknown)",
            cure: "contains(_:)"
        ) { $0.replace(childrenOf: "Z", using: DiffableDataSourceSectionSnapshot()) },
        MisuseCase(
            "Deleting an unknown item", says: "delete(_:): item \"Z\" \(unknown)",
            cure: "contains(_:)"
        ) { $0.delete(["A", "Z"]) },
        MisuseCase(
            "Deleting an unknown item and keeping its children",
            says: "deleteKeepingChildren(_:): item \"Z\" \(unknown)",
            cure: "contains(_:)"
        ) { $0.deleteKeepingChildren("Z") },
        MisuseCase(
            "Asking for the level of an unknown item", says: "level(of:): item \"Z\" \(unknown)",
            cure: "contains(_:)"
        ) { _ = $0.level(of: "Z") },
        MisuseCase(
            "Asking for the parent of an unknown item", says: "parent(of:): item \"Z\" \(unknown)",
            cure: "contains(_:)"
        ) { _ = $0.parent(of: "Z") },
        MisuseCase(
            "Asking whether an unknown item is expanded", says: "isExpanded(_:): item \"Z\" \(unknown)",
            cure: "contains(_:)"
        ) { _ = $0.isExpanded("Z") },
        MisuseCase(
            "Asking whether an unknown item is visible", says: "isVisible(_:): item \"Z\" \(unknown)",
            cure: "contains(_:)"
        ) { _ = $0.isVisible("Z") },
        MisuseCase(
            "Asking for the snapshot of an unknown item",
            says: "snapshot(of:includingParent:): parent \"Z\" \(unknown)",
            cure: "contains(_:)"
        ) { _ = $0.snapshot(of: "Z") },
        MisuseCase(
            "Asking for the children of an unknown item", says: "children(of:): item \"Z\" \(unknown)",
            cure: "contains(_:)"
        ) { _ = $0.children(of: "Z") },
        MisuseCase(
            "Asking for an item at an index out of range", says: "item(at:): index 7 is out of range",
            cure: "below numberOfItems"
        ) { _ = $0.item(at: 7) },
        MisuseCase(
            "Asking for a visible item at an index out of range", says: "visibleItem(at:): index 3 is out of range",
            cure: "below numberOfVisibleItems"
        ) { _ = $0.visibleItem(at: 3) },
        MisuseCase(
            "Giving an unknown parent its children from outside", says: "setChildren(of:to:): parent \"Z\" \(unknown)",
            cure: "contains(_:)"
        ) { $0.setChildren(of: "Z", to: ["x"]) },
        MisuseCase(
            "Asking whether an unknown item has children", says: "hasChildren(_:): item \"Z\" \(unknown)",
            cure: "contains(_:)"
        ) { _ = $0.hasChildren("Z") },
        MisuseCase(
            "Counting the children of an unknown item", says: "numberOfChildren(of:): item \"Z\" \(unknown)",
            cure: "contains(_:)"
        ) { _ = $0.numberOfChildren(of: "Z") },
        MisuseCase(
            "Asking for the place of an unknown item among its siblings",
            says: "siblingIndex(of:): item \"Z\" \(unknown)",
            cure: "contains(_:)"
        ) { _ = $0.siblingIndex(of: "Z") },
    ]
}

private func other(_ items: [String]) -> DiffableDataSourceSectionSnapshot<String> {
    var outline = DiffableDataSourceSectionSnapshot<String>()
    outline.append(items)
    return outline
}
