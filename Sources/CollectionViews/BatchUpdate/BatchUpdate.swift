import DiffableSnapshots

/// The requests of one batch, as they were made.
///
/// Deletions, reloads, reconfigurations and the sources of moves name index paths before the batch, insertions and the
/// targets of moves index paths after it, whatever the order of the calls.
struct BatchUpdate {
    /// The method that misuse messages name.
    let call: String
    /// How misuse messages call the view and its items.
    let words: ViewWords
    var sections = Requests<Int>()
    var items = Requests<ItemPath>()
    var animations = RowAnimations()
    /// The animations of reloaded items, by index paths before the batch.
    var reloadAnimations: [ItemPath: RowAnimation] = [:]

    init(call: String, words: ViewWords) {
        self.call = call
        self.words = words
    }

    struct Requests<Place: Comparable & CustomStringConvertible> {
        var deleted: [Place] = []
        var inserted: [Place] = []
        var moved: [(from: Place, to: Place)] = []
        var reloaded: [Place] = []
        var reconfigured: [Place] = []
    }
}
