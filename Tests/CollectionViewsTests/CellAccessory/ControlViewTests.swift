import Foundation
import Testing

@testable import CollectionViews

@MainActor @Suite("Views beside a row's content")
struct ControlViewTests {
    let cell = CollectionViewListCell(frame: .zero)

    private func shown(_ view: View) -> RowContent.Accessory? {
        cell.accessories = [.customView(configuration: .init(customView: view, placement: .trailing()))]
        return cell.rowContent.accessories.first
    }

    @Test("A switch shows its state, and a user who flips it carries out its action")
    func toggle() {
        let toggle = SwitchView()
        var flips: [Bool] = []
        toggle.addAction(Action { flips.append(($0.sender as? SwitchView)?.isOn ?? false) }, for: .valueChanged)
        toggle.accessibilityLabel = "Wi-Fi"
        toggle.onTintColor = .systemGreen
        let accessory = shown(toggle)
        #expect(accessory?.kind == .toggle(isOn: false) && accessory?.label == "Wi-Fi")
        #expect(accessory?.color == .systemGreen && accessory?.isActionable == true)
        cell.allAccessories[0].activation?()
        #expect(flips == [true] && cell.rowContent.accessories.first?.kind == .toggle(isOn: true))
        toggle.setOn(false, animated: true)
        #expect(cell.rowContent.accessories.first?.kind == .toggle(isOn: false))
        toggle.isEnabled = false
        #expect(cell.rowContent.accessories.first?.isActionable == false)
    }

    @Test("A button shows its title or picture, and does what it is for")
    func button() {
        var presses = 0
        let button = ButtonView(
            type: .system, primaryAction: Action(title: "Star", image: Image(systemName: "star")) { _ in presses += 1 })
        #expect(shown(button)?.kind == .imageButton(.symbol("star")) && shown(button)?.label == "Star")
        cell.allAccessories[0].activation?()
        #expect(presses == 1)
        button.setImage(nil, for: .normal)
        button.setTitle("Unstar", for: .normal)
        #expect(cell.rowContent.accessories.first?.kind == .button("Unstar"))
    }

    @Test("A button offers its menu, and shows what was chosen from it")
    func buttonMenu() throws {
        var chosen: [String] = []
        let button = ButtonView(type: .system)
        button.setTitle("Plan", for: .normal)
        button.setTitle("Pressed", for: .highlighted)
        let plans = ["Never", "Soon"].map { plan in
            Action(title: plan, state: plan == "Soon" ? .on : .off) {
                chosen.append("\($0.title) \($0.sender is ButtonView)")
            }
        }
        button.menu = Menu(options: .singleSelection, children: plans)
        let held = try #require(shown(button))
        #expect(held.kind == .button("Plan") && held.menu?.items.count == 1 && held.isActionable && !held.opensMenu)
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        let now = try #require(cell.rowContent.accessories.first)
        #expect(now.kind == .button("Soon") && now.label == "Soon" && now.opensMenu)
        let offer = try #require(now.menu).offer
        cell.allAccessories[0].menu?.choose(MenuChoice(action: 0, offer: offer))
        #expect(chosen == ["Never true"] && cell.rowContent.accessories.first?.kind == .button("Never"))
        cell.allAccessories[0].menu?.choose(MenuChoice(action: 1, offer: offer))
        #expect(chosen.count == 1, "the menu says something else by now")
        let twin = ButtonView(type: .system)
        twin.menu = Menu(options: .singleSelection, children: plans)
        #expect(twin.accessory.menu?.content == button.accessory.menu?.content, "named after what it says")
        button.isEnabled = false
        #expect(cell.rowContent.accessories.first?.menu == nil)
    }

    @Test("A button with a picture is on or off by being pressed, if it says so")
    func selection() throws {
        var states: [Bool] = []
        let bell = ButtonView(type: .system)
        bell.setImage(Image(systemName: "bell"), for: .normal)
        bell.accessibilityLabel = "Ring"
        bell.addAction(
            Action { states.append(($0.sender as? ButtonView)?.isSelected ?? false) }, for: .primaryActionTriggered)
        #expect(shown(bell)?.kind == .imageButton(.symbol("bell")))
        bell.changesSelectionAsPrimaryAction = true
        #expect(shown(bell)?.kind == .toggle(isOn: false, image: .symbol("bell")) && shown(bell)?.label == "Ring")
        cell.allAccessories[0].activation?()
        #expect(states == [true] && bell.isSelected)
        #expect(shown(bell)?.kind == .toggle(isOn: true, image: .symbol("bell")))
        bell.isEnabled = false
        #expect(shown(bell)?.isActionable == false)
    }

    @Test("Pictures, texts, signs and plain views are drawn as they are")
    func others() {
        let picture = ImageView(image: Image(systemName: "star.fill"))
        picture.tintColor = .systemYellow
        #expect(shown(picture)?.kind == .image(.symbol("star.fill")) && shown(picture)?.color == .systemYellow)
        let label = LabelView()
        label.text = "3"
        #expect(shown(label)?.kind == .label("3"))
        let sign = ActivityIndicatorView(style: .medium)
        #expect(shown(sign)?.kind == .label(""))
        sign.startAnimating()
        #expect(cell.rowContent.accessories.first?.kind == .spinner)
        let plain = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        plain.backgroundColor = .systemRed
        #expect(shown(plain)?.kind == .image(.swatch(.systemRed)))
        plain.isHidden = true
        #expect(cell.rowContent.accessories.first?.isHidden == true)
    }

    @Test("A label stands in place of rows that there are not")
    func background() {
        let view = makeList(ListSource([]))
        let label = LabelView()
        label.text = "Nothing here"
        view.backgroundView = label
        let viewer = RecordingViewer(view)
        guard case .unavailable(let content)? = viewer.update()?.surroundings?.background else {
            Issue.record("nothing stands there")
            return
        }
        #expect(content.secondaryText == "Nothing here")
        label.text = "Still nothing"
        #expect(viewer.update()?.surroundings != nil)
    }
}
