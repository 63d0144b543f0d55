import CollectionViews

extension SwipeActionsContent {
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("offer", offer)
            if let leading {
                json.name("leading")
                leading.write(to: &json)
            }
            if let trailing {
                json.name("trailing")
                trailing.write(to: &json)
            }
        }
    }
}

extension SwipeActionsContent.Side {
    fileprivate func write(to json: inout JSONWriter) {
        json.object { json in
            json.flag("full", performsFirstWithFullSwipe)
            json.array("buttons", buttons) { button, json in
                json.object { json in
                    json.member("id", button.id)
                    json.member("title", button.title)
                    json.member("label", button.label)
                    button.image?.write(to: &json)
                    json.member("background", button.background)
                    json.flag("destructive", button.isDestructive)
                }
            }
        }
    }
}
