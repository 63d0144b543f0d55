import Foundation
import Testing

@testable import Gallery

@Suite("The desktop's trash") struct TrashTests {
    let directory: TemporaryDirectory
    let trash: Trash

    init() throws {
        directory = try TemporaryDirectory()
        trash = Trash(environment: ["XDG_DATA_HOME": directory.path.description + "/data"])
    }

    func path(_ name: String) -> FilePath { directory.path.appending(Array(name.utf8)) }

    func entry(_ name: String) -> EntryPlace {
        EntryPlace(folder: FolderPlace(root: directory.path), name: Array(name.utf8))
    }

    func text(_ path: FilePath) -> String? { try? String(contentsOfFile: path.description, encoding: .utf8) }

    @Test("What is deleted stands in the trash beside a note, and comes back with what was in it")
    func thereAndBack() throws {
        directory.makeFile("ä b.txt", content: "hello")
        let item = try trash.moveIn(entry("ä b.txt"), at: Date(timeIntervalSince1970: 0))
        #expect(!DirectoryReader.exists(path("ä b.txt")))
        #expect(text(item.trashed) == "hello")
        let note = try #require(text(item.note))
        #expect(note.hasPrefix("[Trash Info]\nPath="))
        #expect(note.contains("/%C3%A4%20b.txt\nDeletionDate=19"))
        #expect(item.trashed.description.hasSuffix("/data/Trash/files/ä b.txt"))
        #expect(item.note.description.hasSuffix("/data/Trash/info/ä b.txt.trashinfo"))
        try trash.restore(item)
        #expect(text(path("ä b.txt")) == "hello")
        #expect(!DirectoryReader.exists(item.note))
    }

    @Test("Several of one name have names of their own in the trash, and none replaces another on the way back")
    func sameName() throws {
        var items: [Trash.Item] = []
        for content in ["1", "2", "3"] {
            directory.makeFile("note", content: content)
            items.append(try trash.moveIn(entry("note")))
        }
        #expect(Set(items.map(\.trashed)).count == 3)
        try trash.restore(items[1])
        #expect(text(path("note")) == "2")
        #expect(throws: FileChanges.Failure.self) { try trash.restore(items[0]) }
        #expect(text(path("note")) == "2" && text(items[0].trashed) == "1", "nothing is lost")
    }

    @Test("What came back under another name, and was deleted again, comes back under its first one all the same")
    func underAnotherName() throws {
        directory.makeFile("note", content: "1")
        let first = try trash.moveIn(entry("note"))
        let numbered = try trash.restore(first, as: Array("note 2".utf8))
        let second = try trash.moveIn(numbered)
        #expect(first.trashed != second.trashed)
        try trash.restore(first)
        #expect(text(path("note")) == "1")
        #expect(!DirectoryReader.exists(second.trashed) && !DirectoryReader.exists(second.note))
    }

    @Test("What is gone, and what may not be moved, is a sentence and no trap")
    func failures() {
        #expect(throws: FileChanges.Failure(code: ENOENT)) { try trash.moveIn(entry("nothing")) }
        #expect(throws: FileChanges.Failure.self) {
            try trash.restore(Trash.Item(original: entry("a"), trashed: path("b"), note: path("c")))
        }
    }

    @Test("New names are checked, and never take another's place", arguments: ["", "a/b", ".", "..", "taken", "x\0y"])
    func names(name: String) {
        directory.makeFile("taken", content: "old")
        directory.makeFile("mine", content: "new")
        #expect(throws: FileChanges.Failure.self) {
            try FileChanges.rename(entry("mine"), to: FileChanges.checked(name))
        }
        #expect(throws: FileChanges.Failure.self) {
            try FileChanges.makeFolder(named: name, in: FolderPlace(root: directory.path))
        }
        #expect(text(path("taken")) == "old" && text(path("mine")) == "new")
    }
}

/// What changes on disk between a look and a change.
extension TrashTests {
    @Test("New folders are numbered where their name is taken")
    func newFolders() throws {
        let folder = FolderPlace(root: directory.path)
        directory.makeFile("New Folder 2", content: "")
        let names = try (1...3).map { _ in FileNameText.text(of: try FileChanges.makeNewFolder(in: folder).name) }
        #expect(names == ["New Folder", "New Folder 3", "New Folder 4"])
    }

