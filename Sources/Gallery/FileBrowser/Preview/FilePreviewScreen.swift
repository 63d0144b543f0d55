import Diffable
import Foundation

/// What is in a file: text with the numbers of its lines, however long it is; a picture; of anything else what is known
/// of it. The screen stays while one goes on from file to file.
@MainActor final class FilePreviewScreen: Screen {
    private(set) var place: EntryPlace
    private weak var source: (any FilePreviewSource)?
    private let previous = Button(label: "Previous File")
    private let next = Button(label: "Next File")
    private let copyTextButton = Button(label: "Copy")
    private let copyPathButton = Button(label: "Copy Path")
    private let downloadButton = Button(label: "Download")
    private(set) var content: FileContent?
    private var shownVersion: OpenFile.Version?
    /// When the file that is shown was last written to.
    var modified: Date? { shownVersion.map { Date(timeIntervalSince1970: TimeInterval($0.seconds)) } }
    /// Whether the file is being read and will be a picture, as its name says: then the place of that is shown.
    private(set) var awaitsPicture = false
    /// How many bytes a line of them has: no more than the page has room for.
    var bytesPerLine = 16
    let cells = FilePreviewCells()
    private var loading: Task<Void, Never>?
    private var watcher: DirectoryWatcher!
    /// Where the file is by now, as its source knows; nil until it does.
    var whereabouts: (() -> EntryPlace?)?
    /// What its source offers to do with the file; on a telephone, what has words stands in a menu.
    private(set) var offered: [Button] = []
    /// Whether the file is known to be where it was no more.
    private(set) var isGone = false { didSet { for button in offered { button.isHidden = isGone } } }
    /// The files above and below, by the steps that lead there: they are known also when the file itself is gone.
    var neighbors: [Int: FilePreviewNeighbor] = [:]
    /// Lines of a file are as long as they are.
    override var followsReadableWidth: Bool { false }

    /// - Parameter closesBySpace: Whether the space bar leads back to where the file was opened. One that an address
    ///   led to is scrolled by it, as every page is.
    init(_ place: EntryPlace, in source: any FilePreviewSource, closesBySpace: Bool = true) {
        self.place = place
        self.source = source
        super.init(title: FileNameText.text(of: place.name), collectionView: CollectionView())
        collectionView.collectionViewLayout = makeLayout()
        collectionView.allowsSelection = false
        collectionView.dataSource = self
        listRestoration = ListRestoration(
            identifier: { [weak self] in self?.sections[$0.section] == .lines ? String($0.item) : nil },
            indexPath: { [weak self] name in
                guard let self, sections == [.lines], let item = Int(name), 0..<count(of: .lines) ~= item else {
                    return nil
                }
                return IndexPath(item: item, section: 0)
            })
        listRestoration?.isLoading = { [weak self] in
            self?.content == nil && self?.contentUnavailableConfiguration?.isFailure != true
        }
        configureControls(closeKeys: closesBySpace ? [.escape, .space] : [.escape])
        show(place)
    }

    private func configureControls(closeKeys: [Button.KeyEquivalent]) {
        copyPathButton.action = { [weak self] in
            guard let self else { return }
            copy(place.path.description)
            present(Toast("Path copied"))
        }
        downloadButton.action = { [weak self] in self.map { $0.download($0.place) } }
        downloadButton.image = .symbol("square.and.arrow.down")
        copyTextButton.image = .symbol("doc.on.doc")
        copyPathButton.image = .symbol("link")
        // Whatever is in the file, a thumb reaches the same below it.
        for button in [downloadButton, copyTextButton, copyPathButton, previous, next] { button.isInToolbar = true }
        showLabels()
        for (button, symbol, key, step) in [
            (previous, "chevron.up", Button.KeyEquivalent.leftArrow, -1), (next, "chevron.down", .rightArrow, 1),
        ] {
            button.image = .symbol(symbol)
            button.keyEquivalent = key
            button.action = { [weak self] in self?.showNeighbor(step) }
        }
        copyTextButton.action = { [weak self] in self?.copyText() }
        controls = [downloadButton, copyTextButton, copyPathButton, previous, next]
        if source?.offersPaths == false { controls.removeAll { $0 === copyPathButton } }
        // What the space bar opens it closes, and so does Escape.
        for key in closeKeys {
            let button = Button(label: "Close") { [weak self] in self?.dismiss() }
            button.keyEquivalent = key
            button.isHidden = true
            controls.append(button)
        }
    }

    /// Offers what can be done with the file, before all else or before what leads to other files.
    func offer(_ buttons: [Button], first: Bool) {
        offered = buttons
        let place = first ? nil : controls.firstIndex { $0 === previous }
        controls.insert(contentsOf: buttons, at: place ?? 0)
        showLabels()
    }

    /// What stands below the rows has no room for words; nor has an upright tablet's bar for those of all.
    private func showLabels() {
        let isFull = offered.contains { $0.showsLabelBesideImage }
        for button in [downloadButton, copyTextButton, copyPathButton] {
            button.showsLabelBesideImage = !isCollapsed && !isFull
        }
        for button in offered {
            button.isInMenuOnly = isCollapsed && isFull
            button.isInToolbar = !isFull
        }
    }

    /// Shows a file in place of the one before.
    func show(_ place: EntryPlace) {
        (whereabouts, neighbors, isGone) = (nil, [:], false)
        forgetContent()
        watch(place)
        collectionView.setContentOffset(.zero, animated: false)
        updateControls()
        load()
    }

    /// Goes on to the file above or below, which is selected from then on where rows are.
    private func showNeighbor(_ step: Int) {
        guard let neighbor = neighbors[step]?.find() else { return }
        restorationIdentifier = neighbor.addressName
        show(neighbor.place)
        if let indexPath = neighbor.indexPath { source?.selectPreviewed(at: indexPath) }
    }

