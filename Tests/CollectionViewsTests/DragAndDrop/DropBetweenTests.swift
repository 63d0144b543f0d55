import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews

@MainActor
@Suite("Dragging items between rows, as drag and drop delegates have it")
struct DropBetweenTests {
    /// A list whose delegates reorder it themselves; nothing goes behind "fixed".
    @MainActor final class Playlist: CollectionViewDragDelegate, CollectionViewDropDelegate {
        let view: CollectionView
        let dataSource: CollectionViewDiffableDataSource<Int, String>
        let viewer: RecordingViewer
        var log: [String] = []

        init(_ items: [String]) {
            var configuration = CollectionLayoutListConfiguration(appearance: .plain)
            configuration.rowHeight = 50
            view = CollectionView(collectionViewLayout: CollectionViewCompositionalLayout.list(using: configuration))
            let row = CollectionView.CellRegistration<CollectionViewListCell, String> { cell, _, item in
                var content = cell.defaultContentConfiguration()
                content.text = item
                cell.contentConfiguration = content
            }
            dataSource = CollectionViewDiffableDataSource(collectionView: view) { view, indexPath, item in
                view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
            }
            var snapshot = DiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(items)
            dataSource.apply(snapshot, animatingDifferences: false)
            viewer = RecordingViewer(view)
            view.allowsMultipleSelection = true
            view.dragDelegate = self
            view.dropDelegate = self
            viewer.update()
        }

        func collectionView(
            _ collectionView: CollectionView, itemsForBeginning session: DragSession, at indexPath: IndexPath
        ) -> [DragItem] { [DragItem(itemProvider: ItemProvider(object: dataSource.itemIdentifier(for: indexPath)!))] }

        func collectionView(
            _ collectionView: CollectionView, dropSessionDidUpdate session: DragSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> CollectionViewDropProposal {
            let isBehind = destinationIndexPath!.item > (dataSource.snapshot().indexOfItem("fixed") ?? .max)
            return .init(
                operation: collectionView.hasActiveDrag && isBehind ? .forbidden : .move,
                intent: .insertAtDestinationIndexPath)
        }

        func collectionView(
            _ collectionView: CollectionView, performDropWith coordinator: CollectionViewDropCoordinator
        ) {
            let destination = coordinator.destinationIndexPath!
            var items = dataSource.snapshot().itemIdentifiers
            for item in coordinator.items.reversed() {
                items.remove(at: items.firstIndex(of: item.dragItem.localObject as! String)!)
                log.append("\(item.sourceIndexPath!.item) → \(destination.item)")
            }
            items.insert(
                contentsOf: coordinator.items.map { $0.dragItem.localObject as! String }, at: destination.item)
            var snapshot = DiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(items)
            dataSource.apply(snapshot)
            coordinator.drop(coordinator.items[0].dragItem, toItemAt: destination).addCompletion { _ in
                self.log.append("there")
            }
        }

        func collectionView(_ collectionView: CollectionView, dragSessionWillBegin session: DragSession) {
            log.append("begin \(session.items.count)")
        }

        func collectionView(_ collectionView: CollectionView, dragSessionDidEnd session: DragSession) {
            log.append("end")
        }

        var items: [String] { dataSource.snapshot().itemIdentifiers }

        func drag(_ item: String, toRow row: Int) {
            viewer.window.beginMovement(of: viewer.key(item)!)
            viewer.update()
            viewer.window.updateMovement(to: CGPoint(x: 100, y: Double(row) * 50 + 25))
        }
    }

    let list = Playlist(["a", "b", "c", "d"])

    @Test("Rows make room, and the delegate brings the data into the order that is shown")
    func reordering() {
        list.drag("a", toRow: 2)
        let movement = list.viewer.update()?.movement
        #expect(movement?.position == 2 && movement?.isInto == false && movement?.isRefused == false)
        #expect(list.viewer.texts == ["b", "c", "a", "d"], "as it would be")
        #expect(list.items == ["a", "b", "c", "d"] && list.view.hasActiveDrag && list.view.hasActiveDrop)
        list.viewer.window.endMovement()
        #expect(list.viewer.update()?.movement?.phase == .dropped)
        #expect(list.viewer.texts == ["b", "c", "a", "d"] && list.items == list.viewer.texts)
        #expect(list.log == ["begin 1", "0 → 2", "there", "end"] && !list.view.hasActiveDrag)
        list.drag("d", toRow: 0)
        list.viewer.window.endMovement()
        list.viewer.update()
        #expect(list.items == ["d", "b", "c", "a"])
    }

