import CollectionViews
import Screens

extension RowContent {
    /// Writes what a row shows as JSON; whatever has its default value is left out.
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("style", style.rawValue)
            json.member("text", text)
            let isPersonal = personalText != nil && personalText?.visitor == Visitor.current
            json.member("secondary", isPersonal ? personalText?.text : secondaryText)
            json.flag("sideBySide", prefersSideBySide)
            json.member("textColumn", textColumnWidth)
            image?.write(to: &json)
            json.member("textColor", textColor)
            json.member("secondaryColor", secondaryTextColor)
            json.member("imageColor", imageColor)
            json.member("background", background)
            json.member("radius", cornerRadius)
            json.member("label", spokenLabel)
            json.flag("selected", isSelected)
            json.flag("selectable", isSelectable)
            json.flag("unhighlightable", isSelectable && !isHighlightable)
            json.flag("measured", isSelfSizing)
            json.flag("reorderable", isReorderable)
            json.flag("draggable", isDraggable)
            json.flag("editable", isTextEditable)
            json.member("selectFrom", editingSelection?.lowerBound)
            json.member("selectTo", editingSelection?.upperBound)
            json.flag("lifted", isLifted)
            json.flag("held", isHeld)
            json.flag("separator", showsSeparator)
            json.flag("swipeLeading", swipesLeading)
            json.flag("swipeTrailing", swipesTrailing)
            json.flag("swiped", isSwiped)
            json.flag("menu", offersMenu)
            if grouping != .none { json.member("grouping", grouping.rawValue) }
            json.member("roomAbove", roomAbove)
            json.member("roomBelow", roomBelow)
            writeLooks(to: &json)
            writeAccessories(to: &json)
            writeOutline(to: &json)
        }
    }

    private func writeAccessories(to json: inout JSONWriter) {
        if !columns.isEmpty {
            json.array("columns", columns) { column, json in
                json.object { json in
                    json.member("text", column.text)
                    json.member("short", column.shortText)
                    json.member("width", column.width)
                }
            }
        }
        if !accessories.isEmpty {
            json.array("accessories", accessories) { $0.write(to: &$1) }
        }
    }

    private func writeOutline(to json: inout JSONWriter) {
        if indentationLevel > 0 {
            json.member("level", indentationLevel)
            json.member("indent", Double(indentationLevel) * indentationWidth)
        }
        if let isExpanded {
            json.name("expanded")
            json.value(isExpanded)
        }
    }
}
