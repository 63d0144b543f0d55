import Diffable
import Foundation

/// A page with something to be shared, over which the sheet comes.
@MainActor final class SharePageScreen: Screen {
    private enum Section {
        case portrait, about, facts, sharing
    }

    private enum Item: Hashable {
        case portrait, about
        case fact(String, String)
        case share
    }

    let finder: PeerFinder
    let mountain: Mountain
    /// Which actions the sheet offers, in which order; it follows each change.
    var actions = ShareActions() { didSet { if actions != oldValue { sheet?.update() } } }
    /// What was done with the mountain, and can be taken back.
    var done: Set<ShareAction> = []

    private let shareButton = Button(label: "Share")
    private var dataSource: CollectionViewDiffableDataSource<Section, Item>!

    override var followsReadableWidth: Bool { true }

    init(finder: PeerFinder) {
        self.finder = finder
        mountain = Mountain.all.max { $0.height < $1.height }!
        super.init(title: mountain.name, collectionView: CollectionView())
        status = mountain.range
        collectionView.delegate = self
        shareButton.image = .symbol("square.and.arrow.up")
        shareButton.action = { [weak self] in self?.share() }
        controls = [shareButton]
        configureDataSource()
        collectionView.collectionViewLayout = CollectionViewCompositionalLayout { index, environment in
            if index == 0 { return .portrait(height: 176, in: environment) }
            return .list(
                using: CollectionLayoutListConfiguration(appearance: .insetGrouped), layoutEnvironment: environment)
        }
        applySnapshot()
    }

    private var sheet: ShareSheetScreen? { presentedScreen as? ShareSheetScreen }

    private func share() { present(ShareSheetScreen(self)) }

    override func screen(at component: String) -> Screen? {
        component == ShareSheetScreen.component ? ShareSheetScreen(self) : nil
    }

    private func configureDataSource() {
        let portrait = CollectionView.CellRegistration<CollectionViewCell, Item> { [mountain] cell, _, _ in
            cell.contentConfiguration = ListContentConfiguration.portrait(mountain.content.image)
            cell.accessibilityLabel = mountain.name
        }
        let row = CollectionView.CellRegistration<CollectionViewListCell, Item> { cell, _, item in
            var content = ListContentConfiguration.valueCell()
            switch item {
            case .portrait: break
            case .about:
                content.text =
                    "The highest summit on Earth stands on the border between two countries. Near its top there is "
                    + "a third of the air at the sea, and most who climb it are two months on the way."
                content.textProperties.numberOfLines = 0
            case .fact(let name, let value): (content.text, content.secondaryText) = (name, value)
            case .share:
                content.text = "Share Mountain…"
                content.textProperties.color = .tintColor
            }
            cell.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, item in
            item == .portrait
                ? view.dequeueConfiguredReusableCell(using: portrait, for: indexPath, item: item)
                : view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
        }
    }

    private func applySnapshot() {
        let feet = Int((Double(mountain.height) / 0.3048).rounded())
        var snapshot = DiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections([.portrait, .about, .facts, .sharing])
        snapshot.appendItems([.portrait], toSection: .portrait)
        snapshot.appendItems([.about], toSection: .about)
        snapshot.appendItems(
            [
                .fact("Height", "\(grouped(mountain.height)) m · \(grouped(feet)) ft"),
                .fact("Range", mountain.range),
                .fact(mountain.countries.count == 1 ? "Country" : "Countries", mountain.country),
                .fact("First Climbed", "May 29, 1953"),
            ], toSection: .facts)
        snapshot.appendItems([.share], toSection: .sharing)
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}

extension SharePageScreen: CollectionViewDelegate {
    func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        dataSource.itemIdentifier(for: indexPath) == .share
    }

    func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        self.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }

    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        share()
    }
}
