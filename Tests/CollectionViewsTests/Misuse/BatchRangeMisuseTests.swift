import Foundation
import Testing

@testable import CollectionViews

@Suite("Updates of places that do not exist")
struct BatchRangeMisuseTests {
    @Test("Deleting an item that is not there")
    func deleteItem() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                view.performBatchUpdates {
                    view.deleteItems(at: [IndexPath(item: 3, section: 0)])
                }
                _ = source
            }
        }
        expect(result, says: "item [0, 3] is to be deleted, but section 0 holds only 3 items before the update")
    }

    @Test("Reloading an item that is not there")
    func reloadItem() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                view.performBatchUpdates {
                    view.reloadItems(at: [IndexPath(item: 2, section: 1)])
                }
                _ = source
            }
        }
        expect(result, says: "item [1, 2] is to be reloaded, but section 1 holds only 2 items before")
    }

    @Test("Reconfiguring an item that is not there")
    func reconfigureItem() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                view.performBatchUpdates {
                    view.reconfigureItems(at: [IndexPath(item: 0, section: 2)])
                }
                _ = source
            }
        }
        expect(result, says: "item [2, 0] is to be reconfigured, but there were only 2 sections before the update")
    }

    @Test("Moving an item that is not there")
    func moveItem() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                view.performBatchUpdates {
                    view.moveItem(at: IndexPath(item: 9, section: 0), to: IndexPath(item: 0, section: 0))
                }
                _ = source
            }
        }
        expect(result, says: "item [0, 9] is to be moved, but section 0 holds only 3 items before")
    }

    @Test("Moving an item to a place that is not there")
    func moveItemTo() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                view.performBatchUpdates {
                    view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 9, section: 0))
                }
                _ = source
            }
        }
        expect(result, says: "item [0, 9] is to be moved to, but section 0 holds only 3 items after")
    }

    @Test("Inserting an item beyond the end")
    func insertItem() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                view.performBatchUpdates {
                    source.sections[0].append("x")
                    view.insertItems(at: [IndexPath(item: 4, section: 0)])
                }
                _ = source
            }
        }
        expect(result, says: "item [0, 4] is to be inserted, but section 0 holds only 4 items after the update")
    }

    @Test("Inserting an item into a section that is not there")
    func insertItemIntoSection() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                view.performBatchUpdates {
                    view.insertItems(at: [IndexPath(item: 0, section: 5)])
                }
                _ = source
            }
        }
        expect(result, says: "item [5, 0] is to be inserted, but there are only 2 sections after the update")
    }

    @Test("Deleting a section that is not there")
    func deleteSection() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                view.performBatchUpdates {
                    view.deleteSections(IndexSet(integer: 2))
                }
                _ = source
            }
        }
        expect(result, says: "section 2 is to be deleted, but there were only 2 sections before the update")
    }

    @Test("Reloading a section that is not there")
    func reloadSection() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                view.performBatchUpdates {
                    view.reloadSections(IndexSet(integer: 2))
                }
                _ = source
            }
        }
        expect(result, says: "section 2 is to be reloaded, but there were only 2 sections before")
    }

    @Test("Moving a section that is not there")
    func moveSection() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                view.performBatchUpdates {
                    view.moveSection(2, toSection: 0)
                }
                _ = source
            }
        }
        expect(result, says: "section 2 is to be moved, but there were only 2 sections before")
    }

    @Test("Moving a section to a place that is not there")
    func moveSectionTo() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                view.performBatchUpdates {
                    view.moveSection(0, toSection: 2)
                }
                _ = source
            }
        }
        expect(result, says: "section 2 is to be moved to, but there are only 2 sections after")
    }

    @Test("Inserting a section beyond the end")
    func insertSection() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                view.performBatchUpdates {
                    source.sections.append([])
                    view.insertSections(IndexSet(integer: 3))
                }
                _ = source
            }
        }
        expect(result, says: "section 3 is to be inserted, but there are only 3 sections after")
    }

    @Test("A path without section")
    func shortPath() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                view.performBatchUpdates {
                    view.deleteItems(at: [IndexPath(index: 1)])
                }
                _ = source
            }
        }
        expect(result, says: "names no item in a section", "IndexPath(item:section:)")
    }
}
