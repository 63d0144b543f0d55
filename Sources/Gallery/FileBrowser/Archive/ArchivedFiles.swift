import Foundation

/// What is to go into an archive: entries with all that is in them, found before the first byte is sent. A link goes in
/// as a link: what it leads to stays where it is.
struct ArchivedFiles: Sendable {
    /// Something that can't go in, and why.
    struct Omission: Equatable, Sendable {
        var name: String
        var reason: String
    }

    private(set) var entries: [ZipEntry] = []
    private(set) var omissions: [Omission] = []
    /// Where the entries are, each in its turn.
    private(set) var places: [EntryPlace] = []
    /// What the links among the entries say.
    private(set) var links: [Int: [UInt8]] = [:]

    /// An archive of more would hold too much memory.
    static let limit = 200_000

    /// Looks through some entries. In the archive they are called by the names that lead to them
    /// from the innermost folder that holds all of them. It blocks, and ends when its task is cancelled.
    static func found(_ places: [EntryPlace]) throws -> ArchivedFiles {
        var files = ArchivedFiles()
        let folders = places.map(\.folder.names)
        let common = folders.dropFirst().reduce(folders.first ?? []) { common, names in
            zip(common, names).prefix { $0 == $1 }.map(\.0)
        }
        var waiting = Array(places.reversed())
        while let place = waiting.popLast() {
            try Task.checkCancellation()
            if files.entries.count == limit {
                throw OpenFile.Failure(reason: "There are more than \(grouped(limit)) items.")
            }
            do {
                let names = place.folder.names.dropFirst(common.count) + [place.name]
                guard try files.add(place, named: Array(names.joined(separator: [UInt8(ascii: "/")]))) else { continue }
                let inner = try DirectoryReader.names(in: OpenFolder(place.asFolder)).map(\.bytes)
                waiting += inner.sorted { $1.lexicographicallyPrecedes($0) }.map(place.child)
            } catch {
                let name = FileNameText.text(of: place.name)
                files.omissions.append(Omission(name: name, reason: reason(for: error)))
            }
        }
        return files
    }

    /// Why something can't be read, in a sentence.
    static func reason(for error: any Error) -> String {
        let reason = (error as? FileChanges.Failure)?.reason ?? OpenFile.reason(for: error)
        return reason.hasSuffix(".") ? reason : "\(reason)."
    }

    /// Adds an entry that can be read.
    ///
    /// - Returns: Whether it is a folder.
    private mutating func add(_ place: EntryPlace, named path: [UInt8]) throws -> Bool {
        let folder = try OpenFolder(place.folder)
        guard let status = FileStatus(place.name, in: folder) else {
            throw OpenFile.Failure(reason: "This file is gone.", isGone: true)
        }
        var entry = ZipEntry(path: path, mode: UInt16(status.mode & 0o777), modified: Int(status.changed.tv_sec))
        if status.isFolder {
            entry.path.append(UInt8(ascii: "/"))
            entry.mode |= 0o040_000
        } else if status.isLink, let text = folder.link(place.name) {
            entry.mode |= 0o120_000
            entry.byteCount = text.count
            links[entries.count] = text
        } else {
            entry.mode |= 0o100_000
            entry.byteCount = Int(try OpenFile(place.name, in: folder).size)
        }
        entries.append(entry)
        places.append(place.identified(in: folder))
        return status.isFolder
    }
}

extension OpenFolder {
    /// What a link says; nil when it can't be read.
    func link(_ name: [UInt8]) -> [UInt8]? {
        var buffer = [CChar](repeating: 0, count: 65_536)
        let count = FilePath(bytes: name).withCString { readlinkat(descriptor, $0, &buffer, buffer.count) }
        return count < 0 ? nil : buffer[..<count].map { UInt8(bitPattern: $0) }
    }
}
