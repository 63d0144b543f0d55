import CollectionViews
import Foundation

/// What stands above and below all rows.
extension TableView {
    static let headerKind = "TableView.tableHeaderView"
    static let footerKind = "TableView.tableFooterView"

    /// The view of a kind that stands above or below all rows, if there is something to be seen of it.
    func wholeView(ofKind kind: String) -> View? {
        let view =
            switch kind {
            case Self.headerKind: tableHeaderView
            case Self.footerKind: tableFooterView
            default: View?.none
            }
        guard let view else { return nil }
        // An empty view without a height, as apps set to have no lines below the last row, shows nothing.
        let showsSomething = view is LabelView || view is ImageView || view is CollectionReusableView
        return showsSomething || wholeHeight(ofKind: kind) != nil ? view : nil
    }

    /// How high the app made the view of a kind; nil where that is left to what it shows.
    func wholeHeight(ofKind kind: String) -> CGFloat? {
        let height = kind == Self.headerKind ? tableHeaderHeight : tableFooterHeight
        return height > 0 ? height : nil
    }

    /// What the layout is to place above the first section and below the last.
    var wholeItems: [CollectionLayoutBoundarySupplementaryItem] {
        [(Self.headerKind, RectAlignment.top), (Self.footerKind, .bottom)].compactMap { kind, alignment in
            if wholeView(ofKind: kind) == nil { return nil }
            let size = CollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: wholeHeight(ofKind: kind).map { .absolute($0) } ?? .estimated(44))
            return CollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: kind, alignment: alignment)
        }
    }
}
