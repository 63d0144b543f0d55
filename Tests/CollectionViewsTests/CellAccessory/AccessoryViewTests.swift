import Foundation
import Testing

@testable import CollectionViews

@MainActor @Suite("Custom accessories")
struct AccessoryViewTests {
    let source = OutlineTestSource()
    let view = makeList(ListSource([]))
    let viewer: RecordingViewer

    init() {
        view.drive(by: source, outline: source)
        viewer = RecordingViewer(view)
    }

    private func show(_ views: AccessoryView...) throws -> Int {
        source.accessories = views.map {
            .customView(
                configuration: .init(
                    customView: $0, placement: .trailing(at: { $0.count }), tintColor: .systemRed,
                    maintainsFixedSize: true))
        }
        viewer.update()
        return try #require(viewer.key("0"))
    }

    @Test("become plain data with names for screen readers")
    func content() throws {
        _ = try show(
            .label("new"), .image(.emoji("🔒"), label: "Locked"), .image(.swatch(.systemBlue)), .progress(0.25),
            .progress(.nan, label: "Copied"), .progress(7), .activityIndicator(), .button("Go") {},
            .button(.symbol("star"), label: "Star") {}, .toggle(isOn: true, label: "Notify") { _ in },
            .toggle(isOn: false, image: .symbol("bell"), label: "Ring") { _ in })
        let accessories = viewer.visible[0].content.accessories
        #expect(
            accessories.map(\.kind) == [
                .label("new"), .image(.emoji("🔒")), .image(.swatch(.systemBlue)), .progress(0.25), .progress(0),
                .progress(1), .spinner, .button("Go"), .imageButton(.symbol("star")), .toggle(isOn: true),
                .toggle(isOn: false, image: .symbol("bell")),
            ])
        #expect(
            accessories.map(\.label) == [
                nil, "Locked", nil, "Progress", "Copied", "Progress", "In progress", "Go", "Star", "Notify", "Ring",
            ])
        #expect(accessories.map(\.isActionable) == Array(repeating: false, count: 7) + [true, true, true, true])
        #expect(accessories.allSatisfy { $0.color == .systemRed && $0.maintainsFixedSize })
    }

    @Test("call their actions, a switch with its new state")
    func actions() throws {
        var heard: [String] = []
        let key = try show(
            .button("Go") { heard.append("go") }, .toggle(isOn: true, label: "Notify") { heard.append("\($0)") },
            .label("new"))
        for id in 0...3 { viewer.window.activateAccessory(key, id: id) }
        #expect(heard == ["go", "false"])
    }

    @Test("are left alone when the viewer saw another one by their name")
    func stale() throws {
        var heard: [String] = []
        let key = try show(.button("Star") { heard.append("star") })
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? CollectionViewListCell)
        cell.accessories = [.delete(displayed: .always) { heard.append("delete") }]
        viewer.window.activateAccessory(key, id: 0)
        #expect(heard.isEmpty)
        viewer.update()
        viewer.window.activateAccessory(key, id: 0)
        #expect(heard == ["delete"])
    }
}
