import Foundation

/// A path as the file system has it: bytes, which need not be text.
struct FilePath: Hashable, Sendable {
    private(set) var bytes: [UInt8]

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// The path that some names lead to from the root of the file system.
    init(components: some Sequence<[UInt8]>) {
        self = components.reduce(FilePath("/")) { $0.appending($1) }
    }

    /// The path of an entry of the folder at this path.
    func appending(_ name: [UInt8]) -> FilePath {
        var path = self
        if path.bytes.last != UInt8(ascii: "/") { path.bytes.append(UInt8(ascii: "/")) }
        path.bytes += name
        return path
    }

    /// The names that lead there from the root of the file system.
    var components: [[UInt8]] { bytes.split(separator: UInt8(ascii: "/")).map(Array.init) }

    /// The path of the folder around it; nil for the root of the file system.
    var parent: FilePath? {
        let components = components
        return components.isEmpty ? nil : FilePath(components: components.dropLast())
    }

    /// Calls `body` with the path as C wants it.
    func withCString<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows -> Result {
        try (bytes + [0]).withUnsafeBufferPointer { buffer in
            try buffer.withMemoryRebound(to: CChar.self) { try body($0.baseAddress!) }
        }
    }
}

extension FilePath: CustomStringConvertible {
    /// The path for reading, with what is no text made visible.
    var description: String { FileNameText.text(of: bytes) }

    /// The last component for reading; the whole path where there is none.
    var lastComponentText: String { components.last.map { FileNameText.text(of: $0) } ?? description }
}

extension FilePath {
    /// Whether this is the other path or leads through it.
    func isInside(_ other: FilePath) -> Bool {
        guard bytes.starts(with: other.bytes) else { return false }
        return bytes.count == other.bytes.count || other.bytes.last == UInt8(ascii: "/")
            || bytes[other.bytes.count] == UInt8(ascii: "/")
    }
}

/// Text where the path is text, and bytes where it isn't.
extension FilePath: Codable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            self.init(text)
        } else {
            self.init(bytes: try container.decode([UInt8].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let text = String(validating: bytes, as: UTF8.self) {
            try container.encode(text)
        } else {
            try container.encode(bytes)
        }
    }
}