    /// Goes on with the same file at another place.
    func follow(to place: EntryPlace) {
        watch(place)
        read()
    }

    private func watch(_ place: EntryPlace) {
        self.place = place
        title = FileNameText.text(of: place.name)
        caption = source?.caption(of: place)
        watcher = DirectoryWatcher { [weak self] _ in
            Task { @MainActor in self?.folderDidChange() }
        }
        watcher.watch(place.folder.path, as: Self.watchedFolder)
    }

    private func forgetContent() {
        content = nil
        shownVersion = nil
        awaitsPicture = false
        copyTextButton.isHidden = true
        controls.removeAll { $0 is JumpField }
        status = ""
        collectionView.reloadData()
    }

    /// Brings the screen up to date with the rows that it is looked at from.
    func updateControls() {
        source?.follow(self)
        if content != nil { caption = source?.caption(of: place) }
        previous.isEnabled = neighbors[-1] != nil
        next.isEnabled = neighbors[1] != nil
    }

    isolated deinit { loading?.cancel() }

    private static let watchedFolder: UInt32 = 0

    /// What the file says now is shown, and that it is gone; other files of the folder are of no matter.
    private func folderDidChange() {
        if let names = watcher.takeNames(of: Self.watchedFolder), !names.contains(place.name) { return }
        read()
    }

    private func load() {
        awaitsPicture = FileEntry.isPicture(named: title)
        contentUnavailableConfiguration = awaitsPicture ? nil : .loading()
        collectionView.reloadData()
        read()
    }

    private func read() {
        loading?.cancel()
        loading = Task { [weak self, place] in
            do {
                let (content, version) = try await Self.read(place)
                if !Task.isCancelled { self?.show(content, of: version) }
            } catch {
                // What was renamed, or is being replaced, is not gone: its source is about to know.
                if self?.content != nil { try? await Task.sleep(for: Self.doubt) }
                if !Task.isCancelled { self?.show(error) }
            }
        }
    }

    private static let doubt = Duration.milliseconds(300)

    private func show(_ content: FileContent, of version: OpenFile.Version) {
        // A page would load the same picture anew.
        if version != shownVersion { self.content = content }
        shownVersion = version
        (awaitsPicture, isGone) = (false, false)
        caption = source?.caption(of: place)
        for button in [downloadButton, copyPathButton] { button.isHidden = false }
        contentUnavailableConfiguration = nil
        copyTextButton.isHidden = true
        switch content {
        case .text(let lines) where lines.count == 0:
            status = ""
            controls.removeAll { $0 is JumpField }
            showEmpty()
        case .text(let lines):
            copyTextButton.isHidden = !lines.isCopyable
            if !controls.contains(where: { $0 is JumpField }) { controls.insert(JumpField(label: "Go to line"), at: 0) }
            let count = "\(grouped(lines.count)) \(lines.count == 1 ? "line" : "lines")"
            let read = lines.size < version.size ? "the first \(FileSizeText.text(of: Int64(lines.size))) of " : ""
            status = [count, read + FileSizeText.text(of: version.size), lines.encoding.name].compactMap { $0 }.joined(
                separator: " · ")
        case .picture, .other: status = ""
        }
        collectionView.reloadData()
    }

    /// What is no text is shown in another way on a telephone.
    override func setCollapsed(_ isCollapsed: Bool) {
        let isOther = isCollapsed != self.isCollapsed
        super.setCollapsed(isCollapsed)
        showLabels()
        if isOther, sections != [.lines] { collectionView.reloadData() }
    }

    private func showEmpty() {
        var configuration = ContentUnavailableConfiguration.empty()
        configuration.image = .symbol("doc")
        configuration.text = "File Is Empty"
        contentUnavailableConfiguration = configuration
    }

    /// Puts the whole text on the pasteboard, as it is in the file.
    private func copyText() {
        guard case .text(let lines) = content else { return }
        Task { [weak self] in
            guard let text = await onDisk({ lines.wholeText() }), let self else { return }
            copy(text)
            present(Toast("Text copied"))
        }
    }

    private func show(_ error: any Error) {
        forgetContent()
        var configuration = ContentUnavailableConfiguration.empty()
        configuration.image = .symbol("exclamationmark.triangle")
        configuration.isFailure = true
        downloadButton.isHidden = true
        isGone = Self.isGone(error)
        if isGone {
            caption = nil
            copyPathButton.isHidden = true
            configuration.text = "This File Is Gone"
            configuration.secondaryText = "It was deleted or moved to another folder."
            let folder = presentingScreen.map { "“\($0.title)”" } ?? "the Folder"
            configuration.button = .init(title: "Back to \(folder)") { [weak self] in self?.dismiss() }
        } else {
            configuration.text = "Can’t Show This File"
            configuration.secondaryText = OpenFile.reason(for: error)
            if (error as? OpenFile.Failure)?.isLasting != true {
                configuration.button = .init(title: "Try Again") { [weak self] in self?.load() }
            }
        }
        contentUnavailableConfiguration = configuration
    }

    private static func isGone(_ error: any Error) -> Bool {
        if let failure = error as? DirectoryReader.Failure { return [ENOENT, ENOTDIR, ELOOP].contains(failure.code) }
        return (error as? OpenFile.Failure)?.isGone == true
    }

    private static func read(_ place: EntryPlace) async throws -> (FileContent, OpenFile.Version) {
        try await onDisk {
            let file = try OpenFile(place)
            return (try FileContent.read(file), file.version)
        }
    }
}
