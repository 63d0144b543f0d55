import CollectionViews
import Foundation
import Screens

extension PageEvent: Decodable {
    fileprivate enum CodingKeys: String, CodingKey {
        case type, session, version, width, height, x, y, id, offset, key, expanded, rows, control, text, number, on
        case index, toggle, extend, pane, sidebar, next, screen, presented, address, path, state, anchor, item, distance
        case alert, texts, toast, pressed, remove, by, value, request, offer, action, over
        case keys, phase, velocity, from, wide, kept, pastClosed, textScale, room, idiom, heights
        case isByReturn = "return"
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let type = try values.decode(String.self, forKey: .type)
        switch type {
        case "hello":
            self = .hello(try Hello(values))
        case "type":
            self = .control(
                try values.integer(.control), .type(try values.decode(String.self, forKey: .text)),
                typed: try values.integer(.number))
        case "press": self = .control(try values.integer(.control), .press)
        case "pick" where values.contains(.control):
            self = .control(try values.integer(.control), .pick(try values.choice()))
        case "flip":
            self = .control(try values.integer(.control), .set(try values.decode(Bool.self, forKey: .on)))
        case "choose": self = .control(try values.integer(.control), .choose(try values.integer(.index)))
        case "slide": self = .control(try values.integer(.control), .slide(try values.length(.value)))
        case "token":
            let index = try values.integer(.index)
            let isRemoved = try values.decodeIfPresent(Bool.self, forKey: .remove) ?? false
            self = .control(try values.integer(.control), isRemoved ? .removeToken(index) : .addToken(index))
        case "link":
            self = .link(
                key: try values.integer(.key), request: try values.integer(.request), pane: try values.view())
        case "dropOn":
            self = .dropOn(
                control: try values.integer(.control), index: try values.integer(.index), pane: try values.view())
        case "dismiss": self = .dismiss(screen: try values.decodeIfPresent(Int.self, forKey: .screen))
        case "arrived": self = .arrived(screen: try values.decodeIfPresent(Int.self, forKey: .screen))
        case "endEditing": self = .endEditing(screen: try values.decodeIfPresent(Int.self, forKey: .screen))
        case "detent":
            self = .detent(
                screen: try values.decodeIfPresent(Int.self, forKey: .screen), index: try values.integer(.index))
        case "answer":
            self = .answer(
                alert: try values.integer(.alert), index: try values.decodeIfPresent(Int.self, forKey: .index),
                texts: try values.decodeIfPresent([String].self, forKey: .texts) ?? [])
        case "toast":
            self = .endToast(
                try values.integer(.toast),
                isPressed: try values.decodeIfPresent(Bool.self, forKey: .pressed) ?? false)
        case "hold": self = .holdToast(try values.integer(.toast))
        case "undo", "redo":
            self = .undo(screen: try values.decodeIfPresent(Int.self, forKey: .screen), isRedo: type == "redo")
        case "cancel": self = .cancelActivity(screen: try values.decodeIfPresent(Int.self, forKey: .screen))
        case "wayOut": self = .pressUnavailable(screen: try values.decodeIfPresent(Int.self, forKey: .screen))
        case "go": self = .go(try values.address())
        case "widen": self = .widen(try values.decode(Bool.self, forKey: .on))
        case "room": self = .room(try values.room())
        case "kept": self = .kept(try values.keptState())
        case "ping": self = .ping
        case "acknowledge": self = .acknowledge(number: try values.integer(.number))
        case "pong": self = .pong
        default:
            guard let gesture = try PageEvent.Gesture(type: type, values: values) else {
                throw PageEventError(reason: "a message is of an unknown type")
            }
            self = .gesture(gesture, pane: try values.view())
        }
    }
}

