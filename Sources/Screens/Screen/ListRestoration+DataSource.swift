import CollectionViews
import Foundation

extension ListRestoration {
    /// Makes the restoration of a view with a data source.
    ///
    /// ```swift
    /// screen.listRestoration = ListRestoration(of: dataSource, outlines: [.files]) { $0 }
    /// ```
    ///
    /// - Parameters:
    ///   - dataSource: The view's data source, which is not kept alive.
    ///   - outlines: The sections whose expanded parents are kept. Those that are expanded now are the initial ones.
    ///   - name: The name of an item, which must outlive the program. Of items with the same name the first is found.
    /// - Complexity: An address costs O(*n*) for the items of `outlines`; going to one O(*n*) for all items and each
    ///   name.
    public init<Section: Hashable & Sendable, Item: Hashable & Sendable>(
        of dataSource: CollectionViewDiffableDataSource<Section, Item>, outlines: [Section] = [],
        name: @escaping (Item) -> String
    ) {
        self.init(
            identifier: { [weak dataSource] in dataSource?.itemIdentifier(for: $0).map(name) },
            indexPath: { [weak dataSource] wanted in
                guard let dataSource else { return nil }
                return dataSource.snapshot().itemIdentifiers.first { name($0) == wanted }
                    .flatMap { dataSource.indexPath(for: $0) }
            })
        indexPaths = { [weak dataSource] names in
            guard let dataSource, !names.isEmpty else { return [] }
            var missing = names
            return dataSource.snapshot().itemIdentifiers
                .filter { !missing.isEmpty && missing.remove(name($0)) != nil }
                .compactMap { dataSource.indexPath(for: $0) }
        }
        if outlines.isEmpty { return }
        expanded = { [weak dataSource] in
            guard let dataSource else { return [] }
            let held = Set(dataSource.snapshot().sectionIdentifiers)
            return outlines.filter(held.contains).flatMap { section in
                let outline = dataSource.snapshot(for: section)
                return outline.expandedItems.filter(outline.hasChildren).map(name)
            }
        }
        expand = { [weak dataSource] names in
            guard let dataSource else { return }
            let wanted = Set(names)
            let held = Set(dataSource.snapshot().sectionIdentifiers)
            for section in outlines where held.contains(section) {
                var outline = dataSource.snapshot(for: section)
                let parents = outline.items.filter(outline.hasChildren)
                let former = outline.expandedItems.filter(outline.hasChildren)
                let open = parents.filter { wanted.contains(name($0)) }
                if open == former { continue }
                outline.collapse(parents)
                outline.expand(open)
                dataSource.apply(outline, to: section, animatingDifferences: false)
            }
        }
        startsExpanded = expanded?() ?? []
    }

    /// Names items by their index paths, for views without names.
    static func byIndexPath(in view: CollectionView) -> ListRestoration {
        ListRestoration(
            identifier: { $0.count == 2 ? "\($0.section).\($0.item)" : nil },
            indexPath: { [weak view] name in
                let parts = name.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
                guard let view, parts.count == 2, let section = parts[0], let item = parts[1],
                    0..<view.numberOfSections ~= section, 0..<view.numberOfItems(inSection: section) ~= item
                else { return nil }
                return IndexPath(item: item, section: section)
            })
    }
}
