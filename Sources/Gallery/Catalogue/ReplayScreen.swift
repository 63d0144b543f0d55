import Diffable
import Foundation

/// A table whose changes are taken down as changesets, and played backwards and forwards by a slider. From any step to
/// any other one leads a single changeset, so that rows glide there at once.
final class ReplayScreen: Screen {
    private let dataSource: Baskets
    private let replay = Replay<String, Fruit>()
    private let changeButton = Button(label: "Change", isProminent: true)
    private let shuffleButton = Button(label: "Shuffle")
    private static let baskets = ["Market", "Kitchen"]

    /// Tables take the titles above their sections from an override.
    private final class Baskets: TableViewDiffableDataSource<String, Fruit> {
        override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
            sectionIdentifier(for: section)
        }
    }

    init() {
        let table = TableView(style: .insetGrouped)
        table.register(TableViewCell.self, forCellReuseIdentifier: "fruit")
        dataSource = Baskets(tableView: table) { table, indexPath, fruit in
            let cell = table.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.image = .emoji(fruit.emoji)
            content.text = fruit.name
            cell.contentConfiguration = content
            return cell
        }
        super.init(title: "Replay", tableView: table)
        var snapshot = DiffableDataSourceSnapshot<String, Fruit>()
        snapshot.appendSections(Self.baskets)
        snapshot.appendItems(Array(Fruit.all.prefix(5)), toSection: Self.baskets[0])
        snapshot.appendItems([Fruit.all[5]], toSection: Self.baskets[1])
        dataSource.apply(snapshot, animatingDifferences: false)
        changeButton.action = { [weak self] in self?.step { self?.change(&$0) } }
        shuffleButton.action = { [weak self] in self?.step { self?.shuffle(&$0) } }
        replay.play = { [weak self] in self?.dataSource.apply($0) }
        replay.onChange = { [weak self] in self?.showState() }
        controls = [changeButton, shuffleButton, replay.slider, replay.backButton]
        showState()
    }

    /// Applies a change, and takes it down.
    private func step(_ change: (inout DiffableDataSourceSnapshot<String, Fruit>) -> Void) {
        let before = dataSource.snapshot()
        var after = before
        change(&after)
        dataSource.apply(after)
        replay.record(Changeset(from: before, to: after))
    }

    /// Some fruit goes home, another one is eaten, a new one is on sale.
    private func change(_ snapshot: inout DiffableDataSourceSnapshot<String, Fruit>) {
        if let bought = snapshot.itemIdentifiers(inSection: Self.baskets[0]).first {
            snapshot.deleteItems([bought])
            snapshot.appendItems([bought], toSection: Self.baskets[1])
        }
        let home = snapshot.itemIdentifiers(inSection: Self.baskets[1])
        if home.count > 2 { snapshot.deleteItems([home[0]]) }
        guard let new = Fruit.all.first(where: { !snapshot.contains(item: $0) }) else { return }
        snapshot.appendItems([new], toSection: Self.baskets[0])
    }

    private func shuffle(_ snapshot: inout DiffableDataSourceSnapshot<String, Fruit>) {
        let onSale = snapshot.itemIdentifiers(inSection: Self.baskets[0])
        snapshot.replaceItems(in: Self.baskets[0], with: onSale.shuffled())
    }

    private func showState() {
        for button in [changeButton, shuffleButton] { button.isEnabled = !replay.isLookingBack }
        status = replay.text ?? (replay.count == 1 ? "1 step" : "\(replay.count) steps")
    }
}
