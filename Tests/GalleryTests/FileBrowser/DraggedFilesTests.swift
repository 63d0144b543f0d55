import Diffable
import Foundation
import Testing

@testable import Gallery

@MainActor @Suite("Where dragged files can be dropped") struct DraggedFilesTests {
    private let known: KnownFiles
    private let root = FilePath("/root")

    init() throws {
        var known = KnownFiles(root: FolderPlace(root: root))
        // docs (1) with inner (11) in it, docs 2 (2), and a file (3).
        known.contents[0] = Self.content(of: 0, ["docs": 1, "docs 2": 2, "file": 3])
        known.contents[1] = Self.content(of: 1, ["inner": 11])
        known.folders[1] = Self.docs
        self.known = known
    }

    private static let docs = FileIdentity(folder: 0, number: 1)

    private static func content(of folder: UInt32, _ names: KeyValuePairs<String, UInt32>) -> FolderContent {
        var content = FolderContent()
        for (name, number) in names {
            let bytes = Array(name.utf8)
            let listed = ListedName(
                id: FileIdentity(folder: folder, number: number), name: bytes, inode: UInt64(number),
                isFolder: name != "file", folded: bytes)
            let entry = FileEntry(name: bytes, kind: name == "file" ? .file : .folder, size: 0, modified: .now)
            _ = content.insert(listed, entry, order: FileOrder())
        }
        return content
    }

    private func files(_ numbers: (folder: UInt32, number: UInt32)...) -> DraggedFiles {
        let files = DraggedFiles(of: known)
        for one in numbers { #expect(files.add(FileIdentity(folder: one.folder, number: one.number))) }
        return files
    }

    private func place(_ names: String...) -> FolderPlace {
        FolderPlace(root: root, names: names.map { Array($0.utf8) })
    }

    @Test("A folder goes into others, but not where it is, nor into itself or what is in it")
    func folder() {
        let docs = files((0, 1))
        #expect(!docs.canMove(to: place()))
        #expect(!docs.canMove(to: place("docs")))
        #expect(!docs.canMove(to: place("docs", "inner")))
        #expect(!docs.canMove(to: place("docs", "inner", "deeper")))
        #expect(docs.canMove(to: place("docs 2")))
        #expect(docs.canMove(to: FolderPlace(root: FilePath("/"))))
        #expect(docs.canMove(to: FolderPlace(root: FilePath("/root docs"))))
    }

    @Test("Of several, one that is there already is no hindrance, one that would go into itself is")
    func several() {
        #expect(files((0, 3), (1, 11)).canMove(to: place("docs")))
        #expect(files((0, 3), (1, 11)).canMove(to: place()))
        #expect(!files((0, 3), (1, 11)).canMove(to: place("docs", "inner")))
        #expect(!files((0, 1), (0, 3)).canMove(to: place("docs")))
        #expect(files((0, 2), (0, 3)).canMove(to: place("docs")))
    }

    @Test("What is gone is not dragged along")
    func gone() {
        let files = DraggedFiles(of: known)
        #expect(!files.add(FileIdentity(folder: 0, number: 99)))
        #expect(!files.add(FileIdentity(folder: 9, number: 1)))
        #expect(files.items.isEmpty && !files.canMove(to: place("docs")))
    }

    @Test("They are where they were when the drag began, and so are their paths")
    func places() async {
        let entries = await files((0, 3), (1, 11)).movableEntries()
        #expect(entries.map(\.source) == [place(), place("docs")])
        #expect(entries.map { String(decoding: $0.name, as: UTF8.self) } == ["file", "inner"])
        let text = known.pathsText(of: entries.map(\.item))
        #expect(text.text == "/root/file\n/root/docs/inner" && text.count == 2)
    }
}
