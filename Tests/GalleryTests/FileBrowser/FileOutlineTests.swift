import Diffable
import Foundation
import Testing

@testable import Gallery

@MainActor
@Suite("The outline of a directory")
struct FileOutlineTests {
    let directory: TemporaryDirectory
    let tree: FileTree

    init() async throws {
        directory = try TemporaryDirectory()
        for folder in ["docs", "docs/inner", "music"] { directory.makeFolder(folder) }
        for file in [".hidden", "Café", "docs/readme", "docs/inner/deep", "music/deep house"] {
            directory.makeFile(file)
        }
        tree = FileTree(root: FolderPlace(root: directory.path))
        try await load(.root)
        try await load(id("docs"))
        try await load(id("inner", in: id("docs")))
    }

    func load(_ folder: FileIdentity) async throws {
        let (open, load) = try await tree.startLoad(folder)
        while try await tree.readPiece(of: folder, in: open, load: load) != nil {}
    }

    func id(_ name: String, in folder: FileIdentity = .root) throws -> FileIdentity {
        try #require(tree.content(of: folder).names.first { $0.name == Array(name.utf8) }?.id)
    }

    func path(_ names: String...) -> FilePath {
        names.reduce(directory.path) { $0.appending(Array($1.utf8)) }
    }

    /// The visible names.
    func shown(
        _ filter: String = "", hidden: Bool = false, expansion: ExpansionStore<FilePath> = .init()
    ) -> (names: [String], result: FileOutline.Result) {
        let outline = FileOutline(
            root: tree.root, contents: tree.contents, showsHidden: hidden,
            filter: FoldedName.words(of: filter), expansion: expansion)
        let result = outline.make()
        return (result.outline.visibleItems.map { tree.entry(for: $0)?.displayName ?? "?" }, result)
    }

    @Test("Folders are open as the store says, and hidden files show on demand")
    func expansion() {
        var store = ExpansionStore<FilePath>()
        #expect(shown("", expansion: store).names == ["docs", "music", "Café"])
        store.setExpanded(true, path("docs"))
        store.setExpanded(true, path("music"))
        let (names, result) = shown("", hidden: true, expansion: store)
        #expect(names == ["docs", "inner", "readme", "music", ".hidden", "Café"])
        #expect(result.unread.map { tree.path(of: $0) } == [path("music")])
    }

    @Test("A filter shows what contains it, without case and accents, and opens what leads there")
    func filter() {
        var store = ExpansionStore<FilePath>()
        store.beginTemporaryLayer()
        let (names, result) = shown("DEEP", expansion: store)
        #expect(names == ["docs", "inner", "deep"])
        #expect(result.matchCount == 1 && result.searchedCount == 6)
        #expect(shown("cafe", expansion: store).names == ["Café"])
        #expect(shown(" ", expansion: store).names == shown("", expansion: store).names, "blanks look for nothing")
        #expect(shown("ep de", expansion: store).names == shown("deep", expansion: store).names, "words in any order")
        #expect(shown("nothing", expansion: store).names == [])
        // What a user closes meanwhile stays closed.
        store.setExpanded(false, path("docs", "inner"))
        #expect(shown("deep", expansion: store).names == ["docs", "inner"])
    }

    @Test("A folder with the text in its name is closed, and holds all that is in it")
    func matchingFolder() {
        var store = ExpansionStore<FilePath>()
        store.beginTemporaryLayer()
        #expect(shown("docs", expansion: store).names == ["docs"])
        store.setExpanded(true, path("docs"))
        #expect(shown("docs", expansion: store).names == ["docs", "inner", "readme"])
    }
}
