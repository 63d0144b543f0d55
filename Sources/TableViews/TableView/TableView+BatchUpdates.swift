import CollectionViews
import Foundation

extension TableView {
    /// Carries out several updates as one, animated.
    ///
    /// Inside the block, change the data source and call the table's insert, delete, move, reload and reconfigure
    /// methods, in any order. Deletions, reloads and the sources of moves name places before the block, insertions and
    /// the targets of moves places after it. What doesn't fit the data source's counts stops the program, and so does a
    /// place named twice, and a move of a row out of a section that is deleted, reloaded or moved in the same update.
    ///
    /// - Parameters:
    ///   - updates: Changes the data source and asks for updates.
    ///   - completion: Called once, after the animation.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        engine.performBatchUpdates(updates, completion: completion)
    }

    /// Whether updates were asked for that the table has not carried out: while a batch is open. What it shows by then is
    /// not what its data source says.
    public var hasUncommittedUpdates: Bool { engine.hasUncommittedUpdates }

    /// Opens a batch of updates; call ``endUpdates()`` once for each time. Batches may be nested.
    public func beginUpdates() { engine.beginBatch("beginUpdates()", loadsCounts: true) }

    /// Closes a batch of updates and, if it was the outermost, carries it out. Without one that is open it stops the
    /// program. An empty batch asks for the heights of rows anew.
    public func endUpdates() { engine.endBatch("endUpdates()") }

    /// Lets rows appear, by their places after the update.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        ask("insertRows(at:with:)", .insertItems(indexPaths), animation)
    }

    /// Lets rows vanish, by their places before the update.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        ask("deleteRows(at:with:)", .deleteItems(indexPaths), animation)
    }

    /// Gives rows new cells, by their places before the update; they stay selected.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        ask("reloadRows(at:with:)", .reloadItems(indexPaths), animation)
    }

    /// Configures the cells that rows have anew, by their places before the update.
    public func reconfigureRows(at indexPaths: [IndexPath]) {
        ask("reconfigureRows(at:)", .reconfigureItems(indexPaths), .automatic)
    }

    /// Lets a row go from its place before the update to one after it.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        ask("moveRow(at:to:)", .moveItem(from: indexPath, to: newIndexPath), .automatic)
    }

    /// Lets sections appear with their rows, by their indexes after the update.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        ask("insertSections(_:with:)", .insertSections(sections), animation)
    }

    /// Lets sections vanish with their rows, by their indexes before the update.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        ask("deleteSections(_:with:)", .deleteSections(sections), animation)
    }

    /// Replaces all that sections hold, by their indexes before the update; their counts may change.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        ask("reloadSections(_:with:)", .reloadSections(sections), animation)
    }

    /// Lets a section go, with its rows, from its index before the update to one after it.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        ask("moveSection(_:toSection:)", .moveSection(from: section, to: newSection), .automatic)
    }

    private func ask(_ call: String, _ request: BatchRequest, _ animation: RowAnimation) {
        engine.ask(call, request, animation: animation == .automatic ? nil : animation)
    }
}
