/// Toasts.
extension Screen {
    /// Shows a toast for a while, in place of the one before.
    ///
    /// Its time is measured here too: afterwards the toast ends for all viewers, also when nobody looks.
    public func present(_ toast: Toast) {
        self.toast = toast
        endToastLater()
    }

    /// Called by hosts before they read the toast: one whose step is no longer the latest ends for all viewers.
    package func endOutdatedToast() {
        if storedToast?.isOutdated == true { storedToast = nil }
    }

    /// The button of an outdated toast was pressed before the page knew of that: says what came after its step.
    func explainOutdatedToast(_ id: Toast.ID) {
        let pressed = [storedToast, formerToast].compactMap(\.self).first { $0.id == id }
        guard let pressed, pressed.visitor == Visitor.current, let name = pressed.laterStepName else { return }
        let reason = name.isEmpty ? "as something else came later" : "as this came later: \(name)"
        var toast = Toast("Not undone, \(reason)", undoingLatestStepOf: self)
        toast.isPrivate = true
        present(toast)
    }

    func endToastLater() {
        guard let toast else { return }
        toastTimerGeneration += 1
        let turn = toastTimerGeneration
        // Hosts measure the time themselves, from when they show the toast. The extra seconds don't cut that short.
        collectionView.animationClock.call(after: toast.duration / .seconds(1) + 2) { [weak self] in
            if let self, turn == toastTimerGeneration { self.toast = nil }
        }
    }
}
