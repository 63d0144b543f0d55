import Diffable
import Foundation

/// How rows look, and how high they are.
extension FileBrowserScreen {
    func makeLayout() -> CollectionViewCompositionalLayout {
        CollectionViewCompositionalLayout { [weak self] _, environment in
            var configuration = CollectionLayoutListConfiguration(appearance: .plain)
            let isNarrow = environment.container.effectiveContentSize.width < 500
            let isForFingers = isNarrow || environment.isForFingers
            // Where there is little room, a row grows with a name of two lines; large letters have as many as it needs.
            if isForFingers || environment.traitCollection.textScale >= 1.4 {
                configuration.estimatedRowHeight = isForFingers ? 44 : 36
            } else {
                configuration.rowHeight = 36
            }
            configuration.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.trashActions(at: $0) }
            return .list(using: configuration, layoutEnvironment: environment)
        }
    }

    func makeRowRegistration() -> CollectionView.CellRegistration<CollectionViewListCell, FileIdentity> {
        CollectionView.CellRegistration { [weak self] cell, _, identity in
            guard let self, let entry = tree.entry(for: identity) else { return }
            var content = ListContentConfiguration.cell()
            content.image = entry.icon
            content.text = entry.displayName
            // Names that differ at their ends are told apart, and what a file is.
            content.textProperties.lineBreakMode = .byTruncatingMiddle
            content.textProperties.numberOfLines = 2
            if let marked = entry.displayName.marked(searchField.text) { content.attributedText = marked }
            content.secondaryText = entry.explanation
            content.secondaryTextProperties.numberOfLines = 1
            content.prefersSideBySideTextAndSecondaryText = true
            content.columns = [
                entry.sizeColumn,
                RowContent.Column(
                    text: FileDateText.columnText(of: entry.modified, now: now()),
                    shortText: FileDateText.shortText(of: entry.modified, now: now()), width: 160),
            ]
            cell.accessories = [.multiselect()]
            if entry.isFolder {
                cell.accessories.append(.outlineDisclosure())
                show(children.state(of: identity), of: identity, in: cell, content: &content)
            }
            if case .unreadable = entry.kind { content.secondaryTextProperties.color = .systemRed }
            if let failure = visit.moveFailures[identity] {
                content.secondaryText = failure.text
                content.secondaryTextProperties.color = .systemRed
            }
            cell.contentConfiguration = content
        }
    }

    /// Lets a folder's row say how far its loading is.
    private func show(
        _ state: LazyChildren<FileIdentity>.State, of identity: FileIdentity, in cell: CollectionViewListCell,
        content: inout ListContentConfiguration
    ) {
        switch state {
        case .unloaded, .loaded: break
        case .loading:
            let known = tree.content(of: identity)
            content.secondaryText =
                known.names.isEmpty
                ? "Loading…" : "Loading… \(grouped(known.readCount)) of \(grouped(known.names.count))"
            cell.accessories.append(.spinner(label: "Loading \(content.text ?? "")"))
        case .failed(let error):
            content.secondaryText = (error as? DirectoryReader.Failure)?.reason ?? "\(error)"
            content.secondaryTextProperties.color = .systemRed
            content.columns = []
            cell.accessories.append(
                .button("Retry", label: "Retry \(content.text ?? "")", tintColor: .tintColor) { [weak self] in
                    self?.children.retry(identity)
                })
        }
    }
}

extension FileEntry {
    /// What a plain name and size do not tell.
    fileprivate var explanation: String? {
        switch kind {
        case .folder, .file: nil
        case .link(let target, .nowhere): "→ \(target), which can’t be found"
        case .link(let target, _): "→ \(target)"
        case .other(let name): name
        case .unreadable(let reason): reason
        }
    }

    fileprivate var sizeColumn: RowContent.Column {
        kind == .file
            ? RowContent.Column(text: FileSizeText.text(of: size), width: 90)
            : RowContent.Column(text: "–", shortText: "", width: 90)
    }
}
