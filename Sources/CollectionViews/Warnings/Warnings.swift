import DiffableSnapshots
import Foundation
import Synchronization

/// Warnings about mistakes that don't stop the program. They go to standard error, unless a host has a log.
package enum Warnings {
    private static let sink = Mutex<@Sendable (String) -> Void> { sentence in
        try? FileHandle.standardError.write(contentsOf: Data("\(sentence)\n".utf8))
    }

    /// Sends warnings to another sink from now on.
    package static func send(to newSink: @escaping @Sendable (String) -> Void) {
        sink.withLock { $0 = newSink }
    }

    private static let known = Mutex<Set<String>>([])

    /// Warns about something that has a name, the first time only.
    package static func say(_ sentence: @autoclosure () -> String, onceOf name: String) {
        if known.withLock({ $0.insert(name).inserted }) { say(sentence() + " This is said once.") }
    }

    package static func say(_ sentence: String) {
        let sink = sink.withLock { $0 }
        sink(sentence)
    }
}

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
