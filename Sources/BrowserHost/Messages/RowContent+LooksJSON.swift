import CollectionViews
import Foundation

extension RowContent {
    /// Writes the looks that few rows have; whatever has its default value is left out.
    func writeLooks(to json: inout JSONWriter) {
        textStyle.write("textStyle", to: &json)
        secondaryTextStyle.write("secondaryStyle", to: &json)
        if imageStyle != ImageStyle() { imageStyle.write(to: &json) }
        if let stroke {
            json.object("stroke") { json in
                json.member("color", stroke.color)
                json.member("width", stroke.width)
                if stroke.outset != 0 { json.member("outset", stroke.outset) }
            }
        }
        let corners = roundCorners.intersection(.all)
        if cornerRadius != nil, corners != .all { json.member("corners", Int(corners.rawValue)) }
        if let shadow {
            json.object("shadow") { json in
                json.member("color", shadow.color)
                json.member("x", Double(shadow.offset.width))
                json.member("y", Double(shadow.offset.height))
                json.member("radius", shadow.radius)
            }
        }
        if backgroundInsets != .zero { json.member("backgroundInsets", backgroundInsets) }
        if let picture = backgroundImage?.address(in: json.files) {
            json.member("backdrop", picture)
            json.flag("backdropFlips", backgroundImage?.flipsForRightToLeftLayoutDirection == true)
            if backgroundImageMode != .scaleToFill {
                json.member("backdropFit", backgroundImageMode == .scaleAspectFit ? "contain" : "cover")
            }
        }
        if zIndex != 0 { json.member("z", zIndex) }
        json.flag("decoration", isDecoration)
        json.flag("badge", isBadge)
        json.member("tint", tint)
        if opacity != 1 { json.member("opacity", opacity) }
        json.member("margins", layoutMargins)
        json.member("imagePadding", paddings.imageToText)
        json.member("horizontalPadding", paddings.horizontal)
        json.member("verticalPadding", paddings.vertical)
        json.flag("separatorAbove", separator.isAbove)
        json.member("separatorColor", separator.color)
        json.member("separatorTopColor", separator.topColor)
        json.member("separatorInsets", separator.insets)
        json.member("separatorTopInsets", separator.topInsets)
    }
}

extension RowContent.TextStyle {
    fileprivate func write(_ name: StaticString, to json: inout JSONWriter) {
        if self == RowContent.TextStyle() { return }
        json.object(name) { json in
            json.member("font", font)
            if alignment != .natural { json.member("alignment", alignment.rawValue) }
            json.member("lines", numberOfLines)
            if truncation != .tail { json.member("truncation", truncation.rawValue) }
            json.member("leastScale", minimumScale)
            json.flag("selectable", allowsTextSelection)
            json.member("syntax", syntax?.rawValue)
            if runs.isEmpty { return }
            json.array("runs", runs) { $0.write(to: &$1) }
        }
    }
}

extension RowContent.TextRun {
    fileprivate func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("text", text)
            json.member("font", font)
            json.member("color", color)
            json.member("background", backgroundColor)
            json.flag("underlined", isUnderlined)
            json.flag("struck", isStruckThrough)
            // Other schemes could run scripts.
            if let link, let scheme = link.scheme?.lowercased(), ["http", "https", "mailto"].contains(scheme) {
                json.member("link", link.absoluteString)
            }
        }
    }
}

extension RowContent.ImageStyle {
    fileprivate func write(to json: inout JSONWriter) {
        json.object("imageStyle") { json in
            if let symbol { symbol.write(to: &json) }
            json.limit("maximumWidth", maximumSize.width)
            json.limit("maximumHeight", maximumSize.height)
            json.limit("reservedWidth", reservedSize.width)
            json.limit("reservedHeight", reservedSize.height)
            if cornerRadius > 0 { json.member("radius", cornerRadius) }
        }
    }
}

extension Image.SymbolConfiguration {
    /// Writes the looks as members of the object that is being written.
    func write(to json: inout JSONWriter) {
        json.member("pointSize", pointSize.map { Double($0) })
        if let weight, weight != .unspecified { json.member("weight", weight.rawValue * 100) }
        if let scale, scale == .small || scale == .large { json.member("scale", scale == .small ? 0.8 : 1.25) }
    }
}

extension JSONWriter {
    /// Writes insets as `[top, leading, bottom, trailing]`.
    mutating func member(_ name: StaticString, _ insets: DirectionalEdgeInsets?) {
        guard let insets else { return }
        self.name(name)
        array { json in
            for inset in [insets.top, insets.leading, insets.bottom, insets.trailing] { json.value(Double(inset)) }
        }
    }

    /// Writes a font: the kind of text it is for, or its size, and what sets it apart from the system's.
    mutating func member(_ name: StaticString, _ font: Font?) {
        guard let font else { return }
        self.name(name)
        object { json in
            json.member("size", Double(font.pointSize))
            json.member("weight", font.weight.number)
            if font.design != .default { json.member("design", font.design.rawValue) }
            json.member("family", font.familyName)
            json.flag("italic", font.isItalic)
            json.flag("tabular", font.hasMonospacedDigits)
        }
    }
}

extension Font.Weight {
    /// The number by which CSS knows the weight.
    fileprivate var number: Int {
        let steps: [Font.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
        let nearest = steps.indices.min { abs(steps[$0].rawValue - rawValue) < abs(steps[$1].rawValue - rawValue) }
        return ((nearest ?? 3) + 1) * 100
    }
}

extension JSONWriter {
    /// A length that limits something: none, and one that no page is as large as, limits nothing.
    fileprivate mutating func limit(_ name: StaticString, _ length: CGFloat) {
        if length > 0, length < 1e6 { member(name, Double(length)) }
    }
}
