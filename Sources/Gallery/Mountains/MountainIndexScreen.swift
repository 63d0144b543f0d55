import Diffable
import Foundation

/// All mountains in a table by their first letters, with an index of the letters beside it.
@MainActor final class MountainIndexScreen: Screen {
    let searchField = SearchField(label: "Search mountains", prompt: "Name or country")
    private let finder: PeerFinder
    private let favorites = Favorites()
    private let memory = ShareMemory()
    private let mountainsController = MountainsController()
    private(set) var dataSource: LettersDataSource!

    init(finder: PeerFinder = PeerFinder()) {
        self.finder = finder
        let table = TableView(style: .plain)
        table.estimatedRowHeight = 60
        table.register(TableViewCell.self, forCellReuseIdentifier: "mountain")
        super.init(title: "Mountains A–Z", tableView: table)
        dataSource = LettersDataSource(tableView: table) { [weak self] table, indexPath, mountain in
            let cell = table.dequeueReusableCell(withIdentifier: "mountain", for: indexPath)
            var content = ListContentConfiguration.subtitleCell()
            content.image = MountainPictures.of(mountain, .thumbnail)
            content.imageProperties.cornerRadius = 8
            content.imageProperties.reservedLayoutSize = CGSize(width: 36, height: 36)
            content.text = mountain.name
            content.secondaryText = mountain.whereabouts
            content.textProperties.numberOfLines = 2
            content.textProperties.shrink(to: 0.65)
            content.mark(self?.searchField.text ?? "")
            content.columns = [RowContent.Column(text: "\(grouped(mountain.height)) m", width: 58)]
            cell.contentConfiguration = content
            cell.accessoryType = .disclosureIndicator
            return cell
        }
        table.delegate = self
        table.typeSelectStringProvider = { [weak self] in self?.dataSource.itemIdentifier(for: $0)?.name }
        searchField.onChange = { [weak self] _ in self?.performQuery() }
        controls = [searchField]
        let byName = Dictionary(uniqueKeysWithValues: mountainsController.mountains.map { ($0.identifier, $0) })
        listRestoration = ListRestoration(
            identifier: { [weak self] in self?.dataSource.itemIdentifier(for: $0)?.identifier },
            indexPath: { [weak self] name in byName[name].flatMap { self?.dataSource.indexPath(for: $0) } })
        performQuery()
        favorites.keeper = self
    }

    override func restoreKept(_ state: [String: String]) { favorites.restore(state) }

    override func path(ofItemAt indexPath: IndexPath) -> [String]? {
        listRestoration?.identifier(indexPath).map { [$0] }
    }

    override func screen(at component: String) -> Screen? {
        MountainScreen.screen(of: component, finder: finder, favorites: favorites, memory: memory)
    }

    private func performQuery() {
        let mountains = mountainsController.filteredMountains(with: searchField.text, sortedBy: .name)
        var snapshot = DiffableDataSourceSnapshot<String, Mountain>()
        for mountain in mountains {
            if snapshot.sectionIdentifiers.last != mountain.letter { snapshot.appendSections([mountain.letter]) }
            snapshot.appendItems([mountain])
        }
        // In rows that stay, another part of the name matches what is searched for now.
        snapshot.reconfigureItems(dataSource.snapshot().itemIdentifiers.filter { snapshot.indexOfItem($0) != nil })
        dataSource.apply(snapshot, animatingDifferences: true)
        status = mountains.count == 1 ? "1 mountain" : "\(mountains.count) mountains"
        contentUnavailableConfiguration = mountains.isEmpty ? nothingFound : nil
    }

    private var nothingFound: ContentUnavailableConfiguration {
        var configuration = ContentUnavailableConfiguration.search(for: searchField.text)
        configuration.button = .init(title: "Show All Mountains") { [weak self] in self?.searchField.clear() }
        return configuration
    }
}

extension MountainIndexScreen: TableViewDelegate {
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if let mountain = dataSource.itemIdentifier(for: indexPath) {
            show(MountainScreen(mountain, finder: finder, favorites: favorites, memory: memory))
        }
    }
}

/// Letters with the mountains that begin with them: each heads its section and stands in the index.
@MainActor final class LettersDataSource: TableViewDiffableDataSource<String, Mountain> {
    override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        sectionIdentifier(for: section)
    }

    override func sectionIndexTitles(for tableView: TableView) -> [String]? { snapshot().sectionIdentifiers }
}

extension Mountain {
    /// The letter that the name begins with.
    var letter: String { String(searchName.prefix(1)).uppercased() }
}
