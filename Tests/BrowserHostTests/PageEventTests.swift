import CollectionViews
import Foundation
import Screens
import Testing

@testable import BrowserHost

@Suite("What pages send") struct PageEventTests {
    @Test("Each event of a page is read")
    func eachEvent() throws {
        let events: [(String, PageEvent)] = [
            (
                #"{"type":"hello","session":"abc","version":7,"width":320,"height":480.5,"x":0,"y":12}"#,
                .hello(
                    .init(
                        session: "abc", version: 7, size: CGSize(width: 320, height: 480.5),
                        offset: CGPoint(x: 0, y: 12))
                )
            ),
            (#"{"type":"hello","width":1,"height":2}"#, .hello(.init(size: CGSize(width: 1, height: 2)))),
            (
                #"{"type":"hello","width":1,"height":2,"events":[{"type":"press","control":3,"event":7}]}"#,
                .hello(
                    .init(
                        panes: [.main: .init(size: CGSize(width: 1, height: 2))],
                        events: [NumberedEvent(event: .control(3, .press), number: 7)]))
            ),
            (#"{"type":"widen","on":true}"#, .widen(true)),
            (#"{"type":"resize","width":1,"height":2}"#, .gesture(.resize(CGSize(width: 1, height: 2)), pane: .main)),
            (
                #"{"type":"resize","width":1,"height":2,"textScale":1.5}"#,
                .gesture(.resize(CGSize(width: 1, height: 2), textScale: 1.5), pane: .main)
            ),
            (
                #"{"type":"resize","width":1,"height":2,"idiom":"pad","displayScale":3}"#,
                .gesture(.resize(CGSize(width: 1, height: 2), idiom: .pad, displayScale: 3), pane: .main)
            ),
            (#"{"type":"scroll","y":40000000}"#, .gesture(.scroll(CGPoint(x: 0, y: 40_000_000)), pane: .main)),
            (
                #"{"type":"scroll","y":20,"version":7}"#,
                .gesture(.scroll(CGPoint(x: 0, y: 20), version: 7), pane: .main)
            ),
            (#"{"type":"lane","id":3,"offset":5}"#, .gesture(.lane(id: 3, offset: 5), pane: .main)),
            (#"{"type":"tap","key":3,"version":9}"#, .gesture(.tap(key: 3, modifiers: []), pane: .main)),
            (
                #"{"type":"tap","key":3,"toggle":true,"extend":true}"#,
                .gesture(.tap(key: 3, modifiers: [.toggle, .extend]), pane: .main)
            ),
            (#"{"type":"extend","from":2,"key":3}"#, .gesture(.extend(from: 2, to: 3), pane: .main)),
            (#"{"type":"activate","key":3}"#, .gesture(.activate(key: 3), pane: .main)),
            (#"{"type":"accessory","key":3,"id":1}"#, .gesture(.accessory(key: 3, id: 1), pane: .main)),
            (#"{"type":"expand","key":3,"expanded":true}"#, .gesture(.expand(key: 3, isExpanded: true), pane: .main)),
            (#"{"type":"focus","key":3}"#, .gesture(.focus(key: 3), pane: .main)),
            (#"{"type":"focus","key":3,"keys":true}"#, .gesture(.focus(key: 3, isByKeys: true), pane: .main)),
            (#"{"type":"scrolling","phase":"decelerating"}"#, .gesture(.scrolling(.decelerating), pane: .main)),
            (#"{"type":"refresh"}"#, .gesture(.refresh, pane: .main)),
            (#"{"type":"background"}"#, .gesture(.pressBackground, pane: .main)),
            (
                #"{"type":"title","text":"M","index":12,"pane":"sidebar"}"#,
                .gesture(.title("M", index: 12), pane: .sidebar)
            ),
            (
                #"{"type":"find","text":"é","key":3,"next":true}"#,
                .gesture(.find(text: "é", key: 3, isNext: true), pane: .main)
            ),
            (
                #"{"type":"measured","rows":[[1,44.5],[2,60]]}"#,
                .gesture(.measured([.init(key: 1, height: 44.5), .init(key: 2, height: 60)]), pane: .main)
            ),
            (#"{"type":"tap","key":3,"pane":"sidebar"}"#, .gesture(.tap(key: 3, modifiers: []), pane: .sidebar)),
            (
                #"{"type":"hello","width":1,"height":2,"sidebar":{"version":4,"width":5,"height":6,"y":7}}"#,
                .hello(
                    .init(
                        session: nil,
                        panes: [
                            .main: .init(size: CGSize(width: 1, height: 2)),
                            .sidebar: .init(
                                version: 4, size: CGSize(width: 5, height: 6), offset: CGPoint(x: 0, y: 7)),
                        ]))
            ),
            (
                #"{"type":"hello","width":1,"height":2,"heights":[[3,44.5],[4,20],[4,60]]}"#,
                .hello(
                    .init(panes: [.main: .init(size: CGSize(width: 1, height: 2), heights: [3: [44.5], 4: [20, 60]])]))
            ),
            (
                #"{"type":"type","control":1,"text":"év\u0000","number":2}"#,
                .control(1, .type("év\0"), typed: 2)
            ),
            (#"{"type":"press","control":1}"#, .control(1, .press)),
            (#"{"type":"leaveSearch","control":1}"#, .control(1, .cancel)),
            (#"{"type":"flip","control":1,"on":false}"#, .control(1, .set(false))),
            (#"{"type":"slide","control":1,"value":2.5}"#, .control(1, .slide(2.5))),
            (#"{"type":"choose","control":1,"index":-1}"#, .control(1, .choose(-1))),
            (#"{"type":"token","control":1,"index":2}"#, .control(1, .addToken(2))),
            (#"{"type":"token","control":1,"index":2,"remove":true}"#, .control(1, .removeToken(2))),
            (#"{"type":"dismiss","screen":4,"event":9}"#, .dismiss(screen: 4)),
            (#"{"type":"dismiss","event":9}"#, .dismiss(screen: nil)),
            (#"{"type":"arrived","screen":4}"#, .arrived(screen: 4)),
            (#"{"type":"link","key":3,"request":9}"#, .link(key: 3, request: 9, pane: .main)),
            (#"{"type":"endEditing","screen":4}"#, .endEditing(screen: 4)),
            (
                #"{"type":"room","width":390,"height":804,"textScale":2}"#,
                .room(SheetRoom(size: CGSize(width: 390, height: 804), textScale: 2))
            ),
            (#"{"type":"detent","screen":4,"index":1}"#, .detent(screen: 4, index: 1)),
            (
                #"{"type":"dropOn","control":7,"index":1,"screen":4}"#,
                .dropOn(control: 7, index: 1, pane: PageView(screen: 4, pane: .main))
            ),
            (#"{"type":"answer","alert":4,"index":1,"texts":["a"]}"#, .answer(alert: 4, index: 1, texts: ["a"])),
            (#"{"type":"answer","alert":4}"#, .answer(alert: 4, index: nil, texts: [])),
            (#"{"type":"toast","toast":4,"pressed":true}"#, .endToast(4, isPressed: true)),
            (#"{"type":"hold","toast":4}"#, .holdToast(4)),
            (#"{"type":"cancel"}"#, .cancelActivity(screen: nil)),
            (#"{"type":"undo","event":3}"#, .undo(screen: nil, isRedo: false)),
            (#"{"type":"redo","screen":4}"#, .undo(screen: 4, isRedo: true)),
            (#"{"type":"lift","key":3}"#, .gesture(.drag(.lift(key: 3)), pane: .main)),
            (#"{"type":"drag","x":4,"y":5}"#, .gesture(.drag(.move(CGPoint(x: 4, y: 5))), pane: .main)),
            (
                #"{"type":"drag","x":4,"y":5,"over":"sidebar"}"#,
                .gesture(.drag(.moveOver(.sidebar, CGPoint(x: 4, y: 5))), pane: .main)
            ),
            (#"{"type":"step","by":-2}"#, .gesture(.drag(.step(by: -2)), pane: .main)),
            (
                #"{"type":"step","by":1,"pastClosed":true}"#,
                .gesture(.drag(.step(by: 1, pastClosedParents: true)), pane: .main)
            ),
            (#"{"type":"indent","by":1}"#, .gesture(.drag(.indent(by: 1)), pane: .main)),
            (#"{"type":"blank"}"#, .gesture(.pressBlank, pane: .main)),
            (
                #"{"type":"edit","key":3,"text":"new","return":true,"request":7}"#,
                .gesture(.edit(key: 3, text: "new", isByReturn: true, request: 7), pane: .main)
            ),
            (
                #"{"type":"edit","key":3,"text":"new","request":7}"#,
                .gesture(.edit(key: 3, text: "new", isByReturn: false, request: 7), pane: .main)
            ),
            (#"{"type":"drop"}"#, .gesture(.drag(.drop), pane: .main)),
            (#"{"type":"release"}"#, .gesture(.drag(.cancel), pane: .main)),
            (#"{"type":"letGo"}"#, .gesture(.drag(.cancel), pane: .main)),
            (#"{"type":"ping"}"#, .ping),
            (
                #"{"type":"go","path":["a"],"state":{"q":"x"},"anchor":{"item":"i","distance":-3}}"#,
                .go(
                    PageAddress(
                        screen: ScreenAddress(path: ["a"], state: ["q": "x"]),
                        anchor: AddressAnchor(item: "i", distance: -3)))
            ),
            (
                #"{"type":"tap","key":3,"screen":8}"#,
                .gesture(.tap(key: 3, modifiers: []), pane: PageView(screen: 8, pane: .main))
            ),
            (#"{"type":"acknowledge","number":12}"#, .acknowledge(number: 12)),
            (#"{"type":"pong","more":"is passed over"}"#, .pong),
        ]
        for (message, event) in events {
            #expect(try PageEvent(message: message) == event, "\(message)")
        }
    }

    @Test(
        "Nonsense is an error, never a trap",
        arguments: [
            "", "null", "[]", "{}", "\u{0}", #"{"type":"unheard of"}"#, #"{"type":1}"#, #"{"type":"tap"}"#,
            #"{"type":"tap","key":1.5}"#, #"{"type":"extend","key":1}"#, #"{"type":"extend","key":1,"from":"2"}"#,
            #"{"type":"tap","key":99999999999999999999}"#,
            #"{"type":"scroll","y":1e400}"#, #"{"type":"scroll","y":1,"version":"2"}"#,
            #"{"type":"scroll","y":1,"version":1e30}"#, #"{"type":"scroll","y":NaN}"#, #"{"type":"scroll","y":1e13}"#,
            #"{"type":"resize","width":1,"height":1,"textScale":0}"#,
            #"{"type":"resize","width":1,"height":1,"textScale":-2}"#,
            #"{"type":"hello","width":1,"height":1,"textScale":1e300}"#,
            #"{"type":"resize","width":1,"height":1,"textScale":"2"}"#,
            #"{"type":"resize","width":1,"height":1,"idiom":"fridge"}"#,
            #"{"type":"resize","width":1,"height":1,"displayScale":0}"#,
            #"{"type":"hello","width":1,"height":1,"idiom":5}"#,
            #"{"type":"resize","width":-1,"height":1}"#, #"{"type":"resize","width":1e9,"height":1}"#,
            #"{"type":"lift"}"#, #"{"type":"step","by":0.5}"#, #"{"type":"drag","x":1,"y":1e300}"#,
            #"{"type":"hello"}"#, #"{"type":"hello","width":1,"height":1,"version":"x"}"#,
            #"{"type":"measured","rows":[[1]]}"#, #"{"type":"measured","rows":[[1e300,1]]}"#,
            #"{"type":"measured","rows":[[0.5,1]]}"#, #"{"type":"type","control":1,"text":null,"number":1}"#,
            #"{"type":"tap","key":1,"pane":"cellar"}"#, #"{"type":"tap","key":1,"pane":7}"#,
            #"{"type":"hello","width":1,"height":1,"heights":[[1]]}"#,
            #"{"type":"hello","width":1,"height":1,"sidebar":5}"#,
            #"{"type":"hello","width":1,"height":1,"sidebar":{"width":1e9,"height":1}}"#,
            #"{"type":"go","path":[1]}"#, #"{"type":"go","state":[]}"#, #"{"type":"answer","alert":"x"}"#,
            #"{"type":"go","anchor":{"item":"a","distance":1e9}}"#, #"{"type":"go","anchor":{}}"#,
            #"{"type":"go","anchor":{"item":"a","distance":-9223372036854775808}}"#,
            #"{"type":"hello","width":1,"height":1,"presented":[{"width":1,"height":1}]}"#,
            #"{"type":"go","path":["\#(String(repeating: "a", count: 5000))"]}"#,
            #"{"type":"go","path":[\#(Array(repeating: #""a""#, count: 65).joined(separator: ","))]}"#,
            #"{"type":"#, "{\"type\":\"tap\",\"key\":1}garbage",
        ])
    func nonsense(message: String) {
        #expect(throws: PageEventError.self) { try PageEvent(message: message) }
    }

    @Test("Places that make no sense are passed over: what the user does is not lost for them")
    func places() throws {
        let messages = [
            #"{"type":"measured","rows":[[1,null]]}"#, #"{"type":"scroll","y":null,"version":"2"}"#,
            #"{"type":"resize","width":null,"height":1}"#, #"{"type":"lane","id":1}"#,
        ]
        for message in messages { #expect(try NumberedEvent(message: message) == nil, "\(message)") }
        #expect(try NumberedEvent(message: #"{"type":"tap","key":1,"event":7}"#)?.number == 7)
        #expect(throws: PageEventError.self) { try NumberedEvent(message: #"{"type":"tap","key":null,"event":8}"#) }
        #expect(throws: PageEventError.self) { try NumberedEvent(message: #"{"type":"lane","id":1,"event":9}"#) }
        #expect(throws: PageEventError.self) { try NumberedEvent(message: #"{"type":"ping","event":"9"}"#) }
    }

    @Test("Brackets without end are an error, never a deep recursion")
    func deepNesting() {
        for opening in ["[", #"{"type":"#, #"{"type":"measured","rows":["#] {
            let message = String(repeating: opening, count: 60_000)
            #expect(throws: PageEventError.self) { try PageEvent(message: message) }
        }
    }

    @Test("Random changes to a message never trap")
    func randomMessages() {
        let seed = UInt64.random(in: .min ... .max)
        var generator = SplitMix(state: seed)
        let samples = [
            #"{"type":"hello","session":"abc","version":7,"width":320,"height":480.5,"x":0,"y":12}"#,
            #"{"type":"measured","rows":[[1,44.5],[2,60]]}"#, #"{"type":"type","control":1,"text":"é","number":2}"#,
        ]
        for _ in 0..<5000 {
            var bytes = Array(samples.randomElement(using: &generator)!.utf8)
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let place = bytes.indices.randomElement(using: &generator)!
                switch Int.random(in: 0..<3, using: &generator) {
                case 0: bytes[place] = UInt8.random(in: 0...127, using: &generator)
                case 1: bytes.insert(contentsOf: "e9-.]}0\"".utf8.shuffled(using: &generator).prefix(2), at: place)
                default: bytes.removeSubrange(place...min(place + 3, bytes.count - 1))
                }
                if bytes.isEmpty { bytes = [0] }
            }
            _ = try? PageEvent(message: String(decoding: bytes, as: UTF8.self))
        }
    }
}

/// A generator of the same numbers for the same seed.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}
