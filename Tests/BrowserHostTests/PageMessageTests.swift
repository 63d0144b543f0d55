import CollectionViews
import Foundation
import Screens
import Testing

@testable import BrowserHost

@MainActor @Suite("What pages are sent") struct PageMessageTests {
    @Test("A transaction is written with its rows, places and animation")
    func transaction() throws {
        var content = RowContent()
        content.text = "Mont Blanc \"☃\" \\ \u{1}\n"
        content.secondaryText = "4,806 m"
        content.image = .emoji("🏔️")
        content.background = .tintColor
        content.textColor = Color(red: 1, green: 0.5, blue: 0, alpha: 0.5)
        content.accessories = [.init(id: 4, kind: .button("★"), label: "Star", isActionable: true)]
        content.columns = [.init(text: "12 KB", width: 80)]
        // As UIKit code says that only the width is limited.
        content.imageStyle.maximumSize = CGSize(width: 40, height: CGFloat.greatestFiniteMagnitude)
        content.imageStyle.reservedSize = CGSize(width: CGFloat.infinity, height: CGFloat.nan)
        content.isExpanded = false
        var transaction = WindowTransaction(
            version: 3, base: 2, contentSize: CGSize(width: 100, height: 44_000_000), count: 1_000_000,
            rows: [
                .init(
                    key: 9, from: CGRect(x: 0, y: 1, width: 2, height: 3),
                    frame: CGRect(x: 0.5, y: 1 / 3, width: 2, height: 3),
                    content: content, lane: 1, position: 12,
                    numbers: .init(line: 2, column: 1, siblingPosition: 3, siblingCount: 5))
            ],
            gone: [.init(key: 1), .init(key: 2, to: CGRect(x: 0, y: 9, width: 2, height: 3))],
            lanes: [
                .init(
                    id: 1, frame: .zero, contentSize: CGSize(width: 500, height: 20), positions: 10..<15,
                    snapInterval: 100, isPaged: true)
            ],
            scroll: .init(offset: CGPoint(x: 0, y: 50), from: CGPoint(x: 0, y: 40), animated: true),
            animation: .init(duration: 0.25), role: .grid, focus: 9)
        transaction.indexTitles = ["A", "\""]
        let message = Message(
            PageMessage.update(number: 5, PageUpdate(screens: [.init(name: nil, views: [.main: transaction])])).bytes)
        let view = try #require(message.view)
        #expect(message.number == 5)
        #expect(view["version"] as? Int == 3)
        #expect(view["base"] as? Int == 2)
        #expect(view["height"] as? Int == 44_000_000)
        #expect(view["count"] as? Int == 1_000_000)
        #expect(view["milliseconds"] as? Int == 250)
        #expect(view["role"] as? String == "grid")
        #expect(view["focus"] as? Int == 9)
        #expect(view["titles"] as? [String] == ["A", "\""])
        #expect((view["scroll"] as? [String: Any])?["fromY"] as? Int == 40)
        #expect((view["scroll"] as? [String: Any])?["animated"] as? Bool == true)
        let row = try #require(message.firstRow)
        #expect(row["key"] as? Int == 9)
        #expect(row["frame"] as? [Double] == [0.5, 0.33, 2, 3])
        #expect(row["from"] as? [Double] == [0, 1, 2, 3])
        #expect(row["lane"] as? Int == 1)
        #expect(row["line"] as? Int == 2 && row["column"] as? Int == 1)
        #expect(row["siblingPosition"] as? Int == 3 && row["siblingCount"] as? Int == 5)
        let lane = try #require((view["lanes"] as? [[String: Any]])?.first)
        #expect(lane["first"] as? Int == 10)
        #expect(lane["count"] as? Int == 5)
        let face = try #require(row["content"] as? [String: Any])
        #expect(face["text"] as? String == content.text)
        #expect(face["emoji"] as? String == "🏔️")
        #expect(face["background"] as? String == "tintColor")
        #expect(face["textColor"] as? String == "rgb(255.0 127.5 0.0 / 0.5)")
        #expect(face["expanded"] as? Bool == false)
        #expect(face["selected"] == nil)
        #expect(face["imageStyle"] as? [String: Int] == ["maximumWidth": 40])
        let gone = try #require(view["gone"] as? [[String: Any]])
        #expect(gone[0]["to"] == nil)
        #expect(gone[1]["to"] as? [Double] == [0, 9, 2, 3])
    }

    @Test("Numbers that JSON can't express do not break a message")
    func impossibleNumbers() {
        var json = JSONWriter()
        json.array { json in
            for number in [Double.nan, .infinity, -.infinity, 1e300, -0.0, 0.1 + 0.2, 1e14, -2.004] {
                json.value(number)
            }
        }
        #expect(Message(json.bytes).description == "[0,0,0,0,0,0.3,100000000000000,-2]")
    }

    @Test("Colours by hue come out as CSS writes them")
    func hues() {
        var json = JSONWriter()
        json.object { json in
            json.member("red", Color(hue: 0, saturation: 1, brightness: 1, alpha: 1))
            json.member("white", Color(hue: 0.5, saturation: 0, brightness: 1, alpha: 1))
            json.member("black", Color(hue: 0.5, saturation: 0, brightness: 0, alpha: 1))
            json.member("odd", Color(hue: .nan, saturation: .infinity, brightness: 1, alpha: 1))
            json.member("wide", Color(displayP3Red: 1, green: 0.25, blue: 0, alpha: 1))
        }
        #expect(
            Message(json.bytes).description
                == #"{"red":"rgb(255.0 0.0 0.0 / 1.0)","white":"rgb(255.0 255.0 255.0 / 1.0)","#
                + #""black":"rgb(0.0 0.0 0.0 / 1.0)","odd":"rgb(255.0 0.0 0.0 / 1.0)","#
                + #""wide":"color(display-p3 1.0 0.25 0.0 / 1.0)"}"#)
    }

