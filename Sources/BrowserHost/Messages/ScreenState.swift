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
            json.member("title", screen.title)
            json.member("status", screen.status)
            json.member("caption", screen.caption)
            json.member("direction", screen.layoutDirection == .rightToLeft ? "rtl" : nil)
            json.member("typed", lastTyped)
            json.member("sidebar", screen.sidebarTitle)
            json.flag("trailing", screen.sidebar != nil && screen.sidebarEdge == .trailing)
            json.member("back", screen.titleBehind)
            json.flag("backAction", screen.hasBackAction)
            if !screen.path.isEmpty { write(screen.path, to: &json) }
            // Screens that visitors share have no addresses of their own.
            if !isShared { json.member("place", screen.restorationIdentifier) }
            json.flag("modal", screen.isModalInPresentation)
            if let sheet = screen.sheetHeights { write(sheet, to: &json) }
            if isShared {
                json.member("viewers", screen.observerCount)
                json.flag("ownSteps", screen.undoHistory?.undoesOwnStepsOnly == true)
            }
            let controls = Visitor.$current.withValue(visitor) { screen.controls.map(\.content) }
            json.name("controls")
            json.array { json in
                for control in controls { control.write(to: &json) }
            }
            if let alert = screen.alerts.first {
                json.name("alert")
                alert.write(to: &json)
            }
            if let toast = screen.toast, toast.id != formerToast {
                json.name("toast")
                let isForeign = isShared && toast.visitor != nil && toast.visitor != visitor
                toast.write(to: &json, isForeign: isForeign, isSeen: isToastSeen)
            }
            json.flag("smallTitle", !screen.hasLargeTitle)
            // What one visitor selects on a shared screen is everybody's.
            json.flag("editing", !isShared && screen.isEditing)
            json.flag("readable", screen.followsReadableWidth)
            json.flag("undo", screen.undoHistory != nil)
            if !isShared, let pairs = KeptState.pairs(of: screen) { json.member("kept", pairs) }
            write(screen.copied, as: "copied", isGiven: screen.copied?.number == givenCopy, to: &json)
            if let download = screen.download { write(download, to: &json) }
            write(screen.announcement, as: "announced", to: &json)
            if let unavailable = screen.contentUnavailableConfiguration {
                json.name("unavailable")
                unavailable.content.write(to: &json)
            }
            if let placeholder = screen.detailPlaceholder {
                json.name("detail")
                placeholder.content.write(to: &json)
            }
            if let activity = screen.activity(for: visitor) {
                json.name("activity")
                let isReplacing = screen.activities.contains(where: \.isReplacingContent)
                activity.write(to: &json, isForeign: isShared && !activity.isOf(visitor), isReplacing: isReplacing)
            }
            screen.codeListing?.write(to: &json)
        }
    }

    private func write(_ sheet: SheetPresentationController, to json: inout JSONWriter) {
        json.name("sheet")
        json.object { json in
            json.name("detents")
            json.array { json in
                for detent in sheet.heights(in: room) {
                    if let height = detent.isCustom ? detent.resolvedValue(in: room) : nil {
                        json.value(height)
                    } else {
                        json.value(detent.identifier.rawValue)
                    }
                }
            }
            json.member("index", sheet.selectedIndex(in: room))
            let undimmed = sheet.undimmedCount(in: room)
            json.member("undimmed", undimmed == 0 ? nil : undimmed)
            json.flag("still", !sheet.prefersScrollingExpandsWhenScrolledToEdge)
        }
    }

    /// Only who asked for a file is given it.
    private func write(_ download: Download, to json: inout JSONWriter) {
        guard download.visitor == nil || download.visitor == visitor else { return }
        json.name("download")
        json.object { json in
            json.member("number", download.number)
            json.member("address", download.file.map(json.files.address(of:)))
        }
    }

    private func write(_ path: [String], to json: inout JSONWriter) {
        json.name("path")
        json.array { json in
            for name in path { json.value(name) }
        }
    }

    private func write(
        _ said: (number: Int, text: String)?, as name: StaticString, isGiven: Bool = false, to json: inout JSONWriter
    ) {
        guard let said else { return }
        json.name(name)
        json.object { json in
            json.member("number", said.number)
            json.member("text", isGiven ? nil : said.text)
        }
    }
}

extension AlertController {
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", id)
            json.member("title", title)
            json.member("message", message)
            json.flag("sheet", preferredStyle == .actionSheet)
            json.flag("cancellable", isCancellable)
            json.name("actions")
            json.array { json in
                for action in actions {
                    json.object { json in
                        json.member("title", action.title ?? "")
                        json.flag("cancel", action.style == .cancel)
                        json.flag("destructive", action.style == .destructive)
                        json.flag("disabled", !action.isEnabled)
                        json.flag("preferred", action === preferredAction)
                    }
                }
            }
            json.name("fields")
            json.array { json in
                for field in textFields ?? [] {
                    json.object { json in
                        json.member("text", field.text)
                        json.member("placeholder", field.placeholder)
                        json.member("label", field.accessibilityLabel)
                        json.flag("secure", field.isSecureTextEntry)
                        json.member("minimum", field.minimumLength > 0 ? field.minimumLength : nil)
                    }
                }
            }
        }
    }
}

extension ContentUnavailableConfiguration.Content {
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("emoji", emoji)
            if emoji == nil { image?.write(to: &json) }
            json.member("text", text)
            json.member("secondary", secondaryText)
            json.member("button", button)
            json.flag("loading", isLoading)
            json.flag("failure", isFailure)
        }
    }
}

extension Toast {
    func write(to json: inout JSONWriter, isForeign: Bool = false, isSeen: Bool = false) {
        json.object { json in
            json.member("id", id)
            json.member("text", text)
            json.flag("seen", isSeen)
            // What another one did is theirs to take back; the way to a row is everybody's.
            json.member("action", isForeign && rowName == nil ? nil : actionTitle)
            json.member("milliseconds", duration / .milliseconds(1))
            json.flag("foreign", isForeign)
            json.member("by", isForeign ? visitorName : nil)
        }
    }
}

extension Activity {
    func write(to json: inout JSONWriter, isForeign: Bool, isReplacing: Bool) {
        json.object { json in
            json.member("title", title)
            json.member("fraction", fraction)
            json.flag("cancellable", isCancellable && !isForeign)
            json.flag("foreign", isForeign)
            json.flag("replacing", isReplacing)
        }
    }
}

extension CodeListing {
    func write(to json: inout JSONWriter) {
        json.name("code")
        json.object { json in
            json.member("title", title)
            json.member("text", text)
        }
    }
}
