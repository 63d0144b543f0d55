import DiffableSnapshots
import Foundation

extension CollectionView {
    /// Adds to the batch that is open, or makes a batch of one request.
    ///
    /// - Parameters:
    ///   - call: The method that misuse messages name.
    ///   - request: The request.
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
        // This loads the counts from before the block. A single request is made after its change: there is nothing to
        // load.
        if loadsCounts, batchDepth == 0 { _ = counts }
        batchDepth += 1
        if batch == nil { batch = BatchUpdate(call: call, nouns: nouns) }
    }

    /// Closes one level of the batch. Closing the outermost one performs all requests.
    package func endBatch(_ call: String) {
        if batchDepth == 0 {
            fatalError("\(nouns.view).\(call): no batch is open; call beginUpdates() before it, once for each time.")
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
            // The counts were never loaded, so there is nothing to check: they are loaded after the change.
            notifyWindows()
            return
        }
        let after = loadCounts()
        if tableSource != nil { batch.checkMovesOutOfSections() }
        let difference = batch.difference(before: before, after: after)
        let map = difference.hasStructuralChanges ? IndexMap(difference) : nil
        carryOut(
            difference, map, counts: after, animated: true, animations: batch.animations(by: map),
            remadeSections: Set(batch.sections.reloaded))
    }
}
