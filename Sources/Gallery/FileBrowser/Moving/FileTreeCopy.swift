import Foundation

/// A move to another disk, which copies, compares, and deletes what was copied; or a copy alone.
///
/// Contents, rights, and times are copied, and so are extended attributes and lists of who may do what, but for those
/// of links, as far as the other disk keeps them: a move is done also where it does not.
struct FileTreeCopy {
    typealias Failure = FileMove.Failure

    let move: FileMove
    let faults: FileMove.Faults
    let report: @Sendable (FileMove.Progress) -> Void

    init(
        move: FileMove, faults: @escaping FileMove.Faults, progress: @escaping @Sendable (FileMove.Progress) -> Void
    ) {
        self.move = move
        self.faults = faults
        report = progress
    }

    /// A name that nobody sees, for what is half there.
    private var hiddenName: [UInt8] { Array(".moving-\(UUID().uuidString)".utf8) }

    func perform() throws(Failure) -> FileMove.Outcome {
        let from = try move.open(move.source)
        let to = try move.open(move.target)
        var progress = FileMove.Progress(totalBytes: try measure())
        report(progress)

        let copied = Node(place: move.target, name: hiddenName)
        do throws(Failure) {
            try copy(Node(place: move.source, name: move.name), to: copied, &progress)
        } catch {
            _ = remove(copied, isCopy: true)
            throw error
        }

        // From here on nobody else finds the entry by its name. To rename it asks for the rights that deleting needs.
        let hidden = Node(place: move.source, name: hiddenName)
        let hiding = faults(.hide) != 0 ? faults(.hide) : ExclusiveRename.rename(move.name, from, to: hidden.name, from)
        if hiding != 0 {
            _ = remove(copied, isCopy: true)
            throw move.failure(hiding)
        }
        do throws(Failure) {
            try compare(hidden, copied)
            if Task.isCancelled { throw move.failure(ECANCELED) }
            let publishing =
                faults(.publish) != 0
                ? faults(.publish) : ExclusiveRename.rename(copied.name, to, to: move.nameThere, to)
            if publishing != 0 { throw move.failure(publishing) }
        } catch {
            let code = ExclusiveRename.rename(hidden.name, from, to: move.name, from)
            // Somebody put something in its place meanwhile: the copy goes, the original keeps its hidden name.
            _ = remove(copied, isCopy: true)
            if code != 0 { throw Failure(path: hidden.path, reason: error.reason) }
            throw error
        }
        // The disks keep no order between them: the original stays until the other one has the entry's name for good.
        let isGone = flush(to) == 0 && faults(.remove) == 0 && remove(hidden)
        return FileMove.Outcome(leftover: isGone ? nil : hidden.path)
    }

    /// Copies the entry, and leaves it where it is.
    func copyOnly() throws(Failure) {
        let to = try move.open(move.target)
        var progress = FileMove.Progress(totalBytes: try measure(isLeaving: false))
        report(progress)
        let copied = Node(place: move.target, name: hiddenName)
        do throws(Failure) {
            try copy(Node(place: move.source, name: move.name), to: copied, &progress)
            let code = ExclusiveRename.rename(copied.name, to, to: move.nameThere, to)
            if code != 0 { throw move.failure(code) }
        } catch {
            _ = remove(copied, isCopy: true)
            throw error
        }
    }

    /// An entry by its folder and its name.
    struct Node {
        var place: FolderPlace
        var name: [UInt8]

        var path: FilePath { place.path.appending(name) }

        /// The place of the entry, which is a folder.
        var folder: FolderPlace { FolderPlace(root: place.root, names: place.names + [name]) }

        func child(_ name: [UInt8]) -> Node { Node(place: folder, name: name) }
    }

    private func open(_ node: Node) throws(Failure) -> OpenFolder { try move.open(node.folder) }

    private func status(_ node: Node) throws(Failure) -> FileStatus {
        guard let status = FileStatus(node.name, in: try move.open(node.place)) else { throw fail(ENOENT, node) }
        return status
    }

    private func children(_ folder: OpenFolder) throws(Failure) -> [[UInt8]] {
        do {
            return try DirectoryReader.names(in: folder).map(\.bytes)
        } catch {
            throw Failure(path: folder.place.path, reason: Failure.Reason(error.code))
        }
    }

    private func fail(_ code: Int32, _ node: Node) -> Failure { Failure(path: node.path, reason: Failure.Reason(code)) }

