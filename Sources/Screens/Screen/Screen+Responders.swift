extension Screen {
    var searchFields: [SearchField] { controls.compactMap { $0 as? SearchField } }

    /// Takes the keyboard focus away from the search fields. Returns whether there is one.
    @discardableResult func endSearch() -> Bool {
        let fields = searchFields
        for field in fields { field.setFocus(false) }
        return !fields.isEmpty
    }

    /// Lets ``View/endEditing(_:)`` of the screen's views take the keyboard focus away from its search fields.
    func connectEndEditing() {
        let end: () -> Bool = { [weak self] in self?.endSearch() ?? false }
        collectionView.onEndEditing = end
        tableView?.onEndEditing = end
    }
}
