import Diffable

/// What is said of the list as a whole.
extension InboxScreen {
    func showState() {
        collectionView.backgroundView = letters.isEmpty ? ContentUnavailableView(configuration: nothing) : nil
        showFoot()
        if let reader { all.contains(reader.letter) ? reader.update() : dismiss() } else { followSelection() }
        showCount()
    }

    /// Lets the line below the letters say how many there are.
    private func showFoot() {
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureSections(snapshot.sectionIdentifiers)
        dataSource.apply(snapshot)
    }

    func showCount() {
        let count = letters.count
        let chosen = collectionView.indexPathsForSelectedItems?.count ?? 0
        let unread = letters.count { !isRead($0) }
        let parts = [
            chosen < 2 ? "" : "\(chosen) selected",
            count == 0 ? "" : unread == 0 ? "All read" : "\(unread) unread",
        ]
        // Where what can be done stands below the letters, nothing else does: one bar leaves them more room than two.
        let text = parts.filter { !$0.isEmpty }.joined(separator: " · ")
        caption = text.isEmpty || isEditing ? nil : text
        let choice = chosen == 0 ? "Select Letters" : "\(chosen) selected"
        status = isEditing ? choice : countText
        showMenu()
    }

    /// How many letters there are, or were found.
    var countText: String {
        let count = letters.count
        let found = count == 0 ? "No letters" : count == 1 ? "1 letter" : "\(count) letters"
        return isSearching ? "\(found) found" : count == 0 ? "0 letters" : found
    }
}
