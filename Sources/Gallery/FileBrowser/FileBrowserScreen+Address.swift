import Diffable
import Foundation

/// Each folder has an address: the names that lead to it from the directory that is shown.
extension FileBrowserScreen {
    /// The names that lead to the folder that is shown; nil when it stands elsewhere, or one of them is no text.
    var folderNames: [String]? {
        guard tree.root.isInside(directory) else { return nil }
        return Self.texts(of: tree.rootPlace.names)
    }

    /// Names as an address has them; nil when one of them is no text.
    private static func texts(of names: some Sequence<[UInt8]>) -> [String]? {
        let texts = names.map { String(validating: $0, as: UTF8.self) }
        return texts.contains(nil) ? nil : texts.compactMap { $0 }
    }

    /// Goes to the folder that the first names lead to; what is left is none of a folder.
    func enterFolders(_ names: [String]) -> [String] {
        var path = directory
        var rest = names[...]
        while let name = rest.first, let bytes = try? FileChanges.checked(name) {
            let next = path.appending(bytes)
            guard DirectoryReader.isOwnFolder(next) else { break }
            path = next
            rest = rest.dropFirst()
        }
        if path != tree.root { open(path) }
        if path != directory { lookForPlaces() }
        return Array(rest)
    }

    /// The part of an address that stands for a file below the folder that is shown: the names that lead there, in one
    /// component. Nil where there is no text for it.
    func addressName(of name: [UInt8], in folder: FolderPlace) -> String? {
        let shown = tree.rootPlace
        guard folderNames != nil, folder.root == shown.root, folder.names.starts(with: shown.names) else { return nil }
        let names = folder.names.dropFirst(shown.names.count) + [name]
        guard let text = Self.texts(of: names)?.joined(separator: "/"), text.utf8.count <= Self.longestList else {
            return nil
        }
        return text
    }

    /// Where a folder or a file is found: the names that lead there, those of a file in one component. Links lead
    /// elsewhere.
    func pathOfRow(at indexPath: IndexPath) -> [String]? {
        guard let item = dataSource.itemIdentifier(for: indexPath), let place = tree.entryPlace(of: item),
            tree.entry(for: item)?.isLink == false,
            let name = addressName(of: place.name, in: place.folder)
        else { return nil }
        return tree.entry(for: item)?.isFolder == true ? name.components(separatedBy: "/") : [name]
    }

    /// How an address names a row: by the names that lead there from the folder that is shown.
    func nameOfRow(at indexPath: IndexPath) -> String? {
        guard let item = dataSource.itemIdentifier(for: indexPath), let place = tree.entryPlace(of: item) else {
            return nil
        }
        return Self.texts(of: place.folder.names.dropFirst(tree.rootPlace.names.count) + [place.name])?
            .joined(separator: "/")
    }

    /// Where the row that an address names stands; nil when it is not there, or not yet.
    func row(named text: String) -> IndexPath? {
        var names = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map { [UInt8]($0) }
        guard let name = names.popLast() else { return nil }
        let folder = names.reduce(tree.rootPlace) { $0.appending($1) }
        let place = EntryPlace(folder: folder, name: name)
        let item = tree.item(at: place) ?? tree.item(at: formerNames.latest(of: place))
        return item.flatMap { dataSource.indexPath(for: $0) }
    }

    /// Whether rows are still to come by themselves, of the folder that is shown or of one that is open in it.
    var isReadingWhatIsShown: Bool {
        if visit.isOpening || !visit.comingFolders.isEmpty { return true }
        return expansion.expandedItems.contains { path in
            guard path.isInside(tree.root), let folder = tree.folder(at: FolderPlace(path, from: tree.root)),
                case .loading = children.state(of: folder)
            else { return false }
            return true
        }
    }

    /// The file that a part of an address stands for; nil when there is none.
    func file(at component: String) -> (name: [UInt8], folder: FolderPlace)? {
        if component.utf8.count > Self.longestList { return nil }
        let parts = component.split(separator: "/", omittingEmptySubsequences: false)
        let names = parts.compactMap { try? FileChanges.checked(String($0)) }
        guard let name = names.last, names.count == parts.count else { return nil }
        var folder = tree.rootPlace
        for name in names.dropLast() {
            folder.names.append(name)
            guard DirectoryReader.isOwnFolder(folder.path) else { return nil }
        }
        let path = folder.path.appending(name)
        return DirectoryReader.exists(path) && !DirectoryReader.isFolder(path) ? (name, folder) : nil
    }

