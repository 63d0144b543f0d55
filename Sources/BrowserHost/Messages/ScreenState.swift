import CollectionViews
import Screens

/// A screen's title, status, controls and messages, as a page shows them.
@MainActor struct ScreenState {
    let screen: Screen

    /// The number of the last text that this page typed and the screen knows of.
    let lastTyped: Int

    /// How much room the page has for a sheet.
    var room = SheetRoom.usual

    /// Whether other pages look at the same screen.
    var isShared = false

    /// The name of whoever the page is for.
    var visitor: String?

    /// The number of the text that this page was last given for the pasteboard: it may be long, and is not sent again.
    var givenCopy: Int?

    /// The message that was said before the page was opened, if any.
    var formerToast: Toast.ID?

    /// Whether the row that the message leads to is in sight: then nobody needs the way there.
    var isToastSeen = false

    func write(to json: inout JSONWriter) {
        json.object { json in
            writeHead(to: &json)
            writeWayBack(to: &json)
            screen.sheetHeights?.write(to: &json, in: room)
            writeSharing(to: &json)
            let controls = Visitor.$current.withValue(visitor) { screen.controls.map(\.content) }
            json.array("controls", controls) { $0.write(to: &$1) }
            writeMessages(to: &json)
            writeLooks(to: &json)
            writeHandedOver(to: &json)
            writePlaceholders(to: &json)
            writeActivity(to: &json)
            screen.codeListing?.write(to: &json)
        }
    }

    /// What stands above the rows.
    private func writeHead(to json: inout JSONWriter) {
        json.member("title", screen.title)
        json.member("status", screen.status)
        json.member("caption", screen.caption)
        json.member("direction", screen.layoutDirection == .rightToLeft ? "rtl" : nil)
        json.member("typed", lastTyped)
        json.member("sidebar", screen.sidebarTitle)
        json.flag("trailing", screen.sidebar != nil && screen.sidebarEdge == .trailing)
    }

    private func writeWayBack(to json: inout JSONWriter) {
        json.member("back", screen.titleBehind)
        json.flag("backAction", screen.hasBackAction)
        if !screen.path.isEmpty { json.member("path", screen.path) }
        // Screens that visitors share have no addresses of their own.
        if !isShared { json.member("place", screen.restorationIdentifier) }
        json.flag("modal", screen.isModalInPresentation)
    }

    private func writeSharing(to json: inout JSONWriter) {
        guard isShared else { return }
        json.member("viewers", screen.observerCount)
        json.flag("ownSteps", screen.undoHistory?.undoesOwnStepsOnly == true)
    }

    private func writeMessages(to json: inout JSONWriter) {
        if let alert = screen.alerts.first {
            json.name("alert")
            // Screens that visitors share have no addresses of their own.
            alert.write(to: &json, isAddressed: !isShared && screen.addressedAlert === alert)
        }
        if let toast = screen.toast, toast.id != formerToast {
            let isForeign = isShared && toast.visitor != nil && toast.visitor != visitor
            if isForeign, toast.isPrivate { return }
            json.name("toast")
            toast.write(to: &json, isForeign: isForeign, isSeen: isToastSeen)
        }
    }

    private func writeLooks(to json: inout JSONWriter) {
        json.flag("smallTitle", !screen.hasLargeTitle)
        json.flag("largeTitle", screen.hasLineForTitle)
        // What one visitor selects on a shared screen is everybody's.
        json.flag("editing", !isShared && screen.isEditing)
        json.flag("readable", screen.followsReadableWidth)
        json.flag("undo", screen.undoHistory != nil)
    }

    /// What the browser is to keep, to put on the pasteboard, to save or to say, once.
    private func writeHandedOver(to json: inout JSONWriter) {
        if !isShared, let pairs = KeptState.pairs(of: screen) { json.member("kept", pairs) }
        write(screen.copied, as: "copied", isGiven: screen.copied?.number == givenCopy, to: &json)
        if let download = screen.download { write(download, to: &json) }
        write(screen.announcement, as: "announced", to: &json)
    }

    /// What stands in place of rows, and in place of a detail.
    private func writePlaceholders(to json: inout JSONWriter) {
        if let unavailable = screen.contentUnavailableConfiguration {
            json.name("unavailable")
            unavailable.content.write(to: &json)
        }
        if let placeholder = screen.detailPlaceholder {
            json.name("detail")
            placeholder.content.write(to: &json)
        }
    }

    private func writeActivity(to json: inout JSONWriter) {
        guard let activity = screen.activity(for: visitor) else { return }
        json.name("activity")
        let isReplacing = screen.activities.contains(where: \.isReplacingContent)
        activity.write(to: &json, isForeign: isShared && !activity.isOf(visitor), isReplacing: isReplacing)
    }

    /// Only who asked for a file is given it.
    private func write(_ download: Download, to json: inout JSONWriter) {
        guard download.visitor == nil || download.visitor == visitor else { return }
        json.object("download") { json in
            json.member("number", download.number)
            json.member("address", download.file.map(json.files.address(of:)))
        }
    }

    private func write(
        _ said: (number: Int, text: String)?, as name: StaticString, isGiven: Bool = false, to json: inout JSONWriter
    ) {
        guard let said else { return }
        json.object(name) { json in
            json.member("number", said.number)
            json.member("text", isGiven ? nil : said.text)
        }
    }
}
