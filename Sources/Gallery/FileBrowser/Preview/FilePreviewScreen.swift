import Diffable
import Foundation

/// What is in a file: text with the numbers of its lines, however long it is; a picture; of anything else what is known
/// of it.
@MainActor final class FilePreviewScreen: Screen, CollectionViewDataSource {
    let filePath: FilePath
    private let folder: FolderPlace
    private let name: [UInt8]
    private var content: FileContent?
    private var loading: Task<Void, Never>?
    private var watcher: DirectoryWatcher!
    private let row = CollectionView.CellRegistration<CollectionViewListCell, NSAttributedString> { cell, _, text in
        var content = ListContentConfiguration.cell()
        content.attributedText = text
        content.textProperties.font = FilePreviewScreen.font
        cell.contentConfiguration = content
    }
    private let picture = CollectionView.CellRegistration<CollectionViewCell, Image> { cell, _, picture in
        var content = ListContentConfiguration.card()
        content.image = picture
        // As large as its card lets it be.
        content.imageProperties.maximumSize = CGSize(width: 4000, height: 4000)
        cell.contentConfiguration = content
        cell.accessibilityLabel = "Picture"
    }
    private static let font = Font.monospacedSystemFont(ofSize: 13, weight: .regular)

    /// Lines of a file are as long as they are.
    override var followsReadableWidth: Bool { false }

    init(_ name: [UInt8], in folder: FolderPlace) {
        self.name = name
        self.folder = folder
        filePath = folder.path.appending(name)
        super.init(title: FileNameText.text(of: name), collectionView: CollectionView())
        collectionView.collectionViewLayout = CollectionViewCompositionalLayout { section, environment in
            if section > 0 {
                let room = environment.container.effectiveContentSize.height
                return .portrait(height: max(room - 120, 160), in: environment)
            }
            var configuration = CollectionLayoutListConfiguration(appearance: .plain)
            configuration.rowHeight = 22
            configuration.showsSeparators = false
            return .list(using: configuration, layoutEnvironment: environment)
        }
        collectionView.allowsSelection = false
        collectionView.dataSource = self
        caption = filePath.description
        listRestoration = ListRestoration(
            identifier: { String($0.item) },
            indexPath: { [weak self] name in
                guard let self, let item = Int(name), 0..<count ~= item else { return nil }
                return IndexPath(item: item, section: 0)
            })
        listRestoration?.isLoading = { [weak self] in
            self?.content == nil && self?.contentUnavailableConfiguration?.isFailure != true
        }
        controls = [Button(label: "Copy Path") { [weak self] in self.map { $0.copy($0.filePath.description) } }]
        // What the space bar opens it closes, and so does Escape.
        for key in [Button.KeyEquivalent.escape, .space] {
            let button = Button(label: "Close") { [weak self] in self?.dismiss() }
            button.keyEquivalent = key
            button.isHidden = true
            controls.append(button)
        }
        watcher = DirectoryWatcher { [weak self] _ in
            Task { @MainActor in self?.folderDidChange() }
        }
        watcher.watch(folder.path, as: Self.watchedFolder)
        load()
    }

    isolated deinit { loading?.cancel() }

    private static let watchedFolder: UInt32 = 0

    /// What the file says now is shown, and that it is gone; other files of the folder are of no matter.
    private func folderDidChange() {
        if let names = watcher.takeNames(of: Self.watchedFolder), !names.contains(name) { return }
        read()
    }

    private func load() {
        contentUnavailableConfiguration = .loading()
        read()
    }

    private func read() {
        loading?.cancel()
        loading = Task { [weak self, folder, name] in
            do {
                let (content, size) = try await Self.read(name, in: folder)
                if !Task.isCancelled { self?.show(content, size: size) }
            } catch let error as OpenFile.Failure {
                self?.show(failure: error.reason)
            } catch {
                self?.show(failure: (error as? DirectoryReader.Failure)?.reason ?? "\(error)")
            }
        }
    }

    private func show(_ content: FileContent, size: Int64) {
        self.content = content
        contentUnavailableConfiguration = nil
        switch content {
        case .text(let lines):
            if !controls.contains(where: { $0 is JumpField }) { controls.insert(JumpField(label: "Go to line"), at: 0) }
            status = "\(grouped(lines.count)) \(lines.count == 1 ? "line" : "lines") · \(FileSizeText.text(of: size))"
        case .picture, .other: status = FileSizeText.text(of: size)
        }
        collectionView.reloadData()
    }

    private func show(failure: String) {
        var configuration = ContentUnavailableConfiguration.empty()
        configuration.image = .symbol("exclamationmark.triangle")
        configuration.text = "Can't show this file"
        configuration.secondaryText = failure
        configuration.isFailure = true
        configuration.button = .init(title: "Try Again") { [weak self] in self?.load() }
        contentUnavailableConfiguration = configuration
    }

    @concurrent private nonisolated static func read(
        _ name: [UInt8], in folder: FolderPlace
    ) async throws -> (FileContent, Int64) {
        let file = try OpenFile(name, in: OpenFolder(folder))
        return (try FileContent.read(file), file.size)
    }

    private var count: Int {
        switch content {
        case .text(let lines): lines.count
        case .picture(_, let facts), .other(let facts): facts.count
        case nil: 0
        }
    }

    /// What is known of a file, and below it the picture where it is one.
    func numberOfSections(in collectionView: CollectionView) -> Int {
        if case .picture = content { 2 } else { 1 }
    }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
        section == 0 ? count : 1
    }

    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
        if indexPath.section == 1, case .picture(let image, _) = content {
            return collectionView.dequeueConfiguredReusableCell(using: picture, for: indexPath, item: image)
        }
        return collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: text(at: indexPath.item))
    }

    private func text(at index: Int) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        func append(_ part: String, _ color: Color) {
            text.append(NSAttributedString(string: part, attributes: [.foregroundColor: color, .font: Self.font]))
        }
        switch content {
        case .text(let lines):
            let number = String(index + 1)
            let room = String(lines.count).count - number.count
            // Spaces as wide as digits, so that all texts begin below each other.
            append(String(repeating: "\u{2007}", count: max(0, room)) + number + "\u{2003}", .secondaryLabel)
            append(lines.line(index), .label)
        case .picture(_, let facts), .other(let facts):
            append(facts[index].name + "\u{2003}", .secondaryLabel)
            append(facts[index].value.replacingOccurrences(of: " ", with: "\u{00A0}"), .label)
        case nil: break
        }
        return text
    }
}