    @Test("Of many renames to one name at the same time one wins, and nothing is lost")
    func race() async {
        for round in 0..<50 {
            for name in ["a", "b", "c"] { directory.makeFile("\(round)\(name)", content: name) }
            let folder = FolderPlace(root: directory.path)
            let winners = await withTaskGroup(of: Bool.self) { group in
                for name in ["a", "b", "c"] {
                    let place = EntryPlace(folder: folder, name: Array("\(round)\(name)".utf8))
                    group.addTask { (try? FileChanges.rename(place, to: Array("\(round) taken".utf8))) != nil }
                }
                return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
            }
            #expect(winners == 1)
            let left = ["a", "b", "c"].filter { DirectoryReader.exists(path("\(round)\($0)")) }
            #expect(left.count == 2 && DirectoryReader.exists(path("\(round) taken")))
        }
    }

    @Test("A link that took a folder's place leads no change out of the directory")
    func links() throws {
        directory.makeFolder("outside")
        directory.makeFile("outside/y", content: "a stranger's")
        directory.makeFolder("shown")
        directory.makeFolder("shown/sub")
        directory.makeFile("shown/sub/t", content: "mine")
        let sub = FolderPlace(root: path("shown"), names: [Array("sub".utf8)])
        let item = try trash.moveIn(EntryPlace(folder: sub, name: Array("t".utf8)))
        try FileManager.default.removeItem(atPath: path("shown/sub").description)
        directory.makeLink("shown/sub", to: path("outside").description)
        let stranger = EntryPlace(folder: sub, name: Array("y".utf8))
        #expect(throws: FileChanges.Failure.self) { try trash.restore(item) }
        #expect(throws: FileChanges.Failure(code: ENOENT)) { try FileChanges.rename(stranger, to: Array("x".utf8)) }
        #expect(throws: FileChanges.Failure(code: ENOENT)) { try trash.moveIn(stranger) }
        #expect(throws: FileChanges.Failure(code: ENOENT)) { try FileChanges.makeFolder(named: "new", in: sub) }
        #expect(
            DirectoryReader.exists(path("outside/y")) && DirectoryReader.exists(item.trashed)
                && !DirectoryReader.exists(path("outside/new")))
    }

    @Test("What is taken back or done again means the file that it was, not another one of its name")
    func strangers() async throws {
        let folder = FolderPlace(root: directory.path)
        func place(_ name: String) -> EntryPlace { EntryPlace(folder: folder, name: Array(name.utf8)) }
        directory.makeFile("a", content: "mine")
        let renamed = try FileChanges.rename(place("a"), to: Array("b".utf8))
        // A file that is made right after another one was deleted often gets its number.
        try FileManager.default.removeItem(atPath: path("b").description)
        directory.makeFile("b", content: "stranger")
        #expect(throws: FileChanges.Failure("“b” was replaced by another file.")) {
            try FileChanges.rename(renamed, to: place("a").name)
        }
        #expect(throws: FileChanges.Failure.self) { try trash.moveIn(renamed) }
        let made = try FileChanges.makeFolder(named: "made", in: folder)
        try FileManager.default.removeItem(atPath: path("made").description)
        #expect(throws: FileChanges.Failure(code: ENOENT)) { try trash.moveIn(made) }
        directory.makeFolder("made")
        #expect(throws: FileChanges.Failure.self) { try trash.moveIn(made) }
        // Whoever emptied the trash may have put something else there.
        let item = try trash.moveIn(place("b"))
        try FileManager.default.removeItem(atPath: item.trashed.description)
        try Data("other".utf8).write(to: URL(fileURLWithPath: item.trashed.description))
        #expect(throws: FileChanges.Failure.self) { try trash.restore(item) }
        #expect(
            DirectoryReader.exists(path("made")) && !DirectoryReader.exists(path("a"))
                && !DirectoryReader.exists(path("b")))
    }

    @Test("A file that is still the one that was meant is renamed and restored, wherever its bytes changed")
    func acquaintances() throws {
        directory.makeFile("a", content: "mine")
        let folder = FolderPlace(root: directory.path)
        let place = EntryPlace(folder: folder, name: Array("a".utf8))
        let renamed = try FileChanges.rename(place, to: Array("b".utf8))
        directory.makeFile("b", content: "changed since")
        let back = try FileChanges.rename(renamed, to: place.name)
        let item = try trash.moveIn(back)
        try trash.restore(item)
        #expect(try trash.moveIn(item.original).original.identity == renamed.identity && renamed.identity != nil)
    }

    @Test("A name as long as names can be goes to the trash and comes back", arguments: [245, 246, 255])
    func longNames(length: Int) throws {
        let name = String(repeating: "n", count: length)
        directory.makeFile(name, content: "long")
        let item = try trash.moveIn(EntryPlace(folder: FolderPlace(root: directory.path), name: Array(name.utf8)))
        #expect(!DirectoryReader.exists(path(name)))
        try trash.restore(item)
        #expect(DirectoryReader.exists(path(name)))
    }
}

