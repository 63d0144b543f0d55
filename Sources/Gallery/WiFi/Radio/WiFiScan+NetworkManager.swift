extension WiFiScan {
    /// Asks `nmcli` for the fields that ``init(networkManager:)`` reads.
    static let networkManagerArguments = [
        "-t", "-f", "IN-USE,SSID,SIGNAL,SECURITY,FREQ", "device", "wifi", "list", "--rescan", "auto",
    ]

    /// Reads what `nmcli` prints: a line for each station, its fields separated by colons. A backslash takes the next
    /// character as it is. Lines that make no sense are passed over.
    init(networkManager text: String) {
        self.init()
        for line in text.split(whereSeparator: \.isNewline) {
            let fields = Self.fields(of: line)
            guard fields.count >= 4, let signal = Int(fields[2]), 0...100 ~= signal else { continue }
            let frequency = fields.count > 4 ? Int(fields[4].prefix { $0.isASCII && $0.isNumber }) : nil
            add(
                WiFiNetwork(
                    name: Self.cleaned(fields[1]), signal: signal,
                    isSecure: !fields[3].isEmpty && fields[3] != "--", frequency: frequency),
                isCurrent: fields[0] == "*")
        }
    }

    private static func fields(of line: Substring) -> [String] {
        var fields = [""]
        var isEscaped = false
        for character in line {
            if isEscaped {
                fields[fields.count - 1].append(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == ":" {
                fields.append("")
            } else {
                fields[fields.count - 1].append(character)
            }
        }
        return fields
    }
}
