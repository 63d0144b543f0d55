/// Alerts.
extension Screen {
    /// Shows an alert, after those that wait for an answer. Once nobody looks at the screen any more it is cancelled at
    /// once, as those are that wait then.
    ///
    /// - Parameters:
    ///   - alert: The alert.
    ///   - animated: Has no effect: hosts decide.
    ///   - completion: Called once the alert is shown or waits for others.
    public func present(_ alert: AlertController, animated: Bool = true, completion: (() -> Void)? = nil) {
        alert.presenter = self
        alerts.append(alert)
        if isAbandoned { cancel(alert) }
        completion?()
    }

    /// Asks the user for a confirmation.
    ///
    /// ```swift
    /// guard await screen.confirm("Delete 3 files?", action: "Delete", isDestructive: true) else { return }
    /// ```
    ///
    /// - Parameters:
    ///   - title: The question.
    ///   - message: A text below the title; nil for none.
    ///   - action: The title of the confirming button.
    ///   - isDestructive: Whether the action is destructive.
    /// - Returns: Whether the user confirmed. False also when nobody looks at the screen any more, or the task is
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
    ///   - message: A text below the title; nil for none.
    ///   - text: The initial text.
    ///   - placeholder: The placeholder of the empty field, and its name; nil names it like the question.
    ///   - action: The title of the confirming button.
    ///   - isSecure: Whether what is typed is hidden, as passwords are.
    ///   - minimumLength: How many characters are needed before the button can be pressed.
    /// - Returns: The text. Nil when the user cancelled, nobody looks at the screen any more, or the task is cancelled.
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

    /// Presents an alert whose actions resume the caller. If nobody is left to answer, or the task is cancelled, the
    /// alert is cancelled.
    private func answer<Answer: Sendable>(
        to alert: AlertController, addingActions: (CheckedContinuation<Answer, Never>) -> Void
    ) async -> Answer {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                addingActions(continuation)
                present(alert)
                if Task.isCancelled { cancel(alert) }
            }
        } onCancel: {
            Task { @MainActor in cancel(alert) }
        }
    }

    func cancel(_ alert: AlertController) {
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
    /// Whether the user can dismiss the alert without choosing: it has a cancelling action, or no action at all.
    public var isCancellable: Bool { actions.isEmpty || actions.contains { $0.style == .cancel } }
}
