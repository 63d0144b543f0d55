import Foundation
import Testing

@testable import CollectionViews

@Suite("Calls that stop the program")
struct ViewMisuseTests {
    @Test("Updating a driven view")
    func driven() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                view.drive(by: source)
                view.deleteItems(at: [IndexPath(item: 0, section: 0)])
            }
        }
        expect(
            result, says: "CollectionView.deleteItems(at:): the view is driven by a diffable data source, ListSource",
            "apply")
    }

    @Test("Reloading a driven view")
    func drivenReload() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                view.drive(by: source)
                view.reloadData()
            }
        }
        expect(result, says: "CollectionView.reloadData(): the view is driven by a diffable data source")
    }

    @Test("A batch on a driven view")
    func drivenBatch() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                view.drive(by: source)
                view.performBatchUpdates {}
            }
        }
        expect(
            result,
            says: "CollectionView.performBatchUpdates(_:completion:): the view is driven by a diffable data source")
    }

    @Test("Another data source for a driven view")
    func drivenSwap() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                view.drive(by: source)
                view.dataSource = ListSource([])
            }
        }
        expect(result, says: "CollectionView.dataSource: the view is driven by a diffable data source")
    }

    @Test("Reloading inside a batch")
    func reloadInBatch() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                view.performBatchUpdates {
                    view.reloadData()
                }
                _ = source
            }
        }
        expect(result, says: "CollectionView.reloadData(): called inside performBatchUpdates(_:completion:)")
    }

    @Test("Asking for the items of a section that is not there")
    func sectionCount() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                _ = view.numberOfItems(inSection: 7)
                _ = source
            }
        }
        expect(result, says: "there is no section 7 among 2")
    }

    @Test("Scrolling to an item that is not there")
    func scroll() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                view.scrollToItem(at: IndexPath(item: 9, section: 0), at: .top, animated: false)
                _ = source
            }
        }
        expect(result, says: "CollectionView.scrollToItem(at:at:animated:): there is no item at [0, 9]")
    }

    @Test("Editing the text of an item that is not there")
    func textOfUnknownItem() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                view.beginEditingText(ofItemAt: IndexPath(item: 9, section: 0))
                _ = source
            }
        }
        expect(result, says: "CollectionView.beginEditingText(ofItemAt:): there is no item at [0, 9]")
    }

    @Test("An identifier without class")
    func identifier() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                _ = view.dequeueReusableCell(withReuseIdentifier: "x", for: IndexPath(item: 0, section: 0))
                _ = source
            }
        }
        expect(result, says: "no class is registered for \"x\"", "register(_:forCellWithReuseIdentifier:)")
    }

    @Test("A supplementary view that nobody provides")
    func noHeader() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                var configuration = CollectionLayoutListConfiguration(appearance: .plain)
                configuration.headerMode = .supplementary
                view.collectionViewLayout = CollectionViewCompositionalLayout.list(using: configuration)
                RecordingViewer(view).update()
                _ = source
            }
        }
        expect(
            result, says: "asks for a supplementary view of kind \"SectionHeader\" in section 0",
            "viewForSupplementaryElementOfKind")
    }

    @Test("Two accessories of one system kind")
    func twoDisclosures() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                TestCell().accessories = [.checkmark(), .checkmark()]
                _ = (source, view)
            }
        }
        expect(result, says: "CollectionViewListCell.accessories: there are two of .checkmark")
    }

    @Test("A section provider that returns nil")
    func nilSection() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                view.collectionViewLayout = CollectionViewCompositionalLayout { _, _ in nil }
                RecordingViewer(view).update()
                _ = source
            }
        }
        expect(result, says: "returned nil for section 0")
    }

    @Test("A group without items")
    func emptyGroup() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                let size = CollectionLayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(1))
                _ = CollectionLayoutGroup.horizontal(layoutSize: size, subitems: [])
                _ = (source, view)
            }
        }
        expect(result, says: "CollectionLayoutGroup.horizontal(layoutSize:subitems:): a group needs an item")
    }

    @Test("A group of no repetitions")
    func noRepetitions() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            misuse { source, view in
                let size = CollectionLayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(1))
                _ = CollectionLayoutGroup.vertical(
                    layoutSize: size, repeatingSubitem: CollectionLayoutItem(layoutSize: size), count: 0)
                _ = (source, view)
            }
        }
        expect(result, says: "0 repetitions hold no item")
    }
}
