import Foundation
import Testing

@testable import CollectionViews

@Suite("Updates that do not fit the counts")
struct BatchCountMisuseTests {
    @Test("Too few items after an insertion")
    func missingItem() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                view.performBatchUpdates {
                    view.insertItems(at: [IndexPath(item: 0, section: 0)])
                }
                _ = source
            }
        }
        expect(
            result, says: "section 0 had 3 items before the update and has 3 after it",
            "1 inserted, 0 deleted, 0 moved in and 0 moved out, which makes 4", "inside the update block")
    }

    @Test("An item that vanished unasked")
    func unaskedDeletion() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                view.performBatchUpdates {
                    source.sections[1].removeLast()
                }
                _ = source
            }
        }
        expect(result, says: "section 1 had 2 items before the update and has 1 after it", "which makes 2")
    }

    @Test("A move that the data source did not make")
    func unmadeMove() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                view.performBatchUpdates {
                    view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 0, section: 1))
                }
                _ = source
            }
        }
        expect(result, says: "section 0 had 3 items", "1 moved out, which makes 2")
    }

    @Test("A section that appeared unasked")
    func unaskedSection() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                view.performBatchUpdates {
                    source.sections.append([])
                }
                _ = source
            }
        }
        expect(
            result, says: "there were 2 sections before the update and there are 3 after it",
            "0 inserted and 0 deleted, which makes 2")
    }

    @Test("A section deleted for the view alone")
    func unmadeSectionDeletion() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                view.performBatchUpdates {
                    view.deleteSections(IndexSet(integer: 0))
                }
                _ = source
            }
        }
        expect(result, says: "there were 2 sections before the update and there are 2 after it", "which makes 1")
    }

    @Test("A single insertion without its item")
    func singleInsertion() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                view.insertItems(at: [IndexPath(item: 0, section: 0)])
                _ = source
            }
        }
        expect(result, says: "CollectionView.insertItems(at:): section 0 had 3 items")
    }
}
