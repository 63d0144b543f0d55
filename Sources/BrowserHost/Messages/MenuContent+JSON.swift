import CollectionViews

extension MenuContent {
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("offer", offer)
            if !title.isEmpty { json.member("title", title) }
            json.flag("loading", isLoading)
            json.members(items)
        }
    }
}

extension MenuContent.Item {
    fileprivate func write(to json: inout JSONWriter) {
        json.object { json in
            switch self {
            case .action(let entry):
                json.member("id", entry.id)
                entry.label.write(to: &json)
                json.member("hint", entry.hint)
                json.flag("destructive", entry.isDestructive)
                json.flag("disabled", !entry.isEnabled)
                switch entry.state {
                case .off: break
                case .on: json.member("state", "on")
                case .mixed: json.member("state", "mixed")
                }
            case .submenu(let label, let isDestructive, let isSingleSelection, let items):
                json.flag("submenu", true)
                label.write(to: &json)
                json.flag("destructive", isDestructive)
                json.flag("single", isSingleSelection)
                json.members(items)
            case .group(let title, let isSingleSelection, let items):
                if !title.isEmpty { json.member("title", title) }
                json.flag("single", isSingleSelection)
                json.members(items)
            }
        }
    }
}

extension MenuContent.Label {
    fileprivate func write(to json: inout JSONWriter) {
        json.member("title", title)
        json.member("subtitle", subtitle)
        image?.write(to: &json)
    }
}

extension JSONWriter {
    fileprivate mutating func members(_ items: [MenuContent.Item]) {
        name("items")
        array { json in
            for item in items { item.write(to: &json) }
        }
    }
}
