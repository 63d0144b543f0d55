extension CollectionView {
    struct WeakWindow {
        weak var window: CollectionViewWindow?
    }

    var openWindows: [CollectionViewWindow] { windows.values.compactMap(\.window) }

    var hasWindows: Bool { windows.values.contains { $0.window != nil } }

    func notifyWindows() {
        for window in openWindows { window.setNeedsTransaction() }
    }

    /// Something that is shown looks different now.
    func contentDidChange() {
        if requested == nil { notifyWindows() }
    }
}
