import Diffable

/// What became of several changes on disk.
struct ChangesOutcome<Element: Sendable, Result: Sendable>: Sendable {
    var done: [Result] = []
    /// What did not work, and why.
    var refusals: [(element: Element, failure: FileChanges.Failure)] = []
    /// What the user cancelled before it was tried.
    var left: [Element] = []
    /// Whether the user has cancelled, be it while the last one was under way.
    var isCancelled = false
}

extension Screen {
    /// Makes a change for each of some elements, off the main actor, with progress and a way to cancel.
    func makeChanges<Element: Sendable, Result: Sendable>(
        of elements: [Element], title: String,
        _ change: @escaping @Sendable (Element) throws(FileChanges.Failure) -> Result
    ) async -> ChangesOutcome<Element, Result> {
        let (fractions, progress) = AsyncStream.makeStream(of: Double.self, bufferingPolicy: .bufferingNewest(1))
        let task = Task { await onDisk { Self.makeChanges(of: elements, progress, change) } }
        for await fraction in fractions {
            showActivity(Activity(title, fraction: elements.count == 1 ? nil : fraction) { task.cancel() })
        }
        let outcome = await task.value
        endActivity(title)
        return outcome
    }

    /// Shows how far something has come, beside what else is under way. They are told apart by their titles.
    func showActivity(_ activity: Activity) {
        if let index = activities.firstIndex(where: { $0.title == activity.title }) {
            activities[index] = activity
        } else {
            activities.append(activity)
        }
    }

    func endActivity(_ title: String) { activities.removeAll { $0.title == title } }

    private nonisolated static func makeChanges<Element: Sendable, Result: Sendable>(
        of elements: [Element], _ progress: AsyncStream<Double>.Continuation,
        _ change: @Sendable (Element) throws(FileChanges.Failure) -> Result
    ) -> ChangesOutcome<Element, Result> {
        var outcome = ChangesOutcome<Element, Result>()
        let limit = RateLimit()
        for (index, element) in elements.enumerated() {
            if limit.takesTurn() { progress.yield(Double(index) / Double(elements.count)) }
            if Task.isCancelled {
                outcome.left = Array(elements[index...])
                break
            }
            do throws(FileChanges.Failure) {
                outcome.done.append(try change(element))
            } catch {
                outcome.refusals.append((element, error))
            }
        }
        outcome.isCancelled = Task.isCancelled
        progress.finish()
        return outcome
    }

    /// Tells what could not be done, and that there is more of that.
    func showRefusals(_ count: Int, first: String, _ failure: FileChanges.Failure) {
        let others = count == 1 ? "" : " Nor could \(count - 1) \(count == 2 ? "other" : "others")."
        showAlert(first, failure.reason + others)
    }

    /// Tells something where the user looks: on the foremost screen.
    func showAlert(_ title: String, _ message: String) {
        let alert = AlertController(title: title, message: message)
        alert.addAction(AlertAction(title: "OK", style: .cancel))
        (chain.last ?? self).present(alert)
    }
}
