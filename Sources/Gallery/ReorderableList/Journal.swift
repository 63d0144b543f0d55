import Diffable
import Foundation

/// What stands beside a list that is reordered: the app's own store as it is now, and the transactions that led there.
///
/// Beside a list that several share it tells who did what, and nothing else.
@MainActor final class Journal {
    let collectionView: CollectionView

    private enum Section: Hashable, Sendable {
        case log
        case store
    }

    private enum Item: Hashable, Sendable {
        case heading(String)
        case entry(number: Int, text: String, detail: String, author: Author?)
        case hint
        case day(Stop.Day)
        case stop(Stop)

        var number: Int? {
            if case .entry(let number, _, _, _) = self { number } else { nil }
        }
    }

    /// Who did something: the host's name of them, and how they are called here.
    private struct Author: Hashable, Sendable {
        var visitor: String
        var name: String
    }

    private var dataSource: CollectionViewDiffableDataSource<Section, Item>!
    /// The latest last.
    private var entries: [Item] = []
    private var undone: [Item] = []
    private var entryCount = 0
    /// The numbers of the entries that are yet to come where the list looks back.
    private var laterNumbers: Set<Int> = []
    /// Where stops are in their days, counted from 1.
    private var placeNumbers: [Stop: Int] = [:]
    private let isShared: Bool
    /// Those who have done something, in the order in which they first did.
    private var authors: [String] = []

    /// Between lines of a store that is compared with a list as a whole.
    private static let compactMargins = DirectionalEdgeInsets(top: 3, leading: 16, bottom: 3, trailing: 10)

    /// No more transactions than these are shown, and kept.
    private static let mostEntries = 12
    private static let mostKept = 200

    init(isShared: Bool = false) {
        self.isShared = isShared
        collectionView = CollectionView(collectionViewLayout: Self.makeLayout())
        collectionView.allowsSelection = false
        let row = CollectionView.CellRegistration<CollectionViewListCell, Item> { [weak self] cell, _, item in
            self?.show(item, in: cell)
        }
        dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
        }
    }

    private static func makeLayout() -> CollectionViewCompositionalLayout {
        var configuration = CollectionLayoutListConfiguration(appearance: .sidebar)
        configuration.headerMode = .firstItemInSection
        return CollectionViewCompositionalLayout { index, environment in
            let section = CollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
            // Its first heading stands beside that of the list.
            if index == 0 { section.contentInsets.top = 0 }
            return section
        }
    }

    private func show(_ item: Item, in cell: CollectionViewListCell) {
        var content = cell.defaultContentConfiguration()
        cell.accessories = []
        switch item {
        case .heading(let title): content.text = title
        case .entry(let number, let text, let detail, let author):
            content.text = text
            content.secondaryText = detail
            content.personalText = author.map { .init("You", for: $0.visitor) }
            content.image = author.flatMap { .portrait(of: $0.name, letters: $0.name.filter(\.isNumber)) }
            content.imageProperties.maximumSize = CGSize(width: 28, height: 28)
            if laterNumbers.contains(number) {
                content.secondaryText = "Later · \(detail)"
                content.textProperties.color = .tertiaryLabel
            }
        case .hint:
            content.text =
                isShared ? "Drag a row, here or in a second window." : "Each drop is one transaction."
            content.textProperties.color = .secondaryLabel
            content.textProperties.numberOfLines = 0
        case .day(let day):
            content.text = day.rawValue
            content.directionalLayoutMargins = Self.compactMargins
            content.textProperties.font = .preferredFont(forTextStyle: .subheadline)
            content.textProperties.color = .secondaryLabel
        case .stop(let stop):
            content.text = stop.name
            content.directionalLayoutMargins = Self.compactMargins
            cell.accessories = [
                .customView(
                    configuration: .init(customView: .label(String(placeNumbers[stop] ?? 0)), placement: .leading()))
            ]
        }
        cell.contentConfiguration = content
    }

    /// Takes note of a drop.
    func add(_ transaction: DiffableDataSourceTransaction<Stop.Day, Stop>) {
        let changes = transaction.sectionTransactions.map { section in
            let (gone, come) = (section.difference.removals.count, section.difference.insertions.count)
            let counts = (gone > 0 ? ["−\(gone)"] : []) + (come > 0 ? ["+\(come)"] : [])
            return ([section.sectionIdentifier.rawValue] + counts).joined(separator: " ")
        }
        let moves = transaction.moves.map { move in
            // A line ends before the place, not within it.
            "\(move.item.name) →\u{a0}\(move.finalPlace.section.rawValue)\u{a0}\(move.finalPlace.index + 1)"
        }
        add(text: moves.joined(separator: ", "), detail: isShared ? nil : changes.joined(separator: " · "))
    }

    /// Takes note of what whoever does something just now did.
    func add(text: String, detail: String? = nil) {
        entryCount += 1
        let author = isShared ? author : nil
        let detail = [author?.name, detail].compactMap { $0 }.joined(separator: " · ")
        entries =
            entries.suffix(Self.mostKept - 1) + [.entry(number: entryCount, text: text, detail: detail, author: author)]
        undone = []
    }

    /// What the log calls whoever does something just now; nil where only one does.
    var authorName: String? { isShared ? author?.name : nil }

    private var author: Author? {
        guard let visitor = Visitor.current else { return nil }
        if !authors.contains(visitor) { authors.append(visitor) }
        return Author(visitor: visitor, name: "Visitor \(authors.firstIndex(of: visitor)! + 1)")
    }

    /// Takes the latest drop out of the log, which was undone.
    func takeBack() {
        if let entry = entries.popLast() { undone.append(entry) }
    }

    /// Puts what was undone last back into the log.
    func putBack() {
        if let entry = undone.popLast() { entries.append(entry) }
    }

    /// Shows the store as it is at the step that is looked at; entries of later steps say so.
    func show(_ store: [(day: Stop.Day, stops: [Stop])], laterCount: Int) {
        let shown = Array(entries.suffix(max(Self.mostEntries, laterCount + 1)))
        laterNumbers = Set(shown.suffix(laterCount).compactMap(\.number))
        var snapshot = DiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections([.log])
        let heading = Item.heading(isShared ? "Activity" : "Transactions")
        // The hint stays, below what is done: nothing has to give way to the first entry.
        snapshot.appendItems([heading] + shown.reversed() + [.hint])
        if !isShared {
            snapshot.appendSections([.store])
            snapshot.appendItems([.heading("Backing Store")])
            for (day, stops) in store {
                snapshot.appendItems([.day(day)] + stops.map { .stop($0) })
                for (index, stop) in stops.enumerated() { placeNumbers[stop] = index + 1 }
            }
        }
        let old = dataSource.snapshot()
        snapshot.reconfigureItems(snapshot.itemIdentifiers.filter { old.contains(item: $0) })
        dataSource.apply(snapshot)
    }
}
