import Foundation
import Testing
import UIKitNames

@MainActor @Suite("Code of Swift 5, with the import line changed")
struct SettingsTests {
    @Test("A settings screen shows its rows, with a switch that works")
    func settings() throws {
        let controller = SettingsViewController(style: .insetGrouped)
        let observer = NSObject()
        controller.addObserver(observer) {}
        let window = CollectionViewWindow(collectionView: controller.collectionView)
        window.resize(to: CGSize(width: 400, height: 600))
        let shown = try #require(window.nextTransaction())
        #expect(controller.title == "Settings" && shown.surroundings?.dismissesKeyboard == true)
        #expect(shown.rows.compactMap { $0.content?.text }.filter { !$0.isEmpty } == ["Wi-Fi", "Sound", "About"])
        let rows = shown.rows.compactMap(\.content)
        #expect(rows.first?.background == .systemTeal)
        #expect(rows[1].accessories.map(\.kind) == [.toggle(isOn: false)] && rows[1].textStyle.numberOfLines == 2)
        #expect(rows[2].accessories.map(\.kind) == [.image(UIImage(systemName: "bell.fill")!)])
        #expect(rows[3].accessories.map(\.kind) == [.disclosureIndicator])
        window.activateAccessory(shown.rows[1].key, id: rows[1].accessories[0].id)
        #expect(controller.isOn)
        window.tap(shown.rows[3].key)
        #expect(controller.opened == ["about"])
        controller.store.settingsDidChange()
        #expect(
            window.nextTransaction()?.rows.contains { $0.content?.accessories.first?.kind == .toggle(isOn: true) }
                == true)
    }
}
