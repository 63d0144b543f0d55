import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews

@MainActor
@Suite("Dragging items between the rows of another view")
struct DropElsewhereTests {
    /// A list that takes in what comes from another one, where it comes; nothing goes before "fixed".
    @MainActor final class Basket: CollectionViewDropDelegate {
        let list: DropBetweenTests.Playlist
        var asked: [Int] = []
        var log: [String] = []

        init(_ items: [String]) {
            list = .init(items)
            list.view.dropDelegate = self
        }

        func collectionView(
            _ collectionView: CollectionView, dropSessionDidUpdate session: DragSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> CollectionViewDropProposal {
            asked.append(destinationIndexPath!.item)
            let isFixed = list.dataSource.itemIdentifier(for: destinationIndexPath!) == "fixed"
            return .init(operation: isFixed ? .forbidden : .copy, intent: .insertAtDestinationIndexPath)
        }

        func collectionView(
            _ collectionView: CollectionView, performDropWith coordinator: CollectionViewDropCoordinator
        ) {
            let destination = coordinator.destinationIndexPath!
            log.append("\(coordinator.items.count) at \(destination.item), \(coordinator.proposal.operation)")
            var items = list.items
            items.insert(
                contentsOf: coordinator.items.map { $0.dragItem.localObject as! String }, at: destination.item)
            show(items)
        }

        func show(_ items: [String]) {
            var snapshot = DiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(items)
            list.dataSource.apply(snapshot)
        }

        /// Where the rows are, in order.
        var places: [String] {
            list.viewer.update()
            return list.viewer.visible.map { "\($0.content.text ?? "") \(Int($0.frame.minY))" }
        }
    }

    let songs = DropBetweenTests.Playlist(["a", "b", "c"])
    let basket = Basket(["x", "y", "z"])

    func drag(_ item: String, to y: Double) {
        if songs.viewer.window.movement == nil { songs.viewer.window.beginMovement(of: songs.viewer.key(item)!) }
        songs.viewer.update()
        songs.viewer.window.updateMovement(to: CGPoint(x: 100, y: y), over: basket.list.viewer.window)
    }

    @Test("Its rows make room where the drag is, and come together when it leaves")
    func hovering() {
        drag("b", to: 75)
        #expect(basket.places == ["x 0", "y 100", "z 150"] && basket.list.viewer.contentSize.height == 200)
        let movement = songs.viewer.update()?.movement
        #expect(movement?.isElsewhere == true && movement?.isRefused == false && movement?.isInto == false)
        #expect(movement?.position == 1 && movement?.siblingCount == 4)
        drag("b", to: 20)
        #expect(basket.places == ["x 50", "y 100", "z 150"])
        drag("b", to: 180)
        #expect(basket.places == ["x 0", "y 50", "z 100"] && basket.list.viewer.contentSize.height == 200)
        drag("b", to: 190)
        #expect(basket.asked == [1, 0, 3], "once for each place")
        songs.viewer.window.updateMovement(to: CGPoint(x: 100, y: 125))
        #expect(basket.places == ["x 0", "y 50", "z 100"] && basket.list.viewer.contentSize.height == 150)
        #expect(songs.viewer.update()?.movement?.isElsewhere == false && songs.viewer.texts == ["a", "c", "b"])
        songs.viewer.window.endMovement()
        #expect(basket.log.isEmpty && songs.items == ["a", "c", "b"])
    }

    @Test("What is dropped comes into the room that there is, and nothing else moves")
    func dropping() {
        drag("b", to: 75)
        #expect(basket.places == ["x 0", "y 100", "z 150"])
        songs.viewer.window.endMovement()
        #expect(basket.log == ["1 at 1, copy"])
        let transaction = basket.list.viewer.update()
        #expect(transaction?.rows.filter { $0.from != nil && $0.from != $0.frame }.isEmpty == true)
        #expect(basket.places == ["x 0", "b 50", "y 100", "z 150"])
        let movement = songs.viewer.update()?.movement
        #expect(movement?.phase == .dropped && movement?.isElsewhere == true && movement?.position == 1)
    }

