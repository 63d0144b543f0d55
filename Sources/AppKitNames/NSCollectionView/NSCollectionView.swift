import Diffable
import Foundation

/// AppKit's collection view: ``CollectionView`` with items where UIKit has cells.
@preconcurrency @MainActor open class NSCollectionView: CollectionView {
    /// AppKit's name for the kind of a view beside a section.
    public typealias SupplementaryElementKind = String

    /// Makes items of a class available under an identifier; nil takes them away.
    public func register(
        _ itemClass: NSCollectionViewItem.Type?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier
    ) {
        register(itemClass, forCellWithReuseIdentifier: identifier.rawValue)
    }

    /// Makes views of a class available under an identifier, to stand beside sections; nil takes them away.
    public func register(
        _ viewClass: CollectionReusableView.Type?, forSupplementaryViewOfKind kind: SupplementaryElementKind,
        withIdentifier identifier: NSUserInterfaceItemIdentifier
    ) {
        register(viewClass, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier.rawValue)
    }

    /// Hands out an item of the class registered under an identifier: one used before, or a new one.
    ///
    /// An identifier under which no class is registered stops the program.
    public func makeItem(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath
    ) -> NSCollectionViewItem {
        let cell = dequeueReusableCell(withReuseIdentifier: identifier.rawValue, for: indexPath)
        guard let item = cell as? NSCollectionViewItem else {
            fatalError(
                "NSCollectionView.makeItem(withIdentifier:for:): \"\(identifier.rawValue)\" makes no items; register a "
                    + "class of NSCollectionViewItem with register(_:forItemWithIdentifier:).")
        }
        item.collectionView = self
        item.loadViewIfNeeded()
        return item
    }

    /// Hands out a view of the class registered under an identifier, to stand beside a section.
    public func makeSupplementaryView(
        ofKind kind: SupplementaryElementKind, withIdentifier identifier: NSUserInterfaceItemIdentifier,
        for indexPath: IndexPath
    ) -> CollectionReusableView {
        dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: identifier.rawValue, for: indexPath)
    }

    /// The item that a window shows at a place.
    public func item(at indexPath: IndexPath) -> NSCollectionViewItem? {
        cellForItem(at: indexPath) as? NSCollectionViewItem
    }

    /// Whether a user can select items.
    public var isSelectable: Bool {
        get { allowsSelection }
        set { allowsSelection = newValue }
    }

    /// The places of the selected items. Setting them tells nobody.
    public var selectionIndexPaths: Set<IndexPath> {
        get { Set(indexPathsForSelectedItems ?? []) }
        set {
            for path in selectionIndexPaths.subtracting(newValue) { deselectItem(at: path, animated: false) }
            for path in newValue.subtracting(selectionIndexPaths).sorted() { selectItem(at: path, animated: false) }
        }
    }

    /// The colours behind the items; the first one is shown.
    public var backgroundColors: [NSColor]! {
        get { backgroundColor.map { [$0] } ?? [] }
        set { backgroundColor = newValue?.first }
    }
}
