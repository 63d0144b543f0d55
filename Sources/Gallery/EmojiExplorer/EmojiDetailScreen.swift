import Diffable
import Foundation

/// One emoji: its looks, its name, what it is made of, the same in other skin tones, and its neighbours in the catalog.
/// Those lead to pages of their own.
@MainActor final class EmojiDetailScreen: Screen {
    private typealias DataSource = CollectionViewDiffableDataSource<Section, Item>

    private enum Section: CaseIterable {
        case portrait, facts, tones, neighbours
    }

    private enum Item: Hashable, Sendable {
        case portrait
        case fact(String, String)
        case tone(Character)
        case neighbour(Emoji)
    }

    let character: Character
    let starButton = Button(label: "Star")
    private weak var explorer: EmojiExplorerScreen?
    private var dataSource: DataSource!

    override var followsReadableWidth: Bool { true }

    init(_ character: Character, explorer: EmojiExplorerScreen) {
        self.character = character
        self.explorer = explorer
        super.init(title: EmojiCatalog.name(of: character), collectionView: CollectionView())
        restorationIdentifier = Self.component(for: character)
        collectionView.delegate = self
        undoHistory = explorer.undoHistory
        starButton.action = { [weak self] in self?.toggleStar(character) }
        let copyButton = Button(label: "Copy") { [weak self] in self?.copyEmoji() }
        copyButton.image = .symbol("doc.on.doc")
        for button in [copyButton, starButton] { button.showsLabelBesideImage = true }
        controls = [copyButton, starButton]
        configureDataSource()
        collectionView.collectionViewLayout = makeLayout()
        applySnapshot()
        showStar()
    }

    // MARK: Addresses

    /// What this page leads to, the explorer leads to as well.
    override func screen(at component: String) -> Screen? { explorer?.screen(at: component) }

