import Foundation

/// Names as people look for them: without case, accents and widths.
enum FoldedName {
    static func bytes(of name: [UInt8]) -> [UInt8] {
        switch name.withUnsafeBufferPointer(look) {
        case .folded: name
        case .capital: name.map { $0 &- UInt8(ascii: "A") < 26 ? $0 | 0x20 : $0 }
        case .beyondASCII: longWay(name)
        }
    }

    /// The words of what somebody looks for.
    static func words(of text: String) -> [[UInt8]] {
        text.split(whereSeparator: \.isWhitespace).map { bytes(of: Array($0.utf8)) }
    }

    private enum Finding {
        case folded, capital, beyondASCII
    }

    /// Most names need no folding, and there may be 100,000 of them.
    private static func look(at bytes: UnsafeBufferPointer<UInt8>) -> Finding {
        var finding = Finding.folded
        for place in 0..<bytes.count {
            let byte = bytes[place]
            // Control codes and all that is not ASCII take the long way.
            if byte &- 0x20 >= 0x5F { return .beyondASCII }
            if byte &- 0x41 < 26 { finding = .capital }
        }
        return finding
    }

    private static func longWay(_ name: [UInt8]) -> [UInt8] {
        Array(
            FileNameText.text(of: name)
                .folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil).utf8)
    }
}
