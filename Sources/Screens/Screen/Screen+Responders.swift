extension Screen {
    /// Has ``View/endEditing(_:)`` of what fills the screen take the keyboard focus away from its search fields.
    func followEndOfEditing() {
        let end: () -> Bool = { [weak self] in
            let fields = self?.controls.compactMap { $0 as? SearchField } ?? []
            for field in fields { field.setFocus(false) }
            return !fields.isEmpty
        }
        collectionView.onEndEditing = end
        tableView?.onEndEditing = end
    }
}
