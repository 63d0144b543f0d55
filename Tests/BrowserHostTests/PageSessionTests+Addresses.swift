import CollectionViews
import Foundation
import Screens
import Testing

@testable import BrowserHost

/// The page's address.
extension PageSessionTests {
    @Test("The page hears its address when it changes, and goes where it is told to")
    func addresses() async throws {
        let field = SearchField()
        screen.controls = [field]
        screen.listRestoration = ListRestoration(
            identifier: { "item \($0.item)" }, indexPath: { $0 == "item 7" ? IndexPath(item: 7, section: 0) : nil })
        let session = makeSession()
        var hello = hello
        hello.address = PageAddress(
            screen: ScreenAddress(state: ["q": "mont"]), anchor: AddressAnchor(item: "item 7", distance: -12))
        session.connect(connection, hello: hello, isResumed: false)
        #expect(field.text == "mont")
        #expect(window.calls.contains("scroll to item 7 at -12.0"))
        window.topItem = (IndexPath(item: 7, section: 0), -12.4)
        field.userDid(.type("k2"))
        session.scheduleSend()
        await settle()
        let told = try #require(connection.sent.compactMap(\.address).last)
        #expect(told["state"] as? [[String]] == [["q", "k2"]])
        #expect((told["anchor"] as? [String: Any])?["distance"] as? Int == -12)
        session.handle(.go(PageAddress()), number: 1)
        #expect(field.text == "")
        session.handle(.go(PageAddress(screen: ScreenAddress(path: ["nowhere"]))), number: 2)
        #expect(screen.toast?.text == "This page can’t be found.")
        // Where it led is told also when it is where the page was.
        await settle()
        for number in 1...4 { session.handle(.acknowledge(number: number)) }
        let count = connection.sent.compactMap(\.address).count
        session.handle(.go(PageAddress()), number: 3)
        await settle()
        #expect(connection.sent.compactMap(\.address).count == count + 1)
    }

    @Test("What the page is on is known before its address is restored, and when that changes")
    func device() {
        final class Asking: Screen {
            var idioms: [UserInterfaceIdiom] = []
            override func restore(_ state: [String: String]) { idioms.append(traitCollection.userInterfaceIdiom) }
        }
        let screen = Asking(title: "Asking", collectionView: CollectionView())
        let session = PageSession(
            id: "asking", path: "/", screen: screen, windows: [.main: window], build: "build", unacknowledged: 4)
        var hello = hello
        hello.room = SheetRoom(size: CGSize(width: 820, height: 1180), idiom: .pad)
        hello.address = PageAddress(screen: ScreenAddress(state: ["q": "mont"]))
        session.connect(connection, hello: hello, isResumed: false)
        #expect(screen.idioms == [.pad])
        let detail = Screen(title: "Detail", collectionView: CollectionView())
        screen.show(detail)
        #expect(detail.traitCollection.userInterfaceIdiom == .pad)
        session.handle(.room(SheetRoom(size: CGSize(width: 820, height: 1180), idiom: .mac)), number: 1)
        #expect([screen, detail].map(\.traitCollection.userInterfaceIdiom) == [.mac, .mac])
    }

    @Test("Who scrolls with a row in hand is told the address once it is let go of; another one at once")
    func addressOfDrag() async throws {
        let field = SearchField()
        screen.controls = [field]
        screen.listRestoration = ListRestoration(identifier: { "item \($0.item)" }, indexPath: { _ in nil })
        let session = makeSession()
        session.connect(connection, hello: hello, isResumed: false)
        await settle()
        func addresses() -> [[String: Any]] { connection.sent.compactMap(\.address) }
        let former = addresses().count
        window.isDragging = true
        for item in 1...9 {
            window.topItem = (IndexPath(item: item, section: 0), 0)
            session.handle(.gesture(.drag(.move(CGPoint(x: 9, y: 44 * item))), pane: .main), number: item)
            await settle()
        }
        #expect(addresses().count == former)
        field.userDid(.type("k2"))
        session.scheduleSend()
        await settle()
        #expect(addresses().count == former + 1)
        window.topItem = (IndexPath(item: 12, section: 0), 0)
        window.isDragging = false
        session.handle(.gesture(.drag(.drop), pane: .main), number: 10)
        await settle()
        #expect(addresses().count == former + 2)
        #expect((addresses().last?["anchor"] as? [String: Any])?["item"] as? String == "item 12")
    }

