@_exported import CollectionViews
@_exported import DiffableChangesets
@_exported import DiffableSnapshots
@_exported import Screens
@_exported import TableViews

// Of the pipeline, what an app has in its hands. Whoever drives a view of another kind imports `DiffablePipeline`.
@_exported import typealias DiffablePipeline.ApplyHandler
@_exported import class DiffablePipeline.DataSourceHistory
@_exported import struct DiffablePipeline.ExpansionStore
@_exported import class DiffablePipeline.LazyChildren
