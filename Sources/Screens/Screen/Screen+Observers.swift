import CollectionViews

/// Methods that hosts call while a screen is shown.
extension Screen {
    /// Calls `handler` after every change of what the screen shows, except for rows, until `observer` is removed.
    public func addObserver(_ observer: AnyObject, handler: @escaping () -> Void) {
        addObserver(observer, isArriving: false, handler: handler)
    }

    /// The same for a host that animates the screen in: ``viewDidAppear(_:)`` is called when it calls
    /// ``didArrive(animated:)``.
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

    /// Called when the animation that brought the screen in has ended. Ignored if there is none.
    package func didArrive(animated: Bool = true) {
        guard isArriving else { return }
        isArriving = false
        viewDidAppear(animated)
    }

    /// Stops calling the handler that `observer` was added with.
    public func removeObserver(_ observer: AnyObject) {
        // Disappearing may have the host look at the remaining observers again.
        guard observers.removeValue(forKey: ObjectIdentifier(observer)) != nil else { return }
        absentees.remove(ObjectIdentifier(observer))
        if observers.isEmpty {
            isArriving = false
            // There is nobody to answer them.
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

    /// How many observers look at the screen.
    public var observerCount: Int { observers.count - absentees.count }

    /// Whether all observers have gone, after there was one.
    var isAbandoned: Bool { hasBeenObserved && observers.isEmpty }

    func notify(allBut newcomer: AnyObject? = nil) {
        let newcomer = newcomer.map(ObjectIdentifier.init)
        for (id, handler) in observers where id != newcomer { handler() }
    }

    /// Called by hosts when an observer looks away and may come back. It is told of changes, and not counted meanwhile.
    package func setAway(_ isAway: Bool, _ observer: AnyObject) {
        let id = ObjectIdentifier(observer)
        guard observers[id] != nil, absentees.contains(id) != isAway else { return }
        if isAway { absentees.insert(id) } else { absentees.remove(id) }
        notify()
    }

    /// Called when a page that only one user looks at was reloaded: toasts end, and so does what is typed into a row.
    package func pageWasReloaded() {
        toast = nil
        collectionView.abandonTextEditing()
    }
}
