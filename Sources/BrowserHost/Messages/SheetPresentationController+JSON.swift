import Screens

extension SheetPresentationController {
    /// The heights at which it rests, as pages are told them; with their own in points.
    func write(to json: inout JSONWriter, in room: SheetRoom) {
        json.object("sheet") { json in
            json.name("detents")
            json.array { json in
                for detent in heights(in: room) {
                    if let height = detent.isCustom ? detent.resolvedValue(in: room) : nil {
                        json.value(height)
                    } else {
                        json.value(detent.identifier.rawValue)
                    }
                }
            }
            json.member("index", selectedIndex(in: room))
            let undimmed = undimmedCount(in: room)
            json.member("undimmed", undimmed == 0 ? nil : undimmed)
            json.flag("still", !prefersScrollingExpandsWhenScrolledToEdge)
        }
    }
}
