/// Names one supplementary view: the kind that the layout gave it, and its section.
struct SupplementaryPath: Hashable, Sendable {
    var kind: String
    var section: Int
}
