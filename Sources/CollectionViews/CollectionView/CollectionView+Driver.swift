extension CollectionView {
    /// Stops the program if a living diffable data source drives the view already.
    ///
    /// - Parameter call: The call that would attach a second one.
    package func refuseSecondDriver(_ call: String) {
        guard let driver, driver.object != nil else { return }
        fatalError(
            "\(call): the view is driven by another diffable data source already, \(driver.name); keep that one and "
                + "apply to it, or make another view.")
    }

    /// Attaches a diffable data source, which alone may update the view from then on. A second one stops the program
    /// while the first one lives.
    package func drive(
        by dataSource: any CollectionViewDataSource, outline: (any OutlineSource)? = nil,
        reordering: (any ReorderingSource)? = nil
    ) {
        if driver?.object !== dataSource {
            refuseSecondDriver("\(String(describing: type(of: dataSource))).init(collectionView:cellProvider:)")
        }
        driver = Driver(
            object: dataSource, outline: outline, reordering: reordering,
            name: String(describing: type(of: dataSource)))
        storedDataSource = dataSource
        reset()
    }

    /// The diffable data source that drives the view.
    struct Driver {
        weak var object: (any CollectionViewDataSource)?
        weak var outline: (any OutlineSource)?
        weak var reordering: (any ReorderingSource)?
        var name: String
    }
}
