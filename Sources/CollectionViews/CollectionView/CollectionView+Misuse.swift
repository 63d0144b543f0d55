extension CollectionView {
    /// How many cell providers are running now, in any view.
    static var runningProviders = 0

    static var isProviderRunning: Bool { runningProviders > 0 }

    /// How misuse messages call the view and its items.
    var nouns: MisuseNouns { tableSource?.nouns ?? .collectionView }

    func stopIfDriven(_ call: String) {
        guard let driver, driver.object != nil else { return }
        fatalError(
            "\(nouns.view).\(call): the view is driven by a diffable data source, \(driver.name); change its snapshot "
                + "and apply that instead of updating the view.")
    }

    func stopIfProviderIsRunning(_ call: String) {
        guard requested != nil else { return }
        fatalError(
            "\(nouns.view).\(call): called while the data source was making a cell; update the view before or after, "
                + "never from inside collectionView(_:cellForItemAt:) or a cell provider.")
    }
}
