import Foundation
import Testing

@testable import Gallery

@Suite("What the trash shows of what was deleted in a directory") struct TrashReadingTests {
    let directory: TemporaryDirectory
    let trash: Trash

    init() throws {
        directory = try TemporaryDirectory()
        trash = Trash(environment: ["XDG_DATA_HOME": directory.path.description + "/data"])
        for name in ["shown", "shown/docs", "elsewhere"] { directory.makeFolder(name) }
    }

    func path(_ name: String) -> FilePath { directory.path.appending(Array(name.utf8)) }

    var shown: FilePath { path("shown") }

    @discardableResult func moveIn(_ name: String, at seconds: Double = 0) throws -> Trash.Item {
        directory.makeFile(name, content: name)
        let place = EntryPlace(folder: FolderPlace(root: path(name).parent!), name: path(name).components.last!)
        return try trash.moveIn(place, at: Date(timeIntervalSince1970: seconds))
    }

    /// Puts something into the trash as another program might do it.
    func put(_ name: String, note: String?) throws {
        try moveIn("shown/first")
        directory.makeFile("data/Trash/files/\(name)", content: name)
        if let note { directory.makeFile("data/Trash/info/\(name).trashinfo", content: note) }
    }

    func names(isEverywhere: Bool = false) throws -> [String] {
        try trash.entries(of: shown, isEverywhere: isEverywhere).map(\.displayName)
    }

    @Test("Where the trash is not there yet, nothing is in it")
    func none() throws {
        #expect(try names().isEmpty)
        #expect(!DirectoryReader.exists(trash.home), "looking makes nothing")
    }

    @Test("The latest comes first, with where and when it was")
    func order() throws {
        try moveIn("shown/old", at: 1000)
        try moveIn("shown/docs/new ä", at: 3000)
        try moveIn("shown/mid", at: 2000)
        let entries = try trash.entries(of: shown)
        #expect(entries.map(\.displayName) == ["new ä", "mid", "old"])
        #expect(entries[0].item.original.path == path("shown/docs/new ä"))
        #expect(entries[0].item.original.folder == FolderPlace(root: shown, names: [Array("docs".utf8)]))
        #expect(entries[0].deleted == Date(timeIntervalSince1970: 3000))
    }

    @Test("What was deleted elsewhere is shown only where all places are offered")
    func elsewhere() throws {
        try moveIn("elsewhere/a")
        try moveIn("shown/b")
        try moveIn("showntoo")
        #expect(try names() == ["b"])
        #expect(try Set(names(isEverywhere: true)) == ["a", "b", "showntoo"])
    }

    @Test("A directory that is shown by a link has what other programs noted without it")
    func link() throws {
        try moveIn("shown/b")
        directory.makeLink("way", to: shown.description)
        let entries = try trash.entries(of: path("way"))
        #expect(entries.map(\.item.original.path) == [path("way/b")])
        try trash.restore(entries[0].item)
        #expect(DirectoryReader.exists(path("shown/b")))
    }

    @Test(
        "A note that leads out of the directory, or nowhere, shows nothing",
        arguments: [
            "[Trash Info]\nPath=SHOWN/../elsewhere/x\n", "[Trash Info]\nPath=SHOWN/./x\n", "[Trash Info]\nPath=SHOWN\n",
            "[Trash Info]\nPath=SHOWN/%2E%2E/elsewhere/x\n", "[Trash Info]\nPath=SHOWN/a%00b\n",
            "[Trash Info]\nPath=SHOWN//x\n", "[Trash Info]\nPath=SHOWN/%zz\n", "[Trash Info]\nPath=SHOWN/x%+1\n",
            "[Trash Info]\nPath=SHOWN/x%-0\n", "[Trash Info]\nPath=shown/x\n",
            "[Trash Info]\n[Other]\nPath=SHOWN/x\n", "[Trash Info]\n", "Path=SHOWN/x\n", "",
        ])
    func strangeNotes(text: String) throws {
        try put("x", note: text.replacingOccurrences(of: "SHOWN", with: shown.description))
        #expect(try names() == ["first"])
    }

