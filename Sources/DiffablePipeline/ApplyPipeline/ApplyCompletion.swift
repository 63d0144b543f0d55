/// The completion of one apply: it runs once, after both the commit and the animation have ended, in whichever order
/// a view tells of them.
@MainActor
final class ApplyCompletion {
    private var handler: (@MainActor () -> Void)?
    private var hasCommitEnded = false
    private var hasAnimationEnded = false

    init(_ handler: @escaping @MainActor () -> Void) {
        self.handler = handler
    }

    func commitEnded() {
        hasCommitEnded = true
        runIfBothEnded()
    }

    func animationEnded() {
        hasAnimationEnded = true
        runIfBothEnded()
    }

    private func runIfBothEnded() {
        guard hasCommitEnded, hasAnimationEnded, let handler else { return }
        self.handler = nil
        handler()
    }
}
