import Diffable
import Foundation

/// What is in a file: text with the numbers of its lines, however long it is; a picture; of anything else what is known
/// of it. The screen stays while one goes on from file to file.
@MainActor final class FilePreviewScreen: Screen, CollectionViewDataSource {
    private(set) var place: EntryPlace
    private weak var browser: FileBrowserScreen?
    private let previous = Button(label: "Previous File")
    private let next = Button(label: "Next File")
    private let copyTextButton = Button(label: "Copy")
    private let copyPathButton = Button(label: "Copy Path")
    private var content: FileContent?
    /// Whether the file is being read and will be a picture, as its name says: then the place of that is shown.
    private var awaitsPicture = false
    /// What is known of a file that is no text, line by line.
    private var facts: [FileContent.Fact] = []
    private var loading: Task<Void, Never>?
    private var watcher: DirectoryWatcher!
    /// Where the file is by now, as the browser knows it; nil until it does.
    var whereabouts: (() -> EntryPlace?)?
    /// The files above and below, by the steps that lead there: they are known also when the file itself is gone.
    var besides: [Int: FileIdentity] = [:]
    private let row = CollectionView.CellRegistration<FileLineCell, FileLineCell.Line> { cell, _, line in
        cell.show(line)
    }
    private let picture = CollectionView.CellRegistration<CollectionViewCell, Image> { cell, _, picture in
        var content = ListContentConfiguration.card()
        content.image = picture
        // As large as its card lets it be.
        content.imageProperties.maximumSize = CGSize(width: 4000, height: 4000)
        // Its corners are the card's, unless it is too small to fill one.
        if min(picture.size.width, picture.size.height) >= smallestCard { content.imageProperties.cornerRadius = 16 }
        cell.contentConfiguration = content
        cell.accessibilityLabel = "Picture"
    }

    private let awaitedPicture = CollectionView.CellRegistration<CollectionViewCell, Void> { cell, _, _ in
        var content = ListContentConfiguration.card()
        content.image = .symbol("photo").withTintColor(.tertiaryLabel)
        cell.contentConfiguration = content
        cell.accessibilityLabel = "Picture, loading"
    }

    /// Lines of a file are as long as they are.
    override var followsReadableWidth: Bool { false }

    init(_ place: EntryPlace, in browser: FileBrowserScreen) {
        self.place = place
        self.browser = browser
        super.init(title: FileNameText.text(of: place.name), collectionView: CollectionView())
        collectionView.collectionViewLayout = CollectionViewCompositionalLayout { [weak self] section, environment in
            if section > 0 { return self?.pictureSection(in: environment) }
            var configuration = CollectionLayoutListConfiguration(appearance: .plain)
            configuration.estimatedRowHeight = FileLineCell.height
            configuration.showsSeparators = false
            return .list(using: configuration, layoutEnvironment: environment)
        }
        collectionView.allowsSelection = false
        collectionView.dataSource = self
        listRestoration = ListRestoration(
            identifier: { String($0.item) },
            indexPath: { [weak self] name in
                guard let self, let item = Int(name), 0..<count ~= item else { return nil }
                return IndexPath(item: item, section: 0)
            })
        listRestoration?.isLoading = { [weak self] in
            self?.content == nil && self?.contentUnavailableConfiguration?.isFailure != true
        }
        configureControls()
        show(place)
    }

    private func configureControls() {
        copyPathButton.action = { [weak self] in
            guard let self else { return }
            copy(place.path.description)
            present(Toast("Path copied"))
        }
        copyTextButton.image = .symbol("doc.on.doc")
        copyPathButton.image = .symbol("link")
        for button in [copyTextButton, copyPathButton] { button.showsLabelBesideImage = true }
        for (button, symbol, key, step) in [
            (previous, "chevron.up", Button.KeyEquivalent.leftArrow, -1), (next, "chevron.down", .rightArrow, 1),
        ] {
            button.image = .symbol(symbol)
            button.keyEquivalent = key
            button.action = { [weak self] in self.map { $0.browser?.preview(besides: $0, step: step) } }
        }
        copyTextButton.action = { [weak self] in self?.copyText() }
        controls = [copyTextButton, copyPathButton, previous, next]
        // What the space bar opens it closes, and so does Escape.
        for key in [Button.KeyEquivalent.escape, .space] {
            let button = Button(label: "Close") { [weak self] in self?.dismiss() }
            button.keyEquivalent = key
            button.isHidden = true
            controls.append(button)
        }
    }

    /// Shows a file in place of the one before.
    func show(_ place: EntryPlace) {
        (whereabouts, besides) = (nil, [:])
        forgetContent()
        watch(place)
        collectionView.setContentOffset(.zero, animated: false)
        updateControls()
        load()
    }

    /// Goes on with the same file at another place.
    func follow(to place: EntryPlace) {
        watch(place)
        read()
    }

    private func watch(_ place: EntryPlace) {
        self.place = place
        title = FileNameText.text(of: place.name)
        caption = place.path.description
        watcher = DirectoryWatcher { [weak self] _ in
            Task { @MainActor in self?.folderDidChange() }
        }
        watcher.watch(place.folder.path, as: Self.watchedFolder)
    }

    private func forgetContent() {
        content = nil
        awaitsPicture = false
        copyTextButton.isHidden = true
        controls.removeAll { $0 is JumpField }
        status = ""
        collectionView.reloadData()
    }

    /// Brings the screen up to date with the rows that the browser shows.
    func updateControls() {
        browser?.follow(self)
        previous.isEnabled = besides[-1] != nil
        next.isEnabled = besides[1] != nil
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
        showFacts()
        read()
    }

