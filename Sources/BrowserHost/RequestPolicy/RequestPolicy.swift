/// Which requests are answered at all.
///
/// A page of another site can send requests to this machine, and can make its own name point here. Both are told
/// apart by the headers that a browser sets and a script can't: `Host` must be a name of this server, and `Origin`,
/// when there is one, must be the very address the request went to.
struct RequestPolicy: Sendable {
    /// Names by which this server may be called, in lower case and without a port.
    let hosts: Set<String>

    init(host: String, allowedHosts: some Sequence<String>) {
        var hosts: Set = ["localhost", "127.0.0.1", "[::1]"]
        hosts.insert(Self.bracketed(host.lowercased()))
        for name in allowedHosts { hosts.insert(Self.bracketed(name.lowercased())) }
        self.hosts = hosts
    }

    /// Why the request is refused; nil when it is not.
    func refusal(of request: TransportRequest) -> TransportResponse? {
        guard let host = request.host?.lowercased(), hosts.contains(Self.name(ofAuthority: host)) else {
            return .text(403, "Refused: the Host header does not name this server.")
        }
        if let origin = request.origin?.lowercased(), origin != "http://\(host)", origin != "https://\(host)" {
            return .text(403, "Refused: the Origin header names another site.")
        }
        return nil
    }

    /// The host in `host:port`, with the brackets of an IPv6 address.
    static func name(ofAuthority authority: String) -> String {
        if authority.hasPrefix("["), let end = authority.firstIndex(of: "]") {
            let rest = authority[authority.index(after: end)...]
            return rest.isEmpty || isPort(rest) ? String(authority[...end]) : ""
        }
        guard let colon = authority.firstIndex(of: ":") else { return authority }
        return isPort(authority[colon...]) ? String(authority[..<colon]) : ""
    }

    private static func isPort(_ text: Substring) -> Bool {
        text.first == ":" && text.dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
    }

    private static func bracketed(_ host: String) -> String {
        host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
    }
}