extension PageEvent.Gesture {
    /// Reads a gesture; nil when the type names none.
    fileprivate init?(type: String, values: KeyedDecodingContainer<PageEvent.CodingKeys>) throws {
        switch type {
        case "resize":
            self = .resize(try values.size(), textScale: try values.textScale(), idiom: try values.idiom())
        case "scroll":
            self = .scroll(try values.point(), version: try values.decodeIfPresent(Int.self, forKey: .version))
        case "lane": self = .lane(id: try values.integer(.id), offset: try values.length(.offset))
        case "tap": self = .tap(key: try values.integer(.key), modifiers: try values.modifiers())
        case "extend": self = .extend(from: try values.integer(.from), to: try values.integer(.key))
        case "selectAll": self = .selectAll
        case "deselectAll": self = .deselectAll
        case "blank": self = .pressBlank
        case "activate": self = .activate(key: try values.integer(.key))
        case "accessory": self = .accessory(key: try values.integer(.key), id: try values.integer(.id))
        case "pick":
            self = .pick(try values.choice(), key: try values.integer(.key), id: try values.integer(.id))
        case "expand":
            self = .expand(
                key: try values.integer(.key), isExpanded: try values.decode(Bool.self, forKey: .expanded))
        case "focus":
            self = .focus(
                key: try values.integer(.key), isByKeys: try values.decodeIfPresent(Bool.self, forKey: .keys) ?? false)
        case "scrolling":
            self = .scrolling(
                try values.decode(ScrollPhase.self, forKey: .phase),
                velocity: try values.decodeIfPresent(Double.self, forKey: .velocity) ?? 0)
        case "refresh": self = .refresh
        case "background": self = .pressBackground
        case "find":
            self = .find(
                text: try values.decode(String.self, forKey: .text), key: try values.integer(.key),
                isNext: try values.decodeIfPresent(Bool.self, forKey: .next) ?? false)
        case "jump": self = .jump(position: try values.integer(.index))
        case "title":
            self = .title(try values.decode(String.self, forKey: .text), index: try values.integer(.index))
        case "measured":
            let pairs = try values.decode([[Double]].self, forKey: .rows)
            self = .measured(try pairs.map(PageEvent.Measurement.init(pair:)))
        case "lift": self = .drag(.lift(key: try values.integer(.key)))
        case "drag":
            let point = try values.point()
            let over = try values.decodeIfPresent(PagePane.self, forKey: .over)
            self = .drag(over.map { .moveOver($0, point) } ?? .move(point))
        case "step":
            self = .drag(
                .step(
                    by: try values.integer(.by),
                    pastClosedParents: try values.decodeIfPresent(Bool.self, forKey: .pastClosed) ?? false))
        case "indent": self = .drag(.indent(by: try values.integer(.by)))
        case "drop": self = .drag(.drop)
        case "release": self = .drag(.cancel)
        case "actions": self = .actions(key: try values.integer(.key), request: try values.integer(.request))
        case "swiped":
            self = .swiped(key: try values.integer(.key), isSwiped: try values.decode(Bool.self, forKey: .on))
        case "menu":
            self = .menu(
                key: try values.integer(.key), point: try values.point(), request: try values.integer(.request))
        case "act":
            self = .act(
                id: try values.integer(.action), offer: try values.integer(.offer),
                request: try values.integer(.request))
        case "delete": self = .delete(key: try values.integer(.key))
        case "edit":
            self = .edit(
                key: try values.integer(.key), text: try values.decode(String.self, forKey: .text),
                isByReturn: try values.decodeIfPresent(Bool.self, forKey: .isByReturn) ?? false,
                request: try values.integer(.request))
        default: return nil
        }
    }
}

extension PagePane: Decodable {}

extension ScrollPhase: Decodable {}

extension PageEvent.Hello {
    /// More screens than these are never in front of each other.
    private static let mostScreens = 32

    fileprivate init(_ values: KeyedDecodingContainer<PageEvent.CodingKeys>) throws {
        self.init(session: try values.decodeIfPresent(String.self, forKey: .session), panes: [:])
        try add(values, screen: nil)
        if values.contains(.presented) {
            var presented = try values.nestedUnkeyedContainer(forKey: .presented)
            while !presented.isAtEnd {
                let values = try presented.nestedContainer(keyedBy: PageEvent.CodingKeys.self)
                guard panes.count <= 2 * Self.mostScreens else {
                    throw PageEventError(reason: "a page shows too many screens")
                }
                let name = try values.integer(.screen)
                try add(values, screen: name)
                self.presented.append(name)
            }
        }
        isWide = try values.decodeIfPresent(Bool.self, forKey: .wide) ?? false
        if values.contains(.room) {
            room = try values.nestedContainer(keyedBy: PageEvent.CodingKeys.self, forKey: .room).room()
        }
        if values.contains(.kept) { kept = try values.keptState() }
        if values.contains(.address) {
            address = try values.nestedContainer(keyedBy: PageEvent.CodingKeys.self, forKey: .address).address()
        }
    }

    private mutating func add(_ values: KeyedDecodingContainer<PageEvent.CodingKeys>, screen: Int?) throws {
        panes[PageView(screen: screen, pane: .main)] = try values.pane()
        guard values.contains(.sidebar) else { return }
        panes[PageView(screen: screen, pane: .sidebar)] = try values.nestedContainer(
            keyedBy: PageEvent.CodingKeys.self, forKey: .sidebar
        ).pane()
    }
}

extension PageEvent.Measurement {
    fileprivate init(pair: [Double]) throws {
        guard pair.count == 2, let key = Int(exactly: pair[0]) else {
            throw PageEventError(reason: "a measurement is not a key and a height")
        }
        self.init(key: key, height: try Length.checked(pair[1]))
    }
}

