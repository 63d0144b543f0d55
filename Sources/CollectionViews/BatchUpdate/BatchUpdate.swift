import DiffableSnapshots

/// What was asked of a view within one batch, as it was asked.
///
/// Deletions, reloads, reconfigurations and the sources of moves name places before the batch, insertions and the
/// targets of moves places after it, in whatever order the calls came.
struct BatchUpdate {
    /// The call that the sentences name.
    let call: String
    /// What they call the view and its items.
    let words: ViewWords
    var sections = Requests<Int>()
    var items = Requests<ItemPath>()
    var animations = RowAnimations()
    /// How reloaded items come, by their places before the batch.
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
