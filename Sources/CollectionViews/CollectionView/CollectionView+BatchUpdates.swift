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
        let call = "performBatchUpdates(_:completion:)"
        beginBatch(call, loadsCounts: true)
        if let completion { batchCompletions.append(completion) }
        updates?()
        endBatch(call)
    }

    /// Whether updates were asked for that the view has not carried out: while a block of
    /// ``performBatchUpdates(_:completion:)`` runs. What it shows by then is not what its data source says.
    public var hasUncommittedUpdates: Bool { batchDepth > 0 }

    /// Lets items appear, by their places after the update.
    public func insertItems(at indexPaths: [IndexPath]) { ask("insertItems(at:)", .insertItems(indexPaths)) }

    /// Lets items vanish, by their places before the update.
    public func deleteItems(at indexPaths: [IndexPath]) { ask("deleteItems(at:)", .deleteItems(indexPaths)) }

    /// Lets an item go from its place before the update to one after it.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        ask("moveItem(at:to:)", .moveItem(from: indexPath, to: newIndexPath))
    }

    /// Gives items new cells, by their places before the update; they stay selected.
    public func reloadItems(at indexPaths: [IndexPath]) { ask("reloadItems(at:)", .reloadItems(indexPaths)) }

    /// Configures the cells that items have anew, by their places before the update.
    public func reconfigureItems(at indexPaths: [IndexPath]) {
        ask("reconfigureItems(at:)", .reconfigureItems(indexPaths))
    }

    /// Lets sections appear with their items, by their indexes after the update.
    public func insertSections(_ sections: IndexSet) { ask("insertSections(_:)", .insertSections(sections)) }

    /// Lets sections vanish with their items, by their indexes before the update.
    public func deleteSections(_ sections: IndexSet) { ask("deleteSections(_:)", .deleteSections(sections)) }

    /// Lets a section go, with its items, from its index before the update to one after it.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        ask("moveSection(_:toSection:)", .moveSection(from: section, to: newSection))
    }

    /// Replaces all that sections hold, by their indexes before the update; their counts may change.
    public func reloadSections(_ sections: IndexSet) { ask("reloadSections(_:)", .reloadSections(sections)) }

    /// Adds to the batch that is open, or makes a batch of one request.
    ///
    /// - Parameters:
    ///   - call: What was called, for the sentences about misuse.
    ///   - request: What is asked for.
    ///   - animation: How the rows come and go; nil lets the viewer choose.
    package func ask(_ call: String, _ request: BatchRequest, animation: RowAnimation? = nil) {
        if batch != nil {
            stopIfDriven(call)
            stopIfProviderIsRunning(call)
            batch?.add(request, animation: animation, call: call)
            return
        }
        beginBatch(call, loadsCounts: false)
        batch?.add(request, animation: animation, call: call)
        endBatch(call)
    }

    /// Opens a batch, or one more level of the batch that is open.
    package func beginBatch(_ call: String, loadsCounts: Bool) {
        stopIfDriven(call)
        stopIfProviderIsRunning(call)
        // Asked for now, the counts are those before the block. A single request comes after its change already.
        if loadsCounts, batchDepth == 0 { _ = counts }
        batchDepth += 1
        if batch == nil { batch = BatchUpdate(call: call, words: words) }
    }

    /// Closes a level of the batch; with the last one, all that was asked for is carried out.
    package func endBatch(_ call: String) {
        if batchDepth == 0 {
            fatalError("\(words.view).\(call): no batch is open; call beginUpdates() before it, once for each time.")
        }
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
        if tableSource != nil { batch.checkMovesOutOfSections() }
        let difference = batch.difference(before: before, after: after)
        let map = difference.hasStructuralChanges ? IndexMap(difference) : nil
        carryOut(
            difference, map, counts: after, animated: true, animations: batch.animations(by: map),
            remadeSections: Set(batch.sections.reloaded))
    }
}