@Suite("What is in files") struct FileContentTests {
    let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    func content(_ bytes: [UInt8]) throws -> FileContent {
        try Data(bytes).write(to: URL(fileURLWithPath: directory.path.description + "/file"))
        return try FileContent.read(OpenFile(Array("file".utf8), in: OpenFolder(FolderPlace(root: directory.path))))
    }

    func lines(_ text: String) throws -> [String]? {
        guard case .text(let lines) = try content(Array(text.utf8)) else { return nil }
        return (0..<lines.count).map(lines.line)
    }

    @Test("Texts have lines, whatever ends them")
    func texts() throws {
        #expect(try lines("a\nb\n") == ["a", "b"])
        #expect(try lines("a\r\n\r\nb") == ["a", "", "b"])
        #expect(try lines("") == [])
        #expect(try lines("\n\n") == ["", ""])
        #expect(try lines("ä\tö\u{1B}[31m\n\ta\nabcd\te") == ["ä   ö␛[31m", "    a", "abcd    e"])
        let many = (0..<100_000).map { "line \($0)" }
        #expect(try lines(many.joined(separator: "\n")) == many)
    }

    @Test("A line longer than anybody reads is cut, with a mark; one that the file has lost is empty")
    func longLines() throws {
        guard case .text(let lines) = try content(Array(repeating: 120, count: 100_000) + [10, 121]) else {
            Issue.record("no text")
            return
        }
        #expect(lines.line(0) == String(repeating: "x", count: TextLines.longestLine) + "…")
        #expect(lines.line(1) == "y")
        try Data().write(to: URL(fileURLWithPath: directory.path.description + "/file"))
        #expect(lines.line(1) == "" && lines.line(7) == "" && lines.line(-1) == "")
    }

