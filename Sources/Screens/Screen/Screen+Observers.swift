import CollectionViews

/// What hosts call while somebody looks at a screen.
extension Screen {
    /// Calls `handler` after every change of what the screen shows, its view's rows apart, until `observer` is removed.
    public func addObserver(_ observer: AnyObject, handler: @escaping () -> Void) {
        addObserver(observer, isArriving: false, handler: handler)
    }

    /// The same for a host that moves the screen in: ``viewDidAppear(_:)`` waits for its ``didArrive(animated:)``.
    package func addObserver(_ observer: AnyObject, isArriving: Bool, handler: @escaping () -> Void) {
        let isFirst = observers.isEmpty
        hasBeenObserved = true
        observers[ObjectIdentifier(observer)] = handler
        if isFirst {
            loadViewIfNeeded()
            viewWillAppear(isArriving)
            self.isArriving = true
            if !isArriving { didArrive(animated: false) }
        }
        notify(allBut: observer)
    }

    /// The motion by which the screen comes has ended. Passed over where none is under way.
    package func didArrive(animated: Bool = true) {
        guard isArriving else { return }
        isArriving = false
        viewDidAppear(animated)
    }

    /// Stops calling the handler that `observer` was added with.
    public func removeObserver(_ observer: AnyObject) {
        // What a screen does when it goes may have its host look again at who is left.
        guard observers.removeValue(forKey: ObjectIdentifier(observer)) != nil else { return }
        absentees.remove(ObjectIdentifier(observer))
        if observers.isEmpty {
            isArriving = false
            // Nobody is left to answer.
            cancelAlerts()
            viewWillDisappear(false)
            viewDidDisappear(false)
        }
        notify()
    }

    /// Calls ``viewDidLoad()`` if it was not called yet.
    public func loadViewIfNeeded() {
        if isViewLoaded { return }
        isViewLoaded = true
        viewDidLoad()
    }

    /// How many look at the screen.
    public var observerCount: Int { observers.count - absentees.count }

    /// Whether those who looked at the screen have all gone.
    var isAbandoned: Bool { hasBeenObserved && observers.isEmpty }

    func notify(allBut newcomer: AnyObject? = nil) {
        let newcomer = newcomer.map(ObjectIdentifier.init)
        for (id, handler) in observers where id != newcomer { handler() }
    }

    /// What a host calls when an observer looks away, and may come back: it is told of changes, and not counted.
    package func setAway(_ isAway: Bool, _ observer: AnyObject) {
        let id = ObjectIdentifier(observer)
        guard observers[id] != nil, absentees.contains(id) != isAway else { return }
        if isAway { absentees.insert(id) } else { absentees.remove(id) }
        notify()
    }

    /// A page that only this user looks at was loaded again: what was of the moment ends, such as a message and
    /// editing.
    package func pageWasReloaded() {
        toast = nil
        collectionView.giveUpText()
        if isEditing { setEditing(false, animated: false) }
    }
}
