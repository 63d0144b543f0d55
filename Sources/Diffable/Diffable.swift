@_exported import CollectionViews
@_exported import DiffablePipeline
@_exported import DiffableSnapshots
@_exported import Screens
@_exported import TableViews
