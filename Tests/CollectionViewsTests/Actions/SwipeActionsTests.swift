import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews

@MainActor @Suite("Swipe actions") struct SwipeActionsTests {
    @Test("A row tells which sides it can be swiped to, and is asked about nothing else until it is swiped")
    func sides() {
        let list = ActionList()
        let row = list.viewer.rows[list.key("a")]?.content
        #expect(row?.swipesLeading == true && row?.swipesTrailing == true && row?.offersMenu == true)
        #expect(list.log.isEmpty)
        let source = ListSource([["a"]])
        let plain = RecordingViewer(makeList(source))
        plain.update()
        let content = plain.visible.first?.content
        #expect(content?.swipesLeading == false && content?.swipesTrailing == false && content?.offersMenu == false)
    }

    @Test("An offer lists both sides' buttons, each with its colour, from the row's edge inwards")
    func offer() throws {
        let list = ActionList()
        let offer = try #require(list.viewer.window.swipeActions(of: list.key("a")))
        #expect(offer.leading?.buttons.map(\.title) == ["Star"])
        #expect(offer.leading?.performsFirstWithFullSwipe == true)
        #expect(offer.trailing?.buttons.map(\.title) == ["Delete", "Flag"])
        #expect(offer.trailing?.buttons.map(\.isDestructive) == [true, false])
        #expect(offer.trailing?.buttons.map(\.background) == [.systemRed, .systemGray])
        #expect(
            Set((offer.leading?.buttons ?? []).map(\.id) + (offer.trailing?.buttons ?? []).map(\.id)) == [0, 1, 2])
    }

    @Test("A configuration without actions is as good as none, and full swipes can be refused")
    func empty() throws {
        let list = ActionList(fullSwipe: false)
        let offer = try #require(list.viewer.window.swipeActions(of: list.key("c")))
        #expect(offer.trailing == nil && offer.leading != nil)
        let other = try #require(list.viewer.window.swipeActions(of: list.key("a")))
        #expect(other.trailing?.performsFirstWithFullSwipe == false)
    }

    @Test("An action runs once for each offer, and is done when its handler says so, once")
    func perform() throws {
        let list = ActionList()
        let window = list.viewer.window
        let offer = try #require(window.swipeActions(of: list.key("a")))
        var answers: [Bool] = []
        window.performAction(1, ofOffer: offer.offer) { answers.append($0) }
        #expect(list.log == ["Delete a"] && answers.isEmpty)
        list.waiting.first?(true)
        list.waiting.first?(false)
        #expect(answers == [true])
        window.performAction(1, ofOffer: offer.offer) { answers.append($0) }
        #expect(list.log == ["Delete a"] && answers == [true, false])
    }

    @Test("Unknown offers, actions and rows do nothing", arguments: [(-1, 0), (99, 0), (0, -1), (0, 99)])
    func hostile(number: Int, id: Int) throws {
        let list = ActionList()
        let offer = try #require(list.viewer.window.swipeActions(of: list.key("a"))).offer
        var answers: [Bool] = []
        list.viewer.window.performAction(id, ofOffer: number == 0 ? offer : number) { answers.append($0) }
        #expect(answers == [false] && list.log.isEmpty)
        #expect(list.viewer.window.swipeActions(of: 4711) == nil)
        list.viewer.window.setSwiped(true, 4711)
        list.viewer.window.performDeletion(of: 4711)
        #expect(list.viewer.window.contextMenu(of: 4711, at: .zero) == nil)
    }

    @Test("An offer goes along with its row, and ends with it")
    func moves() throws {
        let list = ActionList()
        let window = list.viewer.window
        let offer = try #require(window.swipeActions(of: list.key("a"))).offer
        list.view.performBatchUpdates {
            list.source.sections = [["z", "a", "b", "c"]]
            list.view.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
        #expect(window.offeredSwipeActions?.element == .item(ItemPath(section: 0, item: 1)))
        list.view.performBatchUpdates {
            list.source.sections = [["z", "b", "c"]]
            list.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
        }
        var answers: [Bool] = []
        window.performAction(0, ofOffer: offer) { answers.append($0) }
        #expect(answers == [false] && list.log.isEmpty)
    }

    @Test("A row that is swiped aside knows it, and goes back when it is configured anew, reloaded or edited")
    func swiped() throws {
        for update in ["reconfigure", "reload", "reload section", "edit", "reload data", "close"] {
            let list = ActionList()
            let window = list.viewer.window
            let path = IndexPath(item: 0, section: 0)
            _ = window.swipeActions(of: list.key("a"))
            window.setSwiped(true, list.key("a"))
            list.viewer.update()
            #expect(list.viewer.rows[list.key("a")]?.content.isSwiped == true, "\(update)")
            #expect(list.view.cellForItem(at: path)?.configurationState.isSwiped == true, "\(update)")
            switch update {
            case "reconfigure": list.view.reconfigureItems(at: [path])
            case "reload": list.view.reloadItems(at: [path])
            case "reload section": list.view.reloadSections([0])
            case "edit": list.view.isEditing = true
            case "reload data": list.view.reloadData()
            default: window.setSwiped(false, list.key("a"))
            }
            list.viewer.update()
            #expect(list.viewer.rows[list.key("a")]?.content.isSwiped == false, "\(update)")
            #expect(list.view.cellForItem(at: path)?.configurationState.isSwiped == false, "\(update)")
        }
    }

    @Test("Another row's update leaves a row that is swiped aside alone, and no row is swiped without an offer")
    func othersUpdate() {
        let list = ActionList()
        list.viewer.window.setSwiped(true, list.key("a"))
        #expect(list.viewer.window.swipedElement == nil)
        _ = list.viewer.window.swipeActions(of: list.key("a"))
        list.viewer.window.setSwiped(true, list.key("a"))
        list.view.reloadItems(at: [IndexPath(item: 1, section: 0)])
        list.viewer.update()
        #expect(list.viewer.rows[list.key("a")]?.content.isSwiped == true)
    }

    @Test("Nothing can be swiped while the view is edited, but for what a delete accessory uncovers")
    func editing() throws {
        let list = ActionList()
        let window = list.viewer.window
        list.view.isEditing = true
        list.viewer.update()
        let row = list.viewer.rows[list.key("a")]?.content
        #expect(row?.swipesLeading == false && row?.swipesTrailing == false)
        #expect(window.swipeActions(of: list.key("a")) == nil)
        let cell = try #require(list.view.cellForItem(at: IndexPath(item: 0, section: 0)) as? TestCell)
        cell.accessories = [.delete()]
        list.viewer.update()
        let accessory = list.viewer.rows[list.key("a")]?.content.accessories.first
        #expect(accessory?.uncoversActions == true && accessory?.isActionable == true)
        let offer = try #require(window.swipeActions(of: list.key("a")))
        #expect(offer.leading == nil && offer.trailing?.buttons.count == 2)
        cell.accessories = [.delete(actionHandler: {})]
        list.viewer.update()
        #expect(list.viewer.rows[list.key("a")]?.content.accessories.first?.uncoversActions == false)
        #expect(window.swipeActions(of: list.key("a")) == nil)
    }

    @Test("The Delete key does the first destructive action, where there is one")
    func deletion() {
        let list = ActionList()
        list.viewer.window.performDeletion(of: list.key("a"))
        list.viewer.window.performDeletion(of: list.key("c"))
        #expect(list.log == ["Delete a"])
        list.view.isEditing = true
        list.viewer.window.performDeletion(of: list.key("a"))
        #expect(list.log == ["Delete a"])
    }

    @Test("An action without a title is named by its label, or by the words of its symbol")
    func names() {
        let action = ContextualAction(style: .normal, title: nil) { _, _, _ in }
        #expect(action.spokenName == "Action")
        action.image = .symbol("star.slash.fill")
        #expect(action.spokenName == "Star slash")
        action.accessibilityLabel = "Unstar"
        #expect(action.spokenName == "Unstar")
        action.backgroundColor = .systemBlue
        #expect(action.backgroundColor == .systemBlue)
        action.backgroundColor = nil
        #expect(action.backgroundColor == .systemGray)
    }
}
