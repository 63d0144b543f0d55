import CollectionViews
import Foundation

extension PageEvent.Gesture {
    /// Reads a gesture; nil when the type names none.
    init?(_ type: String, _ values: KeyedDecodingContainer<PageEvent.CodingKeys>) throws {
        let gesture =
            try Self.ofViewport(type, values) ?? Self.ofSelection(type, values) ?? Self.ofRow(type, values)
            ?? PageEvent.Drag(type, values).map(Self.drag)
        guard let gesture else { return nil }
        self = gesture
    }

    /// What is seen of the rows, and how they are scrolled.
    private static func ofViewport(
        _ type: String, _ values: KeyedDecodingContainer<PageEvent.CodingKeys>
    ) throws -> Self? {
        switch type {
        case "resize":
            .resize(
                try values.size(), textScale: try values.scale(.textScale), idiom: try values.idiom(),
                displayScale: try values.scale(.displayScale))
        case "scroll": .scroll(try values.point(), version: try values.decodeIfPresent(Int.self, forKey: .version))
        case "lane": .lane(id: try values.integer(.id), offset: try values.length(.offset))
        case "scrolling":
            .scrolling(
                try values.decode(ScrollPhase.self, forKey: .phase),
                velocity: try values.decodeIfPresent(Double.self, forKey: .velocity) ?? 0)
        case "measured":
            .measured(
                try values.decode([[Double]].self, forKey: .rows).map(PageEvent.Measurement.init(pair:)))
        case "refresh": .refresh
        case "background": .pressBackground
        case "jump": .jump(position: try values.integer(.index))
        case "title": .title(try values.decode(String.self, forKey: .text), index: try values.integer(.index))
        default: nil
        }
    }

    /// Which rows are selected, and which one has the focus.
    private static func ofSelection(
        _ type: String, _ values: KeyedDecodingContainer<PageEvent.CodingKeys>
    ) throws -> Self? {
        switch type {
        case "tap": .tap(key: try values.integer(.key), modifiers: try values.modifiers())
        case "extend": .extend(from: try values.integer(.from), to: try values.integer(.key))
        case "selectAll": .selectAll
        case "deselectAll": .deselectAll
        case "blank": .pressBlank
        case "focus": .focus(key: try values.integer(.key), isByKeys: try values.flag(.keys))
        case "find":
            .find(
                text: try values.decode(String.self, forKey: .text), key: try values.integer(.key),
                isNext: try values.flag(.next))
        default: nil
        }
    }

    /// What is done with one row.
    private static func ofRow(
        _ type: String, _ values: KeyedDecodingContainer<PageEvent.CodingKeys>
    ) throws -> Self? {
        switch type {
        case "activate": .activate(key: try values.integer(.key))
        case "accessory": .accessory(key: try values.integer(.key), id: try values.integer(.id))
        case "pick": .pick(try values.choice(), key: try values.integer(.key), id: try values.integer(.id))
        case "expand":
            .expand(key: try values.integer(.key), isExpanded: try values.decode(Bool.self, forKey: .expanded))
        case "actions": .actions(key: try values.integer(.key), request: try values.integer(.request))
        case "swiped": .swiped(key: try values.integer(.key), isSwiped: try values.decode(Bool.self, forKey: .on))
        case "menu":
            .menu(
                key: try values.integer(.key), point: try values.point(), request: try values.integer(.request))
        case "act":
            .act(
                id: try values.integer(.action), offer: try values.integer(.offer),
                request: try values.integer(.request))
        case "delete": .delete(key: try values.integer(.key))
        case "edit":
            .edit(
                key: try values.integer(.key), text: try values.decode(String.self, forKey: .text),
                isByReturn: try values.flag(.isByReturn), request: try values.integer(.request))
        case "editing": .editing(key: values.contains(.key) ? try values.integer(.key) : nil)
        default: nil
        }
    }
}

extension PageEvent.Drag {
    /// Reads what is done to drag a row; nil when the type names nothing of that kind.
    fileprivate init?(_ type: String, _ values: KeyedDecodingContainer<PageEvent.CodingKeys>) throws {
        switch type {
        case "lift": self = .lift(key: try values.integer(.key))
        case "drag":
            let point = try values.point()
            let over = try values.decodeIfPresent(PagePane.self, forKey: .over)
            self = over.map { .moveOver($0, point) } ?? .move(point)
        case "step": self = .step(by: try values.integer(.by), pastClosedParents: try values.flag(.pastClosed))
        case "indent": self = .indent(by: try values.integer(.by))
        case "drop": self = .drop
        case "release", "letGo": self = .cancel
        default: return nil
        }
    }
}

extension ScrollPhase: Decodable {}
