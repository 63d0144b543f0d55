/// Apple's name for ``DiffableDataSourceSnapshot``.
public typealias NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

/// Apple's name for ``CollectionViewDiffableDataSource``.
public typealias UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> = CollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>

/// Apple's name for ``DiffableDataSourceSectionSnapshot``.
public typealias NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable> =
    DiffableDataSourceSectionSnapshot<ItemIdentifierType>

/// Apple's name for ``DiffableDataSourceTransaction``.
public typealias NSDiffableDataSourceTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> = DiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>

/// Apple's name for ``DiffableDataSourceSectionTransaction``.
public typealias NSDiffableDataSourceSectionTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> = DiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>
