import Diffable

/// From a folder to the one around it, where the row of the former is selected.
extension FileBrowserScreen {
    /// The name by which a folder leads to another one that somebody comes from; nil when it does not lead there.
    func nameOnWay(from inner: FilePath, to outer: FilePath) -> [UInt8]? {
        inner.isInside(outer) ? FolderPlace(inner, from: outer).names.first : nil
    }

    /// The way back leads to the folder around the one that is shown; from the outermost, to where the screen came
    /// from. From one that is gone, it leads past those that went with it.
    func showWayUp(isGone: Bool = false) {
        var outer = tree.rootPlace
        repeat {
            guard outer.names.popLast() != nil else {
                navigationItem.backAction = nil
                return
            }
        } while isGone && !DirectoryReader.isFolder(outer.path)
        navigationItem.backAction = Action(title: outer.path.lastComponentText) { [weak self] _ in
            self?.open(outer.path)
        }
    }
}
