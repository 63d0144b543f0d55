import DiffableSnapshots

/// A misuse, and what the program says when it stops because of it. Shared by the exit tests of the debug build and the
/// check of the optimised one.
struct MisuseCase: Sendable, CustomStringConvertible {
    var description: String
    /// The call and the identifier.
    var sentence: String
    var cure: String
    var run: @Sendable () -> Void

    static let all = items + looks + sections + outline + changedHashes

    /// What is missing in what the program wrote to standard error, or `nil`.
    func fault(inText text: String) -> String? {
        for part in [sentence, cure] where !text.contains(part) { return "\(self): no \"\(part)\" in: \(text)" }
        return nil
    }
}
