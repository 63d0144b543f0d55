import Testing

@testable import BrowserHost

@Suite("Who is answered") struct RequestPolicyTests {
    let policy = RequestPolicy(host: "127.0.0.1", allowedHosts: ["Lists.Example", "fe80::1"])

    func isAnswered(host: String?, origin: String? = nil) -> Bool {
        policy.refusal(of: TransportRequest(method: "GET", target: "/", host: host, origin: origin)) == nil
    }

    @Test(
        "Names of this machine are answered",
        arguments: [
            "localhost", "localhost:8080", "LOCALHOST:1", "127.0.0.1", "127.0.0.1:8080", "[::1]", "[::1]:8080",
            "lists.example", "[fe80::1]:80",
        ])
    func own(host: String) {
        #expect(isAnswered(host: host))
        #expect(isAnswered(host: host, origin: "http://\(host)"))
        #expect(isAnswered(host: host, origin: "https://\(host)"))
    }

    @Test(
        "Other names are refused",
        arguments: [
            nil, "", "example.com", "example.com:8080", "localhost.example.com", "127.0.0.1.example.com", "localhost:x",
            "localhost:80x", "127.0.0.2", "[::1", "[::1]x", "[::1]:x", "::1", "localhost:80:80", "user@localhost",
        ] as [String?])
    func foreign(host: String?) {
        #expect(!isAnswered(host: host))
    }

    @Test(
        "Other sites are refused",
        arguments: [
            "null", "http://example.com", "http://localhost:8081", "http://127.0.0.1:8080", "https://localhost", "",
            "localhost:8080", "http://localhost:8080.example.com", "file://", "ftp://localhost:8080",
        ])
    func otherSites(origin: String) {
        #expect(!isAnswered(host: "localhost:8080", origin: origin))
    }
}
