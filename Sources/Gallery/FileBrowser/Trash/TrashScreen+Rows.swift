import Diffable
import Foundation

/// How the rows of the trash look, and what stands in place of them.
extension TrashScreen {
    func makeLayout() -> CollectionViewCompositionalLayout {
        CollectionViewCompositionalLayout { [weak self] _, environment in
            var configuration = CollectionLayoutListConfiguration(appearance: .plain)
            configuration.estimatedRowHeight = 52
            configuration.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.swipeActions(at: $0) }
            return .list(using: configuration, layoutEnvironment: environment)
        }
    }

    func makeRowRegistration() -> CollectionView.CellRegistration<CollectionViewListCell, FilePath> {
        CollectionView.CellRegistration { [weak self] cell, _, path in
            guard let self, let entry = entry(at: path) else { return }
            var content = ListContentConfiguration.cell()
            content.image = entry.icon
            content.text = entry.displayName
            content.textProperties.lineBreakMode = .byTruncatingMiddle
            content.textProperties.numberOfLines = 2
            if let marked = entry.displayName.marked(searchField.text) { content.attributedText = marked }
            content.secondaryText = "from \(whereabouts(of: entry))"
            content.secondaryTextProperties.numberOfLines = 1
            let now = now()
            let date = entry.deleted ?? .distantPast
            content.columns = [
                RowContent.Column(
                    text: FileDateText.columnText(of: date, now: now),
                    shortText: FileDateText.shortText(of: date, now: now), width: isCollapsed ? 92 : 160)
            ]
            cell.accessories = [.multiselect()]
            cell.contentConfiguration = content
        }
    }

    /// The folder that something was in: by the names that lead there, the first of which is that of the directory.
    func whereabouts(of entry: Trash.Entry) -> String {
        let folder = entry.item.original.folder
        guard folder.root == directory else { return folder.path.description }
        return ([folder.root.lastComponentText] + folder.names.map { FileNameText.text(of: $0) }).joined(separator: "/")
    }

    /// What is said of a trash with nothing in it.
    var unavailable: ContentUnavailableConfiguration {
        var configuration = ContentUnavailableConfiguration.empty()
        if let failure {
            configuration.image = .symbol("exclamationmark.triangle")
            configuration.text = "Can’t Show the Trash"
            configuration.secondaryText = failure.reason + "."
            configuration.isFailure = true
            configuration.button = .init(title: "Try Again") { [weak self] in self?.reload() }
        } else {
            configuration.image = .symbol("trash")
            configuration.text = "Trash Is Empty"
            configuration.secondaryText =
                "What is deleted in “\(directory.lastComponentText)” is kept here until the trash is emptied."
        }
        return configuration
    }
}

extension Trash.Entry {
    /// What it is, by the name that it had.
    fileprivate var icon: Image {
        FileEntry(
            name: item.original.name, kind: entry.kind, size: entry.size, modified: entry.modified,
            isExecutable: entry.isExecutable
        ).icon
    }

    /// Whether it can be looked into.
    var isFile: Bool {
        switch entry.kind {
        case .folder, .link: false
        default: true
        }
    }
}
