import Foundation
import Testing

@testable import Gallery

private let tool = "/usr/bin/unzip"

@Suite("Archives of files", .enabled(if: FileManager.default.isExecutableFile(atPath: tool)))
struct ZipArchiveTests {
    let directory: TemporaryDirectory
    let target: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        target = try TemporaryDirectory()
    }

    private func place(_ path: String) -> EntryPlace {
        let names = path.split(separator: "/").map { Array($0.utf8) }
        return EntryPlace(
            folder: FolderPlace(root: directory.path, names: names.dropLast()), name: names[names.count - 1])
    }

    /// Runs a tool on an archive, and answers what it says.
    @discardableResult
    private func run(_ arguments: [String], on archive: Data, tool: String = tool) throws -> (code: Int32, text: String)
    {
        let file = URL(fileURLWithPath: "\(target.path)/archive.zip")
        try archive.write(to: file)
        return try run(arguments.map { $0 == "ZIP" ? file.path : $0 }, tool: tool)
    }

    private func run(_ arguments: [String], tool: String) throws -> (code: Int32, text: String) {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: tool)
        process.arguments = arguments
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }

    private func content(_ name: String) -> String? {
        try? String(contentsOfFile: "\(target.path)/\(name)", encoding: .utf8)
    }

    @Test("The system’s tool unpacks what is in a folder as it was")
    func whole() async throws {
        directory.makeFolder("docs")
        directory.makeFolder("docs/empty")
        directory.makeFile("docs/Grüße 🌍.txt", content: "hello\n")
        directory.makeFile("docs/nothing")
        directory.makeFile("docs/long", content: String(repeating: "0123456789", count: 20_000))
        directory.makeFile(Array("docs/".utf8) + [0x66, 0xFC, 0x72], content: "no text")
        directory.makeFile("docs/run", content: "#!/bin/sh\n")
        _ = directory.path.appending(Array("docs/run".utf8)).withCString { chmod($0, 0o755) }
        directory.setDate("docs/run", to: 1_000_000_001)
        directory.makeLink("docs/passwd", to: "/etc/passwd")
        directory.makeLink("docs/up", to: "..")
        let files = try ArchivedFiles.found([place("docs")])
        #expect(files.omissions.isEmpty && files.entries.count == 9)
        let archive = files.archive { Issue.record("\($0): \($1)") }
        let bytes = archive.bytes(in: 0..<archive.byteCount)
        #expect(bytes.count == archive.byteCount)
        let tested = try run(["-t", "ZIP"], on: bytes)
        #expect(tested.code == 0 && tested.text.contains("No errors detected"), "\(tested.text)")
        let unpacked = try run(["-q", "ZIP", "-d", target.path.description], on: bytes)
        #expect(unpacked.code == 0 && unpacked.text.isEmpty, "\(unpacked.text)")
        #expect(content("docs/Grüße 🌍.txt") == "hello\n")
        #expect(content("docs/nothing") == "")
        #expect(content("docs/long")?.count == 200_000)
        let manager = FileManager.default
        #expect(try manager.contentsOfDirectory(atPath: "\(target.path)/docs/empty").isEmpty)
        #expect(try manager.destinationOfSymbolicLink(atPath: "\(target.path)/docs/passwd") == "/etc/passwd")
        #expect(try manager.destinationOfSymbolicLink(atPath: "\(target.path)/docs/up") == "..")
        #expect(manager.isExecutableFile(atPath: "\(target.path)/docs/run"))
        #expect(DirectoryReader.isFolder(FilePath("\(target.path)/docs")))
        let open = try OpenFolder(FolderPlace(root: target.path, names: [Array("docs".utf8)]))
        #expect(DirectoryReader.entry(named: [0x66, 0xFC, 0x72], in: open)?.size == 7)
        let run = try #require(DirectoryReader.entry(named: Array("run".utf8), in: open))
        #expect(run.modified.timeIntervalSince1970 == 1_000_000_001)
    }

    @Test("An archive is the same from whatever place it is read on, as after a pause")
    func places() async throws {
        for (name, count) in [("a", 0), ("b", 1), ("c", 300), ("d", 70_000)] {
            directory.makeFile(name, content: String(repeating: name, count: count))
        }
        let files = try ArchivedFiles.found(["a", "b", "c", "d"].map(place))
        let whole = files.archive { Issue.record("\($0): \($1)") }
        let all = whole.bytes(in: 0..<whole.byteCount)
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<50 {
            let archive = files.archive { Issue.record("\($0): \($1)") }
            let start = Int.random(in: 0..<all.count, using: &generator)
            let end = Int.random(in: start...all.count, using: &generator)
            #expect(archive.bytes(in: start..<end) == all[start..<end], "\(start)..<\(end)")
            #expect(archive.bytes(in: end..<all.count) == all[end...], "\(end)...")
        }
        var (pieces, place) = (Data(), 0)
        let archive = files.archive { Issue.record("\($0): \($1)") }
        while place < all.count {
            pieces += archive.bytes(in: place..<min(all.count, place + 61))
            place += 61
        }
        #expect(pieces == all)
    }

    @Test("Entries of several folders are called by what leads to them, each is there once, and none is elsewhere")
    func several() async throws {
        for folder in ["a", "a/x", "b"] { directory.makeFolder(folder) }
        for file in ["a/one", "a/x/one", "b/one", "other"] { directory.makeFile(file) }
        let chosen = EntryPlace.outermost(of: ["a/x", "a/x/one", "b/one"].map(place))
        let files = try ArchivedFiles.found(chosen)
        #expect(files.entries.map { String(decoding: $0.path, as: UTF8.self) } == ["a/x/", "a/x/one", "b/one"])
        let inner = try ArchivedFiles.found(["a/x", "a/one"].map(place))
        #expect(inner.entries.map { String(decoding: $0.path, as: UTF8.self) } == ["x/", "x/one", "one"])
    }

    @Test("What is no file, or is gone, is told and left out")
    func omissions() async throws {
        directory.makeFolder("docs")
        directory.makeFile("docs/file")
        _ = directory.path.appending(Array("docs/pipe".utf8)).withCString { mkfifo($0, 0o600) }
        let files = try ArchivedFiles.found([place("docs"), place("gone")])
        #expect(files.entries.count == 2)
        #expect(
            files.omissions == [
                .init(name: "pipe", reason: "This isn’t a regular file."),
                .init(name: "gone", reason: "This file is gone."),
            ])
    }

    @Test("A file that becomes shorter or is replaced ends the archive, which is told; a longer one goes in as it was")
    func changes() async throws {
        directory.makeFile("a", content: "aaaa")
        directory.makeFile("b", content: String(repeating: "b", count: 1000))
        let files = try ArchivedFiles.found(["a", "b"].map(place))
        directory.makeFile("a", content: "aaaaaaaa")
        let longer = files.archive { Issue.record("\($0): \($1)") }
        let tested = try run(["-t", "ZIP"], on: longer.bytes(in: 0..<longer.byteCount))
        #expect(tested.code == 0, "\(tested.text)")
        directory.makeFile("b", content: "b")
        for change in 0..<2 {
            await confirmation { told in
                let archive = files.archive { name, _ in
                    #expect(name == "b")
                    told()
                }
                let bytes = archive.bytes(in: 0..<archive.byteCount)
                #expect(bytes.count < archive.byteCount)
            }
            if change == 1 { break }
            directory.remove("b")
            directory.makeLink("b", to: "/etc/passwd")
        }
    }

    @Test("What has more than four thousand million bytes, or begins behind them, is found")
    func large() throws {
        let large = ZipEntry(path: Array("large".utf8), byteCount: 5 << 30, mode: 0o100_644, modified: 1_000_000_000)
        let small = ZipEntry(path: Array("small".utf8), byteCount: 3, mode: 0o100_644, modified: 1_000_000_000)
        // Nothing is read of the large file: it is a hole in this one.
        let file = URL(fileURLWithPath: "\(target.path)/large.zip")
        try Data().write(to: file)
        let handle = try FileHandle(forWritingTo: file)
        let second = large.header.count + large.byteCount + large.trailer(checksum: 0).count
        try handle.write(contentsOf: large.header)
        try handle.seek(toOffset: UInt64(large.header.count + large.byteCount))
        try handle.write(contentsOf: large.trailer(checksum: 0) + small.header + Array("abc".utf8))
        try handle.write(contentsOf: small.trailer(checksum: 0x3524_41C2))
        let list = large.listing(checksum: 0, offset: 0) + small.listing(checksum: 0x3524_41C2, offset: second)
        let start = second + small.header.count + 3 + small.trailer(checksum: 0).count
        try handle.write(contentsOf: list + ZipRecord.end(count: 2, list: start..<start + list.count))
        try handle.close()
        let listed = try run(["-v", file.path], tool: tool)
        #expect(listed.code == 0 && listed.text.contains("5368709120  Stored"), "\(listed.text)")
        let read = try run(["-p", file.path, "small"], tool: tool)
        #expect(read.code == 0 && read.text == "abc", "\(read.text)")
        let archive = ZipArchive([large, small]) { _, range in [UInt8](repeating: 0, count: range.count) }
        #expect(archive.byteCount == start + list.count + 98)
    }

    @Test("More files than two bytes count are all there")
    func many() throws {
        let entries = (0..<70_000).map { ZipEntry(path: Array("f\($0)".utf8), mode: 0o100_644, modified: 0) }
        let archive = ZipArchive(entries) { _, _ in [] }
        let listed = try run(["-l", "ZIP"], on: archive.bytes(in: 0..<archive.byteCount))
        #expect(listed.code == 0 && listed.text.contains("70000 files"), "\(listed.text.suffix(200))")
    }
}