    @Test("A line is cut between two characters, however many bytes they have")
    func cutLines() throws {
        let signs = String(repeating: "日", count: 3000)
        #expect(try lines("a\n\(signs)") == ["a", String(repeating: "日", count: TextLines.longestLine / 3) + "…"])
        #expect(try lines("\(signs)🗂") == [String(repeating: "日", count: TextLines.longestLine / 3) + "…"])
        let pairs = "a" + String(repeating: "🗂", count: 3000)
        for isBigEndian in [false, true] {
            let bytes = pairs.utf16.flatMap { unit in
                let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
                return isBigEndian ? bytes.reversed() : bytes
            }
            guard case .text(let lines) = try content((isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]) + bytes) else {
                Issue.record("no text")
                continue
            }
            #expect(lines.line(0) == String(pairs.unicodeScalars.prefix(TextLines.longestLine / 4)) + "…")
        }
        // What is broken in the file itself is seen.
        let broken = Array(String(repeating: "x", count: 70_000).utf8) + [10, 0xE6, 0x97]
        guard case .text(let lines) = try content(broken) else {
            Issue.record("no text")
            return
        }
        #expect(lines.line(1).isEmpty == false)
    }

    @Test("Of a text that is too long, as much is read as is told")
    func longTexts() throws {
        _ = try content(Array("0123456789\n0123456789\n0123456789\n".utf8))
        let file = try OpenFile(Array("file".utf8), in: OpenFolder(FolderPlace(root: directory.path)))
        let lines = try TextLines(file, longestText: 25)
        #expect(lines.size == 25 && (0..<lines.count).map(lines.line) == ["0123456789", "0123456789", "012"])
        _ = try content(Array("日本日本".utf8))
        let signs = try OpenFile(Array("file".utf8), in: OpenFolder(FolderPlace(root: directory.path)))
        #expect(try TextLines(signs, longestText: 7).line(0) == "日本")
    }

    @Test("Other data is told by its first bytes")
    func others() throws {
        guard case .other(let facts, let start) = try content([0x1F, 0x8B, 0x08, 0, 0, 1, 2]) else {
            Issue.record("taken for a text")
            return
        }
        #expect(facts[0].value == "gzip archive")
        #expect(facts[1].value == "7 bytes")
        let bytes = start + Array("letters".utf8)
        let dump = (0..<2).map { FileContent.dump(bytes, line: $0, perLine: 8) }
        #expect(dump.map(\.name) == ["00", "08"])
        #expect(dump.map(\.value) == ["1f 8b 08 00 00 01 02 6c  ·······l", "65 74 74 65 72 73        etters"])
        guard case .other = try content([0xFF, 0xFE, 0x41]) else {
            Issue.record("taken for a text")
            return
        }
    }

    @Test("Texts in other encodings are shown as what they say")
    func encodings() throws {
        let said = "Grüße aus Zürich\r\nÄpfel, Öl und Übermut\n\n"
        let read = ["Grüße aus Zürich", "Äpfel, Öl und Übermut", ""]
        func wide(_ text: String, isBigEndian: Bool) -> [UInt8] {
            text.utf16.flatMap { unit in
                let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
                return isBigEndian ? bytes.reversed() : bytes
            }
        }
        let cases: [(bytes: [UInt8], name: String?)] = [
            ([0xEF, 0xBB, 0xBF] + said.utf8, nil),
            ([0xFF, 0xFE] + wide(said, isBigEndian: false), "UTF-16"),
            ([0xFE, 0xFF] + wide(said, isBigEndian: true), "UTF-16 (big-endian)"),
            (wide(said, isBigEndian: false), "UTF-16"),
            (wide(said, isBigEndian: true), "UTF-16 (big-endian)"),
            (said.unicodeScalars.map { UInt8($0.value) }, "Windows-1252"),
        ]
        for (bytes, name) in cases {
            guard case .text(let lines) = try content(bytes) else {
                Issue.record("\(name ?? "UTF-8") is taken for no text")
                continue
            }
            #expect(lines.encoding.name == name)
            #expect((0..<lines.count).map(lines.line) == read)
            #expect(lines.wholeText() == said)
        }
        guard case .text(let lines) = try content([0x93] + Array("It is ".utf8) + [0x80, 0x35, 0x94, 0x0A]) else {
            Issue.record("no text")
            return
        }
        #expect(lines.line(0) == "“It is €5”")
        guard case .text(let signs) = try content([0xFF, 0xFE] + wide("a\u{A0A}b 🗂️ 日本\n本", isBigEndian: false)) else {
            Issue.record("no text")
            return
        }
        #expect((0..<signs.count).map(signs.line) == ["a\u{A0A}b 🗂️ 日本", "本"])
    }

    @Test("A character may be cut where only the first bytes of a file are known")
    func cutCharacters() {
        let text = Array("ab€".utf8).dropLast()
        #expect(TextEncoding(of: Array(text), isWhole: false) == .utf8)
        #expect(TextEncoding(of: Array(text), isWhole: true) != .utf8)
        let wide: [UInt8] = [0xFF, 0xFE, 0x61, 0, 0x3D, 0xD8]
        for count in 4...6 {
            let isWhole = TextEncoding(of: Array(wide.prefix(count)), isWhole: true) != nil
            #expect(TextEncoding(of: Array(wide.prefix(count)), isWhole: false) == .utf16(isBigEndian: false))
            #expect(isWhole == (count == 4))
        }
    }

    @Test("A text may have a control in every eighth place, and prints letters over each other")
    func controls() throws {
        #expect(try lines("35=D\u{1}49=Ada\u{1}56=Bob\u{1}11=2026-11-28") != nil)
        #expect(try lines("N\u{8}NA\u{8}AM\u{8}ME\u{8}E") != nil)
        #expect(try lines("\u{1}\u{2}\u{3}\u{4}") == nil)
        #expect(try lines("\u{12}\u{4}Ada\u{1A}\u{2}ok") == nil)
    }

    @Test("Random bytes are no text, nor is what begins as a known type does")
    func noTexts() throws {
        var generator = SystemRandomNumberGenerator()
        for count in [100, 1000, 70_000] {
            let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
            #expect(TextEncoding(of: bytes, isWhole: true) == nil)
        }
        #expect(TextEncoding(of: [UInt8](repeating: 0, count: 100), isWhole: true) == nil)
        guard
            case .other(let facts, _) = try content(Array("%PDF-1.4\n%".utf8) + [0xE2, 0xE3] + Array("\n1 0 obj".utf8))
        else {
            Issue.record("taken for a text")
            return
        }
        #expect(facts[0].value == "PDF document")
    }

    @Test("Pictures are shown, unless they are too large; a drawing in words is a text")
    func pictures() throws {
        let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0, 1, 2]
        guard case .picture(_, let facts) = try content(start) else {
            Issue.record("no picture")
            return
        }
        #expect(facts.map(\.value) == ["PNG image", "Unknown", "7 bytes"])
        // A hole takes no room on the disk.
        directory.makeFile("large", content: "GIF89a")
        _ = directory.path.appending(Array("large".utf8)).withCString {
            truncate($0, off_t(FileContent.largestPicture + 1))
        }
        let file = try OpenFile(Array("large".utf8), in: OpenFolder(FolderPlace(root: directory.path)))
        guard case .other(let facts, _) = try FileContent.read(file) else {
            Issue.record("shown whole")
            return
        }
        #expect(
            facts.map(\.value) == ["GIF image", "200 MB (200,000,001 bytes)", "Over 200 MB, too large to be shown"])
        #expect(try lines("<svg></svg>") == ["<svg></svg>"])
    }

    @Test("What is no plain file is refused, and a link is not followed")
    func refused() throws {
        directory.makeFile("outside")
        directory.makeFolder("shown")
        directory.makeFolder("shown/folder")
        directory.makeFile("shown/folder/below")
        directory.makeLink("shown/link", to: "/etc/passwd")
        let shown = directory.path.appending(Array("shown".utf8))
        let folder = try OpenFolder(FolderPlace(root: shown))
        _ = shown.appending(Array("pipe".utf8)).withCString { mkfifo($0, 0o600) }
        let elsewhere = ["../outside", "folder/below", directory.path.description + "/outside", "..", ""]
        for name in ["folder", "link", "pipe", "nothing"] + elsewhere {
            #expect(throws: OpenFile.Failure.self, "\(name)") { try OpenFile(Array(name.utf8), in: folder) }
        }
    }
}

