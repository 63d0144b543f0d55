import CollectionViews

extension PageEvent: Decodable {
    fileprivate enum CodingKeys: String, CodingKey {
        case type, session, version, width, height, x, y, id, offset, key, expanded, rows, control, text, number, on
        case index, toggle, extend, pane, sidebar, next
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let type = try values.decode(String.self, forKey: .type)
        switch type {
        case "hello":
            var panes: [PagePane: Hello.Pane] = [.main: try values.pane()]
            if values.contains(.sidebar) {
                panes[.sidebar] = try values.nestedContainer(keyedBy: CodingKeys.self, forKey: .sidebar).pane()
            }
            self = .hello(Hello(session: try values.decodeIfPresent(String.self, forKey: .session), panes: panes))
        case "type":
            self = .type(
                control: try values.integer(.control), text: try values.decode(String.self, forKey: .text),
                number: try values.integer(.number))
        case "press": self = .press(control: try values.integer(.control))
        case "flip":
            self = .flip(control: try values.integer(.control), isOn: try values.decode(Bool.self, forKey: .on))
        case "choose": self = .choose(control: try values.integer(.control), index: try values.integer(.index))
        case "acknowledge": self = .acknowledge(number: try values.integer(.number))
        case "pong": self = .pong
        default:
            guard let gesture = try PageEvent.Gesture(type: type, values: values) else {
                throw PageEventError(reason: "a message is of an unknown type")
            }
            self = .gesture(gesture, pane: try values.decodeIfPresent(PagePane.self, forKey: .pane) ?? .main)
        }
    }
}

extension PageEvent.Gesture {
    /// Reads a gesture; nil when the type names none.
    fileprivate init?(type: String, values: KeyedDecodingContainer<PageEvent.CodingKeys>) throws {
        switch type {
        case "resize": self = .resize(try values.size())
        case "scroll": self = .scroll(try values.point())
        case "lane": self = .lane(id: try values.integer(.id), offset: try values.length(.offset))
        case "tap": self = .tap(key: try values.integer(.key), modifiers: try values.modifiers())
        case "activate": self = .activate(key: try values.integer(.key))
        case "accessory": self = .accessory(key: try values.integer(.key), id: try values.integer(.id))
        case "expand":
            self = .expand(
                key: try values.integer(.key), isExpanded: try values.decode(Bool.self, forKey: .expanded))
        case "focus": self = .focus(key: try values.integer(.key))
        case "find":
            self = .find(
                text: try values.decode(String.self, forKey: .text), key: try values.integer(.key),
                isNext: try values.decodeIfPresent(Bool.self, forKey: .next) ?? false)
        case "measured":
            let pairs = try values.decode([[Double]].self, forKey: .rows)
            self = .measured(try pairs.map(PageEvent.Measurement.init(pair:)))
        default: return nil
        }
    }
}

extension PagePane: Decodable {}

extension PageEvent.Measurement {
    fileprivate init(pair: [Double]) throws {
        guard pair.count == 2, let key = Int(exactly: pair[0]) else {
            throw PageEventError(reason: "a measurement is not a key and a height")
        }
        self.init(key: key, height: try Length.checked(pair[1]))
    }
}

extension KeyedDecodingContainer<PageEvent.CodingKeys> {
    fileprivate func integer(_ key: PageEvent.CodingKeys) throws -> Int {
        try decode(Int.self, forKey: key)
    }

    fileprivate func length(_ key: PageEvent.CodingKeys) throws -> Double {
        try Length.checked(try decode(Double.self, forKey: key))
    }

    fileprivate func pane() throws -> PageEvent.Hello.Pane {
        PageEvent.Hello.Pane(
            version: try decodeIfPresent(Int.self, forKey: .version) ?? 0, size: try size(), offset: try point())
    }

    fileprivate func modifiers() throws -> TapModifiers {
        var modifiers: TapModifiers = []
        if try decodeIfPresent(Bool.self, forKey: .toggle) == true { modifiers.insert(.toggle) }
        if try decodeIfPresent(Bool.self, forKey: .extend) == true { modifiers.insert(.extend) }
        return modifiers
    }

    fileprivate func point() throws -> Point {
        Point(
            x: try Length.checked(try decodeIfPresent(Double.self, forKey: .x) ?? 0),
            y: try Length.checked(try decodeIfPresent(Double.self, forKey: .y) ?? 0))
    }

    fileprivate func size() throws -> Size {
        let size = Size(width: try length(.width), height: try length(.height))
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
