extension CollectionView {
    struct WeakWindow {
        weak var window: CollectionViewWindow?
    }

    var openWindows: [CollectionViewWindow] { windows.values.compactMap(\.window) }

    var hasWindows: Bool { windows.values.contains { $0.window != nil } }

    func notifyWindows() {
        for window in openWindows { window.setNeedsTransaction() }
    }

    /// The content of a view that is shown has changed.
    func contentDidChange() {
        if requested == nil { notifyWindows() }
    }
}