extension KeyedDecodingContainer<PageEvent.CodingKeys> {
    /// What a browser keeps, or says that it keeps.
    fileprivate func keptState() throws -> [String: String] {
        let state = try decode([String: String].self, forKey: .kept)
        guard state.count <= KeptState.mostNames, KeptState.size(of: state) <= KeptState.mostBytes else {
            throw PageEventError(reason: "a page keeps too much")
        }
        return state
    }

    fileprivate func integer(_ key: PageEvent.CodingKeys) throws -> Int {
        try decode(Int.self, forKey: key)
    }

    fileprivate func length(_ key: PageEvent.CodingKeys) throws -> Double {
        try Length.checked(try decode(Double.self, forKey: key))
    }

    fileprivate func pane() throws -> PageEvent.Hello.Pane {
        let heights = try (decodeIfPresent([[Double]].self, forKey: .heights) ?? [])
            .map(PageEvent.Measurement.init(pair:))
        return PageEvent.Hello.Pane(
            version: try decodeIfPresent(Int.self, forKey: .version) ?? 0, size: try size(), offset: try point(),
            textScale: try textScale(), idiom: try idiom(),
            heights: Dictionary(grouping: heights, by: \.key).mapValues { $0.map(\.height) })
    }

    fileprivate func address() throws -> PageAddress {
        var address = PageAddress()
        address.screen.path = try decodeIfPresent([String].self, forKey: .path) ?? []
        address.screen.state = try decodeIfPresent([String: String].self, forKey: .state) ?? [:]
        let texts = address.screen.path + address.screen.state.flatMap { [$0, $1] }
        guard texts.count <= PageAddress.mostComponents,
            texts.allSatisfy({ $0.utf8.count <= PageAddress.longestText })
        else { throw PageEventError(reason: "an address is too long") }
        if contains(.anchor) {
            let anchor = try nestedContainer(keyedBy: PageEvent.CodingKeys.self, forKey: .anchor)
            let item = try anchor.decode(String.self, forKey: .item)
            let distance = try anchor.integer(.distance)
            guard item.utf8.count <= PageAddress.longestText, -1_000_000...1_000_000 ~= distance else {
                throw PageEventError(reason: "an address is too long")
            }
            address.anchor = AddressAnchor(item: item, distance: distance)
        }
        return address
    }

    fileprivate func choice() throws -> MenuChoice {
        MenuChoice(action: try integer(.action), offer: try integer(.offer))
    }

    fileprivate func modifiers() throws -> TapModifiers {
        var modifiers: TapModifiers = []
        if try decodeIfPresent(Bool.self, forKey: .toggle) == true { modifiers.insert(.toggle) }
        if try decodeIfPresent(Bool.self, forKey: .extend) == true { modifiers.insert(.extend) }
        return modifiers
    }

    fileprivate func point() throws -> CGPoint {
        CGPoint(
            x: try Length.checked(try decodeIfPresent(Double.self, forKey: .x) ?? 0),
            y: try Length.checked(try decodeIfPresent(Double.self, forKey: .y) ?? 0))
    }

    fileprivate func view() throws -> PageView {
        PageView(
            screen: try decodeIfPresent(Int.self, forKey: .screen),
            pane: try decodeIfPresent(PagePane.self, forKey: .pane) ?? .main)
    }

    fileprivate func textScale() throws -> Double {
        let scale = try Length.checked(try decodeIfPresent(Double.self, forKey: .textScale) ?? 1)
        guard scale > 0 else { throw PageEventError(reason: "letters have no size") }
        return scale
    }

    fileprivate func idiom() throws -> UserInterfaceIdiom {
        switch try decodeIfPresent(String.self, forKey: .idiom) {
        case nil: .unspecified
        case "phone": .phone
        case "pad": .pad
        case "mac": .mac
        default: throw PageEventError(reason: "a kind of device is unknown")
        }
    }

    fileprivate func room() throws -> SheetRoom {
        SheetRoom(size: try size(), textScale: try textScale(), idiom: try idiom())
    }

    fileprivate func size() throws -> CGSize {
        let size = CGSize(width: try length(.width), height: try length(.height))
        guard 0...Length.largestSide ~= size.width, 0...Length.largestSide ~= size.height else {
            throw PageEventError(reason: "a size is out of range")
        }
        return size
    }
}

/// A number of points that a page may speak of.
private enum Length {
    /// Far beyond any list, and far below where arithmetic on places would lose its precision.
    static let largest = 1e12

    /// Beyond any screen; a page that claims more would be sent more rows than it can show.
    static let largestSide = 20_000.0

    static func checked(_ value: Double) throws -> Double {
        guard value.isFinite, abs(value) <= largest else {
            throw PageEventError(reason: "a length is out of range")
        }
        return value
    }
}
