import CollectionViews
import Foundation

/// How an address keeps what a user has selected and opened in a view, and where the view is scrolled to: by names for
/// items that outlive the program, as `UIDataSourceModelAssociation` has them.
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
    /// The index paths of all items with some names at once, where that costs less than one after the other.
    var indexPaths: ((Set<String>) -> [IndexPath])?
    /// Whether items may still come by themselves, as while a folder is read. What an address names and nobody finds is
    /// waited for meanwhile, and then given up.
    public var isLoading: () -> Bool = { false }
    /// The names of the parents that are open; nil keeps none.
    public var expanded: (() -> [String])?
    /// Opens the parents with the given names, and closes others.
    public var expand: (([String]) -> Void)?
    /// The names of the parents that are open at the start, of which an address need not tell.
    public var startsExpanded: [String] = []

    /// Makes a way to keep a view's state.
    ///
    /// - Parameters:
    ///   - identifier: The name of the item at an index path.
    ///   - indexPath: The index path of the item with a name, which may come from anybody.
    public init(identifier: @escaping (IndexPath) -> String?, indexPath: @escaping (String) -> IndexPath?) {
        self.identifier = identifier
        self.indexPath = indexPath
    }

    /// Longer lists of names are not kept: an address has its limits.
    static let longestList = 600
    /// No more items than these are kept, and looked for, as selected.
    private static let mostSelected = 100

    func state(of view: CollectionView) -> [String: String] {
        var state: [String: String] = [:]
        let selected = (view.indexPathsForSelectedItems ?? []).prefix(Self.mostSelected).compactMap(identifier)
        state["selected"] = Self.text(of: selected)
        if let open = expanded?(), open != startsExpanded { state["open"] = open.isEmpty ? "" : Self.text(of: open) }
        return state
    }

    func restore(_ state: [String: String], in view: CollectionView) {
        // Parents first: what is selected may stand below one.
        expand?(state["open"].map(Self.names) ?? startsExpanded)
        let names = Set((state["selected"].map(Self.names) ?? []).prefix(Self.mostSelected))
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

    /// The names that a line holds.
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