    // MARK: Measuring

    /// How many bytes there are to copy. What could not be copied or not be deleted is found now.
    private func measure(isLeaving: Bool = true) throws(Failure) -> Int64 {
        let root = Node(place: move.source, name: move.name)
        let parent = try move.open(move.source)
        guard !isLeaving || parent.isWritable else { throw fail(errno, root) }
        var total: Int64 = 0
        var folders: [Node] = []
        func add(_ node: Node, _ status: FileStatus) throws(Failure) {
            if status.isFolder {
                folders.append(node)
            } else if status.isFile {
                total += status.size
            } else if !status.isLink {
                throw Failure(path: node.path, reason: .special)
            }
        }
        try add(root, status(root))
        while let node = folders.popLast() {
            if Task.isCancelled { throw fail(ECANCELED, node) }
            let folder = try open(node)
            let names = try children(folder)
            if isLeaving, !names.isEmpty, !folder.isWritable { throw fail(errno, node) }
            for name in names {
                guard let status = FileStatus(name, in: folder) else { throw fail(ENOENT, node.child(name)) }
                try add(node.child(name), status)
            }
        }
        return total
    }

    // MARK: Copying

    private func copy(_ source: Node, to target: Node, _ progress: inout FileMove.Progress) throws(Failure) {
        var waiting = [(source: source, target: target)]
        var folders: [(source: Node, target: Node)] = []
        while let (source, target) = waiting.popLast() {
            if Task.isCancelled { throw fail(ECANCELED, source) }
            let from = try move.open(source.place)
            let to = try move.open(target.place)
            guard let status = FileStatus(source.name, in: from) else { throw fail(ENOENT, source) }
            if status.isFolder {
                let made = FilePath(bytes: target.name).withCString { mkdirat(to.descriptor, $0, 0o700) }
                if made != 0 { throw fail(errno, source) }
                folders.append((source, target))
                for name in try children(try open(source)) {
                    waiting.append((source.child(name), target.child(name)))
                }
            } else if status.isLink {
                try copyLink(source, from, target, to)
            } else if status.isFile {
                try copyFile(source, from, target, to, &progress)
            } else {
                throw Failure(path: source.path, reason: .special)
            }
        }
        // What is done in a folder changes its time: the innermost come first.
        for (source, target) in folders.reversed() {
            let status = try status(source)
            let (original, folder) = (try open(source), try open(target))
            withExtendedLifetime((original, folder)) {
                Self.apply(status, of: original.descriptor, to: folder.descriptor)
            }
            let code = flush(folder)
            if code != 0 { throw fail(code, source) }
        }
    }

    /// Waits until a disk has the names in a folder for good, where its file system can be asked for that.
    ///
    /// - Returns: An error number; 0 when it has.
    private func flush(_ folder: OpenFolder) -> Int32 {
        if faults(.flush) != 0 { return faults(.flush) }
        let code = fsync(folder.descriptor) == 0 ? 0 : errno
        return [EINVAL, ENOSYS, ENOTSUP].contains(code) ? 0 : code
    }

    private func copyLink(_ source: Node, _ from: OpenFolder, _ target: Node, _ to: OpenFolder) throws(Failure) {
        guard let text = from.link(source.name) else { throw fail(errno, source) }
        let made = FilePath(bytes: text).withCString { text in
            FilePath(bytes: target.name).withCString { symlinkat(text, to.descriptor, $0) }
        }
        if made != 0 { throw fail(errno, source) }
    }

