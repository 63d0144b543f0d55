import CollectionViews

/// Methods that hosts call when a user does something outside of rows and controls. Apps call them in tests only.
extension Screen {
    /// Called by hosts when the user went back from this screen, or closed it.
    public func userDidDismiss() {
        // Closing a sheet is not going back.
        if presentationStyle != .sheet, let action = storedNavigationItem?.backAction {
            return action.perform(sender: self)
        }
        guard let presentingScreen, presentationStyle != .sheet || !isModalInPresentation else { return }
        presentingScreen.dismissPresented()
        onDismiss?()
    }

    /// Called by hosts when the user answered an alert. Ignored if the alert is not shown, the action doesn't exist or
    /// can't be chosen, or the texts are too short.
    ///
    /// - Parameters:
    ///   - id: The alert's id.
    ///   - index: The index of the action; nil to cancel.
    ///   - texts: The texts of its fields.
    public func userDidAnswer(_ id: AlertController.ID, with index: Int?, texts: [String] = []) {
        guard let alert = alerts.first, alert.id == id else { return }
        if let index {
            guard alert.canChoose(index, texts: texts) else { return }
        } else if !alert.isCancellable {
            return
        }
        alerts.removeFirst()
        alert.choose(index, texts: texts)
    }

    /// Called by hosts repeatedly while the pointer or the focus is on a toast: its time starts again.
    public func userDidHold(_ id: Toast.ID) {
        if toast?.id == id { endToastLater() }
    }

    /// Called by hosts when a toast's time is over, or the user closed it or pressed its button.
    public func userDidEnd(_ id: Toast.ID, pressed isPressed: Bool) {
        guard let toast, toast.id == id else {
            if isPressed { explainOutdatedToast(id) }
            return
        }
        self.toast = nil
        if isPressed { toast.action?() }
    }

    /// Called by hosts when the user pressed the button of ``contentUnavailableConfiguration``.
    public func userDidPressContentUnavailable() {
        contentUnavailableConfiguration?.button?.action()
    }

    /// Called by hosts when the user cancels the activity. That of another visitor goes on.
    public func userDidCancelActivity() {
        guard let activity = activity(for: Visitor.current), activity.isOf(Visitor.current) else { return }
        activity.cancel?()
    }
}