    @Test("What the page shows and where that stands are one message: a reload finds both, or neither")
    func addressWithUpdate() async {
        let field = SearchField()
        screen.controls = [field]
        let session = makeSession()
        session.connect(connection, hello: hello, isResumed: false)
        let count = connection.sent.count
        session.handle(.control(field.id, .type("k2")), number: 1)
        window.change()
        await settle()
        let told = connection.sent.dropFirst(count)
        #expect(told.map(\.type) == ["update", "seen"])
        #expect(told.first?.address?["state"] as? [[String]] == [["q", "k2"]] && told.first?.view != nil)
    }

    @Test("A place that is left right after something changed there is found as it was left")
    func addressBeforeLeaving() async throws {
        let field = SearchField()
        let button = Button(label: "Open") { [screen] in
            let detail = Screen(title: "Detail", collectionView: TestServer.emptyView())
            detail.restorationIdentifier = "1"
            screen.present(detail)
        }
        screen.controls = [field, button]
        let session = makeSession()
        session.connect(connection, hello: hello, isResumed: false)
        await settle()
        // Both come before anything was sent of the first one.
        session.handle(.control(field.id, .type("k2")), number: 1)
        session.handle(.control(button.id, .press), number: 2)
        await settle()
        let told = connection.sent.compactMap(\.address).suffix(2)
        #expect(told.first?["state"] as? [[String]] == [["q", "k2"]])
        #expect(told.last?["path"] as? [String] == ["1"])
    }

    @Test("An item that an address names is waited for while items come, then the address loses it")
    func anchorToNowhere() async throws {
        var isLoading = true
        screen.listRestoration = ListRestoration(identifier: { "item \($0.item)" }, indexPath: { _ in nil })
        screen.listRestoration?.isLoading = { isLoading }
        window.topItem = (IndexPath(item: 0, section: 0), 0)
        let session = makeSession()
        var hello = hello
        hello.address = PageAddress(anchor: AddressAnchor(item: "nowhere", distance: 9))
        session.connect(connection, hello: hello, isResumed: false)
        #expect(connection.sent.allSatisfy { $0.address == nil })
        isLoading = false
        session.scheduleSend()
        await settle()
        let told = try #require(connection.sent.compactMap(\.address).last)
        #expect((told["anchor"] as? [String: Any])?["item"] as? String == "item 0")
    }

    @Test("Of a shared screen a page takes only the scroll position from its address")
    func sharedAddress() {
        let field = SearchField()
        screen.controls = [field]
        let session = PageSession(
            id: "id", path: "/test", screen: screen, isShared: true, windows: [.main: window], build: "b",
            unacknowledged: 2)
        var hello = hello
        hello.address = PageAddress(screen: ScreenAddress(state: ["q": "mine"]))
        session.connect(connection, hello: hello, isResumed: false)
        #expect(field.text == "")
        #expect(connection.sent.first { $0.type == "update" }?.screen?["viewers"] as? Int == 1)
    }

    @Test("Where the page went is told once it knows that it was done, however many updates it has yet to show")
    func addressAfterGoing() async throws {
        let field = SearchField()
        screen.controls = [field]
        let session = PageSession(
            id: "id", path: "/test", screen: screen, windows: [.main: window], build: "b", unacknowledged: 1)
        session.connect(connection, hello: hello, isResumed: false)
        session.handle(.go(PageAddress(screen: ScreenAddress(state: ["q": "k2"]))), number: 1)
        window.change()
        await settle()
        #expect(connection.sent.map(\.type) == ["welcome", "update"])
        for number in 1...2 { session.handle(.acknowledge(number: number)) }
        #expect(connection.sent.dropFirst(2).map(\.type) == ["update", "seen", "address"])
        #expect(connection.sent.last?.object["state"] as? [[String]] == [["q", "k2"]])
    }

    @Test("A page that went back by itself hears where it is, also where the screen stays")
    func addressAfterDismissal() async throws {
        let detail = Screen(title: "Detail", collectionView: TestServer.emptyView())
        detail.restorationIdentifier = "1"
        detail.isModalInPresentation = true
        screen.present(detail)
        let session = makeSession()
        session.connect(connection, hello: hello, isResumed: false)
        session.handle(.dismiss(screen: detail.id), number: 1)
        await settle()
        let told = connection.sent.suffix(2)
        #expect(told.map(\.type) == ["seen", "address"])
        #expect(told.last?.object["path"] as? [String] == (screen.presentedScreen === detail ? ["1"] : []))
    }
}