    private func copyFile(
        _ source: Node, _ from: OpenFolder, _ target: Node, _ to: OpenFolder, _ progress: inout FileMove.Progress
    ) throws(Failure) {
        let reading = FilePath(bytes: source.name).withCString {
            openat(from.descriptor, $0, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        }
        if reading < 0 { throw fail(errno, source) }
        defer { close(reading) }
        let writing = FilePath(bytes: target.name).withCString {
            openat(to.descriptor, $0, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        }
        if writing < 0 { throw fail(errno, source) }
        defer { close(writing) }
        var buffer = [UInt8](repeating: 0, count: Self.chunk)
        while true {
            if Task.isCancelled { throw fail(ECANCELED, source) }
            let count = read(reading, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            if count < 0 { throw fail(errno, source) }
            if count == 0 { break }
            let injected = faults(.write)
            if injected != 0 { throw fail(injected, source) }
            var written = 0
            while written < count {
                let result = buffer.withUnsafeBytes { write(writing, $0.baseAddress! + written, count - written) }
                if result < 0, errno == EINTR { continue }
                if result <= 0 { throw fail(result < 0 ? errno : ENOSPC, source) }
                written += result
            }
            progress.doneBytes += Int64(count)
            report(progress)
        }
        guard let status = FileStatus(reading) else { throw fail(errno, source) }
        Self.apply(status, of: reading, to: writing)
        // What the disk has no room for after all is told here.
        if fsync(writing) != 0 { throw fail(errno, source) }
    }

    private static let chunk = 1 << 20

    /// Gives a copy the rights, attributes and times of its original. Another owner it gets where one may give it one.
    private static func apply(_ status: FileStatus, of original: Int32, to descriptor: Int32) {
        // Another owner takes some rights and attributes away, and rights may forbid to give it others.
        _ = fchown(descriptor, status.owner.user, status.owner.group)
        ExtendedAttributes.copy(from: original, to: descriptor)
        fchmod(descriptor, status.mode)
        _ = status.times.withUnsafeBufferPointer { futimens(descriptor, $0.baseAddress) }
    }

    // MARK: Comparing

    /// Reads both once more: what differs was changed by somebody, or by a disk.
    private func compare(_ original: Node, _ copy: Node) throws(Failure) {
        var waiting = [(original, copy)]
        while let (original, copy) = waiting.popLast() {
            if Task.isCancelled { throw move.failure(ECANCELED) }
            let from = try move.open(original.place)
            let to = try move.open(copy.place)
            guard let old = FileStatus(original.name, in: from), let new = FileStatus(copy.name, in: to),
                old.isFolder == new.isFolder, old.isFile == new.isFile, old.isLink == new.isLink
            else { throw Failure(path: move.path, reason: .changed) }
            if old.isFolder {
                let names = Set(try children(try open(original)))
                guard names == Set(try children(try open(copy))) else {
                    throw Failure(path: move.path, reason: .changed)
                }
                waiting += names.map { (original.child($0), copy.child($0)) }
            } else if old.isLink {
                guard from.link(original.name) == to.link(copy.name) else {
                    throw Failure(path: move.path, reason: .changed)
                }
            } else if old.size != new.size || !Self.isSame(original.name, from, copy.name, to) {
                throw Failure(path: move.path, reason: .changed)
            }
        }
    }

    private static func isSame(_ name: [UInt8], _ folder: OpenFolder, _ other: [UInt8], _ otherFolder: OpenFolder)
        -> Bool
    {
        func open(_ name: [UInt8], _ folder: OpenFolder) -> FileHandle? {
            let descriptor = FilePath(bytes: name).withCString {
                openat(folder.descriptor, $0, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
            }
            return descriptor < 0 ? nil : FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        }
        guard let left = open(name, folder), let right = open(other, otherFolder) else { return false }
        while true {
            if Task.isCancelled { return true }
            guard let one = try? left.read(upToCount: chunk), !one.isEmpty else {
                return (try? right.read(upToCount: 1))?.isEmpty ?? true
            }
            guard let two = try? right.read(upToCount: one.count), one == two else { return false }
        }
    }

    // MARK: Deleting

    /// Deletes an entry with all that is in it, as far as possible; a copy whatever the rights that it got from its
    /// original.
    ///
    /// - Returns: Whether nothing is left.
    private func remove(_ node: Node, isCopy: Bool = false) -> Bool {
        var waiting = [node]
        var folders: [Node] = []
        while let node = waiting.popLast() {
            guard let parent = try? move.open(node.place), let status = FileStatus(node.name, in: parent) else {
                continue
            }
            if status.isFolder {
                folders.append(node)
                if let folder = try? open(node), let names = try? children(folder) {
                    if isCopy { fchmod(folder.descriptor, 0o700) }
                    waiting += names.map { node.child($0) }
                }
            } else {
                _ = FilePath(bytes: node.name).withCString { unlinkat(parent.descriptor, $0, 0) }
            }
        }
        for folder in folders.reversed() {
            guard let parent = try? move.open(folder.place) else { continue }
            _ = FilePath(bytes: folder.name).withCString { unlinkat(parent.descriptor, $0, AT_REMOVEDIR) }
        }
        guard let parent = try? move.open(node.place) else { return false }
        return FileStatus(node.name, in: parent) == nil
    }
}
