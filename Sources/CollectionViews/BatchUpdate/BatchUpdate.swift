import DiffableSnapshots

/// The requests of one batch, as they were made.
///
/// Deletions, reloads, reconfigurations and the sources of moves name index paths before the batch, insertions and the
/// targets of moves index paths after it, whatever the order of the calls.
struct BatchUpdate {
    /// The method that misuse messages name.
    let call: String
    /// How misuse messages call the view and its items.
    let nouns: MisuseNouns
    var sections = Requests<Int>()
    var items = Requests<ItemPath>()
    var animations = RowAnimations()
    /// The animations of reloaded items, by index paths before the batch.
    var reloadAnimations: [ItemPath: RowAnimation] = [:]

    init(call: String, nouns: MisuseNouns) {
        self.call = call
        self.nouns = nouns
    }

    struct Requests<Position: Comparable & CustomStringConvertible> {
        var deleted: [Position] = []
        var inserted: [Position] = []
        var moved: [(from: Position, to: Position)] = []
        var reloaded: [Position] = []
        var reconfigured: [Position] = []
    }
}
