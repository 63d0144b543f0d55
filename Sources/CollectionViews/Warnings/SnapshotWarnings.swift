import DiffableSnapshots
import Synchronization

/// Warns about the snapshots of one data source, of each kind of mistake once: a feed that repeats one every second
/// must not fill a log.
package final class SnapshotWarnings: Sendable {
    private let name: String
    private let said = Mutex<Set<Mistake>>([])

    private enum Mistake {
        case addedAgain, expandedInVain
    }

    package init(of name: String) {
        self.name = name
    }

    /// Warns of items that were added twice. Call it after the snapshot's difference was computed: only then are items
    /// that were only appended checked.
    package func check<Section, Item>(_ snapshot: DiffableDataSourceSnapshot<Section, Item>) {
        guard !hasSaid(.addedAgain), let item = snapshot.itemAddedAgain else { return }
        say(
            .addedAgain,
            "\(name).apply(_:): item \(String(reflecting: item)) was added to the snapshot though it was there "
                + "already, and so moved; add each item once, and move it with moveItem(_:beforeItem:) where that is "
                + "meant.")
    }

    /// Warns of items that were expanded or collapsed and don't exist.
    package func check<Item>(_ outline: DiffableDataSourceSectionSnapshot<Item>) {
        guard !hasSaid(.expandedInVain), let item = outline.itemExpandedInVain else { return }
        say(
            .expandedInVain,
            "\(name).apply(_:to:): item \(String(reflecting: item)) was to be expanded or collapsed, but it isn't in "
                + "the section snapshot; append it first.")
    }

    private func hasSaid(_ mistake: Mistake) -> Bool { said.withLock { $0.contains(mistake) } }

    private func say(_ mistake: Mistake, _ sentence: String) {
        if said.withLock({ $0.insert(mistake).inserted }) { Warnings.say(sentence + " This is said once.") }
    }
}
