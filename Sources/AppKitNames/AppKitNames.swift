/// AppKit's names for the types of this package, and the few types of AppKit's that UIKit has no counterpart of.
///
/// ```swift
/// import AppKitNames  // was: import AppKit
///
/// let source = NSCollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, indexPath, name in
///     let item = view.makeItem(withIdentifier: NSUserInterfaceItemIdentifier("peak"), for: indexPath)
///     item.textField?.stringValue = name
///     return item
/// }
/// ```
///
/// As AppKit does, it brings Foundation along.
@_exported import Diffable
@_exported import Foundation

/// AppKit's name for ``DiffableDataSourceSnapshot``.
public typealias NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

/// ``DiffableDataSourceSectionSnapshot`` under the name that UIKit has for it. AppKit has none.
public typealias NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable> =
    DiffableDataSourceSectionSnapshot<ItemIdentifierType>
