import Foundation

/// One entry of a folder, as it was when it was looked at.
struct FileEntry: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case folder
        case file
        /// A symbolic link, with what it says, and whether that exists and is a folder.
        case link(target: String, leads: Destination)
        /// A device, a socket, a pipe.
        case other(String)
        /// The entry's name could be read, the entry itself could not.
        case unreadable(reason: String)
    }

    /// What stands at the end of a symbolic link.
    enum Destination: Hashable, Sendable {
        case file, folder, nowhere
    }

    let name: [UInt8]
    let kind: Kind
    let size: Int64
    let modified: Date
    /// Whether somebody may run the file.
    var isExecutable = false

    var displayName: String { FileNameText.text(of: name) }

    var isFolder: Bool { kind == .folder }

    var isLink: Bool {
        if case .link = kind { true } else { false }
    }
}
