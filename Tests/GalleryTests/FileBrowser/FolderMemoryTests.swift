import Foundation
import Testing

@testable import Gallery

@MainActor
@Suite("Remembering open folders")
struct FolderMemoryTests {
    let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
    }

    var file: URL { URL(fileURLWithPath: directory.path.description).appendingPathComponent("state/open.json") }

    @Test("A file keeps what is open, for names that are no text too")
    func roundTrip() throws {
        let broken = FilePath(bytes: [0x2F, 0x66, 0xFF])
        let memory = try FolderMemory(file: file)
        memory.setExpanded(true, [FilePath("/a"), broken, FilePath("/b")])
        memory.setExpanded(false, [FilePath("/b")])
        let read = try FolderMemory(file: file)
        #expect(read.expansion.expandedItems == [FilePath("/a"), broken])
    }

    @Test("A renamed folder takes along what is open below it, and nothing else")
    func rename() throws {
        let memory = try FolderMemory(file: file)
        memory.setExpanded(true, ["/a/b", "/a/b/c", "/a/bc"].map { FilePath($0) })
        memory.rename(FilePath("/a/b"), to: FilePath("/a/x"))
        #expect(Set(memory.expansion.expandedItems) == Set(["/a/x", "/a/x/c", "/a/bc"].map { FilePath($0) }))
    }

    @Test("Without a file nothing is kept: what is open is each visitor's own")
    func withoutFile() {
        let memory = FolderMemory()
        memory.setExpanded(true, [FilePath("/a")])
        #expect(memory.expansion.expandedItems.isEmpty)
    }

    @Test("A file that holds something else is an error, and is left alone")
    func broken() throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("mine".utf8).write(to: file)
        let error = #expect(throws: FolderMemory.Failure.self) { try FolderMemory(file: file) }
        #expect(error?.description.contains("without --remember") == true)
        #expect(try Data(contentsOf: file) == Data("mine".utf8))
    }

    @Test("The file's place follows the convention")
    func place() {
        let home = FileManager.default.homeDirectoryForCurrentUser.path
        let usual = "\(home)/.local/state/swift-diffable/open-folders.json"
        #expect(FolderMemory.standardFile(environment: [:]).path == usual)
        #expect(FolderMemory.standardFile(environment: ["XDG_STATE_HOME": "here"]).path == usual)
        #expect(
            FolderMemory.standardFile(environment: ["XDG_STATE_HOME": "/x"]).path
                == "/x/swift-diffable/open-folders.json")
    }
}