    @Test("What is let go, or refused, leaves no room behind")
    func cancelling() {
        drag("b", to: 75)
        _ = basket.places
        songs.viewer.window.cancelMovement()
        #expect(basket.places == ["x 0", "y 50", "z 100"] && basket.log.isEmpty)
        basket.show(["x", "fixed", "z"])
        drag("b", to: 20)
        #expect(basket.places == ["x 50", "fixed 100", "z 150"])
        drag("b", to: 75)
        #expect(basket.places == ["x 0", "fixed 50", "z 100"])
        songs.viewer.window.endMovement()
        #expect(basket.log.isEmpty)
        // A viewer who goes leaves none either.
        drag("b", to: 20)
        #expect(basket.places == ["x 50", "fixed 100", "z 150"])
        songs.viewer.window.close()
        #expect(basket.places == ["x 0", "fixed 50", "z 100"])
    }

    @Test("Updates that come meanwhile take the room along")
    func updates() {
        drag("b", to: 75)
        basket.show(["new", "x", "y", "z"])
        #expect(basket.places == ["new 0", "x 50", "y 150", "z 200"])
        basket.show(["new", "x", "z"])
        #expect(basket.places == ["new 0", "x 50", "z 150"], "before the next one")
        basket.show(["x"])
        #expect(basket.places == ["x 0"] && basket.list.viewer.contentSize.height == 100, "at the end")
        songs.viewer.window.endMovement()
        #expect(basket.log == ["1 at 1, copy"] && basket.list.items == ["x", "b"])
    }

    @Test("An empty list takes in the first row")
    func empty() {
        basket.show([])
        drag("a", to: 300)
        #expect(basket.places == [] && basket.list.viewer.contentSize.height == 50)
        songs.viewer.window.endMovement()
        #expect(basket.list.items == ["a"])
    }

    @Test("The room is as high as the row that is dragged")
    func heights() {
        var configuration = CollectionLayoutListConfiguration(appearance: .plain)
        configuration.rowHeight = nil
        basket.list.view.setCollectionViewLayout(
            CollectionViewCompositionalLayout.list(using: configuration), animated: false)
        let before = basket.places
        drag("b", to: 1)
        #expect(before.first == "x 0" && basket.places.first == "x 50")
    }

    @Test("What is first or last in its group stays so while there is room before or behind it")
    func groups() {
        basket.list.view.setCollectionViewLayout(
            CollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)), animated: false)
        for y in [1.0, 599] {
            drag("b", to: y)
            basket.list.viewer.update()
            let rows = basket.list.viewer.visible
            #expect(rows.map(\.content.grouping) == [.first, .middle, .last])
            #expect(rows.map(\.content.showsSeparator) == [true, true, false])
        }
    }

    @Test("Handlers and delegates of the other view are asked for no rows that it has not")
    func asked() {
        var asked: Set<IndexPath> = []
        var configuration = CollectionLayoutListConfiguration(appearance: .plain)
        configuration.itemSeparatorHandler = { indexPath, separators in
            asked.insert(indexPath)
            return separators
        }
        basket.list.view.setCollectionViewLayout(
            CollectionViewCompositionalLayout.list(using: configuration), animated: false)
        drag("b", to: 1)
        _ = basket.places
        #expect(asked == Set((0..<3).map { IndexPath(item: $0, section: 0) }))
        songs.viewer.window.cancelMovement()

        /// Squares that grow from item to item.
        final class Squares: CollectionViewDelegateFlowLayout {
            var asked: Set<Int> = []
            func collectionView(
                _ collectionView: CollectionView, layout: CollectionViewLayout, sizeForItemAt indexPath: IndexPath
            ) -> CGSize {
                asked.insert(indexPath.item)
                return CGSize(width: 60 + indexPath.item, height: 60)
            }
        }
        let squares = Squares()
        basket.list.view.delegate = squares
        basket.list.view.setCollectionViewLayout(CollectionViewFlowLayout(), animated: false)
        drag("b", to: 30)
        _ = basket.places
        #expect(squares.asked == [0, 1, 2])
        basket.show([])
        drag("b", to: 10)
        _ = basket.places
        #expect(squares.asked == [0, 1, 2])
    }
}
