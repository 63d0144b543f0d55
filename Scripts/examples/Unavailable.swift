// What code for UIKit has and this package has not: each line that says so must be refused, with the
// sentences of Unavailable.txt, which name what to use instead.
import UIKitNames

@MainActor final class LabelCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)  // refused
        layer.addSublayer(CALayer())  // refused
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func awakeFromNib() {}  // refused

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {}  // refused
}

struct BadgeConfiguration {
    @MainActor func makeContentView() -> any UIContentView { fatalError() }  // refused
}

@MainActor func register(in view: UICollectionView, _ table: UITableView) {
    view.register(UINib(nibName: "Cell", bundle: nil), forCellWithReuseIdentifier: "cell")  // refused
    table.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "cell")  // refused
    let list: UIListContentView? = nil  // refused
    _ = list
}

@MainActor func target(_ toggle: UISwitch, _ refresh: UIRefreshControl, _ screen: UICollectionViewController) {
    toggle.addTarget(screen, action: "changed", for: .valueChanged)  // refused
    refresh.addTarget(screen, action: "changed", for: .valueChanged)  // refused
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(  // refused
        title: "New", style: .plain, target: screen, action: "add")
}

@MainActor final class MeasuredCell: UICollectionViewCell {
    override var intrinsicContentSize: CGSize { .zero }  // refused

    override func preferredLayoutAttributesFitting(  // refused
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { attributes }
}

@MainActor func decorate(_ section: NSCollectionLayoutSection, _ screen: UICollectionViewController) {
    section.visibleItemsInvalidationHandler = { items, _, _ in
        items.first?.alpha = 0.5  // refused
    }
    screen.navigationController?.navigationBar.scrollEdgeAppearance = nil  // refused
    _ = UISearchController(searchResultsController: screen)  // refused
    _ = UIDragPreviewParameters()  // refused
    _ = NSItemProvider(item: "a", typeIdentifier: "text")  // refused
}

@MainActor final class Menus: UICollectionViewController {
    override func collectionView(  // refused
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }  // refused

    func menus(_ bar: UISearchBar) {
        _ = UIContextMenuConfiguration(  // refused
            identifier: nil, previewProvider: { UIImageView() }, actionProvider: { _ in nil })
        _ = UIContextMenuInteraction(delegate: self)  // refused
        _ = bar.searchTextField  // refused
        _ = UIAccessibilityCustomAction(name: "Delete", target: self, selector: "delete")  // refused
        bar.invalidateIntrinsicContentSize()  // refused
        bar.layer.mask = nil  // refused
        bar.layer.removeAllAnimations()  // refused
        _ = NSDiffableDataSourceSnapshotReference()  // refused
        _ = UITableViewDiffableDataSourceReference.self  // refused
        _ = UICollectionViewDiffableDataSourceReference.self  // refused
        _ = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: "add")  // refused
    }
}

@MainActor final class FreeLayout: UICollectionViewLayout {
    override func prepare() {}  // refused

    override func layoutAttributesForSupplementaryView(  // refused
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
}
