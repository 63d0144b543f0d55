import Screens

extension ControlContent {
    /// Writes what a control shows as JSON.
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", id)
            json.member("label", label)
            json.flag("disabled", !isEnabled)
            json.member("name", accessibilityLabel)
            json.member("hint", accessibilityHint)
            json.member("shortcut", keyEquivalent?.rawValue)
            json.flag("menuOnly", isInMenuOnly)
            json.flag("hidden", isHidden)
            json.flag("toolbar", isInToolbar)
            json.flag("waits", waitsForOutcome)
            json.flag("labelled", showsLabelBesideImage)
            if let image {
                json.name("image")
                json.object { image.write(to: &$0) }
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
            json.member("text", search.text)
            json.member("prompt", search.prompt)
            if !search.tokens.isEmpty { json.member("tokens", search.tokens) }
            if !search.suggestions.isEmpty { json.member("suggestions", search.suggestions) }
            if !search.scopes.isEmpty {
                json.member("scopes", search.scopes)
                json.member("scope", search.selectedScopeIndex)
            }
        case .segments(let segments, let selectedIndex):
            json.member("kind", "segments")
            json.member("selected", selectedIndex)
            json.member("segments", segments)
        case .columnHeads(let columns, let sortedIndex, let isDescending):
            json.member("kind", "columns")
            json.member("selected", sortedIndex)
            json.flag("descending", isDescending)
            json.name("columns")
            json.array { json in
                for column in columns {
                    json.object { json in
                        json.member("title", column.title)
                        json.member("width", column.width)
                    }
                }
            }
        case .slider(let slider):
            json.member("kind", "slider")
            json.member("value", slider.value)
            json.member("least", slider.range.lowerBound)
            json.member("greatest", slider.range.upperBound)
            if slider.step > 0 { json.member("step", slider.step) }
            json.member("text", slider.text)
        case .jump(let lastNumber):
            json.member("kind", "jump")
            if let lastNumber { json.member("last", lastNumber) }
        case .text(let text):
            json.member("kind", "text")
            json.member("text", text.text)
            json.member("prompt", text.prompt)
            json.flag("lines", text.hasLines)
            json.flag("focus", text.takesFocus)
            if let quotation = text.quotation {
                json.name("quotation")
                json.object { json in
                    json.member("heading", quotation.heading)
                    json.member("text", quotation.text)
                }
            }
        case .path(let places, let first, let takesDrops):
            json.member("kind", "path")
            json.flag("drops", takesDrops)
            json.member("first", first)
            json.member("places", places)
        }
    }
}

extension JSONWriter {
    /// Writes a list of texts.
    mutating func member(_ name: StaticString, _ texts: [String]) {
        self.name(name)
        array { json in
            for text in texts { json.value(text) }
        }
    }
}
