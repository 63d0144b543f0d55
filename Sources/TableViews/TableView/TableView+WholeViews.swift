import CollectionViews
import Foundation

/// What stands above and below all rows.
extension TableView {
    static let headerKind = "TableView.tableHeaderView"
    static let footerKind = "TableView.tableFooterView"

    /// The view of a kind that stands above or below all rows, if there is something to be seen of it.
    func wholeView(ofKind kind: String) -> View? {
        let view: View?
        switch kind {
        case Self.headerKind: view = tableHeaderView
        case Self.footerKind: view = tableFooterView
        default: return nil
        }
        return view.flatMap { Self.isSeen($0) ? $0 : nil }
    }

    /// What the layout is to place above the first section and below the last.
    var wholeItems: [CollectionLayoutBoundarySupplementaryItem] {
        [(Self.headerKind, RectAlignment.top), (Self.footerKind, .bottom)].compactMap { kind, alignment in
            guard let view = wholeView(ofKind: kind) else { return nil }
            let height = view.frame.height
            let size = CollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: height > 0 ? .absolute(height) : .estimated(44))
            return CollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: kind, alignment: alignment)
        }
    }

    /// An empty view without a height, as apps set to have no lines below the last row, shows nothing.
    private static func isSeen(_ view: View) -> Bool {
        view.frame.height > 0 || view is LabelView || view is ImageView || view is CollectionReusableView
    }
}
