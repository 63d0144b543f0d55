extension WiFiScan {
    /// The names of the radios that `iw dev` prints.
    static func interfaces(iw text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).compactMap { line in
            let words = line.split(whereSeparator: \.isWhitespace)
            guard words.count == 2, words[0] == "Interface",
                words[1].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "_-.".contains($0)) }),
                !words[1].hasPrefix("-")
            else { return nil }
            return String(words[1])
        }
    }

    /// Reads what `iw dev NAME scan dump` prints: for each station a line that begins with BSS, and indented ones that
    /// tell about it. What makes no sense is passed over.
    init(iw text: String) {
        self.init()
        var station: Station?
        for line in text.split(whereSeparator: \.isNewline) {
            if line.hasPrefix("BSS ") {
                if let station { add(station) }
                station = Station(isCurrent: line.contains("-- associated"))
                continue
            }
            station?.read(line.drop(while: \.isWhitespace))
        }
        if let station { add(station) }
    }

    private mutating func add(_ station: Station) {
        guard let name = station.name, let strength = station.strength else { return }
        add(
            WiFiNetwork(
                name: Self.cleaned(name), signal: min(100, max(0, Int(2 * (strength + 100)))),
                isSecure: station.isSecure, frequency: station.frequency),
            isCurrent: station.isCurrent)
    }

    private struct Station {
        var isCurrent: Bool
        var name: String?
        var strength: Double?
        var isSecure = false
        var frequency: Int?

        mutating func read(_ line: Substring) {
            if let rest = line.value(of: "SSID: ") {
                name = rest.unescapingBytes()
            } else if let rest = line.value(of: "signal: ") {
                let value = rest.split(separator: " ").first.flatMap { Double($0) }
                strength = value.flatMap { -200...0 ~= $0 ? $0 : nil }
            } else if let rest = line.value(of: "freq: ") {
                frequency = rest.split(separator: ".").first.flatMap { Int($0) }
            } else if line.hasPrefix("RSN:") || line.hasPrefix("WPA:")
                || line.value(of: "capability: ")?.contains("Privacy") == true
            {
                isSecure = true
            }
        }
    }
}

extension Substring {
    fileprivate func value(of label: String) -> Substring? { hasPrefix(label) ? dropFirst(label.count) : nil }

    /// The text with each `\xNN` as the byte that it stands for; bytes that are no text are replaced.
    fileprivate func unescapingBytes() -> String {
        var bytes: [UInt8] = []
        var rest = Array(utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "\\"), rest.count >= 3, rest.first == UInt8(ascii: "x"),
                let value = UInt8(String(decoding: rest.dropFirst().prefix(2), as: UTF8.self), radix: 16)
            {
                bytes.append(value)
                rest = rest.dropFirst(3)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
