import Testing

@testable import CollectionViews

@MainActor @Suite("Accessories at their places")
struct PlacementTests {
    private func text(_ text: String, _ placement: CellAccessory.Placement) -> CellAccessory {
        .customView(configuration: .init(customView: .label(text), placement: placement))
    }

    /// What stands at one side, from the leading to the trailing edge.
    private func names(_ accessories: [CellAccessory], leading: Bool) -> [String] {
        CellAccessory.arranged(accessories, leading: leading).map { one in
            if case .label(let text)? = one.accessory.customView?.accessory.kind { return text }
            return "\(one.accessory.accessoryType)"
        }
    }

    @Test("The view's own kinds have a side and an order, however they are listed")
    func system() {
        let all: [CellAccessory] = [
            .disclosureIndicator(), .multiselect(), .detail(), .insert(), .outlineDisclosure(), .label(text: "1"),
            .checkmark(), .delete(),
        ]
        #expect(names(all, leading: true) == ["delete", "insert", "multiselect"])
        #expect(
            names(all, leading: false) == [
                "label", "checkmark", "detail", "outlineDisclosure", "disclosureIndicator",
            ])
        #expect(names(all.reversed(), leading: false) == names(all, leading: false))
    }

    @Test("A custom one stands next to the content unless told otherwise")
    func unplaced() {
        let all = [CellAccessory.delete(), text("a", .leading()), .checkmark(), text("b", .trailing())]
        #expect(names(all, leading: true) == ["delete", "a"])
        #expect(names(all, leading: false) == ["b", "checkmark"])
    }

    @Test("A custom one stands before or after another, or last when that is missing")
    func placed() {
        typealias Placement = CellAccessory.Placement
        let all = [
            text("a", .trailing(at: Placement.position(after: .detail()))),
            text("b", .trailing(at: Placement.position(before: .detail()))),
            text("c", .trailing(at: Placement.position(after: .checkmark()))),
            text("d", .leading(at: Placement.position(before: .multiselect()))),
            CellAccessory.detail(), .label(text: "1"), .delete(), .multiselect(),
        ]
        #expect(names(all, leading: true) == ["delete", "d", "multiselect"])
        #expect(names(all, leading: false) == ["label", "b", "detail", "a", "c"])
    }

    @Test("A place out of range stands for the nearest end")
    func range() {
        let all = [text("a", .leading(at: { _ in -5 })), text("b", .leading(at: { _ in 99 })), CellAccessory.delete()]
        #expect(names(all, leading: true) == ["a", "delete", "b"])
    }

    @Test("What is hidden keeps its place, its room and no activation")
    func hidden() throws {
        let source = OutlineTestSource()
        let view = makeList(ListSource([]))
        var presses = 0
        source.accessories = [
            .checkmark(options: .init(isHidden: true, reservedLayoutWidth: .custom(30))),
            .customView(
                configuration: .init(
                    customView: .button("x", action: { presses += 1 }), placement: .trailing(), isHidden: true)),
        ]
        view.drive(by: source, outline: source)
        let viewer = RecordingViewer(view)
        viewer.update()
        let shown = viewer.visible[0].content.accessories
        #expect(shown.map(\.isHidden) == [true, true])
        #expect(shown.map(\.reservedLayoutWidth) == [.standard, .custom(30)])
        viewer.window.activateAccessory(try #require(viewer.key("0")), id: 1)
        #expect(presses == 0)
    }
}