    /// The code points, as an address has them.
    nonisolated static func component(for character: Character) -> String {
        character.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: "-")
    }

    /// The emoji that a component of an address means: by its code points, itself or its name; nil when there is none.
    static func character(meantBy component: String) -> Character? {
        character(for: component)
            ?? EmojiCatalog.all.first { String($0.character) == component }?.character
            ?? EmojiCatalog.all.meant(by: component, name: \.name)?.character
    }

    /// The emoji with the code points that a component of an address has; nil when there is none.
    static func character(for component: String) -> Character? {
        let scalars = component.split(separator: "-", maxSplits: 15).compactMap {
            UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
        }
        var text = ""
        text.unicodeScalars.append(contentsOf: scalars)
        guard text.count == 1, let character = text.first, EmojiCatalog.emoji(character) != nil else { return nil }
        return character
    }

    // MARK: Content

    private func makeLayout() -> CollectionViewCompositionalLayout {
        CollectionViewCompositionalLayout { [weak self] index, environment in
            guard let self, dataSource.sectionIdentifier(for: index) != .portrait else {
                return .portrait(height: environment.scaled(176), in: environment)
            }
            var list = CollectionLayoutListConfiguration(appearance: .insetGrouped)
            list.headerMode = .supplementary
            list.leadingSwipeActionsConfigurationProvider = { [weak self] indexPath in
                guard let self, case .tone(let tone)? = dataSource.itemIdentifier(for: indexPath) else { return nil }
                return starring(of: tone)
            }
            return .list(using: list, layoutEnvironment: environment)
        }
    }

    private func configureDataSource() {
        let portrait = CollectionView.CellRegistration<CollectionViewCell, Character> { cell, _, character in
            cell.contentConfiguration = ListContentConfiguration.portrait(.emoji(String(character)))
            cell.accessibilityLabel = EmojiCatalog.name(of: character)
            cell.isUserInteractionEnabled = false
        }
        let row = CollectionView.CellRegistration<CollectionViewListCell, Item> { [weak self] cell, _, item in
            self?.show(item, in: cell)
        }
        dataSource = DataSource(collectionView: collectionView) { [character] view, indexPath, item in
            if case .portrait = item {
                return view.dequeueConfiguredReusableCell(using: portrait, for: indexPath, item: character)
            }
            return view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
        }
        let category = EmojiCatalog.emoji(character)?.category.rawValue ?? ""
        dataSource.showHeaders(.prominentInsetGroupedHeader()) { section in
            switch section {
            case .portrait, .facts: "About"
            case .tones: "Skin Tones"
            case .neighbours: "More in \(category)"
            }
        }
    }

    private func show(_ item: Item, in cell: CollectionViewListCell) {
        switch item {
        case .portrait: break
        case .fact(let name, let value):
            var content = ListContentConfiguration.valueCell()
            content.text = name
            content.secondaryText = value
            cell.contentConfiguration = content
            cell.accessories = []
            cell.isUserInteractionEnabled = false
        case .tone(let tone):
            var content = cell.defaultContentConfiguration()
            let name = SkinTone.name(of: tone)
            content.image = .emoji(String(tone))
            content.text = name.isEmpty ? "Default" : name.prefix(1).uppercased() + name.dropFirst()
            cell.contentConfiguration = content
            cell.isUserInteractionEnabled = true
            cell.accessories = explorer?.isStarred(tone) == true ? [.starred] : []
            if character != tone { cell.accessories.append(.disclosureIndicator()) }
        case .neighbour(let emoji):
            var content = cell.defaultContentConfiguration()
            content.image = .emoji(String(emoji.character))
            content.text = emoji.name
            cell.contentConfiguration = content
            cell.isUserInteractionEnabled = true
            cell.accessories = [.disclosureIndicator()]
        }
    }

    private func applySnapshot() {
        guard let emoji = EmojiCatalog.emoji(character) else { return }
        var snapshot = DiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections([.portrait, .facts])
        snapshot.appendItems([.portrait], toSection: .portrait)
        snapshot.appendItems(
            [
                .fact("Name", emoji.name), .fact("Category", emoji.category.rawValue),
                .fact("Code points", Self.codePoints(of: character)),
            ], toSection: .facts)
        if !emoji.tones.isEmpty {
            snapshot.appendSections([.tones])
            snapshot.appendItems(([emoji.character] + emoji.tones).map { .tone($0) }, toSection: .tones)
        }
        snapshot.appendSections([.neighbours])
        snapshot.appendItems(EmojiCatalog.neighbours(of: emoji).map { .neighbour($0) }, toSection: .neighbours)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    /// The code points, as one writes them.
    static func codePoints(of character: Character) -> String {
        character.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }.joined(separator: " ")
    }

    private func copyEmoji() {
        copy(String(character))
        present(Toast("Copied \(character)"))
    }

    // MARK: Stars

    private func starring(of tone: Character) -> SwipeActionsConfiguration? {
        explorer?.starring(of: tone)
    }

    private func toggleStar(_ character: Character) {
        explorer?.toggleStar(character)
    }

    /// Shows that a star has come or gone.
    func didChangeStar(of character: Character) {
        var snapshot = dataSource.snapshot()
        if snapshot.indexOfItem(.tone(character)) != nil { snapshot.reconfigureItems([.tone(character)]) }
        dataSource.apply(snapshot)
        showStar()
    }

    private func showStar() {
        let isStarred = explorer?.isStarred(character) == true
        starButton.label = isStarred ? "Unstar" : "Star"
        starButton.image = .symbol(isStarred ? "star.fill" : "star")
    }
}

extension EmojiDetailScreen: CollectionViewDelegate {
    /// The page that a row leads to.
    private func target(of indexPath: IndexPath) -> Character? {
        switch dataSource.itemIdentifier(for: indexPath) {
        case .tone(let tone) where tone != character: tone
        case .neighbour(let emoji): emoji.character
        default: nil
        }
    }

    func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        target(of: indexPath) != nil
    }

    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let character = target(of: indexPath), let explorer else { return }
        show(EmojiDetailScreen(character, explorer: explorer))
    }
}
