import Diffable
import Foundation

/// Any folder that entries can be moved to, or a new one: a sheet in which each opens in place of the one around it.
@MainActor final class FolderChooserScreen: Screen, CollectionViewDelegate {
    private let place: FolderPlace
    private let entries: [MovableEntry]
    private weak var browser: FileBrowserScreen?
    private let onChoose: (FolderPlace) -> Void
    private let newButton = Button(label: "New Folder")
    private let moveButton: Button
    private var dataSource: CollectionViewDiffableDataSource<Int, [UInt8]>!
    private var reading: Task<Void, Never>?

    /// - Parameter onChoose: Called with the folder that was chosen.
    init(
        _ place: FolderPlace, moving entries: [MovableEntry], in browser: FileBrowserScreen,
        onChoose: @escaping (FolderPlace) -> Void
    ) {
        self.place = place
        self.entries = entries
        self.browser = browser
        self.onChoose = onChoose
        moveButton = Button(label: "Move", isProminent: true) { onChoose(place) }
        let layout = CollectionViewCompositionalLayout.list(
            using: CollectionLayoutListConfiguration(appearance: .insetGrouped))
        super.init(title: place.path.lastComponentText, collectionView: CollectionView(collectionViewLayout: layout))
        collectionView.delegate = self
        moveButton.isEnabled = entries.contains { $0.canMove(to: place) }
        newButton.action = { [weak self] in self?.makeFolder() }
        newButton.image = .symbol("folder.badge.plus")
        controls = [newButton, moveButton]
        let cancel = Action(title: "Cancel") { [weak browser] _ in browser?.dismiss() }
        navigationItem.leftBarButtonItem = BarButtonItem(primaryAction: cancel)
        // Within a folder it stands beside the way out of that.
        navigationItem.leftItemsSupplementBackButton = !place.names.isEmpty
        placeButtons()
        let first = entries.first.map { "“\(FileNameText.text(of: $0.name))”" } ?? ""
        status = "Move \(entries.count == 1 ? first : "\(grouped(entries.count)) items")"
        let way = [place.root.lastComponentText] + place.names.map { FileNameText.text(of: $0) }
        caption = way.count > 1 ? way.joined(separator: " › ") : nil
        let row = CollectionView.CellRegistration<CollectionViewListCell, [UInt8]> { cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.image = FileEntry.folderIcon
            content.text = FileNameText.text(of: name)
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, name in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: name)
        }
        contentUnavailableConfiguration = .loading()
        read()
    }

    override func setCollapsed(_ isCollapsed: Bool) {
        super.setCollapsed(isCollapsed)
        placeButtons()
    }

    /// On a telephone they stand below the folders, and the bar says where and what alone.
    private func placeButtons() {
        for button in [newButton, moveButton] { button.isInToolbar = isCollapsed }
        newButton.showsLabelBesideImage = isCollapsed
    }

    private func read() {
        let showsHidden = browser?.hiddenSwitch.isOn == true
        // What an earlier reading found is not shown after what a later one did.
        reading?.cancel()
        reading = Task { [weak self, place, entries] in
            let names = await Self.folders(in: place, showsHidden: showsHidden, without: entries)
            if !Task.isCancelled { self?.show(names) }
        }
    }

    /// Makes a folder to move to, and opens it.
    private func makeFolder() {
        Task { [weak self, place] in
            guard
                let name = await self?.ask(
                    "New Folder", text: "New Folder", placeholder: "Name", action: "Create", minimumLength: 1),
                let browser = self?.browser,
                let made = await browser.make({ try FileChanges.makeFolder(named: name, in: place) })
            else { return }
            browser.history.add(browser.trashing([made], name: "New Folder"))
            self?.read()
            self?.open(made.name)
        }
    }

    private func open(_ name: [UInt8]) {
        guard let browser else { return }
        show(FolderChooserScreen(place.appending(name), moving: entries, in: browser, onChoose: onChoose))
    }

    isolated deinit { reading?.cancel() }

    private func show(_ names: [[UInt8]]) {
        contentUnavailableConfiguration = names.isEmpty ? Self.nothing : nil
        var snapshot = DiffableDataSourceSnapshot<Int, [UInt8]>()
        snapshot.appendSections([0])
        snapshot.appendItems(names)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private static var nothing: ContentUnavailableConfiguration {
        var configuration = ContentUnavailableConfiguration.empty()
        configuration.image = .symbol("folder")
        configuration.text = "No Folders"
        return configuration
    }

    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        if let name = dataSource.itemIdentifier(for: indexPath) { open(name) }
    }

    /// The folders in one but for those that are moved: none is moved into itself.
    private static func folders(
        in place: FolderPlace, showsHidden: Bool, without entries: [MovableEntry]
    ) async -> [[UInt8]] {
        await onDisk {
            guard let folder = try? OpenFolder(place), let names = try? DirectoryReader.names(in: folder) else {
                return []
            }
            let moved = Set(entries.lazy.filter { $0.source.path == place.path }.map(\.name))
            return names.filter { $0.isFolder && (showsHidden || $0.bytes.first != UInt8(ascii: ".")) }.map(\.bytes)
                .filter { !moved.contains($0) }
                .sorted {
                    FileNameText.text(of: $0).localizedStandardCompare(FileNameText.text(of: $1)) == .orderedAscending
                }
        }
    }
}
