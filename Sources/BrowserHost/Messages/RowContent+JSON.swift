import CollectionViews

extension RowContent {
    /// Writes what a row shows as JSON; whatever has its default value is left out.
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("style", style.rawValue)
            json.member("text", text)
            json.member("secondary", secondaryText)
            json.flag("sideBySide", prefersSideBySide)
            image?.write(to: &json)
            json.member("textColor", textColor)
            json.member("secondaryColor", secondaryTextColor)
            json.member("imageColor", imageColor)
            json.member("background", background)
            json.member("radius", cornerRadius)
            json.member("label", accessibilityLabel)
            json.flag("selected", isSelected)
            json.flag("selectable", isSelectable)
            json.flag("measured", isSelfSizing)
            json.flag("separator", showsSeparator)
            if grouping != .none { json.member("grouping", grouping.rawValue) }
            writeAccessories(to: &json)
            writePlace(to: &json)
        }
    }

    private func writeAccessories(to json: inout JSONWriter) {
        if !columns.isEmpty {
            json.name("columns")
            json.array { json in
                for column in columns {
                    json.object { json in
                        json.member("text", column.text)
                        json.member("width", column.width)
                    }
                }
            }
        }
        if !accessories.isEmpty {
            json.name("accessories")
            json.array { json in
                for accessory in accessories { accessory.write(to: &json) }
            }
        }
    }

    private func writePlace(to json: inout JSONWriter) {
        if indentationLevel > 0 {
            json.member("level", indentationLevel)
            json.member("indent", Double(indentationLevel) * indentationWidth)
        }
        if let isExpanded {
            json.name("expanded")
            json.value(isExpanded)
        }
        json.member("line", gridPosition?.line)
        json.member("column", gridPosition?.column)
        json.member("siblingPosition", siblingPosition)
        json.member("siblingCount", siblingCount)
    }
}

extension JSONWriter {
    /// Writes a colour: the name of its part, or its components as CSS writes them.
    mutating func member(_ name: StaticString, _ color: Color?) {
        switch color {
        case .named(let part): member(name, part.rawValue)
        case .rgb(let red, let green, let blue, let alpha):
            member(name, Self.style(red: red, green: green, blue: blue, alpha: alpha))
        case .hsb(let hue, let saturation, let brightness):
            // HSB and HSL share the hue; the other two are converted.
            let lightness = brightness * (1 - saturation / 2)
            let room = min(lightness, 1 - lightness)
            let chroma = room <= 0 ? 0 : (brightness - lightness) / room
            member(
                name, "hsl(\(Self.rounded(hue * 360)) \(Self.rounded(chroma * 100))% \(Self.rounded(lightness * 100))%)"
            )
        case nil: break
        }
    }

    private static func style(red: Double, green: Double, blue: Double, alpha: Double) -> String {
        let components = [red, green, blue].map { String(rounded($0 * 255)) }.joined(separator: " ")
        return "rgb(\(components) / \(rounded(alpha)))"
    }

    private static func rounded(_ value: Double) -> Double {
        value.isFinite ? (value * 100).rounded() / 100 : 0
    }
}
