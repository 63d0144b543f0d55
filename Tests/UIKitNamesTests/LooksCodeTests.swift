import Foundation
import Testing
import UIKitNames

/// Code of apps about pictures and buttons in cells, and about what is said of them.
@MainActor struct LooksCodeTests {
    private func window<Cell: UICollectionViewListCell>(
        _ prepare: @escaping @MainActor (Cell) -> Void
    ) -> (UICollectionViewDiffableDataSource<Int, Int>, CollectionViewWindow) {
        let list = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        let view = UICollectionView(frame: .zero, collectionViewLayout: list)
        let row = UICollectionView.CellRegistration<Cell, Int> { cell, _, _ in prepare(cell) }
        let dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
        }
        let window = CollectionViewWindow(collectionView: view)
        window.resize(to: CGSize(width: 400, height: 300))
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0])
        dataSource.apply(snapshot, animatingDifferences: false)
        return (dataSource, window)
    }

    @Test("A picture behind a cell fills it as its content mode says")
    func pictureBehind() {
        let star = UIImage(systemName: "star")
        let (dataSource, window) = window { (cell: UICollectionViewListCell) in
            let picture = UIImageView(image: star)
            picture.contentMode = .scaleAspectFill
            picture.clipsToBounds = true
            cell.backgroundView = picture
        }
        let content = withExtendedLifetime(dataSource) { window.nextTransaction()?.rows.first?.content }
        #expect(content?.backgroundImage == star)
        #expect(content?.backgroundImageMode == .scaleAspectFill)
    }

    @Test("A button takes title, picture and colour from its configuration")
    func configuredButton() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Add"
        configuration.baseBackgroundColor = .systemGreen
        configuration.cornerStyle = .capsule
        let button = UIButton(configuration: configuration, primaryAction: UIAction(title: "Later") { _ in })
        #expect(button.currentTitle == "Add")
        #expect(button.titleLabel?.text == "Add")
        #expect(button.tintColor == .systemGreen)
        button.configuration?.image = UIImage(systemName: "plus")
        button.configuration?.title = "More"
        #expect(button.currentTitle == "More")
        #expect(button.currentImage == UIImage(systemName: "plus"))
        button.setTitle("Most", for: .normal)
        #expect(button.configuration?.title == "Most")
        #expect(UIButton(configuration: .plain(), primaryAction: UIAction(title: "Go") { _ in }).currentTitle == "Go")
    }

    @Test("A button's style, size and corners reach the host, each with its ground")
    func buttonStyles() throws {
        let styles: [(UIButton.Configuration, RowContent.Accessory.Plate.Ground?)] = [
            (.plain(), nil), (.borderless(), nil), (.gray(), .gray), (.bordered(), .gray), (.tinted(), .tinted),
            (.borderedTinted(), .tinted), (.filled(), .filled), (.borderedProminent(), .filled),
        ]
        let shown = { (configuration: UIButton.Configuration) in
            let button = UIButton(configuration: configuration, primaryAction: UIAction(title: "Go") { _ in })
            let cell = UICollectionViewListCell(frame: .zero)
            cell.accessories = [.customView(configuration: .init(customView: button, placement: .trailing()))]
            return try #require(cell.makeRowContent().accessories.first)
        }
        for (configuration, ground) in styles { #expect(try shown(configuration).plate?.ground == ground) }
        var configuration = UIButton.Configuration.filled()
        configuration.baseBackgroundColor = .systemGreen
        configuration.buttonSize = .large
        configuration.cornerStyle = .capsule
        let accessory = try shown(configuration)
        #expect(accessory.plate == .init(ground: .filled, color: .systemGreen, size: .large, corners: .capsule))
        #expect(accessory.color == nil, "the host's letters on a ground")
    }

    @Test("What says how cells are spoken of and sized compiles, and rows stay as they are")
    func accepted() {
        let label = UILabel()
        label.isAccessibilityElement = true
        label.accessibilityTraits = [.button, .header]
        label.accessibilityTraits.insert(.selected)
        label.sizeToFit()
        #expect(label.accessibilityTraits.contains(.header))
    }
}