    @Test("Several rows that are selected go together, and say where they came from")
    func several() {
        for item in [0, 2] {
            list.view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        }
        list.drag("a", toRow: 3)
        list.viewer.window.endMovement()
        #expect(list.items == ["b", "d", "a", "c"])
        #expect(list.log == ["begin 2", "2 → 2", "0 → 2", "there", "end"])
    }

    @Test("A row that goes back where it was, or is let go, drops nothing")
    func cancelling() {
        list.drag("b", toRow: 1)
        list.viewer.window.endMovement()
        list.viewer.update()
        list.drag("b", toRow: 3)
        list.viewer.window.cancelMovement()
        list.viewer.update()
        #expect(list.log == ["begin 1", "end", "begin 1", "end"] && list.items == ["a", "b", "c", "d"])
    }

    @Test("Places that the delegate refuses take nothing in")
    func refusing() {
        let list = Playlist(["a", "fixed", "b", "c"])
        list.drag("a", toRow: 3)
        #expect(list.viewer.update()?.movement?.isRefused == true)
        list.viewer.window.endMovement()
        #expect(list.viewer.update()?.movement?.phase == .cancelled && list.log == ["begin 1", "end"])
    }

    @Test("An update that comes meanwhile takes the place it came from along")
    func updates() {
        list.drag("b", toRow: 3)
        var snapshot = list.dataSource.snapshot()
        snapshot.insertItems(["new"], beforeItem: "a")
        list.dataSource.apply(snapshot)
        list.viewer.window.endMovement()
        #expect(list.log.contains("2 → 4") && list.items == ["new", "a", "c", "d", "b"])
    }

    @Test("By keyboard it goes to the same places")
    func keyboard() {
        list.viewer.window.beginMovement(of: list.viewer.key("a")!)
        list.viewer.update()
        list.viewer.window.stepMovement(by: 2)
        list.viewer.window.endMovement()
        #expect(list.items == ["b", "c", "a", "d"])
    }

    @Test("Rows of another list are copied to the place of the row that they are dropped on, as its delegate proposes")
    func otherList() {
        /// A list that copies what comes from elsewhere, where it comes.
        final class Favorites: CollectionViewDropDelegate {
            let list = Playlist(["x", "y"])
            var log: [String] = []

            init() { list.view.dropDelegate = self }

            func collectionView(
                _ collectionView: CollectionView, dropSessionDidUpdate session: DragSession,
                withDestinationIndexPath destinationIndexPath: IndexPath?
            ) -> CollectionViewDropProposal {
                .init(
                    operation: collectionView.hasActiveDrag ? .move : .copy, intent: .insertAtDestinationIndexPath)
            }

            func collectionView(
                _ collectionView: CollectionView, performDropWith coordinator: CollectionViewDropCoordinator
            ) {
                guard coordinator.proposal.operation == .copy else { return log.append("moved") }
                let isInserted = coordinator.proposal.intent == .insertAtDestinationIndexPath
                let item = coordinator.items[0]
                log.append("\(item.dragItem.localObject as? String ?? "") from \(item.sourceIndexPath?.item ?? -1)")
                var snapshot = list.dataSource.snapshot()
                snapshot.insertItems(
                    [item.dragItem.localObject as! String],
                    beforeItem: list.dataSource.itemIdentifier(for: coordinator.destinationIndexPath!)!)
                if isInserted { list.dataSource.apply(snapshot) }
            }
        }
        let songs = Playlist(["a", "b", "c"])
        let favorites = Favorites()
        songs.viewer.window.beginMovement(of: songs.viewer.key("b")!)
        songs.viewer.window.updateMovement(to: CGPoint(x: 100, y: 75), over: favorites.list.viewer.window)
        #expect(songs.viewer.update()?.movement?.isElsewhere == true)
        songs.viewer.window.endMovement()
        #expect(favorites.log == ["b from -1"] && songs.log.contains { $0.contains("→") } == false)
        #expect(favorites.list.dataSource.snapshot().itemIdentifiers == ["x", "b", "y"])
        #expect(songs.dataSource.snapshot().itemIdentifiers == ["a", "b", "c"])
    }

    @Test("What a provider holds is handed over to whoever asks for its type")
    func providers() {
        let provider = ItemProvider(object: "a")
        var loaded: [String?] = []
        provider.loadObject(ofClass: String.self) { value, _ in loaded.append(value) }
        provider.loadObject(ofClass: Int.self) { value, _ in loaded.append(value.map { "\($0)" }) }
        #expect(loaded == ["a", nil] && provider.canLoadObject(ofClass: String.self))
        #expect(DragItem(itemProvider: provider).localObject as? String == "a")
        list.view.dragInteractionEnabled = false
        list.viewer.window.beginMovement(of: list.viewer.key("a")!)
        #expect(list.viewer.update()?.movement?.phase == .refused)
    }
}