    @Test("Without a note, or without what it is of, nothing is shown, and nothing stops")
    func halves() throws {
        try put("x", note: nil)
        directory.makeFile("data/Trash/info/y.trashinfo", content: "[Trash Info]\nPath=\(shown)/y\n")
        directory.makeLink("data/Trash/info/z.trashinfo", to: "y.trashinfo")
        directory.makeFile("data/Trash/files/z", content: "z")
        #expect(try names() == ["first"])
    }

    @Test("A note whose name leads out of the trash shows nothing")
    func upwards() throws {
        try moveIn("shown/first")
        directory.makeFile("data/Trash/info/...trashinfo", content: "[Trash Info]\nPath=\(shown)/x\n")
        #expect(try names() == ["first"])
    }

    @Test("One of them is found by its name alone, where it is to be seen")
    func byName() throws {
        try moveIn("shown/a\nb.txt")
        try moveIn("elsewhere/c")
        let name = Array("a\nb.txt".utf8)
        #expect(trash.entry(named: name, of: shown) == (try trash.entries(of: shown))[0])
        #expect(trash.entry(named: Array("c".utf8), of: shown) == nil)
        #expect(trash.entry(named: Array("c".utf8), of: shown, isEverywhere: true)?.displayName == "c")
        #expect(trash.entry(named: Array("none".utf8), of: shown) == nil)
    }

    @Test("A note without a day is of something that is shown last")
    func noDay() throws {
        try put("x", note: "[Trash Info]\r\nPath=\(shown)/x\r\nDeletionDate=soon\r\n")
        #expect(try names() == ["first", "x"])
    }

    @Test("A trash that can't be read is a sentence")
    func unreadable() throws {
        directory.makeFolder("data")
        directory.makeFolder("data/Trash")
        directory.makeFile("data/Trash/info", content: "no folder")
        #expect(throws: DirectoryReader.Failure.self) { try trash.entries(of: shown) }
    }
}

/// What is done with what is there.
extension TrashReadingTests {
    @Test("What is deleted for good is gone with all that is in it and with its note, and nothing else is")
    func delete() throws {
        directory.makeFolder("shown/tree")
        directory.makeFile("shown/tree/leaf", content: "leaf")
        directory.makeFile("elsewhere/kept", content: "kept")
        directory.makeLink("shown/tree/link", to: path("elsewhere").description)
        let place = EntryPlace(folder: FolderPlace(root: shown), name: Array("tree".utf8))
        let item = try trash.moveIn(place)
        chmod(item.trashed.description, 0o555)
        try moveIn("shown/other")
        let entry = try #require(try trash.entries(of: shown).first { $0.displayName == "tree" })
        try trash.delete(entry.item)
        #expect(!DirectoryReader.exists(item.trashed) && !DirectoryReader.exists(item.note))
        #expect(DirectoryReader.exists(path("elsewhere/kept")))
        #expect(try names() == ["other"])
    }

    @Test("What took the place of something in the trash is not deleted for it")
    func stranger() throws {
        let item = try moveIn("shown/a")
        let entry = try trash.entries(of: shown)[0]
        try FileManager.default.removeItem(atPath: item.trashed.description)
        directory.makeFile("data/Trash/files/a", content: "a stranger's")
        #expect(throws: FileChanges.Failure("“a” was replaced by another file.")) { try trash.delete(entry.item) }
        #expect(throws: FileChanges.Failure.self) { try trash.restore(entry.item) }
        #expect(DirectoryReader.exists(item.trashed))
    }

    @Test("Where its name is taken it comes back with a number, and where its folder is gone it stays")
    func putBack() throws {
        try moveIn("shown/docs/a.txt", at: 1)
        directory.makeFile("shown/docs/a.txt", content: "new")
        directory.makeFile("shown/docs/a 2.txt", content: "second")
        let item = try trash.entries(of: shown)[0].item
        #expect(throws: item.takenFailure) { try trash.restore(item) }
        let place = try trash.restoreNumbered(item)
        #expect(place.path == path("shown/docs/a 3.txt"))
        #expect(try names().isEmpty)

        let other = try moveIn("shown/docs/b")
        try FileManager.default.removeItem(atPath: path("shown/docs").description)
        let gone = FileChanges.Failure("The folder that it was in is gone: \(path("shown/docs")).")
        #expect(throws: gone) { try trash.restore(other) }
        #expect(try names() == ["b"])
    }
}
