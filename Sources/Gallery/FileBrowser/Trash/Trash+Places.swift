import Foundation

/// Where the trash is: there may be several, one for each file system. All of it blocks.
extension Trash {
    /// A trash, and what its notes begin from.
    struct Place {
        let path: FilePath
        /// The top of its file system; nil for the one in the user's home.
        var top: FilePath?
    }

    /// The folders that ``moveIn(_:at:)`` would choose for what is in a directory or below, as far as they are there;
    /// with `isEverywhere`, for what is elsewhere too.
    func places(of directory: FilePath, isEverywhere: Bool) -> [Place] {
        var places = [Place(path: home)]
        var known: [FileStatus] = []
        for top in tops(of: directory, isEverywhere: isEverywhere) {
            for folder in Self.folders(at: top) where Self.isOwn(folder) {
                // A directory that is shown by a link has the same one by two paths.
                guard let status = FileStatus(at: folder), !known.contains(status) else { continue }
                known.append(status)
                places.append(Place(path: folder, top: top))
            }
        }
        return places
    }

    /// The folders whose changes tell that something came or went. Where one is still missing, that is the one in which
    /// it would be made.
    func watchedFolders(of directory: FilePath, isEverywhere: Bool) -> [FilePath] {
        func inner(_ folder: FilePath) -> [FilePath] { [folder.appending(Self.files), folder.appending(Self.notes)] }
        let tops = tops(of: directory, isEverywhere: isEverywhere)
        let atTops = tops.flatMap(Self.folders).flatMap(inner)
            .compactMap { Self.nearest(to: $0, where: DirectoryReader.isOwnFolder) }
            // Where the user can't make anything, no trash of theirs comes.
            .filter { $0.withCString { access($0, W_OK) } == 0 }
        let atHome = inner(home).compactMap { Self.nearest(to: $0, where: DirectoryReader.isFolder) }
        var known: Set<FilePath> = []
        return (atHome + atTops).filter { known.insert($0).inserted }
    }

    /// The first on the way upwards that is a folder, without links.
    private static func nearest(to path: FilePath, where isFolder: (FilePath) -> Bool) -> FilePath? {
        var path = path
        while !isFolder(path) {
            guard let parent = path.parent else { return nil }
            path = parent
        }
        return paths(of: path).last
    }

    /// Whether somebody else might have made a folder of that name, for whom it is no trash.
    private static func isOwn(_ folder: FilePath) -> Bool {
        [folder, folder.appending(files), folder.appending(notes)].allSatisfy { path in
            FileStatus(at: path).map { $0.isFolder && $0.owner.user == getuid() } == true
        }
    }

    /// The tops of the file systems on which a directory and what is below it stand, without that of the user's home.
    private func tops(of directory: FilePath, isEverywhere: Bool) -> [FilePath] {
        let homeDevice = try? Self.device(of: home)
        let paths = Self.paths(of: directory)
        let mounted = Self.mountPoints().filter { point in isEverywhere || paths.contains { point.isInside($0) } }
        var known: Set<FilePath> = []
        return ([directory] + mounted).compactMap { path in
            guard let device = try? Self.device(of: path), device != homeDevice,
                let top = try? Self.topFolder(of: path, device: device)
            else { return nil }
            return known.insert(top).inserted ? top : nil
        }
    }
}
