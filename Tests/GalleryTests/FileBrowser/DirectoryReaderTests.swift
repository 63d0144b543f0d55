import Foundation
import Testing

@testable import Gallery

@Suite("Reading a folder")
struct DirectoryReaderTests {
    let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
    }

    /// All that is in the directory, or in a folder in it, in order.
    func content(
        _ names: [String] = [], order: FileOrder = FileOrder(), known: FolderContent = FolderContent(),
        numbers: FileNumbers = FileNumbers()
    ) throws -> FolderContent {
        let folder = try OpenFolder(FolderPlace(root: directory.path, names: names.map { Array($0.utf8) }))
        var content = try FolderContent.list(
            folder, number: 0, order: order, known: known.names, numbers: numbers)
        content.readAll(in: folder)
        return content
    }

    func names(order: FileOrder = FileOrder()) throws -> [String] {
        try content(order: order).names.map { FileNameText.text(of: $0.name) }
    }

    func entry(_ name: String) throws -> FileEntry {
        try #require(try content().entries.values.first { $0.displayName == name })
    }

    func id(_ name: String, in content: FolderContent) throws -> FileIdentity {
        try #require(content.names.first { $0.name == Array(name.utf8) }?.id)
    }

    @Test("Folders come first, then names as a person sorts them")
    func order() throws {
        for name in ["b10", "B2", "a", "é", "Z", "b2", "a file that is long 10", "a file that is long 9"] {
            directory.makeFile(name)
        }
        directory.makeFolder("zoo")
        let sorted = ["a", "a file that is long 9", "a file that is long 10", "B2", "b2", "b10", "é", "Z"]
        #expect(try names() == ["zoo"] + sorted)
        #expect(try names(order: FileOrder(key: .name, isDescending: true)) == ["zoo"] + sorted.reversed())
    }

    @Test("Sizes and dates sort too, with the name where they are the same")
    func measures() throws {
        for (name, size) in [("a", 3), ("b", 1), ("c", 3), ("d", 200)] {
            directory.makeFile(name, content: String(repeating: "x", count: size))
        }
        directory.makeFolder("zoo")
        #expect(try names(order: FileOrder(key: .size)) == ["zoo", "b", "a", "c", "d"])
        #expect(try names(order: FileOrder(key: .size, isDescending: true)) == ["zoo", "d", "a", "c", "b"])
        for (name, date) in [("a", 2000.0), ("b", -1000), ("c", 1000), ("d", 2000)] {
            directory.setDate(name, to: date)
        }
        #expect(try names(order: FileOrder(key: .date)) == ["zoo", "b", "c", "a", "d"])
    }

    @Test("Names in any script are shown as they are")
    func scripts() throws {
        let names = ["文件", "ملف", "🗂️ files", String(repeating: "n", count: 255)]
        for name in names { directory.makeFile(name) }
        #expect(try Set(self.names()) == Set(names))
    }

    @Test("Control characters and broken text are shown as what they are, and act on nothing")
    func hostileNames() throws {
        directory.makeFile("a\nb\u{1B}[31m")
        directory.makeFile("gpj.\u{202E}exe")
        directory.makeFile([0x66, 0xFF, 0xFE, 0x6F])
        #expect(try Set(names()) == ["a␊b␛[31m", "gpj.\u{FFFD}exe", "f\u{FFFD}\u{FFFD}o"])
    }

    @Test("What stands in for bytes that can't be shown keeps them, wherever the rest of the name is edited")
    func editedNames() {
        func edited(_ name: [UInt8], _ edit: (String) -> String) -> [UInt8] {
            FileNameText.name(edit(FileNameText.text(of: name)), editedFrom: name)
        }
        for name in ["a\nb.txt", "\u{1B}[31m", "x\u{202E}y\u{202E}", "␊\n␊", ""].map({ Array($0.utf8) }) + [
            [0x66, 0xFF, 0xFE]
        ] {
            #expect(edited(name) { $0 } == name)
            #expect(edited(name) { "1" + $0 + "2" } == [0x31] + name + [0x32])
        }
        #expect(edited(Array("a\nb.txt".utf8)) { $0.replacing("b", with: "cd") } == Array("a\ncd.txt".utf8))
        #expect(edited(Array("a\nb".utf8)) { $0.replacing("␊", with: "") } == Array("ab".utf8))
        #expect(edited([0xFF, 0x61, 0xFE]) { String($0.dropFirst()) } == [0x61, 0xFE])
        #expect(edited(Array("a".utf8)) { $0 + "␊" } == Array("a␊".utf8), "what is typed is what is meant")
    }

    @Test("A text far too long for a name takes no time")
    func longNames() throws {
        let text = String((0..<60_000).map { Character(Unicode.Scalar(UInt8(97 + $0 * $0 % 23))) })
        let start = ContinuousClock.now
        let name = FileNameText.name(text, editedFrom: Array("Some file\n.txt".utf8))
        #expect(start.duration(to: .now) < .seconds(2))
        #expect(throws: FileChanges.Failure("A name can be at most 255 bytes long.")) { try FileChanges.checked(name) }
        let longest = String(repeating: "\u{FFFD}", count: 255)
        #expect(FileNameText.name(longest, editedFrom: [UInt8](repeating: 0xFF, count: 255)).count == 255)
    }

    @Test("A name's stem ends before the last ending, and is all of it where there is none")
    func stems() {
        func stem(_ name: String) -> Substring { name[..<FileNameText.endOfStem(in: name)] }
        #expect(["a.txt", "a.tar.gz", ".bashrc", "plain", "a."].map(stem) == ["a", "a.tar", ".bashrc", "plain", "a"])
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
        directory.makeFolder("folder")
        func code(_ names: [String]) -> Int32? {
            do { return try content(names).names.isEmpty ? nil : 0 } catch {
                return (error as? DirectoryReader.Failure)?.code
            }
        }
        #expect(code(["folder"]) == nil)
        #expect(code(["gone"]) == ENOENT)
        #expect(code(["file"]) == ENOTDIR)
        #expect(DirectoryReader.Failure(path: directory.path, code: EACCES).reason.contains("permission"))
    }

    @Test("A link in a folder's place leads nowhere, not outside of the directory")
    func noWayOut() throws {
        directory.makeLink("out", to: "/")
        #expect(throws: DirectoryReader.Failure.self) { try content(["out"]) }
        #expect(throws: DirectoryReader.Failure.self) { try content(["out", "usr"]) }
    }

    @Test("A renamed file keeps its identity; two names of one file have two, which stay theirs")
    func identity() throws {
        let numbers = FileNumbers()
        directory.makeFile("before")
        let before = try content(numbers: numbers)
        directory.rename("before", to: "after")
        let after = try content(known: before, numbers: numbers)
        #expect(try id("after", in: after) == id("before", in: before))
        directory.path.appending(Array("after".utf8)).withCString { old in
            _ = directory.path.appending(Array("again".utf8)).withCString { link(old, $0) }
        }
        let twice = try content(known: after, numbers: numbers)
        #expect(try id("after", in: twice) == id("after", in: after))
        #expect(try id("again", in: twice) != id("after", in: twice))
        #expect(Set(twice.names.map(\.id)).count == twice.names.count)
    }

    @Test("Pieces show a screenful first, and leave out what is gone by then")
    func pieces() throws {
        for number in 0..<1500 { directory.makeFile("file \(number)") }
        let folder = try OpenFolder(FolderPlace(root: directory.path))
        var content = try FolderContent.list(folder, number: 0, order: .init(), known: [], numbers: FileNumbers())
        directory.remove("file 3")
        directory.remove("file 1499")
        var sizes: [Int] = []
        while !content.isComplete {
            sizes.append(content.add(content.nextPiece.map { DirectoryReader.entry(named: $0.name, in: folder) }).count)
        }
        #expect(sizes == [99, 1000, 399])
        #expect(content.entries.count == 1498 && content.count(showingHidden: false) == 1498)
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
