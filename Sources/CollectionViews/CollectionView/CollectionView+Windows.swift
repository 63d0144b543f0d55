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

    /// Makes every window take in what has changed, so that the cells of what is visible exist. Apple has it since
    /// iOS 2.
    public func layoutIfNeeded() {
        for window in openWindows { window.setNeedsTransaction() }
    }
}
