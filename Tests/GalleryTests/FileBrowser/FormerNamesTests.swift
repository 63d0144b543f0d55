import Testing

@testable import Gallery

@Suite("Former names") struct FormerNamesTests {
    private func place(_ name: String) -> EntryPlace {
        EntryPlace(folder: FolderPlace(root: FilePath("/root")), name: Array(name.utf8))
    }

    /// Where what an address names is, after some renames.
    private func latest(of name: String, after renames: KeyValuePairs<String, String>) -> String {
        var names = FormerNames()
        for (former, name) in renames { names.add(place(former), now: Array(name.utf8)) }
        return String(decoding: names.latest(of: place(name)).name, as: UTF8.self)
    }

    @Test("A name leads on to each later one") func chain() {
        #expect(latest(of: "a", after: ["a": "b", "x": "y", "b": "c"]) == "c")
        #expect(latest(of: "b", after: ["a": "b", "b": "c"]) == "c")
        #expect(latest(of: "c", after: ["a": "b", "b": "c"]) == "c")
        #expect(latest(of: "z", after: ["a": "b"]) == "z")
    }

    @Test("A name that two had leads to where the second is") func twice() {
        #expect(latest(of: "new", after: ["new": "x", "new": "y"]) == "y")
        #expect(latest(of: "new", after: ["new": "x", "new": "y", "x": "w", "y": "z"]) == "z")
        // The second has got the name of the first, which has got another one.
        #expect(latest(of: "new", after: ["new": "x", "x": "w", "new": "x"]) == "x")
    }

    @Test("A name that was taken back leads where it was, and from there on") func back() {
        #expect(latest(of: "a", after: ["a": "b", "b": "a"]) == "a")
        #expect(latest(of: "a", after: ["a": "b", "b": "a", "a": "d"]) == "d")
        #expect(latest(of: "b", after: ["a": "b", "b": "a", "a": "d"]) == "d")
    }
}
