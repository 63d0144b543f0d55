import Diffable
import Foundation

/// A folder that is shown and gets another name is followed there.
extension FileBrowserScreen {
    /// Takes note of which folder is shown, whatever its name.
    func identifyRoot() {
        let tree = tree
        Task { [weak self] in
            let identity = await Self.identity(of: tree.rootPlace)
            if let self, self.tree === tree { visit.rootIdentity = identity }
        }
    }

    /// Goes on with the folder that is shown under its new name, where it has one in the same folder around it. Behind
    /// a preview nothing goes on: the way back from there leads by addresses of the former name.
    ///
    /// - Returns: False when it has none.
    func followRoot() async -> Bool {
        let tree = tree
        let old = tree.rootPlace
        guard let identity = visit.rootIdentity, presentedScreen == nil else { return false }
        var new = old
        new.names.removeLast()
        guard let name = await Self.name(of: identity, in: new) else { return false }
        guard self.tree === tree else { return true }
        new.names.append(name)
        folderDidMove(from: old.path, to: new.path)
        open(new.path)
        lookForPlaces()
        return true
    }

    /// Nil for the outermost directory, which is what the user has named.
    private static func identity(of place: FolderPlace) async -> EntryIdentity? {
        await onDisk {
            var around = place
            guard let name = around.names.popLast(), let folder = try? OpenFolder(around) else { return nil }
            return EntryIdentity(name, in: folder)
        }
    }

    private static func name(of identity: EntryIdentity, in place: FolderPlace) async -> [UInt8]? {
        await onDisk {
            guard let folder = try? OpenFolder(place), let names = try? DirectoryReader.names(in: folder) else {
                return nil
            }
            return names.first { $0.isFolder && EntryIdentity($0.bytes, in: folder) == identity }?.bytes
        }
    }
}
