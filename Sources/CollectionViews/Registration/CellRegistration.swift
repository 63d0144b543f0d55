import Foundation

extension CollectionView {
    /// How the cells of one kind of item are made and configured.
    ///
    /// Each registration has its own pool of cells, so make it once and keep it; one made inside a cell provider stops
    /// the program when it is used.
    ///
    /// ```swift
    /// let registration = CollectionView.CellRegistration<ListCell, Mountain> { cell, indexPath, mountain in
    ///     var content = cell.defaultContentConfiguration()
    ///     content.text = mountain.name
    ///     cell.contentConfiguration = content
    /// }
    /// ```
    @preconcurrency @MainActor public struct CellRegistration<Cell: CollectionViewCell, Item> {
        /// Configures a cell for an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let pool: ReusePool
        let handler: Handler
        let wasMadeInProvider: Bool

        /// Makes a registration.
        public init(handler: @escaping Handler) {
            pool = ReusePool { Cell() }
            self.handler = handler
            wasMadeInProvider = CollectionView.isProviderRunning
        }
    }

    /// How the headers or footers of one kind are made and configured.
    @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: CollectionReusableView> {
        /// Configures a view.
        public typealias Handler =
            (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

        let pool: ReusePool
        let elementKind: String
        let handler: Handler
        let wasMadeInProvider: Bool

        /// Makes a registration for the views of a kind.
        public init(elementKind: String, handler: @escaping Handler) {
            pool = ReusePool { Supplementary() }
            self.elementKind = elementKind
            self.handler = handler
            wasMadeInProvider = CollectionView.isProviderRunning
        }
    }
}
