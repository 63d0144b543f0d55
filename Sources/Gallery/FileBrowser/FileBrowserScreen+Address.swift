import Diffable
import Foundation

/// Each folder has an address: the names that lead to it from the directory that is shown.
extension FileBrowserScreen {
    /// The names that lead to the folder that is shown; nil when it stands elsewhere, or one of them is no text.
    var folderNames: [String]? {
        guard tree.root.isInside(directory) else { return nil }
        let names = tree.rootPlace.names.map { String(validating: $0, as: UTF8.self) }
        return names.contains(nil) ? nil : names.compactMap { $0 }
    }

    /// Goes to the folder that the first names lead to; what is left is none of a folder.
    func enterFolders(_ names: [String]) -> [String] {
        var path = directory
        var rest = names[...]
        while let name = rest.first, let bytes = try? FileChanges.checked(name) {
            let next = path.appending(bytes)
            guard DirectoryReader.isFolder(next), !DirectoryReader.isLink(next) else { break }
            path = next
            rest = rest.dropFirst()
        }
        if path != tree.root { open(path) }
        return Array(rest)
    }

    /// The place that a breadcrumb stands for.
    func openPlace(_ index: Int) {
        let names = tree.rootPlace.names
        guard index <= names.count else { return }
        let root = tree.rootPlace.root
        open(names[..<index].reduce(root) { $0.appending($1) })
    }

    /// The places that lead to the folder that is shown.
    func showPlaces() {
        let place = tree.rootPlace
        pathControl.places = [place.root.lastComponentText] + place.names.map { FileNameText.text(of: $0) }
    }
}
