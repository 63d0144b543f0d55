import Foundation

/// Names as people look for them: without case, accents and widths.
enum FoldedName {
    static func bytes(of name: [UInt8]) -> [UInt8] {
        var needsFolding = false
        for byte in name {
            // Control codes and all that is not ASCII take the long way.
            if byte >= 0x7F || byte < 0x20 { return longWay(name) }
            if byte >= UInt8(ascii: "A"), byte <= UInt8(ascii: "Z") { needsFolding = true }
        }
        if !needsFolding { return name }
        return name.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 | 0x20 : $0 }
    }

    private static func longWay(_ name: [UInt8]) -> [UInt8] {
        Array(
            FileNameText.text(of: name)
                .folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil).utf8)
    }
}
