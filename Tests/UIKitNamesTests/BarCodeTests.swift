import Foundation
import Testing
import UIKitNames

@MainActor @Suite("Bars, search and drags written for UIKit, with the import line changed")
struct BarCodeTests {
    let controller = TracksViewController()
    let observer = NSObject()
    let window: CollectionViewWindow

    init() {
        controller.addObserver(observer) {}
        window = CollectionViewWindow(collectionView: controller.collectionView)
        window.resize(to: CGSize(width: 390, height: 600))
    }

    private var texts: [String?] {
        window.acknowledge(window.nextTransaction()?.version ?? 0)
        let all = CollectionViewWindow(collectionView: controller.collectionView)
        all.resize(to: CGSize(width: 390, height: 600))
        return all.nextTransaction()?.rows.sorted { $0.frame.minY < $1.frame.minY }.map { $0.content?.text } ?? []
    }

    @Test("The search field stands among the controls, and finds by text and scope")
    func search() throws {
        let field = try #require(controller.controls.compactMap { $0 as? SearchField }.first)
        #expect(field.prompt == "Find a track" && field.scopes == ["All", "Short"])
        field.userDid(.type("a"))
        #expect(texts == ["Aria", "Canon"])
        field.userDid(.choose(1))
        #expect(texts == ["Aria"])
        let search = try #require(controller.navigationItem.searchController)
        #expect(search.isActive && search.searchBar.text == "a")
        search.isActive = false
        #expect(texts.count == 4 && !search.isActive)
        search.searchBar.text = "dir"
        #expect(texts == ["Dirge"])
        controller.navigationItem.searchController = nil
        #expect(!controller.controls.contains { $0 is SearchField })
    }

    @Test("A button with a picture is called by its menu, and offers it")
    func buttons() throws {
        let button = try #require(controller.controls.compactMap { $0 as? Button }.first)
        #expect(button.content.image == UIImage(systemName: "ellipsis.circle") && button.label == "Order")
        #expect(button.content.opensMenu)
        button.userDid(.pick(MenuChoice(action: 0, offer: try #require(button.content.menu).offer)))
        #expect(texts == ["Dirge", "Canon", "Bolero", "Aria"])
    }

    @Test("A label in place of the title says what the screen is called, a search bar stands among the controls")
    func titleViews() {
        let label = UILabel()
        label.text = "Now Playing"
        controller.navigationItem.titleView = label
        #expect(controller.title == "Now Playing")
        label.text = "Paused"
        #expect(controller.title == "Paused")
        let bar = UISearchBar()
        controller.navigationItem.titleView = bar
        #expect(controller.controls.contains { $0 === bar.field })
        label.text = "Stopped"
        #expect(controller.title == "Paused", "it stands there no more")
        controller.navigationItem.titleView = nil
        #expect(!controller.controls.contains { $0 === bar.field })
        #expect(UINavigationItem(title: "Free").title == "Free")
        let next = TracksViewController()
        controller.navigationController?.show(next, sender: nil)
        #expect(controller.presentedScreen === next)
        #expect(next.navigationController?.popViewController(animated: false) === next)
        #expect(controller.presentedScreen == nil)
    }

    @Test("A toolbar shows its buttons once it is not hidden, and spaces push them apart")
    func toolbars() throws {
        let (first, second) = (UIBarButtonItem(title: "One"), UIBarButtonItem(title: "Two"))
        let buttons = { (screen: Screen) in screen.controls.compactMap { $0 as? Button }.map(\.content) }
        let before = buttons(controller).count
        controller.setToolbarItems([first, UIBarButtonItem(systemItem: .flexibleSpace), second], animated: false)
        #expect(buttons(controller).count == before, "hidden until a program says otherwise")
        controller.navigationController?.setToolbarHidden(false, animated: false)
        let shown = buttons(controller).suffix(2)
        #expect(shown.map(\.label) == ["One", "Two"] && shown.allSatisfy(\.isInToolbar))
        #expect(shown.map(\.toolbarSpaces) == [[.trailing], [.leading]])
        controller.toolbarItems = [first]
        #expect(buttons(controller).count == before + 1 && buttons(controller).last?.toolbarSpaces == [.trailing])

        let next = TracksViewController()
        next.toolbarItems = [.flexibleSpace(), second, .fixedSpace(8)]
        let own = buttons(next).count
        controller.navigationController?.pushViewController(next, animated: false)
        #expect(buttons(next).count == own + 1, "the bar is that of all screens of the way")
        #expect(buttons(next).last?.toolbarSpaces == [.leading])
        next.navigationController?.isToolbarHidden = true
        #expect(buttons(controller).count == before && controller.navigationController?.isToolbarHidden == true)
        next.navigationController?.isToolbarHidden = false
        next.hidesBottomBarWhenPushed = true
        #expect(buttons(next).count == own && buttons(controller).count == before + 1)
        next.navigationItem.setHidesBackButton(true, animated: false)
        #expect(next.navigationItem.hidesBackButton)
        _ = next.navigationController?.popViewController(animated: false)
    }

    @Test("A row is dragged between others, and the delegate brings the data into that order")
    func drags() throws {
        let rows = try #require(window.nextTransaction()).rows
        window.beginMovement(of: try #require(rows.first { $0.content?.text == "Aria" }).key)
        #expect(rows.allSatisfy { $0.content?.isDraggable == true })
        window.updateMovement(to: CGPoint(x: 195, y: rows.map(\.frame.midY).max() ?? 0))
        window.endMovement()
        #expect(controller.tracks == ["Bolero", "Canon", "Dirge", "Aria"])
        #expect(texts == controller.tracks && controller.sources == [IndexPath(item: 0, section: 0)])
    }

    @Test("A layout says how far its content goes, a screen what its looks depend on")
    func measures() {
        _ = window.nextTransaction()
        let view = controller.collectionView
        #expect(view.collectionViewLayout.collectionViewContentSize == view.contentSize && view.contentSize.height > 0)
        #expect(controller.traitCollection.horizontalSizeClass == .regular)
    }
}
