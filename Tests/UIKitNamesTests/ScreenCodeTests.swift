import Foundation
import Testing
import UIKitNames

@MainActor @Suite("Screens written for UIKit, with the import line changed")
struct ScreenCodeTests {
    @Test("A grid shows an empty state, sizes its items by the delegate, and loads more at its end")
    func photos() throws {
        let controller = PhotosViewController()
        let observer = NSObject()
        controller.addObserver(observer) {}
        #expect(controller.title == "Photos" && controller.photos.isEmpty)
        let window = CollectionViewWindow(collectionView: controller.collectionView)
        window.resize(to: CGSize(width: 308, height: 400))
        let empty = try #require(window.nextTransaction())
        #expect(empty.surroundings?.background != nil && empty.rows.count == 1, "only the header")
        window.refresh()
        let filled = try #require(window.nextTransaction())
        #expect(filled.surroundings?.background == nil && filled.surroundings?.refresh?.isRefreshing == false)
        #expect(filled.rows.map { $0.content?.text }.prefix(3) == ["9 photos", "Photo 0", "Photo 1"])
        #expect(filled.rows[1].frame == CGRect(x: 0, y: 32, width: 204, height: 100))
        #expect(filled.rows[2].frame == CGRect(x: 208, y: 32, width: 100, height: 100))
        window.tap(filled.rows[2].key)
        #expect(controller.log == ["select 1"])
        controller.add(21)
        _ = window.nextTransaction()
        controller.collectionView.setContentOffset(CGPoint(x: 0, y: 1e6), animated: false)
        _ = window.nextTransaction()
        #expect(controller.photos.count == 60)
        let sort = try #require(controller.controls.first)
        #expect(states(of: sort) == ["Newest first": .on, "By name": .off])
        sort.userDid(.pick(MenuChoice(action: 1, offer: try #require(sort.content.menu).offer)))
        #expect(states(of: sort) == ["Newest first": .off, "By name": .on])
    }

    @Test("A sheet has the heights that UIKit's code gives it, and its delegate hears of the one that the user takes")
    func sheet() throws {
        final class Listener: NSObject, UISheetPresentationControllerDelegate {
            var heard: [UISheetPresentationController.Detent.Identifier?] = []
            func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
                _ sheetPresentationController: UISheetPresentationController
            ) { heard.append(sheetPresentationController.selectedDetentIdentifier) }
        }
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        let listener = Listener()
        if let sheet = controller.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.selectedDetentIdentifier = .medium
            sheet.prefersGrabberVisible = true
            sheet.prefersScrollingExpandsWhenScrolledToEdge = false
            sheet.delegate = listener
            sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        }
        #expect(listener.heard == [], "the app knows what it does")
        controller.sheetPresentationController?.userDidSelect(0)
        #expect(listener.heard == [.medium])
    }

    @Test("What says how a status bar looks and how presses become scrolls compiles, and nothing comes of it")
    func bars() {
        final class FullViewController: UICollectionViewController {
            override var prefersStatusBarHidden: Bool { true }
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
            override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
            override var prefersHomeIndicatorAutoHidden: Bool { true }
        }
        let layout = UICollectionViewFlowLayout()
        let controller = FullViewController(collectionViewLayout: layout)
        controller.setNeedsStatusBarAppearanceUpdate()
        controller.setNeedsUpdateOfHomeIndicatorAutoHidden()
        #expect(controller.collectionViewLayout === layout)
        #expect(UITableViewController(style: .plain).preferredStatusBarStyle == .default)
        controller.collectionView.canCancelContentTouches = false
        controller.collectionView.delaysContentTouches = false
        #expect(controller.collectionView.canCancelContentTouches && controller.collectionView.delaysContentTouches)
    }

    @Test("Attributes of cells say that they are, and may be copied as if they were objects")
    func attributes() throws {
        let controller = PhotosViewController()
        let observer = NSObject()
        controller.addObserver(observer) {}
        let window = CollectionViewWindow(collectionView: controller.collectionView)
        window.resize(to: CGSize(width: 308, height: 400))
        window.refresh()
        _ = window.nextTransaction()
        let path = IndexPath(item: 0, section: 0)
        let attributes = try #require(controller.collectionView.layoutAttributesForItem(at: path))
        var copy = attributes.copy() as! UICollectionViewLayoutAttributes
        copy.frame.size.height += 1
        #expect(copy.size.height == attributes.size.height + 1)
        let category: UICollectionView.ElementCategory = attributes.representedElementCategory
        #expect(category == .cell && attributes.representedElementKind == nil)
    }

    @Test("A sheet of a height of its own, with the view behind it in use, compiles as UIKit has it")
    func customSheet() throws {
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        let peek = UISheetPresentationController.Detent.Identifier("peek")
        final class Asked { var values: [CGFloat] = [] }
        let asked = Asked()
        if let sheet = controller.sheetPresentationController {
            let custom = UISheetPresentationController.Detent.custom(identifier: peek) { context in
                asked.values.append(context.maximumDetentValue)
                return context.containerTraitCollection.verticalSizeClass == .compact
                    ? nil : context.maximumDetentValue * 0.3
            }
            sheet.detents = [custom, .custom { _ in 320 }, .large()]
            sheet.largestUndimmedDetentIdentifier = custom.identifier
            sheet.animateChanges { sheet.selectedDetentIdentifier = peek }
            sheet.invalidateDetents()
        }
        struct Context: UISheetPresentationControllerDetentResolutionContext {
            let containerTraitCollection = UITraitCollection(verticalSizeClass: .regular)
            let maximumDetentValue: CGFloat = 800
        }
        let heights = controller.sheetPresentationController?.detents.map { $0.resolvedValue(in: Context()) }
        #expect(heights == [240, 320, 800] && asked.values == [800])
        #expect(controller.sheetPresentationController?.largestUndimmedDetentIdentifier?.rawValue == "peek")
    }

    private func states(of control: Control) -> [String: UIMenuElement.State] {
        func entries(_ items: [MenuContent.Item]) -> [MenuContent.Entry] {
            items.flatMap { item in
                switch item {
                case .action(let entry): [entry]
                case .submenu(_, _, _, let items), .group(_, _, let items): entries(items)
                }
            }
        }
        return Dictionary(
            uniqueKeysWithValues: entries(control.content.menu?.items ?? []).map { ($0.label.title, $0.state) })
    }
}
