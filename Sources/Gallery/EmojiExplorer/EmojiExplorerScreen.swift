import Diffable
import Foundation

/// The second talk's screen: three sections of one data source, each filled by a section snapshot of its own.
@MainActor final class EmojiExplorerScreen: Screen {
    private typealias DataSource = CollectionViewDiffableDataSource<EmojiSection, EmojiItem>

    private var dataSource: DataSource!
    private var recents: [Character]
    private var starred: Set<Character> = []

    init(recents: [Character] = ["😀", "🌲", "🍎", "⚽", "🚀", "💡", "💜", "🐶", "☕", "🎸", "🗻", "🔑"]) {
        self.recents = recents
        let view = CollectionView(collectionViewLayout: EmojiExplorerLayout.make())
        super.init(title: "Emoji Explorer", collectionView: view)
        configureDataSource()
        applyInitialSnapshots()
        showCount()
    }

    private func configureDataSource() {
        let tile = makeTileRegistration()
        let category = makeCategoryRegistration()
        let row = makeRowRegistration()
        dataSource = DataSource(collectionView: collectionView) { view, indexPath, item in
            switch item {
            case .recent(let character):
                view.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: character)
            case .category(let name):
                view.dequeueConfiguredReusableCell(using: category, for: indexPath, item: name)
            case .outlined(let character), .listed(let character):
                view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: character)
            }
        }
        collectionView.typeSelectStringProvider = { [weak self] indexPath in
            self?.typeSelectString(at: indexPath)
        }
    }

    private func typeSelectString(at indexPath: IndexPath) -> String? {
        switch dataSource.itemIdentifier(for: indexPath) {
        case .category(let category): category.rawValue
        case .recent(let character), .outlined(let character), .listed(let character):
            EmojiCatalog.name(of: character)
        case nil: nil
        }
    }

    private func applyInitialSnapshots() {
        var snapshot = DiffableDataSourceSnapshot<EmojiSection, EmojiItem>()
        snapshot.appendSections(EmojiSection.allCases)
        dataSource.apply(snapshot, animatingDifferences: false)

        applyRecents(animated: false)

        var outline = DiffableDataSourceSectionSnapshot<EmojiItem>()
        for category in EmojiCategory.allCases {
            outline.append([.category(category)])
            outline.append(
                (EmojiCatalog.byCategory[category] ?? []).map { .outlined($0.character) }, to: .category(category))
        }
        dataSource.apply(outline, to: .outline, animatingDifferences: false)

        var list = DiffableDataSourceSectionSnapshot<EmojiItem>()
        list.append(EmojiCatalog.all.map { .listed($0.character) })
        dataSource.apply(list, to: .list, animatingDifferences: false)
    }

    private func applyRecents(animated: Bool = true) {
        var snapshot = DiffableDataSourceSectionSnapshot<EmojiItem>()
        snapshot.append(recents.map { .recent($0) })
        dataSource.apply(snapshot, to: .recents, animatingDifferences: animated)
    }

    /// Stars an emoji, which puts it first among the recents, or takes its star away.
    func toggleStar(_ character: Character) {
        if starred.remove(character) == nil {
            starred.insert(character)
            recents.removeAll { $0 == character }
            recents.insert(character, at: 0)
            applyRecents()
        }
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems(
            [EmojiItem.outlined(character), .listed(character)].filter { snapshot.indexOfItem($0) != nil })
        dataSource.apply(snapshot)
        showCount()
    }

    private func showCount() {
        status = starred.isEmpty ? "\(EmojiCatalog.all.count) emoji" : "\(starred.count) starred"
    }
}

// MARK: Cells

extension EmojiExplorerScreen {
    private func makeTileRegistration() -> CollectionView.CellRegistration<CollectionViewCell, Character> {
        CollectionView.CellRegistration { cell, _, character in
            var content = ListContentConfiguration.card()
            content.image = .emoji(String(character))
            content.accessibilityLabel = EmojiCatalog.name(of: character)
            cell.contentConfiguration = content
        }
    }

    private func makeCategoryRegistration() -> CollectionView.CellRegistration<CollectionViewListCell, EmojiCategory> {
        CollectionView.CellRegistration { cell, _, category in
            var content = cell.defaultContentConfiguration()
            content.text = category.rawValue
            cell.contentConfiguration = content
            cell.accessories = [
                .label(text: "\(EmojiCatalog.byCategory[category]?.count ?? 0)"),
                .outlineDisclosure(options: .init(style: .header)),
            ]
        }
    }

    private func makeRowRegistration() -> CollectionView.CellRegistration<CollectionViewListCell, Character> {
        CollectionView.CellRegistration { [weak self] cell, _, character in
            guard let self else { return }
            let isStarred = starred.contains(character)
            let name = EmojiCatalog.name(of: character)
            var content = cell.defaultContentConfiguration()
            content.image = .emoji(String(character))
            content.text = name
            cell.contentConfiguration = content
            cell.accessories = [
                .button(
                    isStarred ? "★" : "☆", label: isStarred ? "Unstar \(name)" : "Star \(name)",
                    tintColor: .named(isStarred ? .yellow : .tertiaryLabel)
                ) { [weak self] in self?.toggleStar(character) }
            ]
        }
    }
}
