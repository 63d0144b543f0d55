import DiffableSnapshots
import Testing

/// Every misuse stops the program with a sentence that names the call, the identifier and the cure.
@Suite("Misuse of a snapshot")
struct MisuseTests {
    static func sample() -> DiffableDataSourceSnapshot<String, Int> {
        var snapshot = DiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["A", "B"])
        snapshot.appendItems([1, 2, 3], toSection: "A")
        snapshot.appendItems([4, 5], toSection: "B")
        return snapshot
    }

    @Test("Appending items to an unknown section")
    func appendingItemsToAnUnknownSection() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.sample()
            snapshot.appendItems([9], toSection: "X")
        }
        expectSentence(
            "appendItems(_:toSection:): section \"X\" is not in the snapshot",
            cure: "append it with appendSections(_:) first", in: result)
    }

    @Test("Appending items when there is no section")
    func appendingItemsWhenThereIsNoSection() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = DiffableDataSourceSnapshot<String, Int>()
            snapshot.appendItems([1])
        }
        expectSentence(
            "appendItems(_:toSection:): there is no section",
            cure: "append one with appendSections(_:) first", in: result)
    }

    @Test("Appending an item twice in one call")
    func appendingAnItemTwiceInOneCall() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.sample()
            snapshot.appendItems([8, 9, 8])
            _ = snapshot.numberOfItems
        }
        expectSentence(
            "appendItems(_:toSection:): item 8 stands twice",
            cure: "give each item once", in: result)
    }

    @Test("Inserting before an unknown item")
    func insertingBeforeAnUnknownItem() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.sample()
            snapshot.insertItems([9], beforeItem: 77)
        }
        expectSentence(
            "insertItems(_:beforeItem:): item 77 is not in the snapshot",
            cure: "append it with appendItems(_:toSection:) first", in: result)
    }

    @Test("Inserting after an unknown item")
    func insertingAfterAnUnknownItem() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.sample()
            snapshot.insertItems([9], afterItem: 77)
        }
        expectSentence(
            "insertItems(_:afterItem:): item 77 is not in the snapshot",
            cure: "append it with appendItems(_:toSection:) first", in: result)
    }

    @Test("Inserting before a member of the list")
    func insertingBeforeAMemberOfTheList() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.sample()
            snapshot.insertItems([9, 2], beforeItem: 2)
        }
        expectSentence(
            "insertItems(_:beforeItem:): item 2 cannot be placed relative to itself",
            cure: "name another item", in: result)
    }

    @Test("Inserting after a member of the list")
    func insertingAfterAMemberOfTheList() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.sample()
            snapshot.insertItems([9, 2], afterItem: 2)
        }
        expectSentence(
            "insertItems(_:afterItem:): item 2 cannot be placed relative to itself",
            cure: "name another item", in: result)
    }

    @Test("Inserting an item twice in one call")
    func insertingAnItemTwiceInOneCall() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.sample()
            snapshot.insertItems([9, 8, 9], afterItem: 2)
        }
        expectSentence(
            "insertItems(_:afterItem:): item 9 stands twice",
            cure: "give each item once", in: result)
    }

    @Test("Deleting an item twice in one call")
    func deletingAnItemTwiceInOneCall() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.sample()
            snapshot.deleteItems([1, 1])
        }
        expectSentence(
            "deleteItems(_:): item 1 stands twice",
            cure: "give each item once", in: result)
    }

    @Test("Moving an unknown item")
    func movingAnUnknownItem() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.sample()
            snapshot.moveItem(77, beforeItem: 1)
        }
        expectSentence(
            "moveItem(_:beforeItem:): item 77 is not in the snapshot",
            cure: "append it with appendItems(_:toSection:) first", in: result)
    }

    @Test("Moving before an unknown item")
    func movingBeforeAnUnknownItem() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.sample()
            snapshot.moveItem(1, beforeItem: 77)
        }
        expectSentence(
            "moveItem(_:beforeItem:): item 77 is not in the snapshot",
            cure: "append it with appendItems(_:toSection:) first", in: result)
    }

    @Test("Moving after an unknown item")
    func movingAfterAnUnknownItem() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.sample()
            snapshot.moveItem(1, afterItem: 77)
        }
        expectSentence(
            "moveItem(_:afterItem:): item 77 is not in the snapshot",
            cure: "append it with appendItems(_:toSection:) first", in: result)
    }

    @Test("Moving an item before itself")
    func movingAnItemBeforeItself() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.sample()
            snapshot.moveItem(1, beforeItem: 1)
        }
        expectSentence(
            "moveItem(_:beforeItem:): item 1 cannot be placed relative to itself",
            cure: "name another item", in: result)
    }

    @Test("Moving an item after itself")
    func movingAnItemAfterItself() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.sample()
            snapshot.moveItem(1, afterItem: 1)
        }
        expectSentence(
            "moveItem(_:afterItem:): item 1 cannot be placed relative to itself",
            cure: "name another item", in: result)
    }

    @Test("Reloading an unknown item")
    func reloadingAnUnknownItem() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.sample()
            snapshot.reloadItems([1, 77])
        }
        expectSentence(
            "reloadItems(_:): item 77 is not in the snapshot",
            cure: "append it with appendItems(_:toSection:) first", in: result)
    }

    @Test("Reloading an item twice in one call")
    func reloadingAnItemTwiceInOneCall() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.sample()
            snapshot.reloadItems([1, 1])
        }
        expectSentence(
            "reloadItems(_:): item 1 stands twice",
            cure: "give each item once", in: result)
    }

    @Test("Reconfiguring an unknown item")
    func reconfiguringAnUnknownItem() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.sample()
            snapshot.reconfigureItems([77])
        }
        expectSentence(
            "reconfigureItems(_:): item 77 is not in the snapshot",
            cure: "append it with appendItems(_:toSection:) first", in: result)
    }

    @Test("Reconfiguring an item twice in one call")
    func reconfiguringAnItemTwiceInOneCall() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.sample()
            snapshot.reconfigureItems([1, 1])
        }
        expectSentence(
            "reconfigureItems(_:): item 1 stands twice",
            cure: "give each item once", in: result)
    }

    @Test("Reloading an unknown section")
    func reloadingAnUnknownSection() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.sample()
            snapshot.reloadSections(["X"])
        }
        expectSentence(
            "reloadSections(_:): section \"X\" is not in the snapshot",
            cure: "append it with appendSections(_:) first", in: result)
    }

    @Test("Reloading a section twice in one call")
    func reloadingASectionTwiceInOneCall() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.sample()
            snapshot.reloadSections(["A", "A"])
        }
        expectSentence(
            "reloadSections(_:): section \"A\" stands twice",
            cure: "give each section once", in: result)
    }

    @Test("Appending a section that exists")
    func appendingASectionThatExists() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.sample()
            snapshot.appendSections(["C", "A"])
        }
        expectSentence(
            "appendSections(_:): section \"A\" is in the snapshot already",
            cure: "move it with moveSection", in: result)
    }

    @Test("Appending a section twice in one call")
    func appendingASectionTwiceInOneCall() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.sample()
            snapshot.appendSections(["C", "C"])
        }
        expectSentence(
            "appendSections(_:): section \"C\" stands twice",
            cure: "give each section once", in: result)
    }

    @Test("Inserting a section that exists")
    func insertingASectionThatExists() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.sample()
            snapshot.insertSections(["B"], beforeSection: "A")
        }
        expectSentence(
            "insertSections(_:beforeSection:): section \"B\" is in the snapshot already",
            cure: "move it with moveSection", in: result)
    }

    @Test("Inserting a section twice in one call")
    func insertingASectionTwiceInOneCall() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.sample()
            snapshot.insertSections(["C", "C"], afterSection: "A")
        }
        expectSentence(
            "insertSections(_:afterSection:): section \"C\" stands twice",
            cure: "give each section once", in: result)
    }

    @Test("Inserting before an unknown section")
    func insertingBeforeAnUnknownSection() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.sample()
            snapshot.insertSections(["C"], beforeSection: "X")
        }
        expectSentence(
            "insertSections(_:beforeSection:): section \"X\" is not in the snapshot",
            cure: "append it with appendSections(_:) first", in: result)
    }

    @Test("Inserting after an unknown section")
    func insertingAfterAnUnknownSection() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.sample()
            snapshot.insertSections(["C"], afterSection: "X")
        }
        expectSentence(
            "insertSections(_:afterSection:): section \"X\" is not in the snapshot",
            cure: "append it with appendSections(_:) first", in: result)
    }

    @Test("Inserting a section relative to itself")
    func insertingASectionRelativeToItself() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.sample()
            snapshot.insertSections(["A"], afterSection: "A")
        }
        expectSentence(
            "insertSections(_:afterSection:): section \"A\" cannot be placed relative to itself",
            cure: "name another section", in: result)
    }

    @Test("Deleting a section twice in one call")
    func deletingASectionTwiceInOneCall() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.sample()
            snapshot.deleteSections(["A", "A"])
        }
        expectSentence(
            "deleteSections(_:): section \"A\" stands twice",
            cure: "give each section once", in: result)
    }

    @Test("Moving an unknown section")
    func movingAnUnknownSection() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.sample()
            snapshot.moveSection("X", beforeSection: "A")
        }
        expectSentence(
            "moveSection(_:beforeSection:): section \"X\" is not in the snapshot",
            cure: "append it with appendSections(_:) first", in: result)
    }

    @Test("Moving after an unknown section")
    func movingAfterAnUnknownSection() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.sample()
            snapshot.moveSection("A", afterSection: "X")
        }
        expectSentence(
            "moveSection(_:afterSection:): section \"X\" is not in the snapshot",
            cure: "append it with appendSections(_:) first", in: result)
    }

    @Test("Moving a section before itself")
    func movingASectionBeforeItself() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.sample()
            snapshot.moveSection("A", beforeSection: "A")
        }
        expectSentence(
            "moveSection(_:beforeSection:): section \"A\" cannot be placed relative to itself",
            cure: "name another section", in: result)
    }

    @Test("Moving a section after itself")
    func movingASectionAfterItself() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.sample()
            snapshot.moveSection("A", afterSection: "A")
        }
        expectSentence(
            "moveSection(_:afterSection:): section \"A\" cannot be placed relative to itself",
            cure: "name another section", in: result)
    }

    @Test("Counting the items of an unknown section")
    func countingTheItemsOfAnUnknownSection() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Self.sample().numberOfItems(inSection: "X")
        }
        expectSentence(
            "numberOfItems(inSection:): section \"X\" is not in the snapshot",
            cure: "append it with appendSections(_:) first", in: result)
    }

    @Test("Listing the items of an unknown section")
    func listingTheItemsOfAnUnknownSection() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Self.sample().itemIdentifiers(inSection: "X")
        }
        expectSentence(
            "itemIdentifiers(inSection:): section \"X\" is not in the snapshot",
            cure: "append it with appendSections(_:) first", in: result)
    }

    private func expectSentence(_ sentence: String, cure: String, in result: ExitTest.Result?) {
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains(sentence), "\(text)")
        #expect(text.contains(cure), "\(text)")
    }
}
