/// Messages.
extension Screen {
    /// Shows a message for a while; it takes the place of the one before.
    ///
    /// Its time runs here too: when it is over the message is gone for everybody, also when nobody looks any more.
    public func present(_ toast: Toast) {
        self.toast = toast
        endToastLater()
    }

    /// What a host calls before it looks at the message: one whose step is the latest no more ends for everybody.
    package func endOutdatedToast() {
        if storedToast?.isOutdated == true { storedToast = nil }
    }

    func endToastLater() {
        guard let toast else { return }
        toastTurn += 1
        let turn = toastTurn
        // Hosts count by themselves, from when they show it: they are not cut short.
        collectionView.animationClock.call(after: toast.duration / .seconds(1) + 2) { [weak self] in
            if let self, turn == toastTurn { self.toast = nil }
        }
    }
}
