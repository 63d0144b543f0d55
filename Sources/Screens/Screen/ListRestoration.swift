import CollectionViews
import Foundation

/// Keeps the selection, the expanded parents and the scroll position of a view in an address, by names of items that
/// outlive the program, like `UIDataSourceModelAssociation`.
///
/// ```swift
/// screen.listRestoration = ListRestoration(
///     identifier: { indexPath in dataSource.itemIdentifier(for: indexPath) },
///     indexPath: { name in dataSource.indexPath(for: name) })
/// ```
@preconcurrency @MainActor public struct ListRestoration {
    /// The name of the item at an index path.
    public var identifier: (IndexPath) -> String?
    /// The index path of the item with a name; nil when there is none, or not yet.
    public var indexPath: (String) -> IndexPath? { didSet { indexPaths = nil } }
    /// The index paths of all items with some names, if finding them together is faster.
    var indexPaths: ((Set<String>) -> [IndexPath])?
    /// Whether items are still being loaded, as while a folder is read. Names in an address that are not found are
    /// waited for meanwhile.
    public var isLoading: () -> Bool = { false }
    /// Returns the names of the expanded parents; nil keeps none.
    public var expanded: (() -> [String])?
    /// Expands the parents with the given names, and collapses others.
    public var expand: (([String]) -> Void)?
    /// The names of the parents that are expanded initially, which an address leaves out.
    public var startsExpanded: [String] = []

    /// Makes a restoration.
    ///
    /// - Parameters:
    ///   - identifier: The name of the item at an index path.
    ///   - indexPath: The index path of the item with a name, which may come from anybody.
    public init(identifier: @escaping (IndexPath) -> String?, indexPath: @escaping (String) -> IndexPath?) {
        self.identifier = identifier
        self.indexPath = indexPath
    }

    /// The length of the longest list of names that is kept, in bytes: addresses are limited.
    static let longestList = 600
    /// How many selected items are kept, and looked for, at most.
    private static let maximumSelected = 100

    func state(of view: CollectionView) -> [String: String] {
        var state: [String: String] = [:]
        // Some of them would be another selection.
        if view.selection.count <= Self.maximumSelected {
            state["selected"] = Self.text(of: view.selection.compactMap { identifier(IndexPath($0)) })
        }
        if let open = expanded?(), open != startsExpanded { state["open"] = open.isEmpty ? "" : Self.text(of: open) }
        return state
    }

    func restore(_ state: [String: String], in view: CollectionView) {
        // Parents first: selected items may be among their children.
        expand?(state["open"].map(Self.names) ?? startsExpanded)
        let names = Set((state["selected"].map(Self.names) ?? []).prefix(Self.maximumSelected))
        let wanted = Set(indexPaths?(names) ?? names.compactMap(indexPath))
        for indexPath in view.indexPathsForSelectedItems ?? [] where !wanted.contains(indexPath) {
            view.deselectItem(at: indexPath, animated: false)
        }
        for indexPath in wanted.sorted() { view.selectItem(at: indexPath, animated: false, scrollPosition: []) }
    }

    /// The names in one line; nil when there are none, or too many.
    static func text(of names: [String]) -> String? {
        let text = line(of: names)
        return text.isEmpty || text.utf8.count > longestList ? nil : text
    }

    /// The names in one line, however long, with commas between them.
    static func line(of names: [String]) -> String {
        names.map { name in
            name.unicodeScalars.reduce(into: "") { text, scalar in
                if scalar == "," || scalar == "\\" { text.unicodeScalars.append("\\") }
                text.unicodeScalars.append(scalar)
            }
        }.joined(separator: ",")
    }

    /// The names in a line.
    static func names(in text: String) -> [String] {
        var names = [""]
        var isEscaped = false
        for scalar in text.unicodeScalars {
            if !isEscaped, scalar == "\\" {
                isEscaped = true
            } else if !isEscaped, scalar == "," {
                names.append("")
            } else {
                names[names.count - 1].unicodeScalars.append(scalar)
                isEscaped = false
            }
        }
        return names
    }
}
