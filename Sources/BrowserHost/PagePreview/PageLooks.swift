import Screens

/// What a page's document says of its screen before that is connected, so that nothing moves once it is.
struct PageLooks: Equatable, Sendable {
    /// Whether it keeps to a width at which lines are easily read.
    var isReadable = false
    /// Whether a short text stands below the title.
    var hasStatus = false
    /// Whether a field stands in the bar.
    var hasField = false
    /// What stands in the bar, above and below the rows, and beside them, as JSON; with the names that a whole screen has.
    var ahead = "{\"controls\":[]}"
}

extension PageLooks {
    /// - Parameter screen: One that nobody has used yet: what is known of it is shown to all.
    @MainActor init(of screen: Screen) {
        screen.loadViewIfNeeded()
        // Beside a detail a list is narrow enough.
        isReadable = screen.followsReadableWidth && screen.detailPlaceholder == nil
        hasStatus = !screen.status.isEmpty
        hasField = screen.controls.contains { $0 is SearchField }
        var json = JSONWriter()
        json.object { json in
            json.name("controls")
            json.array { json in
                for control in screen.controls { control.content.write(to: &json) }
            }
            json.member("sidebar", screen.sidebarTitle)
            json.flag("trailing", screen.sidebar != nil && screen.sidebarEdge == .trailing)
            if let placeholder = screen.detailPlaceholder {
                json.name("detail")
                placeholder.content.write(to: &json)
            }
        }
        ahead = json.textForDocument
    }
}
