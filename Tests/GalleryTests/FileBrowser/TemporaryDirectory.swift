import Foundation

@testable import Gallery

/// A folder of a test's own, gone when the test is over.
final class TemporaryDirectory: Sendable {
    let path: FilePath

    init() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = FilePath(url.path)
    }

    deinit {
        _ = path.withCString { chmod($0, 0o700) }
        try? FileManager.default.removeItem(atPath: path.description)
    }

    /// Makes a file whose name is `name`, whatever its bytes.
    func makeFile(_ name: some Sequence<UInt8>, content: String = "") {
        let file = path.appending(Array(name)).withCString { fopen($0, "w") }
        if let file {
            fputs(content, file)
            fclose(file)
        }
    }

    func makeFile(_ name: String, content: String = "") { makeFile(name.utf8, content: content) }

    func makeFolder(_ name: String) {
        _ = path.appending(Array(name.utf8)).withCString { mkdir($0, 0o755) }
    }

    func makeLink(_ name: String, to target: String) {
        _ = path.appending(Array(name.utf8)).withCString { symlink(target, $0) }
    }

    func rename(_ old: String, to new: String) {
        path.appending(Array(old.utf8)).withCString { old in
            _ = path.appending(Array(new.utf8)).withCString { Foundation.rename(old, $0) }
        }
    }

    func setDate(_ name: String, to seconds: Double) {
        let path = path.appending(Array(name.utf8)).description
        try? FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: path)
    }

    func has(_ name: String) -> Bool { DirectoryReader.exists(path.appending(Array(name.utf8))) }

    func remove(_ name: String) {
        _ = path.appending(Array(name.utf8)).withCString { unlink($0) }
    }
}
