import CollectionViews
import Foundation

extension WindowTransaction {
    /// Writes the transaction as JSON.
    func write(to json: inout JSONWriter) {
        json.object { json in
            writeContent(to: &json)
            writeFocus(to: &json)
            json.member("milliseconds", animation.map { $0.duration * 1000 })
            if let scroll { write(scroll, to: &json) }
            if let indexTitles { json.member("titles", indexTitles) }
            if let surroundings {
                json.name("around")
                surroundings.write(to: &json)
            }
            if let movement {
                json.name("movement")
                movement.write(to: &json)
            }
            json.array("rows", rows) { $0.write(to: &$1) }
            json.array("gone", gone) { $0.write(to: &$1) }
            json.array("lanes", lanes) { $0.write(to: &$1) }
        }
    }

    /// The version, and what the view is as a whole.
    private func writeContent(to json: inout JSONWriter) {
        json.member("version", version)
        json.member("base", base)
        json.member("width", contentSize.width)
        json.member("height", contentSize.height)
        json.member("count", count)
        json.member("role", role.rawValue)
        json.flag("multiple", allowsMultipleSelection)
    }

    /// Which row has the focus, and whether its text is written.
    private func writeFocus(to json: inout JSONWriter) {
        json.member("focus", focus)
        json.flag("opens", opensText)
        json.member("openText", openedText)
        json.member("problem", openedProblem)
    }

    private func write(_ scroll: Scroll, to json: inout JSONWriter) {
        json.object("scroll") { json in
            json.member("x", scroll.offset.x)
            json.member("y", scroll.offset.y)
            json.member("fromY", scroll.from.map { Double($0.y) })
            json.flag("animated", scroll.animated)
        }
    }
}

extension WindowTransaction.Row {
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("key", key)
            json.member("from", from)
            json.member("frame", frame)
            json.member("position", position)
            json.member("line", numbers.line)
            json.member("column", numbers.column)
            json.member("siblingPosition", numbers.siblingPosition)
            json.member("siblingCount", numbers.siblingCount)
            json.member("lane", lane)
            json.member("animation", animation?.name)
            if let pin {
                json.object("pin") { json in
                    json.member("edge", pin.edge.rawValue)
                    json.member("start", pin.start)
                    json.member("end", pin.end)
                    json.member("inset", pin.inset)
                }
            }
            if let content {
                json.name("content")
                content.write(to: &json)
            }
        }
    }
}

extension WindowTransaction.Movement {
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("phase", phase.rawValue)
            json.member("key", key)
            json.member("count", count)
            if rowCount != count { json.member("rows", rowCount) }
            json.member("position", position)
            json.member("siblings", siblingCount)
            json.flag("refused", isRefused)
            json.member("parent", parent)
            json.flag("into", isInto)
            json.flag("elsewhere", isElsewhere)
            json.member("line", line)
        }
    }
}

extension WindowTransaction.Gone {
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("key", key)
            json.member("to", to)
            json.member("animation", animation?.name)
        }
    }
}

extension RowAnimation {
    /// The name by which the page knows it; nil lets the page choose.
    fileprivate var name: String? {
        switch self {
        case .fade: "fade"
        case .right: "right"
        case .left: "left"
        case .top: "top"
        case .bottom: "bottom"
        case .none: "none"
        case .middle: "middle"
        case .automatic: nil
        }
    }
}

extension WindowTransaction.Lane {
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", id)
            json.member("frame", frame)
            json.member("width", contentSize.width)
            json.member("height", contentSize.height)
            json.member("first", positions.lowerBound)
            json.member("count", positions.count)
            json.member("snap", snapInterval)
            json.flag("paged", isPaged)
            json.member("offset", offset)
        }
    }
}

extension JSONWriter {
    /// Writes a rectangle as `[x, y, width, height]`.
    mutating func member(_ name: StaticString, _ rect: CGRect?) {
        guard let rect else { return }
        self.name(name)
        array { json in
            json.value(rect.minX)
            json.value(rect.minY)
            json.value(rect.width)
            json.value(rect.height)
        }
    }
}
