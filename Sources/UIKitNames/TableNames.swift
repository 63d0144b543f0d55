/// Apple's name for ``TableView``.
public typealias UITableView = TableView
/// Apple's name for ``TableViewCell``.
public typealias UITableViewCell = TableViewCell
/// Apple's name for ``TableViewHeaderFooterView``.
public typealias UITableViewHeaderFooterView = TableViewHeaderFooterView
/// Apple's name for ``TableViewDataSource``.
public typealias UITableViewDataSource = TableViewDataSource
/// Apple's name for ``TableViewDelegate``.
public typealias UITableViewDelegate = TableViewDelegate

/// Apple's name for ``TableViewDiffableDataSource``.
public typealias UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> = TableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>
/// Apple's name for ``TableViewDataSourcePrefetching``.
public typealias UITableViewDataSourcePrefetching = TableViewDataSourcePrefetching
