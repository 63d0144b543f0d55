import CollectionViews
import Foundation

extension RowContent.Accessory {
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", id)
            kind.write(to: &json)
            json.flag("leading", isLeading)
            json.member("color", color)
            json.member("background", backgroundColor)
            json.member("label", label)
            json.member("font", font)
            json.flag("actionable", isActionable)
            json.flag("uncovers", uncoversActions)
            if let plate {
                json.object("plate") { json in
                    json.member("ground", plate.ground.rawValue)
                    json.member("color", plate.color)
                    json.member("size", "\(plate.size)")
                    json.member("corners", "\(plate.corners)")
                }
            }
            if let menu {
                json.name("menu")
                menu.write(to: &json)
                json.flag("opens", opensMenu)
            }
            json.flag("hidden", isHidden)
            json.flag("inUse", isShownInUse)
            json.flag("fixed", maintainsFixedSize)
            json.flag("lined", showsSeparator)
            switch reservedLayoutWidth {
            case .standard: break
            case .actual: json.flag("actual", true)
            case .custom(let width): json.member("width", width)
            }
        }
    }
}

extension RowContent.Accessory.Kind {
    fileprivate func write(to json: inout JSONWriter) {
        switch self {
        case .outlineDisclosure(let header):
            json.member("kind", "disclosure")
            json.flag("header", header)
        case .disclosureIndicator: json.member("kind", "indicator")
        case .checkmark: json.member("kind", "checkmark")
        case .label(let text):
            json.member("kind", "label")
            json.member("text", text)
        case .detail: json.member("kind", "detail")
        case .spinner: json.member("kind", "spinner")
        case .button(let text):
            json.member("kind", "button")
            json.member("text", text)
        case .imageButton(let image):
            json.member("kind", "button")
            image.write(to: &json)
        case .image(let image):
            json.member("kind", "image")
            image.write(to: &json)
        case .progress(let fraction):
            json.member("kind", "progress")
            json.member("value", fraction)
        case .toggle(let isOn, let image):
            json.member("kind", "toggle")
            json.flag("on", isOn)
            image?.write(to: &json)
        case .delete: json.member("kind", "delete")
        case .insert: json.member("kind", "insert")
        case .reorder: json.member("kind", "reorder")
        case .multiselect(let isSelected):
            json.member("kind", "multiselect")
            json.flag("on", isSelected)
        }
    }
}

extension Image {
    /// Where a browser finds the picture of a file: bytes are their own address. Nil for other pictures.
    func address(in files: ServedFiles) -> String? {
        switch source {
        case .data(let data, let type, _): "data:\(type);base64,\(data.base64EncodedString())"
        case .file(let file, _): files.address(of: file)
        case .emoji, .swatch, .symbol, .tile: nil
        }
    }

    /// Writes the picture as a member of the object that is being written.
    func write(to json: inout JSONWriter) {
        switch source {
        case .emoji(let emoji): json.member("emoji", emoji)
        case .swatch(let color): json.member("swatch", color)
        case .symbol(let symbol): json.member("symbol", symbol)
        case .tile(let symbol, let color):
            json.member("symbol", symbol)
            json.member("swatch", color)
        case .data, .file: json.member("picture", address(in: json.files))
        }
        if let pixelSize {
            json.member("pictureWidth", Double(pixelSize.width))
            json.member("pictureHeight", Double(pixelSize.height))
        }
        json.member("ink", tintColor)
        json.flag("template", renderingMode == .alwaysTemplate)
        json.flag("flips", flipsForRightToLeftLayoutDirection)
        if let symbolConfiguration {
            json.name("look")
            json.object { symbolConfiguration.write(to: &$0) }
        }
    }
}
