import Diffable
import Foundation

/// Share Sheet, the place where Apple took diffable data sources into use first: devices come and go while one looks.
///
/// The devices are real in that each is a process of its own, which announces itself by datagrams: start one with
/// `gallery announce NAME`, and end it again.
@MainActor final class ShareSheetScreen: Screen {
    private typealias DataSource = CollectionViewModelDataSource<ShareSection, ShareItem>

    /// What makes a device appear, typed into a terminal.
    nonisolated static let command = "gallery announce \"Ada’s Phone\""

    /// The same, of the program that runs: a terminal finds it wherever it stands.
    nonisolated static var wholeCommand: String {
        let program = Bundle.main.executablePath ?? "gallery"
        return "'" + program.replacing("'", with: "'\\''") + "'" + command.dropFirst("gallery".count)
    }

    private let finder: PeerFinder
    private let copyButton = Button(label: "Copy Command")
    private var dataSource: DataSource!
    private var done: Set<ShareAction> = []
    private var progress: [UUID: ShareItem.Progress] = [:]

    init(finder: PeerFinder) {
        self.finder = finder
        super.init(title: "Share Sheet", collectionView: CollectionView())
        configureDataSource()
        collectionView.collectionViewLayout = ShareSheetLayout.make { [weak dataSource] index in
            dataSource?.sectionIdentifier(for: index) ?? .actions
        }
        collectionView.delegate = self
        copyButton.action = { [weak self] in self?.copyCommand() }
        controls = [copyButton]
        finder.addObserver(self) { [weak self] in self?.update() }
        update()
    }

    override var followsReadableWidth: Bool { true }

    isolated deinit { finder.removeObserver(ObjectIdentifier(self)) }

    private func configureDataSource() {
        let face = CollectionView.CellRegistration<CollectionViewCell, ShareItem> { cell, _, item in
            cell.contentConfiguration = item.face
            cell.isUserInteractionEnabled = item.id != .nobody
        }
        let row = CollectionView.CellRegistration<CollectionViewListCell, ShareItem> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item.title
            content.image = item.emoji.map { .emoji($0) }
            cell.contentConfiguration = content
            cell.accessories = item.isDone ? [.checkmark()] : []
        }
        dataSource = DataSource(collectionView: collectionView) { view, indexPath, item in
            switch item.id {
            case .device, .nobody: view.dequeueConfiguredReusableCell(using: face, for: indexPath, item: item)
            case .action: view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
            }
        }
        let header = CollectionView.SupplementaryRegistration<CollectionViewListCell>(
            elementKind: CollectionView.elementKindSectionHeader
        ) { [weak self] cell, _, indexPath in
            var content = ListContentConfiguration.prominentInsetGroupedHeader()
            content.text = self?.dataSource.sectionModel(at: indexPath.section)?.title
            cell.contentConfiguration = content
        }
        dataSource.supplementaryViewProvider = { view, _, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
    }

    /// Shows what there is now. What changed since, the data source finds out.
    private func update() {
        let peers = finder.peers.all
        progress = progress.filter { entry in peers.contains { $0.id == entry.key } }
        var faces = peers.map { ShareItem($0, progress[$0.id] ?? .waiting) }
        if faces.isEmpty { faces = [.nobody(finder.state)] }
        let count = peers.count == 1 ? "1 Device Nearby" : "\(peers.count) Devices Nearby"
        dataSource.apply(
            ModelSnapshot(sections: [
                (ShareSection(id: peers.isEmpty ? .nobody : .devices, title: peers.isEmpty ? "Devices" : count), faces),
                (
                    ShareSection(id: .actions, title: "Actions"),
                    ShareAction.allCases.map { ShareItem($0, isDone: done.contains($0)) }
                ),
            ]))
        status = statusText
    }

    private func copyCommand() {
        copy(Self.wholeCommand)
        present(Toast("Copied “\(Self.command)”"))
    }

    private var statusText: String {
        switch finder.state {
        case .idle: return "Looking…"
        case .failed: return "Not listening"
        case .listening:
            let bad = finder.peers.rejectedCount
            return bad == 0 ? "Listening" : "Listening · \(bad) bad \(bad == 1 ? "packet" : "packets")"
        }
    }

    /// Copies what is shared, or puts it on a list and takes it off again.
    private func perform(_ action: ShareAction) {
        guard action.doneTitle != nil else {
            copy("Mount Everest, 8,849 m")
            return present(Toast("Copied “Mount Everest, 8,849 m”"))
        }
        done.formSymmetricDifference([action])
        update()
    }

    /// Pretends to send: nothing leaves this machine.
    private func send(to id: UUID) {
        guard progress[id] != .sending else { return }
        progress[id] = .sending
        update()
        Task { [weak self] in
            try? await Task.sleep(for: .seconds(1))
            guard self?.progress[id] == .sending else { return }
            self?.progress[id] = .sent
            self?.update()
        }
    }
}

extension ShareSheetScreen: CollectionViewDelegate {
    func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        dataSource.itemIdentifier(for: indexPath) != .nobody
    }

    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        switch dataSource.itemIdentifier(for: indexPath) {
        case .device(let id): send(to: id)
        case .action(let action): perform(action)
        case .nobody, nil: break
        }
    }
}

extension ShareItem {
    /// What stands where faces would.
    static func nobody(_ state: PeerFinder.State) -> ShareItem {
        switch state {
        case .failed(let reason):
            ShareItem(
                id: .nobody, title: "Can’t Look for Devices",
                detail: "All \(Announcement.portCount) ports are taken by other galleries, or: \(reason)", emoji: "⚠️")
        case .idle:
            ShareItem(id: .nobody, title: "No Devices Nearby", detail: ShareSheetScreen.command, emoji: "📡")
        case .listening(let port):
            ShareItem(
                id: .nobody, title: "No Devices Nearby", detail: ShareSheetScreen.command, emoji: "📡",
                note: "Listening on port \(port). Start one in a terminal:")
        }
    }

    /// What is to be done about it that there is nobody, the command as terminals have it.
    private var explanation: NSAttributedString {
        let text = NSMutableAttributedString(string: note.map { $0 + "\n" } ?? "")
        let isCommand = detail == ShareSheetScreen.command
        text.append(
            NSAttributedString(
                string: detail ?? "",
                attributes: isCommand ? [.font: Font.monospacedSystemFont(ofSize: 13, weight: .regular)] : [:]))
        return text
    }

    /// A round face with a name below; for nobody, a few words.
    fileprivate var face: ListContentConfiguration {
        guard id != .nobody else {
            var content = ListContentConfiguration.card()
            content.image = emoji.map { .emoji($0) }
            content.text = title
            content.secondaryAttributedText = explanation
            content.secondaryTextProperties.numberOfLines = 0
            return content
        }
        var content = ListContentConfiguration.avatar()
        let initials = Self.initials(of: title)
        content.image = .emoji(initials)
        content.imageProperties.tintColor = Color(
            hue: hue, saturation: 0.55, brightness: 0.72, alpha: 1)
        content.text = title
        content.secondaryText = detail
        content.secondaryTextProperties.color = progress == .waiting ? .secondaryLabel : .tintColor
        content.accessibilityLabel = "\(title), \(detail ?? "")"
        return content
    }
}
