import DiffableSnapshots
import Foundation

extension CollectionView {
    /// Carries out several updates as one, animated.
    ///
    /// Inside the block, change the data source and call the view's insert, delete, move, reload and reconfigure
    /// methods, in any order. Deletions, reloads and the sources of moves name places before the block, insertions and
    /// the targets of moves places after it. An update that doesn't fit the data source's counts stops the program with
    /// the counts before and after and what was asked, and so does a place named twice. Blocks may be nested: all of
    /// them together are one update.
    ///
    /// - Parameters:
    ///   - updates: Changes the data source and asks for updates.
    ///   - completion: Called once, after the animation. Its argument says whether the update was carried out.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        perform("performBatchUpdates(_:completion:)", loadsCounts: true, updates, completion: completion)
    }

    /// Lets items appear, by their places after the update. Apple has it since iOS 6.
    public func insertItems(at indexPaths: [IndexPath]) {
        ask("insertItems(at:)") { $0.items.inserted += paths(indexPaths, "insertItems(at:)") }
    }

    /// Lets items vanish, by their places before the update. Apple has it since iOS 6.
    public func deleteItems(at indexPaths: [IndexPath]) {
        ask("deleteItems(at:)") { $0.items.deleted += paths(indexPaths, "deleteItems(at:)") }
    }

    /// Lets an item go from its place before the update to one after it. Apple has it since iOS 6.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        ask("moveItem(at:to:)") { batch in
            let ends = paths([indexPath, newIndexPath], "moveItem(at:to:)")
            batch.items.moved.append((from: ends[0], to: ends[1]))
        }
    }

    /// Gives items new cells, by their places before the update; they stay selected. Apple has it since iOS 6.
    public func reloadItems(at indexPaths: [IndexPath]) {
        ask("reloadItems(at:)") { $0.items.reloaded += paths(indexPaths, "reloadItems(at:)") }
    }

    /// Configures the cells that items have anew, by their places before the update. Apple has it since iOS 15.
    public func reconfigureItems(at indexPaths: [IndexPath]) {
        ask("reconfigureItems(at:)") { $0.items.reconfigured += paths(indexPaths, "reconfigureItems(at:)") }
    }

    /// Lets sections appear with their items, by their indexes after the update. Apple has it since iOS 6.
    public func insertSections(_ sections: IndexSet) {
        ask("insertSections(_:)") { $0.sections.inserted += sections }
    }

    /// Lets sections vanish with their items, by their indexes before the update. Apple has it since iOS 6.
    public func deleteSections(_ sections: IndexSet) {
        ask("deleteSections(_:)") { $0.sections.deleted += sections }
    }

    /// Lets a section go, with its items, from its index before the update to one after it. Apple has it since iOS 6.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        ask("moveSection(_:toSection:)") { $0.sections.moved.append((from: section, to: newSection)) }
    }

    /// Replaces all that sections hold, by their indexes before the update; their counts may change. Apple has it since
    /// iOS 6.
    public func reloadSections(_ sections: IndexSet) {
        ask("reloadSections(_:)") { $0.sections.reloaded += sections }
    }

    private func paths(_ indexPaths: [IndexPath], _ call: String) -> [ItemPath] {
        indexPaths.map { indexPath in
            guard let path = ItemPath(indexPath) else {
                fatalError(
                    "CollectionView.\(call): \(indexPath) names no item in a section; make it with "
                        + "IndexPath(item:section:).")
            }
            return path
        }
    }

    /// Adds to the batch that is open, or makes a batch of one request.
    private func ask(_ call: String, _ request: (inout BatchUpdate) -> Void) {
        if batch != nil {
            stopIfDriven(call)
            stopIfProviderIsRunning(call)
            request(&batch!)
            return
        }
        withoutActuallyEscaping(request) { request in
            perform(call, loadsCounts: false) { request(&self.batch!) }
        }
    }

    private func perform(
        _ call: String, loadsCounts: Bool, _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        stopIfDriven(call)
        stopIfProviderIsRunning(call)
        // Asked for now, the counts are those before the block. A single request comes after its change already.
        if loadsCounts, batchDepth == 0 { _ = counts }
        batchDepth += 1
        if batch == nil { batch = BatchUpdate(call: call) }
        if let completion { batchCompletions.append(completion) }
        updates?()
        batchDepth -= 1
        if batchDepth > 0 { return }
        let completions = batchCompletions
        batchCompletions = []
        if let batch {
            self.batch = nil
            carryOut(batch)
        }
        finish(animated: true) { for completion in completions { completion(true) } }
    }

    private func carryOut(_ batch: BatchUpdate) {
        guard let before = loadedCounts else {
            // Nothing was known, so nothing can be inconsistent: the change is in the counts when they are loaded.
            notifyWindows()
            return
        }
        let after = askForCounts()
        let difference = batch.difference(before: before, after: after)
        let map = difference.hasStructuralChanges ? IndexMap(difference) : nil
        carryOut(difference, map, counts: after, animated: true)
    }
}
