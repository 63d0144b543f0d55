import CollectionViews

/// What hosts call when a user does something beside the rows and the controls. Apps call these in their tests.
extension Screen {
    /// What a host calls when the user went back from this screen, or closed it.
    public func userDidDismiss() {
        // A sheet is closed, which is no way back.
        if presentationStyle != .sheet, let action = storedNavigationItem?.backAction {
            return action.perform(sender: self)
        }
        guard let presentingScreen, presentationStyle != .sheet || !isModalInPresentation else { return }
        presentingScreen.takeAwayPresented()
        onDismiss?()
    }

    /// What a host calls when the user answered an alert. An alert that is not shown, an action that there is not or
    /// that can't be chosen, and texts that are too short for it are passed over.
    ///
    /// - Parameters:
    ///   - id: The alert's name.
    ///   - index: The index of the action; nil when the user would rather not.
    ///   - texts: What stands in its fields.
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

    /// What a host calls now and then while the pointer or the focus is on a message: its time begins anew.
    public func userDidHold(_ id: Toast.ID) {
        if toast?.id == id { endToastLater() }
    }

    /// What a host calls when a message's time is over, or the user closed it or pressed its button.
    public func userDidEnd(_ id: Toast.ID, pressed isPressed: Bool) {
        guard let toast, toast.id == id else { return }
        self.toast = nil
        if isPressed { toast.action?() }
    }

    /// What a host calls when the user pressed the button of what stands in place of the rows.
    public func userDidPressContentUnavailable() {
        contentUnavailableConfiguration?.button?.action()
    }

    /// What a host calls when the user wants what takes a while to end. What another visitor asked for goes on.
    public func userDidCancelActivity() {
        guard let activity = activity(for: Visitor.current), activity.isOf(Visitor.current) else { return }
        activity.cancel?()
    }
}
