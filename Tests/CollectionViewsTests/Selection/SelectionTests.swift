import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews

@MainActor @Suite("Selection")
struct SelectionTests {
    let source = ListSource([(0..<50).map { "\($0)" }])
    let view: CollectionView
    let viewer: RecordingViewer
    let delegate = RecordingDelegate()

    init() {
        view = makeList(source)
        view.delegate = delegate
        viewer = RecordingViewer(view)
        viewer.update()
    }

    private func tap(_ text: String, _ modifiers: TapModifiers = []) {
        viewer.window.tap(viewer.key(text)!, modifiers: modifiers)
    }

    private var selected: [Int] { view.indexPathsForSelectedItems?.map(\.item) ?? [] }

    @Test("is one item's, which the next tap takes it from")
    func single() {
        tap("1")
        tap("2")
        tap("2")
        #expect(selected == [2])
        #expect(delegate.events == ["select 1", "deselect 1", "select 2"])
        viewer.update()
        #expect(viewer.visible.filter(\.content.isSelected).map(\.content.text) == ["2"])
    }

    @Test("of several items is toggled by taps and extended by a range")
    func multiple() {
        view.allowsMultipleSelection = true
        tap("1")
        tap("3")
        tap("1")
        #expect(selected == [3])
        tap("6", .extend)
        #expect(selected == [3, 4, 5, 6])
        #expect(delegate.events.suffix(3) == ["select 4", "select 5", "select 6"])
    }

    @Test("reaches as far as keys lead it, from where it began or from the row that they come from")
    func keys() {
        view.allowsMultipleSelection = true
        viewer.window.extendSelection(from: viewer.key("2")!, to: viewer.key("3")!)
        #expect(selected == [2, 3])
        viewer.window.deselectAll()
        // A page may not have heard yet that a tap selected what the keys begin with.
        tap("5")
        viewer.window.extendSelection(from: viewer.key("5")!, to: viewer.key("6")!)
        viewer.window.extendSelection(from: viewer.key("6")!, to: viewer.key("7")!)
        #expect(selected == [5, 6, 7])
    }

    @Test("asks the delegate first")
    func refusals() {
        delegate.refusesSelection = [1]
        delegate.refusesHighlight = [2]
        view.reconfigureItems(at: [IndexPath(item: 2, section: 0)])
        viewer.update()
        #expect(viewer.visible.filter { !$0.content.isHighlightable }.map(\.content.text) == ["2"])
        tap("1")
        tap("2")
        #expect(selected.isEmpty)
        view.allowsMultipleSelection = true
        delegate.refusesDeselection = [3]
        tap("3")
        tap("3")
        #expect(selected == [3])
        #expect(delegate.events == ["select 3"])
    }

    @Test("passes by cells that a user can do nothing with")
    func noInteraction() {
        view.cellForItem(at: IndexPath(item: 1, section: 0))?.isUserInteractionEnabled = false
        viewer.update()
        #expect(viewer.visible.filter { !$0.content.isSelectable }.map(\.content.text) == ["1"])
        tap("1")
        viewer.window.activate(viewer.key("1")!)
        viewer.window.beginMovement(of: viewer.key("1")!)
        #expect(selected.isEmpty && delegate.events.isEmpty && viewer.window.movement == nil)
        var content = RowContent()
        content.accessories = [.init(id: 0, kind: .reorder, isActionable: true)]
        content.disableInteraction()
        #expect(!content.accessories[0].isActionable)
        view.cellForItem(at: IndexPath(item: 1, section: 0))?.isUserInteractionEnabled = true
        viewer.update()
        tap("1")
        #expect(selected == [1])
    }

    @Test("by the program tells the delegate nothing")
    func program() {
        view.selectItem(at: IndexPath(item: 4, section: 0), animated: false)
        #expect(selected == [4])
        view.selectItem(at: IndexPath(item: 400, section: 0), animated: false)
        #expect(selected == [4])
        view.deselectItem(at: IndexPath(item: 4, section: 0), animated: false)
        view.selectItem(at: IndexPath(item: 5, section: 0), animated: false)
        view.selectItem(at: nil, animated: false)
        #expect(view.indexPathsForSelectedItems == nil)
        #expect(delegate.events.isEmpty)
    }

    @Test("follows its item through updates, survives a reload of it, and goes with its deletion")
    func identity() {
        tap("3")
        source.sections[0].insert("new", at: 0)
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
        #expect(selected == [4])
        view.reloadItems(at: [IndexPath(item: 4, section: 0)])
        viewer.update()
        #expect(selected == [4])
        #expect(view.cellForItem(at: IndexPath(item: 4, section: 0))?.isSelected == true)
        source.sections[0].remove(at: 4)
        view.deleteItems(at: [IndexPath(item: 4, section: 0)])
        #expect(selected.isEmpty)
        viewer.update()
        #expect(viewer.visible.allSatisfy { !$0.content.isSelected })
    }

    @Test("is lost with a reload of everything, and forbidden when it isn't allowed")
    func reload() {
        tap("3")
        view.reloadData()
        #expect(selected.isEmpty)
        viewer.update()
        tap("3")
        view.allowsSelection = false
        #expect(selected.isEmpty)
        tap("4")
        #expect(selected.isEmpty)
        viewer.update()
        #expect(viewer.visible.allSatisfy { !$0.content.isSelectable })
    }

    @Test("ignores taps on rows that are gone or unknown")
    func strangers() {
        let key = viewer.key("0")!
        source.sections[0].removeFirst()
        view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        viewer.window.tap(key)
        viewer.window.tap(99_999)
        viewer.window.activate(key)
        viewer.window.activateAccessory(key, id: 7)
        viewer.window.toggleExpansion(key, expand: true)
        viewer.window.measured(key, height: 70)
        viewer.window.scrollLane(key, to: 10)
        #expect(selected.isEmpty)
        #expect(delegate.events.isEmpty)
    }

    @Test("A tap on a row that has moved since means that row")
    func stale() {
        let key = viewer.key("0")!
        source.sections[0].insert("new", at: 0)
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
        viewer.window.tap(key)
        #expect(selected == [1])
    }

    @Test("Activation performs the primary action")
    func primaryAction() {
        viewer.window.activate(viewer.key("2")!)
        #expect(delegate.events == ["perform 2"])
    }
}
