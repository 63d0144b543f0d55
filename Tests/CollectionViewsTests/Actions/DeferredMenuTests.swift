import Foundation
import Testing

@testable import CollectionViews

@MainActor @Suite("Elements of menus that are made once asked for") struct DeferredMenuTests {
    @Test("A row's menu waits for what comes later, asks once for what is kept and each time for what is not")
    func rows() throws {
        let list = ActionList()
        var asked: [String] = []
        var later: (@MainActor ([MenuElement]) -> Void)?
        let kept = DeferredMenuElement { completion in
            asked.append("kept")
            later = completion
        }
        let fresh = DeferredMenuElement.uncached { completion in
            asked.append("fresh")
            completion([Action(title: "Fresh \(asked.count)") { _ in list.log.append("fresh") }])
        }
        list.menu = Menu(children: [Action(title: "First") { _ in }, Menu(title: "More", children: [kept]), fresh])
        let key = list.key("a")
        var contents: [MenuContent?] = []
        list.viewer.window.contextMenu(of: key, at: .zero) { contents.append($0) }
        #expect(contents.isEmpty && asked == ["kept", "fresh"])
        #expect(list.viewer.window.contextMenu(of: key, at: .zero) == nil, "not yet there")
        let first = try #require(later)
        first([Action(title: "Late") { _ in list.log.append("late") }])
        first([Action(title: "Twice") { _ in }])
        list.viewer.window.contextMenu(of: key, at: .zero) { contents.append($0) }
        #expect(asked == ["kept", "fresh", "kept", "fresh", "fresh"])
        let content = try #require(contents.last ?? nil)
        #expect(content.items.prefix(3).flatMap(Self.titles) == ["First", "More", "Late", "Fresh 5"])
        list.viewer.window.performAction(1, ofOffer: content.offer) { _ in }
        #expect(list.log == ["late"])
    }

    @Test("A button's menu is loading until all is there, and keeps what is chosen in it")
    func buttons() throws {
        let button = ButtonView(type: .system)
        var later: (@MainActor ([MenuElement]) -> Void)?
        button.showsMenuAsPrimaryAction = true
        button.menu = Menu(options: .singleSelection, children: [DeferredMenuElement { later = $0 }])
        let loading = try #require(button.accessory.menu).content
        #expect(loading.isLoading && loading.items.isEmpty)
        var chosen: [String] = []
        later?(["A", "B"].map { title in Action(title: title) { _ in chosen.append(title) } })
        let menu = try #require(button.accessory.menu)
        #expect(!menu.content.isLoading)
        menu.choose(MenuChoice(action: 1, offer: menu.content.offer))
        #expect(chosen == ["B"] && button.menu?.children.count == 1)
        guard case .group(_, _, let items) = try #require(button.accessory.menu).content.items[0],
            case .action(let second) = items[1]
        else { throw CancellationError() }
        #expect(second.state == .on)
    }

    private static func titles(_ item: MenuContent.Item) -> [String] {
        switch item {
        case .action(let entry): [entry.label.title]
        case .submenu(let label, _, _, let items): [label.title] + items.flatMap(titles)
        case .group(_, _, let items): items.flatMap(titles)
        }
    }
}
