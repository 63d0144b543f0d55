import Foundation
import Screens

extension PageEvent: Decodable {
    enum CodingKeys: String, CodingKey {
        case type, session, version, width, height, x, y, id, offset, key, expanded, rows, control, text, number, on
        case index, toggle, extend, pane, sidebar, next, screen, presented, address, path, state, anchor, item, distance
        case alert, texts, toast, pressed, remove, by, value, request, offer, action, over
        case keys, phase, velocity, from, wide, kept, pastClosed, textScale, room, idiom, heights
        case displayScale, events
        case isByReturn = "return"
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let type = try values.decode(String.self, forKey: .type)
        if let event = try Self.ofPage(type, values) ?? Self.ofControl(type, values) ?? Self.ofScreen(type, values)
            ?? Self.ofMessage(type, values)
        {
            self = event
        } else if let gesture = try Gesture(type, values) {
            self = .gesture(gesture, pane: try values.view())
        } else {
            throw PageEventError(reason: "a message is of an unknown type")
        }
    }

    /// What concerns the page as a whole; nil when the type names nothing of that kind.
    private static func ofPage(_ type: String, _ values: KeyedDecodingContainer<CodingKeys>) throws -> PageEvent? {
        switch type {
        case "hello": .hello(try Hello(values))
        case "go": .go(try values.address())
        case "widen": .widen(try values.decode(Bool.self, forKey: .on))
        case "room": .room(try values.room())
        case "kept": .kept(try values.keptState())
        case "acknowledge": .acknowledge(number: try values.integer(.number))
        case "ping": .ping
        case "pong": .pong
        default: nil
        }
    }

    /// What the user did with a control. The menu of an accessory is picked from as well, but names no control.
    private static func ofControl(_ type: String, _ values: KeyedDecodingContainer<CodingKeys>) throws -> PageEvent? {
        switch type {
        case "type":
            .control(
                try values.integer(.control), .type(try values.decode(String.self, forKey: .text)),
                typed: try values.integer(.number))
        case "press": .control(try values.integer(.control), .press)
        case "leaveSearch": .control(try values.integer(.control), .cancel)
        case "pick" where values.contains(.control): .control(try values.integer(.control), .pick(try values.choice()))
        case "flip": .control(try values.integer(.control), .set(try values.decode(Bool.self, forKey: .on)))
        case "choose": .control(try values.integer(.control), .choose(try values.integer(.index)))
        case "slide": .control(try values.integer(.control), .slide(try values.length(.value)))
        case "token":
            .control(
                try values.integer(.control),
                try values.flag(.remove)
                    ? .removeToken(try values.integer(.index)) : .addToken(try values.integer(.index)))
        default: nil
        }
    }

    /// What concerns one of the screens in front of each other, or a row of one as an address.
    private static func ofScreen(_ type: String, _ values: KeyedDecodingContainer<CodingKeys>) throws -> PageEvent? {
        switch type {
        case "dismiss": .dismiss(screen: try values.screen())
        case "arrived": .arrived(screen: try values.screen())
        case "endEditing": .endEditing(screen: try values.screen())
        case "detent": .detent(screen: try values.screen(), index: try values.integer(.index))
        case "undo", "redo": .undo(screen: try values.screen(), isRedo: type == "redo")
        case "cancel": .cancelActivity(screen: try values.screen())
        case "wayOut": .pressUnavailable(screen: try values.screen())
        case "link":
            .link(key: try values.integer(.key), request: try values.integer(.request), pane: try values.view())
        case "dropOn":
            .dropOn(control: try values.integer(.control), index: try values.integer(.index), pane: try values.view())
        default: nil
        }
    }

    /// What became of an alert or a toast.
    private static func ofMessage(_ type: String, _ values: KeyedDecodingContainer<CodingKeys>) throws -> PageEvent? {
        switch type {
        case "answer":
            .answer(
                alert: try values.integer(.alert), index: try values.decodeIfPresent(Int.self, forKey: .index),
                texts: try values.decodeIfPresent([String].self, forKey: .texts) ?? [])
        case "toast": .endToast(try values.integer(.toast), isPressed: try values.flag(.pressed))
        case "hold": .holdToast(try values.integer(.toast))
        default: nil
        }
    }
}
