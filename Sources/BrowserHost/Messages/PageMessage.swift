import CollectionViews

/// What the server tells a page.
@MainActor enum PageMessage {
    /// The page is connected.
    case welcome(session: String, isResumed: Bool, build: String)

    /// Something changed. The page acknowledges `number` once it shows it.
    case update(number: Int, screen: ScreenState?, views: [PagePane: WindowTransaction])

    /// A sign of life is asked for.
    case ping

    /// The message as JSON text.
    var bytes: [UInt8] {
        var json = JSONWriter()
        json.object { json in
            switch self {
            case .welcome(let session, let isResumed, let build):
                json.member("type", "welcome")
                json.member("session", session)
                json.flag("resumed", isResumed)
                json.member("build", build)
            case .update(let number, let screen, let views):
                json.member("type", "update")
                json.member("number", number)
                if let screen {
                    json.name("screen")
                    screen.write(to: &json)
                }
                for pane in PagePane.allCases {
                    guard let view = views[pane] else { continue }
                    json.name(pane == .main ? "view" : "sidebar")
                    view.write(to: &json)
                }
            case .ping:
                json.member("type", "ping")
            }
        }
        return json.bytes
    }
}

/// A screen's title, status and controls, as a page shows them.
@MainActor struct ScreenState {
    let screen: Screen

    /// The number of the last text that this page typed and the screen knows of.
    let lastTyped: Int

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("title", screen.title)
            json.member("status", screen.status)
            json.member("caption", screen.caption)
            json.member("direction", screen.layoutDirection == .rightToLeft ? "rtl" : nil)
            json.member("typed", lastTyped)
            json.member("sidebar", screen.sidebarTitle)
            json.name("controls")
            json.array { json in
                for control in screen.controls { control.write(to: &json) }
            }
        }
    }
}

extension Control {
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", id)
            json.member("label", label)
            json.flag("disabled", !isEnabled)
            switch self {
            case let field as SearchField:
                json.member("kind", "search")
                json.member("text", field.text)
                json.member("prompt", field.prompt)
            case let button as Button:
                json.member("kind", "button")
                json.flag("prominent", button.isProminent)
            case let toggle as Switch:
                json.member("kind", "switch")
                json.flag("on", toggle.isOn)
            case let choice as SegmentedControl:
                json.member("kind", "segments")
                json.member("selected", choice.selectedIndex)
                json.name("segments")
                json.array { json in
                    for segment in choice.segments { json.value(segment) }
                }
            case let heads as ColumnHeads:
                json.member("kind", "columns")
                json.member("selected", heads.sortedIndex)
                json.flag("descending", heads.isDescending)
                json.name("columns")
                json.array { json in
                    for column in heads.columns {
                        json.object { json in
                            json.member("title", column.title)
                            json.member("width", column.width)
                        }
                    }
                }
            default:
                json.member("kind", "unknown")
            }
        }
    }
}
