import Foundation

extension ListContentConfiguration {
    /// The text with attributes of its parts: fonts, colours, lines, links. Setting ``text`` takes them away.
    public var attributedText: NSAttributedString? {
        get { Self.attributed(text, textRuns) }
        set {
            text = newValue?.string
            textRuns = newValue.map(Self.runs) ?? []
        }
    }

    /// The second text with attributes of its parts. Setting ``secondaryText`` takes them away.
    public var secondaryAttributedText: NSAttributedString? {
        get { Self.attributed(secondaryText, secondaryTextRuns) }
        set {
            secondaryText = newValue?.string
            secondaryTextRuns = newValue.map(Self.runs) ?? []
        }
    }

    private static func attributed(_ text: String?, _ runs: [RowContent.TextRun]) -> NSAttributedString? {
        if runs.isEmpty { return nil }
        let attributed = NSMutableAttributedString(string: "")
        for run in runs { attributed.append(NSAttributedString(string: run.text, attributes: run.attributes)) }
        return attributed
    }

    private static func runs(of text: NSAttributedString) -> [RowContent.TextRun] {
        var runs: [RowContent.TextRun] = []
        let string = text.string as NSString
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            runs.append(RowContent.TextRun(text: string.substring(with: range), attributes: attributes))
        }
        return runs
    }
}

extension RowContent.TextRun {
    init(text: String, attributes: [NSAttributedString.Key: Any]) {
        self.init(text: text)
        font = attributes[.font] as? Font
        color = attributes[.foregroundColor] as? Color
        backgroundColor = attributes[.backgroundColor] as? Color
        isUnderlined = Self.isLine(attributes[.underlineStyle])
        isStruckThrough = Self.isLine(attributes[.strikethroughStyle])
        link = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
    }

    private static func isLine(_ style: Any?) -> Bool {
        (style as? Int ?? (style as? NSNumber)?.intValue ?? (style as? UnderlineStyle)?.rawValue ?? 0) != 0
    }

    var attributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = font
        attributes[.foregroundColor] = color
        attributes[.backgroundColor] = backgroundColor
        if isUnderlined { attributes[.underlineStyle] = UnderlineStyle.single.rawValue }
        if isStruckThrough { attributes[.strikethroughStyle] = UnderlineStyle.single.rawValue }
        attributes[.link] = link
        return attributes
    }
}