@MainActor @Suite("Large folders of which little changes") struct FolderPatchTests {
    @Test("Entries that come and go are found at once where a whole reading finds them")
    func patches() async throws {
        let directory = try TemporaryDirectory()
        for number in 0..<2100 { directory.makeFile("file \(number)") }
        let tree = FileTree(root: FolderPlace(root: directory.path))
        let (open, load) = try await tree.startLoad(.root)
        while try await tree.readPiece(of: .root, in: open, load: load) != nil {}
        directory.makeFile("file 10a")
        directory.makeFile(".hidden")
        directory.makeFolder("folder")
        directory.remove("file 7")
        directory.makeFile("file 8", content: "longer")
        let names = ["file 10a", ".hidden", "folder", "file 7", "file 8"].map { Array($0.utf8) }
        let patch = try #require(try await tree.refresh(.root, names: Set(names)))
        #expect(patch.inserted.count == 3 && patch.deleted.count == 1 && patch.changed.count == 1)
        let patched = tree.content(of: .root)
        _ = try await tree.refresh(.root)
        let whole = tree.content(of: .root)
        #expect(patched.names.map(\.name) == whole.names.map(\.name))
        #expect(patched.names.map(\.id) == whole.names.map(\.id))
        #expect(patched.entries == whole.entries)
        #expect(patched.count(showingHidden: false) == whole.count(showingHidden: false))
        directory.rename("file 9", to: "zzz")
        let renamed = try await tree.refresh(.root, names: [Array("file 9".utf8), Array("zzz".utf8)])
        #expect(renamed == nil, "a renamed file keeps its identity, so all of it is read")
    }
}
