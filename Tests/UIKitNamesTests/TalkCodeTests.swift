import Testing
import UIKitNames

@MainActor
@Suite("Code written for UIKit, with its import line changed")
struct TalkCodeTests {
    @Test("The search screen shows all peaks by name, and what matches after a letter")
    func search() {
        let controller = PeaksViewController()
        controller.viewDidLoad()
        #expect(
            controller.dataSource.snapshot().itemIdentifiers.map(\.name) == [
                "Denali", "Elbrus", "Everest", "K2", "Mont Blanc",
            ])

        controller.performQuery(with: "e")
        #expect(controller.dataSource.snapshot().itemIdentifiers.map(\.name) == ["Denali", "Elbrus", "Everest"])
        #expect(controller.peaksCollectionView.numberOfItems(inSection: 0) == 3)
    }

    @Test("The sorting screen reaches the sorted order by steps from the data source's own snapshot")
    func sort() {
        let controller = SortViewController(rows: [.init([200, 10, 300, 50]), .init([5, 4, 3, 2, 1])])
        var steps = 0
        while controller.performSortStep() { steps += 1 }
        let snapshot = controller.dataSource.snapshot()
        for section in snapshot.sectionIdentifiers {
            let hues = snapshot.itemIdentifiers(inSection: section).map(\.hue)
            #expect(hues == hues.sorted())
        }
        #expect(steps == 4)
    }

    @Test("The outline screen fills three sections and opens its families")
    func outline() {
        let controller = BirdsViewController()
        controller.viewDidLoad()
        let dataSource = controller.dataSource!
        #expect(dataSource.snapshot().sectionIdentifiers == [.seen, .families, .all])
        #expect(dataSource.snapshot().itemIdentifiers(inSection: .families).map(\.title) == ["Owls", "Woodpeckers"])
        #expect(dataSource.snapshot(for: .families).items.count == 5)
        controller.expandAll()
        #expect(
            dataSource.snapshot().itemIdentifiers(inSection: .families).map { $0.title ?? $0.bird } == [
                "Owls", "Barn owl", "Tawny owl", "Woodpeckers", "Green woodpecker",
            ])
    }

    @Test("The reordering screen's own stores follow each drop, within sections and across them")
    func reorder() {
        let controller = CoursesViewController()
        controller.viewDidLoad()
        let dataSource = controller.dataSource!
        let drags: [(String, String)] = [
            ("soup", "bread"), ("cake", "soup"), ("fish", "cake"), ("pie", "salad"), ("bread", "pie"),
        ]
        for (item, other) in drags {
            let place = dataSource.indexPath(for: other).flatMap { controller.place(of: $0) }
            controller.handleLongPress(began: dataSource.indexPath(for: item)!, moved: place ?? .zero)
            let snapshot = dataSource.snapshot()
            #expect(controller.backingStore == snapshot.itemIdentifiers, "\(item) over \(other)")
            for section in CoursesViewController.Section.allCases {
                #expect(controller.sectionStore[section] == snapshot.itemIdentifiers(inSection: section))
            }
        }
        #expect(controller.counts.count == drags.count)
    }
}
