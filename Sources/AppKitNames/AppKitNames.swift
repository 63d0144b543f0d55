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

/// AppKit's name for ``View``.
public typealias NSView = View
/// AppKit's name for ``Color``.
public typealias NSColor = Color
/// AppKit's name for ``Image``.
public typealias NSImage = Image
/// AppKit's name for ``CollectionViewLayout``.
public typealias NSCollectionViewLayout = CollectionViewLayout
/// AppKit's name for ``CollectionViewCompositionalLayout``.
public typealias NSCollectionViewCompositionalLayout = CollectionViewCompositionalLayout
/// AppKit's name for ``CollectionLayoutDimension``.
public typealias NSCollectionLayoutDimension = CollectionLayoutDimension
/// AppKit's name for ``CollectionLayoutSize``.
public typealias NSCollectionLayoutSize = CollectionLayoutSize
/// AppKit's name for ``CollectionLayoutItem``.
public typealias NSCollectionLayoutItem = CollectionLayoutItem
/// AppKit's name for ``CollectionLayoutGroup``.
public typealias NSCollectionLayoutGroup = CollectionLayoutGroup
/// AppKit's name for ``CollectionLayoutSection``.
public typealias NSCollectionLayoutSection = CollectionLayoutSection
/// AppKit's name for ``CollectionLayoutSpacing``.
public typealias NSCollectionLayoutSpacing = CollectionLayoutSpacing
/// AppKit's name for ``DirectionalEdgeInsets``.
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
/// AppKit's name for ``CollectionLayoutBoundarySupplementaryItem``.
public typealias NSCollectionLayoutBoundarySupplementaryItem = CollectionLayoutBoundarySupplementaryItem
