import CollectionViews
import Foundation
import Screens
import Testing
import UIKitNames

@MainActor private final class HandClock: AnimationClock {
    private var waiting: [@MainActor () -> Void] = []

    func call(after seconds: Double, _ action: @escaping @MainActor () -> Void) { waiting.append(action) }

    func turn() {
        let actions = waiting
        waiting = []
        for action in actions { action() }
    }
}

@MainActor @Suite("Presses, labels and overridden updates written for UIKit, with the import line changed")
struct PressCodeTests {
    private let clock = HandClock()

    private func open(_ screen: Screen) -> CollectionViewWindow {
        screen.addObserver(clock) {}
        screen.collectionView.animationClock = clock
        let window = CollectionViewWindow(collectionView: screen.collectionView)
        window.resize(to: CGSize(width: 390, height: 600))
        return window
    }

    private func rows(_ window: CollectionViewWindow) -> [WindowTransaction.Row] {
        let rows = (window.nextTransaction()?.rows ?? []).filter { $0.content != nil }
        return rows.sorted { $0.frame.minY < $1.frame.minY }
    }

    @Test("A tap presses a row, selects it and lets go of it, and the row looks pressed meanwhile")
    func pressRow() throws {
        let controller = StationsViewController()
        let window = open(controller)
        let first = try #require(rows(window).first)
        window.tap(first.key)
        #expect(controller.log == ["press Ö1", "play Ö1"])
        #expect(rows(window).first?.content?.background == .systemGray4)
        clock.turn()
        #expect(controller.log.last == "let go of Ö1")
        #expect(rows(window).first?.content?.background == .systemYellow)
    }

    @Test("A tile's configuration hears that it is pressed, and the press ends where the tile went meanwhile")
    func pressTile() throws {
        let controller = StationTilesViewController()
        let window = open(controller)
        let first = try #require(rows(window).first)
        window.tap(first.key)
        #expect(controller.log == ["press Ö1", "play Ö1"])
        #expect(rows(window).first?.content?.background == .systemGray4)
        controller.show(["FIP", "Ö1"])
        clock.turn()
        #expect(controller.log.last == "let go of Ö1")
    }

    @Test("What a delegate keeps from being pressed is neither pressed nor selected")
    func refusal() throws {
        final class Deaf: NSObject, UICollectionViewDelegate {
            var log: [String] = []
            func collectionView(_ view: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { false }
            func collectionView(_ view: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
                log.append("press")
            }
        }
        let controller = StationTilesViewController()
        let window = open(controller)
        let deaf = Deaf()
        controller.collectionView.delegate = deaf
        window.tap(try #require(rows(window).first).key)
        #expect(deaf.log.isEmpty && controller.collectionView.indexPathsForSelectedItems == nil)
    }

    @Test("A cell's labels are labels, and its picture a picture view: alignment, hiding and corners are to be seen")
    func labels() throws {
        let controller = StationsViewController()
        let shown = rows(open(controller)).compactMap(\.content)
        try #require(shown.count == 2)
        #expect(shown.map(\.text) == ["Ö1", "FIP"])
        #expect(shown.map(\.secondaryText) == ["On air", nil])
        #expect(shown[0].textStyle.alignment == .center && shown[0].textStyle.truncation == .middle)
        #expect(shown[0].image == UIImage(systemName: "radio"))
        #expect(shown[0].background == .systemYellow)
    }

    @Test("A table of the app's own class hears of the rows that it is to insert")
    func overriddenUpdates() {
        let table = CountingTableView()
        final class Rows: NSObject, UITableViewDataSource {
            var count = 1
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let source = Rows()
        table.dataSource = source
        source.count = 3
        table.insertRows(at: [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)], with: .fade)
        #expect(table.inserted == 2 && table.numberOfRows(inSection: 0) == 3)
    }

    @Test("Cells and screens are objects: apps name them all by one extension, and hold them by their protocols")
    func objects() {
        let controller = StationsViewController()
        _ = open(controller)
        #expect(StationCell.className == "StationCell" && StationsViewController.className == "StationsViewController")
        let refreshing: any Refreshing = controller
        refreshing.refresh()
        #expect(controller.tableView.numberOfRows(inSection: 0) == 3)
    }

    @Test("The way back to a screen is called as its back button")
    func backButton() {
        let controller = StationsViewController()
        _ = open(controller)
        #expect(controller.backTitle == "Radio")
        controller.navigationItem.backBarButtonItem = nil
        controller.title = "Stations"
        #expect(controller.backTitle == "Stations")
    }

    @Test("A picture says how large it is")
    func sizes() throws {
        let symbol = try #require(
            UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40)))
        #expect(symbol.size == CGSize(width: 40, height: 40))
        let png: [UInt8] =
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
            + [0, 0, 0, 30, 0, 0, 0, 20, 8, 6, 0, 0, 0]
        #expect(UIImage(data: Data(png))?.size == CGSize(width: 30, height: 20))
    }
}
