import Foundation

/// Copies contents, rights, times and attributes.
extension FileTreeCopy {
    func copy(_ source: EntryPlace, to target: EntryPlace, _ progress: inout FileMove.Progress) throws(Failure) {
        var waiting = [(source: source, target: target)]
        var folders: [(source: EntryPlace, target: EntryPlace)] = []
        while let (source, target) = waiting.popLast() {
            if Task.isCancelled { throw fail(ECANCELED, source) }
            let from = try move.open(source.folder)
            let to = try move.open(target.folder)
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
    func flush(_ folder: OpenFolder) -> Int32 {
        if let fault = faults(.flush) { return fault }
        let code = fsync(folder.descriptor) == 0 ? 0 : errno
        return [EINVAL, ENOSYS, ENOTSUP].contains(code) ? 0 : code
    }

    private func copyLink(_ source: EntryPlace, _ from: OpenFolder, _ target: EntryPlace, _ to: OpenFolder)
        throws(Failure)
    {
        guard let text = from.link(source.name) else { throw fail(errno, source) }
        let made = FilePath(bytes: text).withCString { text in
            FilePath(bytes: target.name).withCString { symlinkat(text, to.descriptor, $0) }
        }
        if made != 0 { throw fail(errno, source) }
    }

    private func copyFile(
        _ source: EntryPlace, _ from: OpenFolder, _ target: EntryPlace, _ to: OpenFolder,
        _ progress: inout FileMove.Progress
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
            if let fault = faults(.write) { throw fail(fault, source) }
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

    /// How many bytes are read at once.
    static let chunk = 1 << 20

    /// Gives a copy the rights, attributes and times of its original. Another owner it gets where one may give it one.
    private static func apply(_ status: FileStatus, of original: Int32, to descriptor: Int32) {
        // Another owner takes some rights and attributes away, and rights may forbid to give it others.
        _ = fchown(descriptor, status.owner.user, status.owner.group)
        ExtendedAttributes.copy(from: original, to: descriptor)
        fchmod(descriptor, status.mode)
        _ = status.times.withUnsafeBufferPointer { futimens(descriptor, $0.baseAddress) }
    }
}
