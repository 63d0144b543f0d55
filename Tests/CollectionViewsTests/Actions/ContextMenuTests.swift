import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews

@MainActor @Suite("Context menus") struct ContextMenuTests {
    @Test("A menu lists actions, submenus and groups, without what is hidden or empty")
    func content() {
        var actions: [Action] = []
        let menu = Menu(
            title: "Peak",
            children: [
                Action(title: "Copy", subtitle: "Name and height", discoverabilityTitle: "Copies it") { _ in },
                Action(title: "Secret", attributes: .hidden) { _ in },
                Menu(title: "Empty", children: [Action(title: "Secret", attributes: .hidden) { _ in }]),
                Menu(
                    title: "Sort by", options: .singleSelection,
                    children: [
                        Action(title: "Name", state: .on) { _ in }, Action(title: "Height", state: .mixed) { _ in },
                    ]),
                Menu(
                    options: .displayInline,
                    children: [Action(title: "Delete", attributes: [.destructive, .disabled]) { _ in }]),
            ])
        let content = MenuContent(menu, offer: 7, actions: &actions)
        #expect(actions.map(\.title) == ["Copy", "Name", "Height", "Delete"])
        #expect(
            content
                == MenuContent(
                    offer: 7, title: "Peak",
                    items: [
                        .action(
                            .init(
                                id: 0, label: .init(title: "Copy", subtitle: "Name and height"), hint: "Copies it")),
                        .submenu(
                            .init(title: "Sort by"), isDestructive: false, isSingleSelection: true,
                            items: [
                                .action(.init(id: 1, label: .init(title: "Name"), state: .on)),
                                .action(.init(id: 2, label: .init(title: "Height"), state: .mixed)),
                            ]),
                        .group(
                            title: "", isSingleSelection: false,
                            items: [
                                .action(
                                    .init(
                                        id: 3, label: .init(title: "Delete"), isDestructive: true, isEnabled: false))
                            ]),
                    ]))
    }

    @Test("Names are one's own or unlike all others, and children can be replaced")
    func identifiers() {
        let menu = Menu(title: "M", identifier: .init("mine"), options: .destructive)
        let other = menu.replacingChildren([Action(title: "A", identifier: .init(rawValue: "a")) { _ in }])
        #expect(other.identifier == menu.identifier && other.options == .destructive && other.title == "M")
        #expect((other.children.first as? Action)?.identifier == Action.Identifier("a"))
        #expect(Menu().identifier != Menu().identifier)
        #expect(Action { _ in }.identifier != Action { _ in }.identifier)
        #expect(ContextMenuConfiguration(identifier: "row 3").identifier == AnyHashable("row 3"))
        #expect(ContextMenuConfiguration().identifier != ContextMenuConfiguration().identifier)
    }

    @Test("The delegate is asked for one item's menu, or for that of all that are selected with it")
    func items() {
        let list = ActionList()
        list.view.allowsMultipleSelection = true
        _ = list.viewer.window.contextMenu(of: list.key("b"), at: .zero)
        list.view.selectItem(at: IndexPath(item: 2, section: 0), animated: false)
        list.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false)
        _ = list.viewer.window.contextMenu(of: list.key("b"), at: .zero)
        _ = list.viewer.window.contextMenu(of: list.key("a"), at: .zero)
        #expect(list.asked == [[1], [1], [0, 2]])
    }

    @Test("The row's swipe actions follow the delegate's, and stand alone where it has none")
    func twins() throws {
        let list = ActionList()
        let alone = try #require(list.viewer.window.contextMenu(of: list.key("a"), at: .zero))
        #expect(titles(alone.items) == ["Flag", "Star", "Delete"])
        list.menu = Menu(children: [Action(title: "Copy") { _ in list.log.append("copy") }])
        let both = try #require(list.viewer.window.contextMenu(of: list.key("a"), at: .zero))
        #expect(titles(both.items) == ["Copy", "(", "Flag", "Star", "Delete", ")"])
        var answers: [Bool] = []
        list.viewer.window.performAction(0, ofOffer: both.offer) { answers.append($0) }
        #expect(list.log == ["copy"] && answers == [true])
        let again = try #require(list.viewer.window.contextMenu(of: list.key("a"), at: .zero))
        list.viewer.window.performAction(3, ofOffer: again.offer) { answers.append($0) }
        #expect(list.log == ["copy", "Star a"])
    }

    @Test("A menu that a later one has replaced does nothing any more")
    func late() throws {
        let list = ActionList()
        let first = try #require(list.viewer.window.contextMenu(of: list.key("a"), at: .zero)).offer
        _ = list.viewer.window.contextMenu(of: list.key("b"), at: .zero)
        var answers: [Bool] = []
        list.viewer.window.performAction(0, ofOffer: first) { answers.append($0) }
        #expect(answers == [false] && list.log.isEmpty)
    }

    @Test("A menu of a row that is gone when its action is chosen does nothing")
    func gone() throws {
        let list = ActionList()
        let offer = try #require(list.viewer.window.contextMenu(of: list.key("b"), at: .zero)).offer
        list.view.performBatchUpdates {
            list.source.sections = [["a", "c"]]
            list.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
        }
        var answers: [Bool] = []
        list.viewer.window.performAction(0, ofOffer: offer) { answers.append($0) }
        #expect(answers == [false] && list.log.isEmpty)
    }

    @Test("A delegate of the older method is asked by it; one of neither is asked no more, and its rows say so")
    func olderDelegates() throws {
        @MainActor final class Older: CollectionViewDelegate {
            var asked = 0
            func collectionView(
                _ collectionView: CollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
                point: CGPoint
            ) -> ContextMenuConfiguration? {
                asked += 1
                return ContextMenuConfiguration(
                    identifier: nil, previewProvider: nil,
                    actionProvider: { _ in Menu(children: [Action(title: "\(point.x)") { _ in }]) })
            }
        }
        let source = ListSource([["a"]])
        let view = makeList(source)
        let older = Older()
        view.delegate = older
        let viewer = RecordingViewer(view)
        viewer.update()
        let key = try #require(viewer.key("a"))
        let menu = viewer.window.contextMenu(of: key, at: CGPoint(x: 3, y: 4))
        #expect(titles(menu?.items ?? []) == ["3.0"] && older.asked == 2)

        let neither = RecordingDelegate()
        view.delegate = neither
        #expect(viewer.rows[key]?.content.offersMenu == true)
        #expect(viewer.window.contextMenu(of: key, at: .zero) == nil)
        viewer.update()
        #expect(viewer.rows[key]?.content.offersMenu == false)
        view.delegate = older
        _ = viewer.window.contextMenu(of: key, at: .zero)
        #expect(older.asked == 3)
    }

    @Test("Rows of a view whose delegate answers no menus say so from the beginning")
    func delegatesWithoutMenus() throws {
        let source = ListSource([["a"]])
        let view = makeList(source)
        let neither = RecordingDelegate()
        view.delegate = neither
        let viewer = RecordingViewer(view)
        viewer.update()
        let key = try #require(viewer.key("a"))
        #expect(viewer.rows[key]?.content.offersMenu == false)
    }

    private func titles(_ items: [MenuContent.Item]) -> [String] {
        items.flatMap { item -> [String] in
            switch item {
            case .action(let entry): [entry.label.title]
            case .submenu(let label, _, _, let items): [label.title] + titles(items)
            case .group(_, _, let items): ["("] + titles(items) + [")"]
            }
        }
    }
}
