import CollectionViews
import Screens

/// What the server tells a page.
@MainActor enum PageMessage {
    /// The page is connected. `seen` is the number of the last of its events that was done; `server` tells a server
    /// that was started again from the one before. Where the session of the page is forgotten, `seen` is of that.
    case welcome(
        session: String, isResumed: Bool, isForgotten: Bool = false, build: String, server: String = "", seen: Int = 0)

    /// Something changed. The page acknowledges `number` once it shows it.
    case update(number: Int, PageUpdate)

    /// All events up to the given one were done.
    case seen(event: Int)

    /// What the page shows stands at another address, and is the same.
    case address(NewAddress)

    /// What the page asked under the number `request`.
    case answer(request: Int, PageAnswer)

    /// A sign of life is asked for.
    case ping

    /// A sign of life.
    case pong

    /// The message as JSON text, for a page of the server that has the files.
    func bytes(files: ServedFiles) -> [UInt8] {
        var json = JSONWriter(files: files)
        json.object { json in
            switch self {
            case .welcome(let session, let isResumed, let isForgotten, let build, let server, let seen):
                json.member("type", "welcome")
                json.member("session", session)
                json.flag("resumed", isResumed)
                json.flag("forgotten", isForgotten)
                json.member("build", build)
                json.member("server", server)
                json.member("seen", seen)
            case .update(let number, let update):
                json.member("type", "update")
                json.member("number", number)
                update.write(to: &json)
            case .seen(let event):
                json.member("type", "seen")
                json.member("event", event)
            case .address(let address):
                json.member("type", "address")
                address.write(to: &json)
            case .answer(let request, let answer):
                json.member("type", "answer")
                json.member("request", request)
                answer.write(to: &json)
            case .ping: json.member("type", "ping")
            case .pong: json.member("type", "pong")
            }
        }
        return json.bytes
    }
}

/// What changed of what a page shows.
@MainActor struct PageUpdate {
    /// The screens in front of the one that the page was opened for; nil when they are the same as before.
    var stack: [Presented]?
    /// The screens of which something changed.
    var screens: [ChangedScreen] = []
    /// Where it stands; nil when that is what the page was told last. A page that is loaded again between what it shows
    /// and where that stands would go to where it was.
    var address: NewAddress?

    struct Presented {
        var name: Int
        var style: PresentationStyle
        /// Whether what is behind it can be used.
        var isUndimmed = false
    }

    @MainActor struct ChangedScreen {
        /// Nil stands for the screen that the page was opened for.
        var name: Int?
        var state: ScreenState?
        var views: [PagePane: WindowTransaction] = [:]
    }

    func write(to json: inout JSONWriter) {
        if let address { json.object("address") { json in address.write(to: &json) } }
        if let stack {
            json.array("stack", stack) { screen, json in
                json.object { json in
                    json.member("id", screen.name)
                    json.member("style", screen.style.name)
                    json.flag("undimmed", screen.isUndimmed)
                }
            }
        }
        if let first = screens.first(where: { $0.name == nil }) { first.write(to: &json) }
        let others = screens.filter { $0.name != nil }
        guard !others.isEmpty else { return }
        json.array("presented", others) { screen, json in
            json.object { json in
                json.member("id", screen.name)
                screen.write(to: &json)
            }
        }
    }
}

extension PresentationStyle {
    fileprivate var name: String {
        switch self {
        case .push: "push"
        case .sheet: "sheet"
        case .detail: "detail"
        }
    }
}

extension PageUpdate.ChangedScreen {
    func write(to json: inout JSONWriter) {
        if let state {
            json.name("screen")
            state.write(to: &json)
        }
        for pane in PagePane.allCases {
            guard let view = views[pane] else { continue }
            json.name(pane == .main ? "view" : "sidebar")
            view.write(to: &json)
        }
    }
}

/// Where a page stands, which is a step further unless it takes the place of the former.
struct NewAddress {
    var address: PageAddress
    var isInPlace = false

    func write(to json: inout JSONWriter) {
        json.flag("inPlace", isInPlace)
        address.write(to: &json)
    }
}

extension PageAddress {
    func write(to json: inout JSONWriter) {
        json.member("path", screen.path)
        json.name("state")
        json.array { json in
            for (name, value) in screen.state.sorted(by: { $0.key < $1.key }) {
                json.array { json in
                    json.value(name)
                    json.value(value)
                }
            }
        }
        guard let anchor else { return }
        json.object("anchor") { json in
            json.member("item", anchor.item)
            json.member("distance", anchor.distance)
        }
    }
}