    /// Reads which places stand beside the files where these don't show them in order: another folder's, as for whoever
    /// comes by its address, and those that are sorted by size or date.
    func lookForPlaces() {
        Task { [weak self, directory] in
            guard let names = await Self.folders(in: directory), let self else { return }
            guard tree.root != directory || tree.order != FileOrder() else { return }
            places.show(names)
        }
    }

    static func folders(in directory: FilePath) async -> [[UInt8]]? {
        await onDisk {
            guard let folder = try? OpenFolder(FolderPlace(root: directory)),
                let names = try? DirectoryReader.names(in: folder)
            else { return nil }
            return names.filter { $0.isFolder && $0.bytes.first != UInt8(ascii: ".") }.map(\.bytes)
                .map { (name: $0, folded: FoldedName.bytes(of: $0)) }
                .sorted { $0.folded.lexicographicallyPrecedes($1.folded) }.map(\.name)
        }
    }

    /// Opens the place that a breadcrumb stands for.
    func openPlace(_ index: Int) {
        if let folder = folder(ofPlace: index) { open(folder.path) }
    }

    /// Moves what is dropped on a breadcrumb to the folder that it stands for, unless it is there, or around that.
    func drop(_ session: DragSession, onPlace index: Int) {
        guard let folder = folder(ofPlace: index) else { return }
        if session.proposal(for: folder).operation == .move { drop(session, into: folder) }
    }

    private func folder(ofPlace index: Int) -> FolderPlace? {
        let shown = tree.rootPlace
        let outer = shown.root.components
        guard index < outer.count + shown.names.count,
            places.offersElsewhere || index >= pathControl.firstChoosableIndex
        else { return nil }
        guard index >= outer.count - 1 else {
            return FolderPlace(root: FilePath(components: outer[...index]))
        }
        return shown.prefix(index + 1 - outer.count)
    }

    /// The places that lead to the folder that is shown. Those around the directory tell where it is.
    func showPlaces() {
        let place = tree.rootPlace
        let outer = place.root.components
        let texts = (outer + place.names).map { FileNameText.text(of: $0) }
        pathControl.places = texts.isEmpty ? [place.root.lastComponentText] : texts
        pathControl.firstChoosableIndex = places.offersElsewhere ? 0 : max(0, outer.count - 1)
    }

    /// The folders that are open below the one that is shown, by the names that lead there. No name has a slash in it.
    var openFoldersText: String? {
        let root = tree.root
        let names = expansion.expandedItems.compactMap { path -> [String]? in
            guard path != root, path.isInside(root) else { return nil }
            let place = FolderPlace(path, from: root)
            // What is in a closed folder is closed, whatever it will be later.
            guard place.ancestors.dropFirst().allSatisfy({ expansion.isExpanded($0.path) }) else { return nil }
            return Self.texts(of: place.names)
        }
        var text = ""
        for folder in names.map({ $0.joined(separator: "/") }).sorted() {
            let longer = text.isEmpty ? folder : "\(text)//\(folder)"
            if longer.utf8.count > Self.longestList { break }
            text = longer
        }
        return text.isEmpty ? nil : text
    }

    /// Opens the folders that an address names, which may come from anybody. Each name is looked up while everybody
    /// waits: of a text that is longer than any of ours, none is.
    func openFolders(in text: String) {
        if text.utf8.count > Self.longestList { return }
        var found: [FilePath] = []
        for names in text.components(separatedBy: "//") {
            var path = tree.root
            for name in names.split(separator: "/") {
                guard let bytes = try? FileChanges.checked(String(name)) else { break }
                path = path.appending(bytes)
                guard DirectoryReader.isOwnFolder(path) else { break }
                if !expansion.isExpanded(path) { found.append(path) }
            }
        }
        setOpen(true, found)
        if !found.isEmpty { rebuild() }
    }

    /// An address has its limits.
    private static let longestList = 600
}
