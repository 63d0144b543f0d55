import Diffable
import Foundation

/// Letters to be pulled down, chosen with the arrow keys, read, and cleared away: what a list does beside showing rows.
@MainActor final class InboxScreen: CollectionViewController {
    private var dataSource: CollectionViewDiffableDataSource<String, InboxLetter>!
    private(set) var letters: [InboxLetter] = []
    private var lastNumber = 0
    private var readNumbers: Set<Int> = []
    private let refresh = RefreshControl()
    /// How long fetching letters takes.
    private let delay: Duration

    init(delay: Duration = .milliseconds(900)) {
        self.delay = delay
        super.init(
            collectionViewLayout: CollectionViewCompositionalLayout.list(
                using: CollectionLayoutListConfiguration(appearance: .insetGrouped)))
    }

    override var followsReadableWidth: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Inbox"
        collectionView.collectionViewLayout = makeLayout()
        collectionView.allowsMultipleSelection = true
        collectionView.tapReplacesSelection = true
        collectionView.selectionFollowsFocus = true
        collectionView.contentInset = EdgeInsets(top: 8, left: 0, bottom: 40, right: 0)
        collectionView.backgroundColor = .systemGroupedBackground
        refresh.addAction(Action { [weak self] _ in self?.fetch() }, for: .valueChanged)
        collectionView.refreshControl = refresh
        navigationItem.rightBarButtonItems = [
            BarButtonItem(title: "Clear", primaryAction: Action { [weak self] _ in self?.clear() }),
            BarButtonItem(title: "To the top", primaryAction: Action { [weak self] _ in self?.goToTop() }),
        ]
        makeDataSource()
        listRestoration = ListRestoration(of: dataSource) { String($0.number) }
        add(30)
    }

    private func makeLayout() -> CollectionViewCompositionalLayout {
        CollectionViewCompositionalLayout { [weak self] _, environment in
            var list = CollectionLayoutListConfiguration(appearance: .insetGrouped)
            list.footerMode = .supplementary
            list.leadingSwipeActionsConfigurationProvider = { [weak self] in self?.readingActions(at: $0) }
            list.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.deletingActions(at: $0) }
            return .list(using: list, layoutEnvironment: environment)
        }
    }

    private func makeDataSource() {
        let row = CollectionView.CellRegistration<CollectionViewListCell, InboxLetter> { [weak self] cell, _, letter in
            let isRead = self?.isRead(letter) == true
            var content = ListContentConfiguration.subtitleCell()
            content.text = letter.subject
            content.secondaryText = letter.sender
            content.textProperties.font = .preferredFont(forTextStyle: isRead ? .body : .headline)
            content.image = Image(systemName: "envelope")
            cell.contentConfiguration = content
            cell.accessories = [.unread(isHidden: isRead), .label(text: letter.time)]
        }
        let foot = CollectionView.SupplementaryRegistration<CollectionViewListCell>(
            elementKind: CollectionView.elementKindSectionFooter
        ) { [weak self] view, _, _ in
            var content = ListContentConfiguration.groupedFooter()
            content.text = "\(self?.letters.count ?? 0) letters. Pull down for more."
            view.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, letter in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: letter)
        }
        dataSource.supplementaryViewProvider = { view, _, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: foot, for: indexPath)
        }
    }

    // MARK: Reading

    override func screen(at component: String) -> Screen? {
        guard let number = Int(component), 1...100_000 ~= number else { return nil }
        let letter = InboxLetter(number: number)
        if letters.contains(letter) { setRead(true, letter) }
        return InboxLetterScreen(letter)
    }

    override func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        guard let letter = dataSource.itemIdentifier(for: indexPath) else { return }
        setRead(true, letter)
        show(InboxLetterScreen(letter))
    }

    func letter(at indexPath: IndexPath) -> InboxLetter? { dataSource.itemIdentifier(for: indexPath) }

    func isRead(_ letter: InboxLetter) -> Bool { readNumbers.contains(letter.number) }

    func setRead(_ isRead: Bool, _ letter: InboxLetter) {
        if isRead { readNumbers.insert(letter.number) } else { readNumbers.remove(letter.number) }
        dataSource.reconfigure([letter])
        showCount()
    }

    func delete(_ letter: InboxLetter) {
        letters.removeAll { $0 == letter }
        show()
        let toast = Toast("“\(letter.subject)” deleted", actionTitle: "Undo") { [weak self] in
            guard let self, !letters.contains(letter) else { return }
            letters.insert(letter, at: letters.firstIndex { $0.number < letter.number } ?? letters.count)
            show()
        }
        present(toast)
    }

    private func fetch() {
        Task { [weak self, delay] in
            try? await Task.sleep(for: delay)
            self?.add(3)
            self?.refresh.endRefreshing()
        }
    }

    private func add(_ count: Int) {
        for _ in 0..<count {
            lastNumber += 1
            letters.insert(InboxLetter(number: lastNumber), at: 0)
        }
        show()
    }

    private func clear() {
        letters = []
        show()
    }

    private func goToTop() {
        collectionView.setContentOffset(CGPoint(x: 0, y: -collectionView.adjustedContentInset.top), animated: true)
    }

    private func show() {
        var snapshot = DiffableDataSourceSnapshot<String, InboxLetter>()
        if !letters.isEmpty {
            snapshot.appendSections(["letters"])
            snapshot.appendItems(letters)
            snapshot.reconfigureSections(["letters"])
        }
        dataSource.apply(snapshot, animatingDifferences: true)
        status = letters.count == 1 ? "1 letter" : "\(letters.count) letters"
        var nothing = ContentUnavailableConfiguration.empty()
        nothing.image = Image(systemName: "envelope")
        nothing.text = "No Letters"
        nothing.secondaryText = "All of them are read."
        nothing.button = .init(title: "Fetch") { [weak self] in self?.add(5) }
        collectionView.backgroundView = letters.isEmpty ? ContentUnavailableView(configuration: nothing) : nil
        showCount()
    }

    private func showCount() {
        let chosen = collectionView.indexPathsForSelectedItems?.count ?? 0
        let unread = letters.count { !isRead($0) }
        let way = collectionView.contentSize.height - collectionView.bounds.height
        let share = way > 0 ? Int((min(max(collectionView.contentOffset.y / way, 0), 1) * 100).rounded()) : 0
        let parts = [
            chosen == 0 ? "" : chosen == 1 ? "1 selected, Return opens it" : "\(chosen) selected",
            unread == 0 ? "All read" : "\(unread) unread",
            share == 0 ? "" : share == 100 ? "at the end" : "\(share) % down",
        ]
        caption = parts.filter { !$0.isEmpty }.joined(separator: " · ")
    }

    override func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) { showCount() }

    override func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {
        showCount()
    }

    override func scrollViewDidScroll(_ scrollView: ScrollView) { showCount() }
}
