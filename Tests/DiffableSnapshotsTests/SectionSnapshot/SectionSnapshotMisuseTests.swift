import DiffableSnapshots
import Testing

/// Every misuse stops the program with a sentence that names the call, the identifier and the cure.
@Suite("Misuse of a section snapshot")
struct SectionSnapshotMisuseTests {
    typealias Outline = DiffableDataSourceSectionSnapshot<String>

    static func sample() -> Outline { SectionSnapshotSemanticsTests.sample() }

    static func other(_ items: [String]) -> Outline {
        var outline = Outline()
        outline.append(items)
        return outline
    }

    private let unknown = "is not in the section snapshot; append or insert it first"
    private let known = "is in the section snapshot already"

    @Test("Appending an item that is there already")
    func appendsKnown() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var outline = Self.sample()
            outline.append(["x", "A1"])
        }
        expectSentence("append(_:to:): item \"A1\" \(known)", cure: "delete the old one first", in: result)
    }

    @Test("Appending an item twice in one call")
    func appendsTwice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var outline = Self.sample()
            outline.append(["x", "x"], to: "A")
        }
        expectSentence("append(_:to:): item \"x\" \(known)", cure: "stands twice in what is given", in: result)
    }

    @Test("Appending to an unknown parent")
    func appendsToUnknown() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var outline = Self.sample()
            outline.append(["x"], to: "Z")
        }
        expectSentence("append(_:to:): parent \"Z\" \(unknown)", cure: "contains(_:)", in: result)
    }

    @Test("Inserting before and after an unknown item")
    func insertsAtUnknown() async {
        let before = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var outline = Self.sample()
            outline.insert(["x"], before: "Z")
        }
        expectSentence("insert(_:before:): item \"Z\" \(unknown)", cure: "contains(_:)", in: before)
        let after = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var outline = Self.sample()
            outline.insert(Self.other(["x"]), after: "Z")
        }
        expectSentence("insert(_:after:): item \"Z\" \(unknown)", cure: "contains(_:)", in: after)
    }

    @Test("Splicing a snapshot that shares an item")
    func splicesKnown() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var outline = Self.sample()
            outline.insert(Self.other(["x", "C"]), before: "A")
        }
        expectSentence("insert(_:before:): item \"C\" \(known)", cure: "delete the old one first", in: result)
    }

    @Test("Replacing children by an item that stands elsewhere, or under an unknown parent")
    func replacesWrongly() async {
        let elsewhere = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var outline = Self.sample()
            outline.replace(childrenOf: "A", using: Self.other(["A1", "B1"]))
        }
        expectSentence("replace(childrenOf:using:): item \"B1\" \(known)", cure: "delete the old one", in: elsewhere)
        let itself = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var outline = Self.sample()
            outline.replace(childrenOf: "A", using: Self.other(["A"]))
        }
        expectSentence("replace(childrenOf:using:): item \"A\" \(known)", cure: "delete the old one", in: itself)
        let parent = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var outline = Self.sample()
            outline.replace(childrenOf: "Z", using: Outline())
        }
        expectSentence("replace(childrenOf:using:): parent \"Z\" \(unknown)", cure: "contains(_:)", in: parent)
    }

    @Test("Deleting an unknown item")
    func deletesUnknown() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var outline = Self.sample()
            outline.delete(["A", "Z"])
        }
        expectSentence("delete(_:): item \"Z\" \(unknown)", cure: "contains(_:)", in: result)
        let keeping = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var outline = Self.sample()
            outline.deleteKeepingChildren("Z")
        }
        expectSentence("deleteKeepingChildren(_:): item \"Z\" \(unknown)", cure: "contains(_:)", in: keeping)
    }

    @Test("Asking for the level of an unknown item")
    func levelOfUnknown() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Self.sample().level(of: "Z")
        }
        expectSentence("level(of:): item \"Z\" \(unknown)", cure: "contains(_:)", in: result)
    }

    @Test("Asking for the parent of an unknown item")
    func parentOfUnknown() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Self.sample().parent(of: "Z")
        }
        expectSentence("parent(of:): item \"Z\" \(unknown)", cure: "contains(_:)", in: result)
    }

    @Test("Asking whether an unknown item is expanded, or visible")
    func stateOfUnknown() async {
        let expanded = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Self.sample().isExpanded("Z")
        }
        expectSentence("isExpanded(_:): item \"Z\" \(unknown)", cure: "contains(_:)", in: expanded)
        let visible = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Self.sample().isVisible("Z")
        }
        expectSentence("isVisible(_:): item \"Z\" \(unknown)", cure: "contains(_:)", in: visible)
    }

    @Test("Asking for the snapshot, or the children, of an unknown item")
    func snapshotOfUnknown() async {
        let snapshot = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Self.sample().snapshot(of: "Z")
        }
        expectSentence("snapshot(of:includingParent:): parent \"Z\" \(unknown)", cure: "contains(_:)", in: snapshot)
        let children = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Self.sample().children(of: "Z")
        }
        expectSentence("children(of:): item \"Z\" \(unknown)", cure: "contains(_:)", in: children)
    }

    @Test("Asking for an item at an index out of range")
    func indexOutOfRange() async {
        let item = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Self.sample().item(at: 7)
        }
        expectSentence("item(at:): index 7 is out of range", cure: "below numberOfItems", in: item)
        let visible = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Self.sample().visibleItem(at: 3)
        }
        expectSentence("visibleItem(at:): index 3 is out of range", cure: "below numberOfVisibleItems", in: visible)
    }

    private func expectSentence(_ sentence: String, cure: String, in result: ExitTest.Result?) {
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains(sentence), "\(text)")
        #expect(text.contains(cure), "\(text)")
    }
}
