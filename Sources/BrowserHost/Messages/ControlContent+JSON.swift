import Screens

extension ControlContent {
    /// Writes what a control shows as JSON.
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", id)
            json.member("label", label)
            if !possibleLabels.isEmpty { json.member("labels", possibleLabels) }
            json.flag("disabled", !isEnabled)
            json.member("name", accessibilityLabel)
            json.member("hint", accessibilityHint)
            json.member("shortcut", keyEquivalent?.rawValue)
            json.flag("destructive", isDestructive)
            json.flag("menuOnly", isInMenuOnly)
            json.flag("hidden", isHidden)
            json.flag("leading", isLeading)
            json.flag("toolbar", isInToolbar)
            json.flag("spaceBefore", toolbarSpaces.contains(.leading))
            json.flag("spaceAfter", toolbarSpaces.contains(.trailing))
            json.flag("waits", waitsForOutcome)
            json.flag("labelled", showsLabelBesideImage)
            if let image {
                json.object("image") { image.write(to: &$0) }
            }
            if let menu {
                json.name("menu")
                menu.write(to: &json)
                json.flag("opens", opensMenu)
            }
            kind.write(to: &json)
        }
    }
}

extension ControlContent.Kind {
    fileprivate func write(to json: inout JSONWriter) {
        switch self {
        case .button(let isProminent):
            json.member("kind", "button")
            json.flag("prominent", isProminent)
        case .toggle(let isOn):
            json.member("kind", "switch")
            json.flag("on", isOn)
        case .search(let search):
            json.member("kind", "search")
            search.write(to: &json)
        case .segments(let segments, let selectedIndex):
            json.member("kind", "segments")
            json.member("selected", selectedIndex)
            json.member("segments", segments)
        case .columnHeads(let columns, let sortedIndex, let isDescending):
            json.member("kind", "columns")
            json.member("selected", sortedIndex)
            json.flag("descending", isDescending)
            json.array("columns", columns) { column, json in
                json.object { json in
                    json.member("title", column.title)
                    json.member("width", column.width)
                }
            }
        case .slider(let slider):
            json.member("kind", "slider")
            slider.write(to: &json)
        case .jump(let lastNumber):
            json.member("kind", "jump")
            json.member("last", lastNumber)
        case .text(let text):
            json.member("kind", "text")
            text.write(to: &json)
        case .path(let places, let first, let takesDrops):
            json.member("kind", "path")
            json.flag("drops", takesDrops)
            json.member("first", first)
            json.member("places", places)
        }
    }
}

extension ControlContent.Search {
    fileprivate func write(to json: inout JSONWriter) {
        json.member("text", text)
        json.member("prompt", prompt)
        json.flag("cancel", showsCancel)
        json.member("focus", focus)
        if !tokens.isEmpty { json.member("tokens", tokens) }
        if !suggestions.isEmpty { json.member("suggestions", suggestions) }
        if !scopes.isEmpty {
            json.member("scopes", scopes)
            json.member("scope", selectedScopeIndex)
        }
    }
}

extension ControlContent.Slider {
    fileprivate func write(to json: inout JSONWriter) {
        json.member("value", value)
        json.member("least", range.lowerBound)
        json.member("greatest", range.upperBound)
        if step > 0 { json.member("step", step) }
        json.member("text", text)
    }
}

extension ControlContent.Text {
    fileprivate func write(to json: inout JSONWriter) {
        json.member("text", text)
        json.member("prompt", prompt)
        json.flag("lines", hasLines)
        json.flag("focus", takesFocus)
        if let quotation {
            json.object("quotation") { json in
                json.member("heading", quotation.heading)
                json.member("text", quotation.text)
            }
        }
    }
}
