import CollectionViews

extension WindowTransaction.Surroundings {
    /// Writes what stands around the rows as JSON.
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("color", backgroundColor)
            json.flag("plainList", isPlainList)
            switch background {
            case .unavailable(let content)?:
                json.name("unavailable")
                content.write(to: &json)
            case .plain(let content)?:
                json.name("plain")
                content.write(to: &json)
            case nil: break
            }
            if let refresh {
                json.object("refresh") { json in
                    json.flag("on", refresh.isRefreshing)
                    json.member("title", refresh.title)
                    json.member("tint", refresh.tint)
                    json.member("top", refresh.top)
                    json.member("height", refresh.height)
                }
            }
            json.flag("fixed", !isScrollEnabled)
            json.flag("bare", !showsIndicator)
            json.flag("dismisses", dismissesKeyboard)
            json.member("indexColor", indexColors.titles)
            json.member("indexGround", indexColors.background)
            json.member("indexHeld", indexColors.trackingBackground)
        }
    }
}
