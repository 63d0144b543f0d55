import Foundation
import Testing

@testable import CollectionViews

@Suite("Updates that name a place twice")
struct BatchCollisionMisuseTests {
    @Test("An item both deleted and moved")
    func deleteAndMove() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                view.performBatchUpdates {
                    view.deleteItems(at: [IndexPath(item: 1, section: 0)])
                    view.moveItem(at: IndexPath(item: 1, section: 0), to: IndexPath(item: 0, section: 0))
                }
                _ = source
            }
        }
        expect(
            result, says: "item [0, 1] before the update is both", "deleted", "moved away",
            "ask for only one of the two")
    }

    @Test("An item both deleted and reloaded")
    func deleteAndReload() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                view.performBatchUpdates {
                    view.reloadItems(at: [IndexPath(item: 1, section: 0)])
                    view.deleteItems(at: [IndexPath(item: 1, section: 0)])
                }
                _ = source
            }
        }
        expect(result, says: "item [0, 1] before the update is both", "reload it in an update of its own")
    }

    @Test("An item both reloaded and moved")
    func reloadAndMove() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                view.performBatchUpdates {
                    view.reloadItems(at: [IndexPath(item: 1, section: 0)])
                    view.moveItem(at: IndexPath(item: 1, section: 0), to: IndexPath(item: 0, section: 0))
                }
                _ = source
            }
        }
        expect(result, says: "item [0, 1] before the update is both", "reload it in an update of its own")
    }

    @Test("An item deleted twice")
    func deleteTwice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                view.performBatchUpdates {
                    view.deleteItems(at: [IndexPath(item: 1, section: 0), IndexPath(item: 1, section: 0)])
                }
                _ = source
            }
        }
        expect(result, says: "item [0, 1] before the update is deleted twice; name it once")
    }

    @Test("An item reloaded twice")
    func reloadTwice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                view.performBatchUpdates {
                    view.reloadItems(at: [IndexPath(item: 1, section: 0)])
                    view.reloadItems(at: [IndexPath(item: 1, section: 0)])
                }
                _ = source
            }
        }
        expect(result, says: "item [0, 1] before the update is reloaded twice")
    }

    @Test("An item moved to two places")
    func moveTwice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                view.performBatchUpdates {
                    view.moveItem(at: IndexPath(item: 1, section: 0), to: IndexPath(item: 0, section: 0))
                    view.moveItem(at: IndexPath(item: 1, section: 0), to: IndexPath(item: 2, section: 0))
                }
                _ = source
            }
        }
        expect(result, says: "item [0, 1] before the update is moved away twice")
    }

    @Test("Two items moved to one place")
    func twoMovesToOne() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                view.performBatchUpdates {
                    view.moveItem(at: IndexPath(item: 1, section: 0), to: IndexPath(item: 0, section: 0))
                    view.moveItem(at: IndexPath(item: 2, section: 0), to: IndexPath(item: 0, section: 0))
                }
                _ = source
            }
        }
        expect(result, says: "item [0, 0] after the update is the target of a move twice")
    }

    @Test("An item inserted where another is moved to")
    func insertAndMove() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                view.performBatchUpdates {
                    view.insertItems(at: [IndexPath(item: 0, section: 0)])
                    view.moveItem(at: IndexPath(item: 2, section: 0), to: IndexPath(item: 0, section: 0))
                }
                _ = source
            }
        }
        expect(result, says: "item [0, 0] after the update is both", "inserted", "the target of a move")
    }

    @Test("An item inserted twice")
    func insertTwice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                view.performBatchUpdates {
                    view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 0)])
                }
                _ = source
            }
        }
        expect(result, says: "item [0, 0] after the update is inserted twice")
    }

    @Test("A section both deleted and moved")
    func deleteAndMoveSection() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                view.performBatchUpdates {
                    view.deleteSections(IndexSet(integer: 1))
                    view.moveSection(1, toSection: 0)
                }
                _ = source
            }
        }
        expect(result, says: "section 1 before the update is both")
    }

    @Test("A section both deleted and reloaded")
    func deleteAndReloadSection() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                view.performBatchUpdates {
                    view.deleteSections(IndexSet(integer: 1))
                    view.reloadSections(IndexSet(integer: 1))
                }
                _ = source
            }
        }
        expect(result, says: "section 1 before the update is both", "reload it in an update of its own")
    }

    @Test("A section both reloaded and moved")
    func reloadAndMoveSection() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                view.performBatchUpdates {
                    view.reloadSections(IndexSet(integer: 1))
                    view.moveSection(1, toSection: 0)
                }
                _ = source
            }
        }
        expect(result, says: "section 1 before the update is both")
    }

    @Test("A section inserted where another is moved to")
    func insertAndMoveSection() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                view.performBatchUpdates {
                    view.insertSections(IndexSet(integer: 0))
                    view.moveSection(1, toSection: 0)
                }
                _ = source
            }
        }
        expect(result, says: "section 0 after the update is both")
    }

    @Test("Two sections moved to one place")
    func twoSectionMovesToOne() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                view.performBatchUpdates {
                    view.moveSection(1, toSection: 0)
                    view.moveSection(0, toSection: 0)
                }
                _ = source
            }
        }
        expect(result, says: "section 0 after the update is the target of a move twice")
    }

    @Test("An item reloaded in a section that is deleted")
    func reloadInDeletedSection() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                view.performBatchUpdates {
                    source.sections.removeLast()
                    view.deleteSections(IndexSet(integer: 1))
                    view.reloadItems(at: [IndexPath(item: 0, section: 1)])
                }
                _ = source
            }
        }
        expect(result, says: "item [1, 0] is to be reloaded or reconfigured, but its section is deleted")
    }
}
