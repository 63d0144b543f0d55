import Foundation
import Testing
import UIKitNames

@MainActor @Suite("Navigation controllers over lists written for UIKit, with the import line changed")
struct SheetCodeTests {
    private let controller = LockersViewController(
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
    private let observer = NSObject()
    private let window: CollectionViewWindow

    init() {
        controller.addObserver(observer) {}
        window = CollectionViewWindow(collectionView: controller.collectionView)
        window.resize(to: CGSize(width: 390, height: 600))
    }

    @Test("A row opens a sheet in a navigation controller of its own, which its button closes")
    func sheet() throws {
        let first = try #require(window.nextTransaction()?.rows.first { $0.content?.text == "12" })
        #expect(first.content?.layoutMargins?.leading == 30)
        window.tap(first.key)
        let locker = try #require(controller.presentedScreen as? LockerViewController)
        locker.addObserver(observer) {}
        #expect(locker.presentationStyle == .sheet && locker.title == "12" && controller.log == ["open"])
        #expect(locker.sheetPresentationController?.detents.count == 2)
        #expect(locker.navigationController?.navigationBar.prefersLargeTitles == false)
        try #require(locker.controls.first).userDid(.press)
        #expect(controller.presentedScreen == nil)
    }

    @Test("Rows change at once where no animation is wanted, and a message of waiting goes as it came")
    func atOnce() throws {
        window.acknowledge(try #require(window.nextTransaction()).version)
        controller.show(["14", "12"])
        #expect(try #require(window.nextTransaction()).animation == nil)
        controller.fade()
        #expect(controller.collectionView.alpha == 0.5)
        controller.wait()
        #expect(controller.alerts.map(\.message) == ["Opening…"])
        controller.endWaiting()
        #expect(controller.alerts.isEmpty && controller.log == ["opened"])
    }
}