    @Test("An index is written with the colours that it does not have from the page")
    func indexColors() {
        var surroundings = WindowTransaction.Surroundings()
        var json = JSONWriter()
        surroundings.write(to: &json)
        #expect(Message(json.bytes).description == "{}")
        surroundings.indexColors.titles = .systemRed
        surroundings.indexColors.trackingBackground = .systemBlue
        json = JSONWriter()
        surroundings.write(to: &json)
        #expect(Message(json.bytes).description == #"{"indexColor":"systemRed","indexHeld":"systemBlue"}"#)
    }

    @Test("A view beside the main one is written with its name, and with its side where that is the trailing one")
    func sidebar() throws {
        func written(_ screen: Screen) throws -> [String: Any] {
            let state = ScreenState(screen: screen, lastTyped: 0)
            return try #require(
                Message(PageMessage.update(number: 1, PageUpdate(screens: [.init(name: nil, state: state)])).bytes)
                    .screen)
        }
        let screen = Screen(
            title: "Stops", collectionView: TestServer.emptyView(), sidebar: TestServer.emptyView(),
            sidebarTitle: "Journal")
        #expect(try written(screen)["sidebar"] as? String == "Journal" && written(screen)["trailing"] == nil)
        screen.sidebarEdge = .trailing
        #expect(try written(screen)["trailing"] as? Bool == true)
        let alone = Screen(title: "Alone", collectionView: TestServer.emptyView())
        alone.sidebarEdge = .trailing
        #expect(try written(alone)["sidebar"] == nil && written(alone)["trailing"] == nil)
    }

    @Test("A button that stands in a menu, deletes, or is there for its key alone, says so to whoever draws it")
    func buttonsElsewhere() throws {
        let screen = Screen(title: "Files", collectionView: TestServer.emptyView())
        let (plain, inMenu, key) = (Button(label: "Open"), Button(label: "Select"), Button(label: "Quick Look"))
        screen.controls = [plain, inMenu, key]
        inMenu.isInMenuOnly = true
        inMenu.isDestructive = true
        key.isHidden = true
        key.keyEquivalent = .space
        let message = Message(
            PageMessage.update(
                number: 1, PageUpdate(screens: [.init(name: nil, state: ScreenState(screen: screen, lastTyped: 0))])
            ).bytes)
        let controls = try #require(message.screen?["controls"] as? [[String: Any]])
        #expect(controls.map { $0["menuOnly"] as? Bool } == [nil, true, nil])
        #expect(controls.map { $0["destructive"] as? Bool } == [nil, true, nil])
        #expect(controls.map { $0["hidden"] as? Bool } == [nil, nil, true])
        #expect(controls[2]["shortcut"] as? String == "space")
    }

    @Test("A screen is written with all its controls")
    func screen() throws {
        let screen = Screen(title: "Mountains", collectionView: TestServer.emptyView())
        screen.status = "3"
        let field = SearchField(label: "Search", prompt: "Name")
        let toggle = Switch(label: "Metric", isOn: true)
        let choice = SegmentedControl(label: "Sort by", segments: ["Height", "Name"], selectedIndex: 1)
        let button = Button(label: "Reset", isProminent: true)
        button.isEnabled = false
        button.accessibilityLabel = "Reset All"
        let heads = ColumnHeads(label: "Sort by", columns: [.init(title: "Name"), .init(title: "Size", width: 90)])
        heads.userDidPress(1)
        heads.userDidPress(1)
        heads.userDidPress(2)
        let slider = Slider(label: "Step", value: 3, in: 0...9, step: 1)
        slider.valueDescription = "3 of 9"
        screen.controls = [field, toggle, choice, button, heads, slider]
        screen.caption = "/tmp"
        let state = ScreenState(screen: screen, lastTyped: 4)
        let message = Message(
            PageMessage.update(number: 1, PageUpdate(screens: [.init(name: nil, state: state)])).bytes)
        let written = try #require(message.screen)
        #expect(written["title"] as? String == "Mountains")
        #expect(written["status"] as? String == "3")
        #expect(written["typed"] as? Int == 4)
        let controls = try #require(written["controls"] as? [[String: Any]])
        #expect(
            controls.map { $0["kind"] as? String } == ["search", "switch", "segments", "button", "columns", "slider"])
        #expect(controls.map { $0["id"] as? Int } == [field.id, toggle.id, choice.id, button.id, heads.id, slider.id])
        #expect(controls[0]["prompt"] as? String == "Name")
        #expect(controls[1]["on"] as? Bool == true)
        #expect(controls[2]["selected"] as? Int == 1)
        #expect(controls[2]["segments"] as? [String] == ["Height", "Name"])
        #expect(controls[3]["disabled"] as? Bool == true && controls[3]["label"] as? String == "Reset")
        #expect(controls[3]["name"] as? String == "Reset All" && controls[2]["name"] == nil)
        #expect(controls[4]["selected"] as? Int == 1 && controls[4]["descending"] as? Bool == true)
        let columns = try #require(controls[4]["columns"] as? [[String: Any]])
        #expect(columns.map { $0["title"] as? String } == ["Name", "Size"])
        #expect(columns.map { $0["width"] as? Double } == [0, 90])
        #expect(controls[5]["value"] as? Double == 3 && controls[5]["greatest"] as? Double == 9)
        #expect(controls[5]["step"] as? Double == 1 && controls[5]["text"] as? String == "3 of 9")
        #expect(written["caption"] as? String == "/tmp")
        #expect(controls[3]["prominent"] as? Bool == true)
    }
}
