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
        case replyHead(InboxLetter, Int)
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
        collectionView.delegate = self
        collectionView.collectionViewLayout = CollectionViewCompositionalLayout { index, environment in
            var list = CollectionLayoutListConfiguration(appearance: .plain)
            list.showsSeparators = index == 0
            return .list(using: list, layoutEnvironment: environment)
        }
        configureControls()
        configureDataSource()
        show(letter)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        list?.willShow(letter)
        update()
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
        // A draft that is being written stands in front of the letter, and is not shown in it too.
        let isAnswered = presentedScreen is InboxReplyScreen
        let draft = isAnswered || list?.draft(to: letter) == nil ? [] : [Item.draft(letter)]
        if !replies.isEmpty || !draft.isEmpty {
            snapshot.appendSections([.replies])
            let texts = replies.indices.flatMap { [Item.replyHead(letter, $0), .reply(letter, $0)] }
            snapshot.appendItems(texts + draft, toSection: .replies)
            snapshot.reconfigureItems(draft)
        }
        dataSource.apply(snapshot, animatingDifferences: !isOther)
        if isOther { collectionView.setContentOffset(.zero, animated: false) }
        update()
    }

    /// Brings the buttons up to date with the list.
    func update() {
        // Beside the list, that is the way to the others.
        for button in [previous, next] { button.isHidden = list?.isCollapsed == false }
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
        for button in [archive, delete] { button.waitsForOutcome = true }
        for button in [reply, archive, delete, more] { button.isInToolbar = true }
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

    func write() {
        guard let list else { return }
        present(InboxReplyScreen(to: letter, in: list))
    }

    override func screen(at component: String) -> Screen? {
        guard component == InboxReplyScreen.component, let list else { return nil }
        return InboxReplyScreen(to: letter, in: list)
    }

    // MARK: What it looks like

    private func configureDataSource() {
        let row = CollectionView.CellRegistration<CollectionViewListCell, Item> { [weak self] cell, _, item in
            cell.accessories = []
            switch item {
            case .head(let letter):
                cell.contentConfiguration = Self.head(of: letter.sender, below: "To: You")
                cell.accessories = [.time("Today at \(letter.time)")]
            case .paragraph(let letter, let index):
                cell.contentConfiguration = Self.paragraph(letter.paragraphs[index])
            case .draft(let letter):
                cell.contentConfiguration = Self.head(
                    of: "Draft", below: self?.list?.draft(to: letter)?.text ?? "", by: "You")
                cell.accessories = [.disclosureIndicator()]
            case .replyHead(let letter, _):
                cell.contentConfiguration = Self.head(of: "You", below: "To: \(letter.sender)")
                cell.accessories = [.time("Just now")]
            case .reply(let letter, let index):
                cell.contentConfiguration = Self.paragraph(self?.list?.replies(to: letter)[index].text ?? "")
            }
        }
        dataSource = DataSource(collectionView: collectionView) { view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
        }
    }

    private static func paragraph(_ text: String) -> ListContentConfiguration {
        var content = ListContentConfiguration.cell()
        content.text = text
        content.textProperties.font = .preferredFont(forTextStyle: .body)
        content.textProperties.numberOfLines = 0
        return content
    }

    private static func head(of name: String, below text: String, by author: String? = nil) -> ListContentConfiguration
    {
        var content = ListContentConfiguration.subtitleCell()
        content.image = .portrait(of: author ?? name)
        content.imageProperties.maximumSize = CGSize(width: 40, height: 40)
        content.text = name
        content.textProperties.font = .preferredFont(forTextStyle: .headline)
        content.secondaryText = text
        content.secondaryTextProperties.numberOfLines = author == nil ? 0 : 2
        return content
    }
}

/// What was begun is taken up again by a press on it.
extension InboxLetterScreen: CollectionViewDelegate {
    func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        if case .draft = dataSource.itemIdentifier(for: indexPath) { true } else { false }
    }

    func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        self.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }

    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        write()
    }
}
