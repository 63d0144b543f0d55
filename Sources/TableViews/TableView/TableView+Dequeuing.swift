import CollectionViews
import Foundation

extension TableView {
    /// Makes cells of a class available under an identifier; nil takes them away.
    public func register(_ cellClass: TableViewCell.Type?, forCellReuseIdentifier identifier: String) {
        engine.register(cellClass, forCellWithReuseIdentifier: identifier)
    }

    /// Makes headers and footers of a class available under an identifier; nil takes them away.
    public func register(
        _ viewClass: TableViewHeaderFooterView.Type?, forHeaderFooterViewReuseIdentifier identifier: String
    ) {
        engine.register(viewClass, forSupplementaryViewOfKind: Self.headerFooter, withReuseIdentifier: identifier)
    }

    /// The same for an `AnyClass`. A class that is no ``TableViewCell`` stops the program.
    @_disfavoredOverload
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        register(
            CollectionView.viewClass(
                cellClass, as: TableViewCell.self, call: "TableView.register(_:forCellReuseIdentifier:)"),
            forCellReuseIdentifier: identifier)
    }

    /// The same for an `AnyClass`. A class that is no ``TableViewHeaderFooterView`` stops the program.
    @_disfavoredOverload
    public func register(_ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        let call = "TableView.register(_:forHeaderFooterViewReuseIdentifier:)"
        register(
            CollectionView.viewClass(viewClass, as: TableViewHeaderFooterView.self, call: call),
            forHeaderFooterViewReuseIdentifier: identifier)
    }

    /// Hands out a cell of the class registered under an identifier, to be configured by the caller.
    ///
    /// An identifier under which no class is registered stops the program.
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> TableViewCell {
        guard engine.isRegistered(cellIdentifier: identifier),
            let cell = engine.reusableCell(withIdentifier: identifier) as? TableViewCell
        else {
            fatalError(
                "TableView.dequeueReusableCell(withIdentifier:for:): no class is registered for \"\(identifier)\"; "
                    + "call register(_:forCellReuseIdentifier:) first.")
        }
        return cell
    }

    /// Returns an unused cell with an identifier, or a new one if a class is registered; nil if there is neither: make
    /// one then, with ``TableViewCell/init(style:reuseIdentifier:)``.
    public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
        engine.reusableCell(withIdentifier: identifier) as? TableViewCell
    }

    /// Returns an unused header or footer with an identifier, or a new one if a class is registered; nil if there is
    /// neither.
    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> TableViewHeaderFooterView? {
        engine.reusableSupplementaryView(ofKind: Self.headerFooter, withIdentifier: identifier)
            as? TableViewHeaderFooterView
    }

    static let headerFooter = "HeaderFooter"
}
