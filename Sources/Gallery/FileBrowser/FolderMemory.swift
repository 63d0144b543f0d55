import Diffable
import Foundation

/// Which folders were open last, kept in a file where the user asks for it: who looks next finds them so.
///
/// Without a file nothing is kept: what is open is each visitor's own, and in the address of the page.
@MainActor final class FolderMemory {
    private(set) var expansion = ExpansionStore<FilePath>()
    private let file: URL?

    /// What is wrong with the file.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Keeps nothing.
    init() {
        file = nil
    }

    /// Remembers what a file says, and keeps it up to date. A file that can't be read is left alone.
    init(file: URL) throws(Failure) {
        self.file = file
        guard FileManager.default.fileExists(atPath: file.path) else { return }
        do {
            expansion = try JSONDecoder().decode(ExpansionStore<FilePath>.self, from: Data(contentsOf: file))
        } catch {
            throw Failure(
                description: "\(file.path) does not hold what open folders are remembered in; move it away, "
                    + "or start without --remember.")
        }
    }

    /// Where open folders are remembered by convention: below `XDG_STATE_HOME`, or in its usual place.
    static func standardFile(environment: [String: String] = ProcessInfo.processInfo.environment) -> URL {
        let home = FileManager.default.homeDirectoryForCurrentUser
        // The convention says that a path that is not absolute counts as none.
        let state = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
        return (state ?? home.appendingPathComponent(".local/state"))
            .appendingPathComponent("swift-diffable/open-folders.json")
    }

    func setExpanded(_ isExpanded: Bool, _ paths: [FilePath]) {
        guard file != nil, !paths.isEmpty else { return }
        for path in paths { expansion.setOpen(isExpanded, path) }
        save()
    }

    /// Lets what was open below a folder be open at its new place.
    func rename(_ old: FilePath, to new: FilePath) {
        if file != nil, expansion.rename(old, to: new) { save() }
    }

    /// What is wrong with the file, in plain words.
    private static func reason(_ error: any Error) -> String {
        switch (error as? CocoaError)?.code {
        case .fileWriteNoPermission: "there is no permission to write there"
        case .fileWriteOutOfSpace: "the disk is full"
        case .fileWriteVolumeReadOnly: "the disk can only be read"
        default: error.localizedDescription.trimmingCharacters(in: CharacterSet(charactersIn: "."))
        }
    }

    private func save() {
        guard let file else { return }
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try JSONEncoder().encode(expansion).write(to: file, options: .atomic)
        } catch {
            try? FileHandle.standardError.write(
                contentsOf: Data(
                    "gallery: open folders can't be remembered in \(file.path): \(Self.reason(error)).\n".utf8))
        }
    }
}

extension ExpansionStore<FilePath> {
    /// Closed folders need not be kept in mind.
    mutating func setOpen(_ isOpen: Bool, _ path: FilePath) {
        if isOpen { setExpanded(true, path) } else { forget(path) }
    }

    /// Lets what was open below a folder be open at its new place; false when nothing was.
    @discardableResult
    mutating func rename(_ old: FilePath, to new: FilePath) -> Bool {
        let moved = expandedItems.filter { $0.isInside(old) }
        for path in moved { forget(path) }
        for path in moved {
            setExpanded(true, FilePath(bytes: new.bytes + path.bytes.dropFirst(old.bytes.count)))
        }
        return !moved.isEmpty
    }
}
