@_exported import CollectionViews
@_exported import DiffableDataSources
@_exported import DiffableSnapshots
