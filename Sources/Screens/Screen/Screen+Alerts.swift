/// Questions.
extension Screen {
    /// Shows an alert, after those that wait for an answer.
    ///
    /// - Parameters:
    ///   - alert: What to ask.
    ///   - animated: Hosts decide how an alert comes; the parameter is there for code that has it.
    ///   - completion: Called once it is shown or waits.
    public func present(_ alert: AlertController, animated: Bool = true, completion: (() -> Void)? = nil) {
        alert.presenter = self
        alerts.append(alert)
        completion?()
    }

    /// Asks whether something is to be done.
    ///
    /// ```swift
    /// guard await screen.confirm("Delete 3 files?", action: "Delete", isDestructive: true) else { return }
    /// ```
    ///
    /// - Parameters:
    ///   - title: The question.
    ///   - message: What else there is to know.
    ///   - action: What the button that does it is called.
    ///   - isDestructive: Whether it takes something away.
    /// - Returns: Whether the user wants it; false also when nobody looks at the screen any more, or the task is
    ///   cancelled.
    public func confirm(
        _ title: String, message: String? = nil, action: String = "OK", isDestructive: Bool = false
    ) async -> Bool {
        let alert = AlertController(title: title, message: message)
        return await answer(to: alert) { continuation in
            alert.addAction(AlertAction(title: "Cancel", style: .cancel) { _ in continuation.resume(returning: false) })
            let doIt = AlertAction(title: action, style: isDestructive ? .destructive : .default) { _ in
                continuation.resume(returning: true)
            }
            alert.addAction(doIt)
            if !isDestructive { alert.preferredAction = doIt }
        }
    }

    /// Asks for a line of text.
    ///
    /// - Parameters:
    ///   - title: What to enter.
    ///   - message: What else there is to know.
    ///   - text: What stands in the field at first.
    ///   - placeholder: What the field is called, and says while it is empty; it is called like the question when nil.
    ///   - action: What the button that takes it over is called.
    ///   - isSecure: Whether what is typed is hidden, as passwords are.
    ///   - minimumLength: How many characters there have to be before the button can be pressed.
    /// - Returns: The text; nil when the user would rather not, nobody looks at the screen any more, or the task is
    ///   cancelled.
    public func ask(
        _ title: String, message: String? = nil, text: String = "", placeholder: String? = nil,
        action: String = "OK", isSecure: Bool = false, minimumLength: Int = 0
    ) async -> String? {
        let alert = AlertController(title: title, message: message)
        alert.addTextField { field in
            field.text = text
            field.placeholder = placeholder
            field.accessibilityLabel = placeholder ?? title
            field.isSecureTextEntry = isSecure
            field.minimumLength = minimumLength
        }
        return await answer(to: alert) { continuation in
            alert.addAction(AlertAction(title: "Cancel", style: .cancel) { _ in continuation.resume(returning: nil) })
            let take = AlertAction(title: action) { [weak alert] _ in
                continuation.resume(returning: alert?.textFields?.first?.text ?? "")
            }
            alert.addAction(take)
            alert.preferredAction = take
        }
    }

    /// Presents an alert whose actions resume whoever waits for the answer. Where nobody is left to answer, and when
    /// the task that waits is cancelled, it is as if the user had cancelled.
    private func answer<Answer: Sendable>(
        to alert: AlertController, addingActions: (CheckedContinuation<Answer, Never>) -> Void
    ) async -> Answer {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                addingActions(continuation)
                present(alert)
                if isAbandoned || Task.isCancelled { cancel(alert) }
            }
        } onCancel: {
            Task { @MainActor in cancel(alert) }
        }
    }

    private func cancel(_ alert: AlertController) {
        guard let index = alerts.firstIndex(where: { $0.id == alert.id }) else { return }
        alerts.remove(at: index)
        alert.choose(nil, texts: [])
    }

    func cancelAlerts() {
        while let alert = alerts.first {
            alerts.removeFirst()
            alert.choose(nil, texts: [])
        }
    }
}

extension AlertController: Identifiable {
    /// Whether the user can leave without choosing: there is an action to cancel with, or nothing to choose at all.
    public var isCancellable: Bool { actions.isEmpty || actions.contains { $0.style == .cancel } }
}
