import CollectionViews
import Screens

// What a screen says besides its rows.

extension AlertController {
    func write(to json: inout JSONWriter, isAddressed: Bool) {
        json.object { json in
            json.member("id", id)
            json.flag("addressed", isAddressed)
            json.member("title", title)
            json.member("message", message)
            json.flag("sheet", preferredStyle == .actionSheet)
            json.flag("cancellable", isCancellable)
            json.array("actions", actions) { action, json in
                json.object { json in
                    json.member("title", action.title ?? "")
                    json.flag("cancel", action.style == .cancel)
                    json.flag("destructive", action.style == .destructive)
                    json.flag("disabled", !action.isEnabled)
                    json.flag("preferred", action === preferredAction)
                }
            }
            json.array("fields", textFields ?? []) { field, json in
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
        json.object("code") { json in
            json.member("title", title)
            json.member("text", text)
        }
    }
}
