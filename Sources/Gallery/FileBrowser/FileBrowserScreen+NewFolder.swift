import Diffable

/// A new folder stands among the others at once, and its name is there to be typed over.
extension FileBrowserScreen {
    func makeFolder() {
        if folderPress.isRepeated() { return }
        Task { [weak self] in
            guard let self else { return }
            let (tree, folder) = (tree, tree.rootPlace)
            guard let made = await make({ try FileChanges.makeNewFolder(in: folder) }) else { return }
            history.add(trashing([made], name: "New Folder"))
            guard self.tree === tree else { return }
            if visit.filteredExpansion == nil {
                visit.awaitedFolder = made.name
            } else {
                present(Toast("“\(FileNameText.text(of: made.name))” created"))
            }
            refresh(FileIdentity.root.number)
        }
    }

    /// Opens the name of a new folder for editing as soon as its row is shown.
    func editNewFolder() {
        guard let name = visit.awaitedFolder, let item = tree.item(named: name),
            let indexPath = dataSource.indexPath(for: item)
        else { return }
        visit.awaitedFolder = nil
        collectionView.selectItem(at: nil, animated: false)
        // Where a tap opens entries, none is selected.
        if !isCollapsed { collectionView.selectItem(at: indexPath, animated: false, scrollPosition: []) }
        showPath()
        unnamedFolder = item
        collectionView.beginEditingText(ofItemAt: indexPath)
    }
}
