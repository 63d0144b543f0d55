import Diffable
import Foundation

/// Share Sheet, the place where Apple took diffable data sources into use first: devices come and go while one looks.
///
/// The devices are real in that each is a process of its own, which announces itself by datagrams: start one with
/// `gallery announce NAME`, and end it again.
@MainActor final class ShareSheetScreen: Screen {
    typealias DataSource = CollectionViewModelDataSource<ShareSection, ShareItem>

    /// What makes a device appear, typed into a terminal.
    nonisolated static let command = "gallery announce \"Ada’s Phone\""

    /// The same, of the program that runs: a terminal finds it wherever it stands.
    nonisolated static var wholeCommand: String {
        let program = Bundle.main.executablePath ?? "gallery"
        return "'" + program.replacing("'", with: "'\\''") + "'" + command.dropFirst("gallery".count)
    }

    private weak var page: MountainScreen?
    private let finder: PeerFinder
    private let mountain: Mountain
    private var dataSource: DataSource!
    private let memory: ShareMemory
    /// Whether the sheet has come: while it rises, nobody comes into it.
    private var isStanding = false

    init(_ page: MountainScreen) {
        self.page = page
        finder = page.finder
        mountain = page.mountain
        memory = page.memory
        super.init(title: "Share", collectionView: CollectionView())
        restorationIdentifier = Self.component
        restorationStyle = .sheet
        // On a phone, people and apps come into sight over the mountain; pulled up, the actions do.
        sheetPresentationController?.detents = [.medium(), .large()]
        dataSource = makeDataSource()
        collectionView.collectionViewLayout = ShareSheetLayout.make { [weak dataSource] index in
            dataSource?.sectionIdentifier(for: index) ?? .others
        }
        collectionView.delegate = self
        finder.addObserver(self) { [weak self] in
            if self?.isStanding == true { self?.update() }
        }
        memory.sheet = self
        update(isAnimated: false)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        isStanding = true
        update()
    }

    /// What stands for the sheet in addresses.
    static let component = "sheet"

    override var followsReadableWidth: Bool { true }

    override func screen(at component: String) -> Screen? {
        component == EditActionsScreen.component ? page.map { EditActionsScreen($0) } : nil
    }

    isolated deinit { finder.removeObserver(ObjectIdentifier(self)) }

    /// Shows what there is now. What changed since, the data source finds out.
    func update(isAnimated: Bool = true) {
        let peers = finder.peers.all
        let progress = { [memory, mountain] in memory.progress(of: mountain, to: $0) }
        let people = ShareItem.people.map { ShareItem(person: $0, progress(.person($0))) }
        let actions = memory.actions
        let rows = { [page] (actions: [ShareAction]) in
            actions.map { ShareItem($0, isDone: page?.isDone($0) == true) }
        }
        let parts: [(ShareSection.Kind, [ShareItem])] = [
            (.preview, [ShareItem(mountain)]),
            (.people, peers.map { ShareItem($0, progress(.device($0.id))) } + people),
            (.apps, ShareApp.allCases.map { ShareItem($0) }),
            (.devices, [ShareItem(finder.peers, finder.state)]),
            (.favorites, rows(actions.favorites)),
            (.others, rows(actions.others)),
            (.edit, [ShareItem(id: .edit, title: "Edit Actions…")]),
        ]
        dataSource.apply(
            ModelSnapshot(sections: parts.filter { !$0.1.isEmpty }.map { (ShareSection(id: $0), $1) }),
            animatingDifferences: isAnimated)
    }

    /// How a device comes to be here, for whoever wants to see one come.
    func tellOfDevices() { present(makeMessageOfDevices()) }

    override func alert(at component: String) -> AlertController? {
        component == Self.starting ? makeMessageOfDevices() : nil
    }

    /// What stands for that message in addresses.
    private static let starting = "device"

    private func makeMessageOfDevices() -> AlertController {
        let bad = finder.peers.rejectedCount
        let packets = bad == 0 ? "" : " \(bad) bad \(bad == 1 ? "packet" : "packets") came."
        let place =
            switch finder.state {
            case .idle: ""
            case .listening(let port): "\n\nListening on port \(port).\(packets)"
            case .failed(let reason):
                "\n\nAll \(Announcement.portCount) ports are taken by other galleries, or: \(reason)"
            }
        let alert = AlertController(
            title: "Start a Device",
            message: "Each device is a program of its own. Start one in a terminal:\n\(Self.command)\(place)")
        alert.restorationIdentifier = Self.starting
        alert.addAction(AlertAction(title: "Close", style: .cancel))
        let copy = AlertAction(title: "Copy") { [weak self] _ in
            self?.copy(Self.wholeCommand)
            self?.present(Toast("Copied “\(Self.command)”"))
        }
        alert.addAction(copy)
        alert.preferredAction = copy
        return alert
    }

    /// Copies what is shared, which ends the sheet, or puts it on a list and takes it off again.
    private func perform(_ action: ShareAction) {
        guard action.doneTitle == nil else {
            page?.toggle(action)
            return update()
        }
        if action == .copy { page?.copy("\(mountain.name), \(grouped(mountain.height)) m") }
        end(saying: action.message(for: mountain.name))
    }

    /// The sheet has done what it is for: the page says so.
    private func end(saying text: String) {
        dismiss()
        page?.present(Toast(text))
    }

    /// What is put in order takes all the height that there is.
    private func editActions() {
        guard let page else { return }
        sheetPresentationController?.selectedDetentIdentifier = .large
        show(EditActionsScreen(page))
    }
}

extension ShareSheetScreen: CollectionViewDelegate {
    func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        switch dataSource.itemIdentifier(for: indexPath) {
        case .device, .person, .app, .devices, .action, .edit: true
        case .preview, nil: false
        }
    }

    func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        self.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }

    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        switch dataSource.itemIdentifier(for: indexPath) {
        case .device(let id): memory.send(mountain, to: .device(id))
        case .person(let name): memory.send(mountain, to: .person(name))
        case .app(let app): end(saying: app.message(for: mountain.name))
        case .action(let action): perform(action)
        case .edit: editActions()
        case .devices: tellOfDevices()
        case .preview, nil: break
        }
    }
}
