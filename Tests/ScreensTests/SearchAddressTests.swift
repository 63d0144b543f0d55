import CollectionViews
import Testing

@testable import Screens

@MainActor @Suite("Searches in addresses") struct SearchAddressTests {
    private func makeScreen(_ controls: Control...) -> Screen {
        let screen = Screen(title: "Search", collectionView: CollectionView())
        screen.controls = controls
        return screen
    }

    @Test("An address without a search leads back to what the app has set")
    func start() {
        let field = SearchField()
        field.scopes = ["All", "Volcanoes"]
        field.setText("mont")
        field.selectScope(1)
        field.tokens = ["France"]
        var heard: [String] = []
        field.onChange = { heard.append($0) }
        let screen = makeScreen(field)
        #expect(screen.go(to: ScreenAddress()) && screen.address == ScreenAddress())
        #expect(field.text == "mont" && field.selectedScopeIndex == 1 && field.tokens == ["France"] && heard == [])
        field.userDid(.type("etna"))
        #expect(screen.address.state == ["q": "#France,@volcanoes,=etna"])
        #expect(screen.go(to: ScreenAddress()) && field.text == "mont")
        // That it was emptied is said too.
        field.clear()
        #expect(!field.isUsed && screen.address.state == ["q": ""])
        #expect(screen.go(to: ScreenAddress()) && field.text == "mont" && field.tokens == ["France"])
        #expect(screen.go(to: ScreenAddress(state: ["q": ""])) && !field.isUsed)
    }

    @Test("What a user has typed before the address was asked for is no start")
    func typedFirst() {
        let field = SearchField()
        let screen = makeScreen(field)
        field.userDid(.type("etna"))
        #expect(screen.address.state == ["q": "etna"])
        #expect(screen.go(to: ScreenAddress()) && field.text.isEmpty)
    }

    @Test("A name that an app has set goes before that of a search")
    func ownControl() {
        let (field, toggle) = (SearchField(), Switch(label: "Quiet"))
        toggle.restorationIdentifier = "q"
        let screen = makeScreen(field, toggle)
        field.userDid(.type("etna"))
        #expect(screen.address == ScreenAddress())
        #expect(screen.go(to: ScreenAddress(state: ["q": "on"])) && toggle.isOn && field.text == "etna")
        #expect(screen.address.state == ["q": "on"])
        // Of two that the app has named, the first one.
        field.restorationIdentifier = "q"
        #expect(screen.address.state == ["q": "etna"])
    }

    @Test("Beside a detail, a name that the list has from its app goes before that of the detail's search")
    func besideDetail() {
        let (list, detail) = (SearchField(), SearchField())
        list.restorationIdentifier = "q"
        let (screen, other) = (makeScreen(list), makeScreen(detail))
        other.restorationIdentifier = "one"
        screen.showDetail(other)
        list.userDid(.type("etna"))
        detail.userDid(.type("fuji"))
        #expect(screen.address == ScreenAddress(path: ["one"], state: ["q": "etna"]))
        #expect(screen.go(to: ScreenAddress(path: ["one"], state: ["q": "mont"])))
        #expect(list.text == "mont" && detail.text == "fuji")
        // Of two that their apps have named so, the detail's.
        detail.restorationIdentifier = "q"
        #expect(screen.address.state == ["q": "fuji"])
        #expect(screen.go(to: ScreenAddress(path: ["one"], state: ["q": "k2"])))
        #expect(list.text == "mont" && detail.text == "k2")
    }

    /// A screen that keeps its search itself, as before searches were kept.
    final class Keeping: Screen {
        let field = SearchField()

        init() {
            super.init(title: "Keeping", collectionView: CollectionView())
            controls = [field]
        }

        override var restorableState: [String: String] {
            super.restorableState.merging(field.text.isEmpty ? [:] : ["q": field.text]) { $1 }
        }

        override func restore(_ state: [String: String]) {
            super.restore(state)
            field.setText(state["q"] ?? "")
        }
    }

    @Test("A screen that keeps its search itself goes on to do so")
    func keeping() {
        let screen = Keeping()
        for text in ["etna", "fuji"] {
            #expect(screen.go(to: ScreenAddress(state: ["q": text])) && screen.field.text == text)
            #expect(screen.address.state == ["q": text])
        }
        #expect(screen.go(to: ScreenAddress()) && screen.field.text.isEmpty && screen.address == ScreenAddress())
    }
}
