import Diffable
import Foundation

/// A link leads to where it points, as long as that is something that may be shown here.
extension FileBrowserScreen {
    /// Opens what a link points to: a folder in place of the one that is shown, a file in a preview.
    func openTarget(of item: FileIdentity) {
        guard let entry = tree.entry(for: item), case .link(let text, let destination) = entry.kind,
            let path = tree.path(of: item)
        else { return }
        if destination == .nowhere {
            return present(Toast("“\(entry.displayName)” leads to “\(text)”, which can’t be found."))
        }
        let tree = tree
        Task { [weak self, directory] in
            let target = await onDisk { Self.end(of: path, in: directory) }
            guard let self, self.tree === tree else { return }
            switch target {
            case let target? where target.isInside(directory) || places.offersElsewhere:
                destination == .folder ? open(target) : preview(target, ofLink: item)
            case let target?:
                present(Toast("“\(entry.displayName)” leads out of “\(directory.lastComponentText)”, to \(target)."))
            case nil:
                present(Toast("“\(entry.displayName)” leads to “\(text)”, which can’t be found."))
            }
        }
    }

    /// Shows what a link leads to. Where that has no address from here, it has the link's: there is a way back from it.
    private func preview(_ path: FilePath, ofLink item: FileIdentity) {
        guard let place = place(of: path), let link = tree.entryPlace(of: item) else { return }
        preview(place, insteadOf: link)
    }

    private func place(of path: FilePath) -> EntryPlace? {
        guard let folder = path.parent, let name = path.components.last else { return nil }
        return EntryPlace(folder: FolderPlace(folder, from: directory), name: name)
    }

    /// The file that a part of an address stands for, or the one that a link of that name leads to.
    func placeOfPreview(at component: String) -> EntryPlace? {
        guard let (name, folder) = file(at: component) else { return nil }
        let place = EntryPlace(folder: folder, name: name)
        guard DirectoryReader.isLink(place.path) else { return place }
        guard let target = Self.end(of: place.path, in: directory), target.isInside(directory) || places.offersElsewhere
        else { return nil }
        return self.place(of: target)
    }

    /// Where a link leads in the end; in the directory that is shown, by the names that lead there from it.
    private nonisolated static func end(of link: FilePath, in directory: FilePath) -> FilePath? {
        guard let target = link.resolved, let root = directory.resolved else { return nil }
        guard target.isInside(root) else { return target }
        return FolderPlace(root: directory, names: FolderPlace(target, from: root).names).path
    }
}

extension FilePath {
    /// The path without links; nil where it leads nowhere. It blocks.
    var resolved: FilePath? {
        guard let text = withCString({ realpath($0, nil) }) else { return nil }
        defer { free(text) }
        return FilePath(
            bytes: Array(UnsafeBufferPointer(start: text, count: strlen(text))).map(UInt8.init(bitPattern:)))
    }
}
