import CollectionViews
import Foundation

/// The table's own header and footer, above and below all rows.
extension TableView {
    static let headerKind = "TableView.tableHeaderView"
    static let footerKind = "TableView.tableFooterView"

    /// The table's header or footer view, by its kind; nil if it would show nothing.
    func tableBoundaryView(ofKind kind: String) -> View? {
        let view =
            switch kind {
            case Self.headerKind: tableHeaderView
            case Self.footerKind: tableFooterView
            default: View?.none
            }
        guard let view else { return nil }
        // An empty view without a height, which apps set to have no separators below the last row, shows nothing.
        let showsSomething = view is LabelView || view is ImageView || view is CollectionReusableView
        return showsSomething || tableBoundaryHeight(ofKind: kind) != nil ? view : nil
    }

    /// The height of the view's frame; nil if the height follows from the content.
    func tableBoundaryHeight(ofKind kind: String) -> CGFloat? {
        let height = kind == Self.headerKind ? tableHeaderHeight : tableFooterHeight
        return height > 0 ? height : nil
    }

    /// The header and the footer for the layout of the table.
    var tableBoundaryItems: [CollectionLayoutBoundarySupplementaryItem] {
        [(Self.headerKind, RectAlignment.top), (Self.footerKind, .bottom)].compactMap { kind, alignment in
            if tableBoundaryView(ofKind: kind) == nil { return nil }
            let size = CollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: tableBoundaryHeight(ofKind: kind).map { .absolute($0) } ?? .estimated(44))
            return CollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: kind, alignment: alignment)
        }
    }
}