    private func read() {
        loading?.cancel()
        loading = Task { [weak self, place] in
            do {
                let (content, size) = try await Self.read(place)
                if !Task.isCancelled { self?.show(content, size: size) }
            } catch {
                // What was renamed, or is being replaced, is not gone: the browser is about to know.
                if self?.content != nil { try? await Task.sleep(for: Self.doubt) }
                if !Task.isCancelled { self?.show(error) }
            }
        }
    }

    private static let doubt = Duration.milliseconds(300)

    private func show(_ content: FileContent, size: Int64) {
        self.content = content
        awaitsPicture = false
        caption = place.path.description
        copyPathButton.isHidden = false
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
            status = [count, FileSizeText.text(of: size), lines.encoding.name].compactMap { $0 }.joined(
                separator: " · ")
        case .picture, .other: status = FileSizeText.text(of: size)
        }
        showFacts()
    }

    /// A line of bytes is no longer than a telephone is wide.
    override func setCollapsed(_ isCollapsed: Bool) {
        let isOther = isCollapsed != self.isCollapsed
        super.setCollapsed(isCollapsed)
        if isOther, case .other = content { showFacts() }
    }

    private func showFacts() {
        switch content {
        case .picture(_, let facts): self.facts = facts
        case .other(let facts, let start): self.facts = facts + FileContent.dump(start, perLine: isCollapsed ? 8 : 16)
        case nil where awaitsPicture: facts = ["Type", "Size"].map { .init(name: $0, value: "") }
        case .text, nil: facts = []
        }
        collectionView.reloadData()
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
            guard let text = await Self.wholeText(of: lines), let self else { return }
            copy(text)
            present(Toast("Text copied"))
        }
    }

    @concurrent private nonisolated static func wholeText(of lines: TextLines) async -> String? { lines.wholeText() }

    private func show(_ error: any Error) {
        forgetContent()
        var configuration = ContentUnavailableConfiguration.empty()
        configuration.image = .symbol("exclamationmark.triangle")
        configuration.isFailure = true
        if Self.isGone(error) {
            caption = nil
            copyPathButton.isHidden = true
            configuration.text = "This File Is Gone"
            configuration.secondaryText = "It was deleted or moved to another folder."
            let folder = browser.map { "“\($0.title)”" } ?? "the Folder"
            configuration.button = .init(title: "Back to \(folder)") { [weak self] in self?.dismiss() }
        } else {
            configuration.text = "Can’t Show This File"
            configuration.secondaryText =
                (error as? OpenFile.Failure)?.reason
                ?? (error as? DirectoryReader.Failure)?.reason ?? "\(error)"
            configuration.button = .init(title: "Try Again") { [weak self] in self?.load() }
        }
        contentUnavailableConfiguration = configuration
    }

    private static func isGone(_ error: any Error) -> Bool {
        if let failure = error as? DirectoryReader.Failure { return [ENOENT, ENOTDIR, ELOOP].contains(failure.code) }
        return (error as? OpenFile.Failure)?.isGone == true
    }

    @concurrent private nonisolated static func read(_ place: EntryPlace) async throws -> (FileContent, Int64) {
        let file = try OpenFile(place.name, in: OpenFolder(place.folder))
        return (try FileContent.read(file), file.size)
    }

    private static let smallestCard: CGFloat = 120

    /// A card around the picture, as large as there is room for, and no larger than the picture.
    private func pictureSection(in environment: any CollectionLayoutEnvironment) -> CollectionLayoutSection {
        let container = environment.container.effectiveContentSize
        let room = CGSize(
            width: container.width - 2 * environment.pageMargin, height: max(container.height - 120, 160))
        var size = room
        if case .picture(let image, _) = content, image.size.width > 0, image.size.height > 0 {
            let scale = min(1, room.width / image.size.width, room.height / image.size.height)
            size = CGSize(
                width: max(Self.smallestCard, image.size.width * scale),
                height: max(Self.smallestCard, image.size.height * scale))
        }
        let section = CollectionLayoutSection.portrait(height: size.height, in: environment)
        let side = max(environment.pageMargin, (container.width - size.width) / 2)
        section.contentInsets.leading = side
        section.contentInsets.trailing = side
        return section
    }

    private var isSwift: Bool { place.name.suffix(6).elementsEqual(".swift".utf8) }

    private var count: Int {
        switch content {
        case .text(let lines): lines.count
        case .picture, .other, nil: facts.count
        }
    }

    /// What is known of a file, and below it the picture where it is one.
    func numberOfSections(in collectionView: CollectionView) -> Int {
        if case .picture = content { 2 } else { awaitsPicture ? 2 : 1 }
    }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
        section == 0 ? count : 1
    }

    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
        if indexPath.section == 1, case .picture(let image, _) = content {
            return collectionView.dequeueConfiguredReusableCell(using: picture, for: indexPath, item: image)
        }
        if indexPath.section == 1 {
            return collectionView.dequeueConfiguredReusableCell(using: awaitedPicture, for: indexPath, item: ())
        }
        return collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: line(at: indexPath.item))
    }

    private func line(at index: Int) -> FileLineCell.Line {
        switch content {
        case .text(let lines):
            FileLineCell.Line(
                label: String(index + 1), text: lines.line(index), labelLength: String(lines.count).count,
                syntax: isSwift ? .swift : nil)
        case .picture, .other, nil:
            FileLineCell.Line(label: facts[index].name, text: facts[index].value, labelLength: 4)
        }
    }
}
