import Diffable
import Foundation

/// One letter, to be read: beside the list where there is room, else in its place.
///
/// The screen stays while its reader goes on from letter to letter.
@MainActor final class InboxLetterScreen: Screen {
    private typealias DataSource = CollectionViewDiffableDataSource<Section, Item>

    private enum Section {
        case head, text, replies
    }

    private enum Item: Hashable {
        case head(InboxLetter)
        case paragraph(InboxLetter, Int)
        case reply(InboxLetter, Int)
        case draft(InboxLetter)
    }

    private weak var list: InboxScreen?
    private(set) var letter: InboxLetter
    private var dataSource: DataSource!
    private let reply = Button(label: "Reply")
    private let archive = Button(label: "Archive")
    private let delete = Button(label: "Delete")
    private let more = Button(label: "More")
    private let previous = Button(label: "Previous Letter")
    private let next = Button(label: "Next Letter")

    override var followsReadableWidth: Bool { true }

    init(_ letter: InboxLetter, in list: InboxScreen) {
        self.letter = letter
        self.list = list
        super.init(title: letter.subject, collectionView: CollectionView())
        restorationStyle = .detail
        undoHistory = list.undoHistory
        collectionView.allowsSelection = false
        collectionView.collectionViewLayout = CollectionViewCompositionalLayout { index, environment in
            var list = CollectionLayoutListConfiguration(appearance: .plain)
            list.showsSeparators = index != 1
            return .list(using: list, layoutEnvironment: environment)
        }
        configureControls()
        configureDataSource()
        show(letter)
    }

    /// Shows a letter in place of the one before.
    func show(_ letter: InboxLetter) {
        let isOther = letter != self.letter
        self.letter = letter
        title = letter.subject
        restorationIdentifier = String(letter.number)
        var snapshot = DiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections([.head, .text])
        snapshot.appendItems([.head(letter)], toSection: .head)
        snapshot.appendItems(letter.paragraphs.indices.map { .paragraph(letter, $0) }, toSection: .text)
        let replies = list?.replies(to: letter) ?? []
        let draft = list?.draft(to: letter) == nil ? [] : [Item.draft(letter)]
        if !replies.isEmpty || !draft.isEmpty {
            snapshot.appendSections([.replies])
            snapshot.appendItems(replies.indices.map { .reply(letter, $0) } + draft, toSection: .replies)
            snapshot.reconfigureItems(draft)
        }
        dataSource.apply(snapshot, animatingDifferences: !isOther)
        if isOther { collectionView.setContentOffset(.zero, animated: false) }
        update()
    }

    /// Brings the buttons up to date with the list.
    func update() {
        previous.isEnabled = list?.letter(before: letter) != nil
        next.isEnabled = list?.letter(after: letter) != nil
        showMenu()
    }

    // MARK: What can be done with it

    private func configureControls() {
        for (button, symbol) in [
            (reply, "arrowshape.turn.up.left"), (archive, "archivebox"), (delete, "trash"), (more, "ellipsis"),
            (previous, "chevron.up"), (next, "chevron.down"),
        ] { button.image = .symbol(symbol) }
        reply.action = { [weak self] in self?.write() }
        archive.action = { [weak self] in self.map { $0.list?.archive([$0.letter]) } }
        delete.keyEquivalent = .delete
        delete.action = { [weak self] in self.map { $0.list?.delete([$0.letter]) } }
        previous.action = { [weak self] in self.map { $0.list?.read($0.list?.letter(before: $0.letter)) } }
        next.action = { [weak self] in self.map { $0.list?.read($0.list?.letter(after: $0.letter)) } }
        controls = [reply, archive, delete, more, previous, next]
    }

    private func showMenu() {
        guard let list else { return }
        let (isFlagged, isRead) = (list.isFlagged(letter), list.isRead(letter))
        let flag = Action(
            title: isFlagged ? "Unflag" : "Flag", image: .symbol(isFlagged ? "flag.slash.fill" : "flag.fill")
        ) { [weak self] _ in
            guard let self else { return }
            self.list?.setFlagged(!isFlagged, [letter])
            showMenu()
        }
        let mark = Action(
            title: isRead ? "Mark as Unread" : "Mark as Read", image: .symbol(isRead ? "envelope.fill" : "envelope")
        ) { [weak self] _ in
            guard let self else { return }
            self.list?.setRead(!isRead, [letter])
            showMenu()
        }
        more.menu = Menu(children: [flag, mark])
    }

    private func write() {
        let letter = letter
        let title = "Reply to \(letter.sender)"
        let question = AlertController(title: title, message: letter.subject)
        question.addTextField { [list] field in
            field.text = list?.draft(to: letter)
            field.accessibilityLabel = title
        }
        let text = { [weak question] () -> String? in
            let text = question?.textFields?.first?.text?.trimmingCharacters(in: .whitespacesAndNewlines)
            return text?.isEmpty == false ? text : nil
        }
        let done = { [weak self] in
            guard let self, letter == self.letter else { return }
            show(letter)
        }
        question.addAction(
            AlertAction(title: "Cancel", style: .cancel) { [weak list] _ in
                list?.keepDraft(text(), to: letter)
                done()
            })
        let send = AlertAction(title: "Send") { [weak list] _ in
            if let text = text() { list?.send(text, inReplyTo: letter) }
            done()
        }
        question.addAction(send)
        question.preferredAction = send
        present(question)
    }

    // MARK: What it looks like

    private func configureDataSource() {
        let row = CollectionView.CellRegistration<CollectionViewListCell, Item> { [weak self] cell, _, item in
            cell.accessories = []
            switch item {
            case .head(let letter):
                cell.contentConfiguration = Self.head(of: letter.sender, letter.color, below: "To: You")
                cell.accessories = [.label(text: letter.time)]
            case .paragraph(let letter, let index):
                var content = ListContentConfiguration.cell()
                content.text = letter.paragraphs[index]
                content.textProperties.numberOfLines = 0
                cell.contentConfiguration = content
            case .draft(let letter):
                cell.contentConfiguration = Self.head(
                    of: "Draft", .systemGray, below: self?.list?.draft(to: letter) ?? "")
            case .reply(let letter, let index):
                cell.contentConfiguration = Self.head(
                    of: "You", .systemGray, below: self?.list?.replies(to: letter)[index] ?? "")
            }
        }
        dataSource = DataSource(collectionView: collectionView) { view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
        }
    }

    private static func head(of name: String, _ color: Color, below text: String) -> ListContentConfiguration {
        var content = ListContentConfiguration.subtitleCell()
        content.image = .symbol("person", on: color)
        content.text = name
        content.textProperties.font = .preferredFont(forTextStyle: .headline)
        content.secondaryText = text
        content.secondaryTextProperties.numberOfLines = 0
        return content
    }
}
