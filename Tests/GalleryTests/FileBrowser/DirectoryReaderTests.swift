import Foundation
import Testing

@testable import Gallery

@Suite("Reading a folder")
struct DirectoryReaderTests {
    let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
    }

    func entry(_ name: String) throws -> FileEntry {
        try #require(try DirectoryReader.entries(of: directory.path).first { $0.displayName == name })
    }

    @Test("Folders come first, then names as a person sorts them")
    func order() throws {
        for name in ["b10", "B2", "a", "é", "Z", "b2"] { directory.makeFile(name) }
        directory.makeFolder("zoo")
        let names = try DirectoryReader.entries(of: directory.path).map(\.displayName)
        #expect(names == ["zoo", "a", "B2", "b2", "b10", "Z", "é"])
    }

    @Test("Names in any script are shown as they are")
    func scripts() throws {
        let names = ["文件", "ملف", "🗂️ files", String(repeating: "n", count: 255)]
        for name in names { directory.makeFile(name) }
        #expect(try Set(DirectoryReader.entries(of: directory.path).map(\.displayName)) == Set(names))
    }

    @Test("Control characters and broken text are shown as what they are, and act on nothing")
    func hostileNames() throws {
        directory.makeFile("a\nb\u{1B}[31m")
        directory.makeFile("gpj.\u{202E}exe")
        directory.makeFile([0x66, 0xFF, 0xFE, 0x6F])
        let names = try Set(DirectoryReader.entries(of: directory.path).map(\.displayName))
        #expect(names == ["a␊b␛[31m", "gpj.\u{FFFD}exe", "f\u{FFFD}\u{FFFD}o"])
    }

    @Test("A symbolic link is shown as a link, with where it leads, even in a circle or to nothing")
    func links() throws {
        directory.makeFolder("folder")
        directory.makeFile("file")
        directory.makeLink("to folder", to: "folder")
        directory.makeLink("to file", to: "file")
        directory.makeLink("to nothing", to: "nothing")
        directory.makeLink("one", to: "other")
        directory.makeLink("other", to: "one")
        #expect(try entry("to folder").kind == .link(target: "folder", leads: .folder))
        #expect(try entry("to file").kind == .link(target: "file", leads: .file))
        #expect(try entry("to nothing").kind == .link(target: "nothing", leads: .nowhere))
        #expect(try entry("one").kind == .link(target: "other", leads: .nowhere))
    }

    @Test("A folder that is gone, or is no folder, throws a reason")
    func unreadable() throws {
        directory.makeFile("file")
        #expect(throws: DirectoryReader.Failure(path: directory.path.appending(Array("gone".utf8)), code: ENOENT)) {
            try DirectoryReader.entries(of: directory.path.appending(Array("gone".utf8)))
        }
        #expect(throws: DirectoryReader.Failure(path: directory.path.appending(Array("file".utf8)), code: ENOTDIR)) {
            try DirectoryReader.entries(of: directory.path.appending(Array("file".utf8)))
        }
        #expect(DirectoryReader.Failure(path: directory.path, code: EACCES).reason.contains("permission"))
    }

    @Test("A renamed file keeps its identity; two names of one file have two")
    func identity() throws {
        directory.makeFile("before")
        let before = try entry("before").id
        directory.rename("before", to: "after")
        #expect(try entry("after").id == before)
        directory.path.appending(Array("after".utf8)).withCString { old in
            _ = directory.path.appending(Array("again".utf8)).withCString { link(old, $0) }
        }
        #expect(try entry("after").id != entry("again").id)
    }

    @Test("Sizes are told in the unit that suits them")
    func sizes() {
        #expect(FileSizeText.text(of: 0) == "0 B")
        #expect(FileSizeText.text(of: 999) == "999 B")
        #expect(FileSizeText.text(of: 1000) == "1 kB")
        #expect(FileSizeText.text(of: 999_499) == "999 kB")
        #expect(FileSizeText.text(of: 999_500) == "1.0 MB")
        #expect(FileSizeText.text(of: 1_500_000) == "1.5 MB")
        #expect(FileSizeText.text(of: 999_999_999) == "1.0 GB")
        #expect(FileSizeText.text(of: .max) == "9.2 EB")
    }
}
