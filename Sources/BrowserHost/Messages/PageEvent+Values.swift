import CollectionViews
import Foundation
import Screens

// What messages are made of. Whatever is out of reason is an error.

extension PageEvent.Measurement {
    init(pair: [Double]) throws {
        guard pair.count == 2, let key = Int(exactly: pair[0]) else {
            throw PageEventError(reason: "a measurement is not a key and a height")
        }
        self.init(key: key, height: try Length.checked(pair[1]))
    }
}

extension PagePane: Decodable {}

extension KeyedDecodingContainer<PageEvent.CodingKeys> {
    /// What a browser keeps, or says that it keeps.
    func keptState() throws -> [String: String] {
        let state = try decode([String: String].self, forKey: .kept)
        guard state.count <= KeptState.mostNames, KeptState.size(of: state) <= KeptState.mostBytes else {
            throw PageEventError(reason: "a page keeps too much")
        }
        return state
    }

    func integer(_ key: PageEvent.CodingKeys) throws -> Int {
        try decode(Int.self, forKey: key)
    }

    /// What is false unless the message says otherwise.
    func flag(_ key: PageEvent.CodingKeys) throws -> Bool {
        try decodeIfPresent(Bool.self, forKey: key) ?? false
    }

    /// The screen that a message names; nil for the one behind all others.
    func screen() throws -> Int? { try decodeIfPresent(Int.self, forKey: .screen) }

    func length(_ key: PageEvent.CodingKeys) throws -> Double {
        try Length.checked(try decode(Double.self, forKey: key))
    }

    func pane() throws -> PageEvent.Hello.Pane {
        let heights = try (decodeIfPresent([[Double]].self, forKey: .heights) ?? [])
            .map(PageEvent.Measurement.init(pair:))
        return PageEvent.Hello.Pane(
            version: try decodeIfPresent(Int.self, forKey: .version) ?? 0, size: try size(), offset: try point(),
            textScale: try scale(.textScale), idiom: try idiom(), displayScale: try scale(.displayScale),
            heights: Dictionary(grouping: heights, by: \.key).mapValues { $0.map(\.height) })
    }

    func address() throws -> PageAddress {
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

    func choice() throws -> MenuChoice {
        MenuChoice(action: try integer(.action), offer: try integer(.offer))
    }

    func modifiers() throws -> TapModifiers {
        var modifiers: TapModifiers = []
        if try flag(.toggle) { modifiers.insert(.toggle) }
        if try flag(.extend) { modifiers.insert(.extend) }
        return modifiers
    }

    func point() throws -> CGPoint {
        CGPoint(
            x: try Length.checked(try decodeIfPresent(Double.self, forKey: .x) ?? 0),
            y: try Length.checked(try decodeIfPresent(Double.self, forKey: .y) ?? 0))
    }

    func view() throws -> PageView {
        PageView(
            screen: try screen(),
            pane: try decodeIfPresent(PagePane.self, forKey: .pane) ?? .main)
    }

    func scale(_ key: PageEvent.CodingKeys) throws -> Double {
        let scale = try Length.checked(try decodeIfPresent(Double.self, forKey: key) ?? 1)
        guard scale > 0 else { throw PageEventError(reason: "letters or pixels have no size") }
        return scale
    }

    func idiom() throws -> UserInterfaceIdiom {
        switch try decodeIfPresent(String.self, forKey: .idiom) {
        case nil: .unspecified
        case "phone": .phone
        case "pad": .pad
        case "mac": .mac
        default: throw PageEventError(reason: "a kind of device is unknown")
        }
    }

    func room() throws -> SheetRoom {
        SheetRoom(
            size: try size(), textScale: try scale(.textScale), idiom: try idiom(),
            displayScale: try scale(.displayScale))
    }

    func size() throws -> CGSize {
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
