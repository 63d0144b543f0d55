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
            let target = await Self.target(of: path, in: directory)
            guard let self, self.tree === tree else { return }
            switch target {
            case let target? where target.isInside(directory) || places.offersElsewhere:
                destination == .folder ? open(target) : previewTarget(target)
            case let target?:
                present(Toast("“\(entry.displayName)” leads out of “\(directory.lastComponentText)”, to \(target)."))
            case nil:
                present(Toast("“\(entry.displayName)” leads to “\(text)”, which can’t be found."))
            }
        }
    }

    private func previewTarget(_ path: FilePath) {
        guard let name = path.components.last else { return }
        let around = path.components.dropLast().reduce(FilePath("/")) { $0.appending($1) }
        preview(EntryPlace(folder: FolderPlace(around, from: directory), name: name))
    }

    /// Where a link leads in the end; in the directory that is shown, by the names that lead there from it.
    @concurrent private nonisolated static func target(of link: FilePath, in directory: FilePath) async -> FilePath? {
        guard let target = link.resolved, let root = directory.resolved else { return nil }
        guard target.isInside(root) else { return target }
        return FolderPlace(target, from: root).names.reduce(directory) { $0.appending($1) }
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
