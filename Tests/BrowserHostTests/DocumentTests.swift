import Screens
import Testing

@testable import BrowserHost

@MainActor @Suite("Documents over HTTP") struct DocumentTests {
    @Test("Pages, their list and their files are served with strict headers")
    func documents() async throws {
        try await withServer { server in
            let index = try await RawClient.get("/", port: server.port)
            #expect(index.hasPrefix("HTTP/1.1 200 OK"))
            #expect(index.contains("href=\"/own\""))
            #expect(index.contains("href=\"/shared\""))
            let page = try await RawClient.get("/own?a=b", port: server.port)
            #expect(page.hasPrefix("HTTP/1.1 200 OK"))
            #expect(page.contains("<title>Own</title>"))
            #expect(page.contains("Content-Security-Policy: default-src 'none'"))
            #expect(page.contains("X-Content-Type-Options: nosniff"))
            let build = PageAssets().build
            let script = try await RawClient.get("/-/\(build)/main.js", port: server.port)
            #expect(script.contains("Content-Type: text/javascript; charset=utf-8"))
            #expect(script.contains("import { Connection }"))
            let head = try await RawClient.get("/own", port: server.port, method: "HEAD")
            #expect(head.hasPrefix("HTTP/1.1 200 OK"))
            #expect(head.hasSuffix("\r\n\r\n"))
        }
    }

    @Test(
        "Slashes at the end of a path, and all but one between names, lead to the page without them, with the query",
        arguments: ["/own/", "/own//", "//own", "//own//", "//", "///"])
    func slash(path: String) async throws {
        try await withServer { server in
            let answer = try await RawClient.get("\(path)?a=b/", port: server.port)
            #expect(answer.hasPrefix("HTTP/1.1 308"))
            #expect(answer.contains("Location: /\(path.contains("own") ? "own" : "")?a=b/\r\n"))
        }
    }

    @Test(
        "No path leads to another server",
        arguments: [
            "//evil.example/", "//evil.example", "/\\evil.example/", "//\\evil.example", "//evil.example/own/",
            "//own/", "/.//evil.example/", "///evil.example", "//\u{301}/evil.example", "evil.example//own",
            "//?//evil.example",
        ])
    func elsewhere(path: String) {
        let files = ServedFiles()
        let sessions = PageSessions(limits: .init(), build: "b", files: files) { _ in FakeWindow() }
        let route = PageRoute(path: "/", title: "Own", summary: "", emoji: "", group: "", isShared: false) {
            Screen(title: "Own", collectionView: TestServer.emptyView())
        }
        let service = PageService(
            policy: RequestPolicy(host: "localhost", allowedHosts: []), routes: [route], title: "", summary: "",
            sessions: sessions, assets: PageAssets(), previews: PagePreviews(files: files))
        let request = TransportRequest(method: "GET", target: path, host: "localhost")
        guard let location = service.response(to: request).location else { return }
        #expect(location.hasPrefix("/"))
        #expect(!["/", "\\"].contains(location.unicodeScalars.dropFirst().first))
    }

    @Test("The list, every page and what says that there is none are in the language that the app speaks")
    func language() async throws {
        try await withServer {
            $0.language = "de-AT"
        } _: { server in
            for path in ["/", "/own", "/shared", "/nowhere"] {
                let document = try await RawClient.get(path, port: server.port)
                #expect(document.contains("<html lang=\"de-AT\""), "\(path)")
            }
        }
    }

    @Test(
        "Nobody looks at a page before somebody asks for it or for the list; then the list shows what each shows first")
    func previews() async throws {
        try await withServer { server in
            #expect(server.screens.isEmpty)
            var index = try await RawClient.get("/", port: server.port)
            #expect(index.contains("class=\"preview\""))
            for _ in 0..<500 where !index.contains("\"text\":\"first\"") {
                try await Task.sleep(for: .milliseconds(10))
                index = try await RawClient.get("/", port: server.port)
            }
            #expect(index.contains("\"text\":\"first\""))
            let count = server.screens.count
            _ = try await RawClient.get("/", port: server.port)
            #expect(server.screens.count == count, "the pages are looked at once")
        }
    }

    @Test("The first document of a page says what stands in its bar, and its visitor gets the screen that was asked")
    func looks() async throws {
        try await withServer { server in
            for _ in 0..<2 {
                let page = try await RawClient.get("/own", port: server.port)
                #expect(page.contains("id=\"looks\">[{\"controls\":[]}"))
                #expect(server.screens.count == 1)
            }
            let page = try await PageClient.connect("/own", port: server.port)
            _ = try await page.messages { $0.type == "update" }
            #expect(server.screens.count == 1)
        }
    }

    @Test("So many places are looked at in a minute, and what was known of them ends with it")
    func places() {
        let previews = PagePreviews()
        let now = ContinuousClock.now
        #expect((0..<130).map { _ in previews.takesPlace(at: now) }.filter { $0 }.count == 128)
        previews.setLooks(PageLooks(title: "Old"), at: "/own")
        previews.setLooks(PageLooks(title: "Old"), atPlace: "/own/place")
        #expect(!previews.takesPlace(at: now + .seconds(59)) && previews.looks(at: "/own/place")?.title == "Old")
        #expect(previews.looks(at: "/own/place", now: now + .seconds(61)) == nil, "asked for by nobody else meanwhile")
        #expect(previews.takesPlace(at: now + .seconds(61)))
        #expect(previews.looks(at: "/own/place") == nil && previews.looks(at: "/own")?.title == "Old")
    }

    @Test("A document is asked for with an address, which is read as the page reads it")
    func address() {
        func address(_ target: String, below path: String) -> PageAddress {
            PageAddress(of: TransportRequest(method: "GET", target: target), below: path)
        }
        let place = address("/own/a%20b/c?q=x+%C3%A9&at=d~e~-12&empty", below: "/own")
        #expect(place.screen == ScreenAddress(path: ["a b", "c"], state: ["q": "x é", "empty": ""]))
        #expect(place.anchor == AddressAnchor(item: "d~e", distance: -12))
        for target in ["/own?at=7", "/own?at=a~\(Int.max)"] { #expect(address(target, below: "/own") == PageAddress()) }
        #expect(address("/a?%", below: "/").screen == ScreenAddress(path: ["a"], state: ["%": ""]))
    }

    @Test(
        "What stands nowhere is not found, however it is spelled",
        arguments: [
            "/nothing", "/nothing/", "/own/../own", "//nothing", "/-/", "/-/main.js", "/-/../../../../etc/passwd",
            "/%2e%2e/%2e%2e/etc/passwd", "/..%2fetc%2fpasswd", "/-/x/page.html", "/page.html", "/own%00", "*",
        ])
    func nothingThere(path: String) async throws {
        try await withServer { server in
            let answer = try await RawClient.get(path, port: server.port)
            #expect(answer.hasPrefix("HTTP/1.1 404"))
        }
    }

    @Test("Foreign hosts and origins are refused")
    func foreign() async throws {
        try await withServer { server in
            for headers in [
                ["Host: evil.example"], ["Host: evil.example:\(server.port)"], ["Host: "],
                ["Host: localhost", "Host: evil.example"], ["Origin: http://evil.example"], ["Origin: null"],
                ["Origin: http://localhost:1"],
            ] {
                let answer = try await RawClient.get("/own", port: server.port, headers: headers)
                #expect(answer.hasPrefix("HTTP/1.1 4"), "\(headers)")
                #expect(!answer.contains("<title>"), "\(headers)")
            }
            let own = try await RawClient.get(
                "/own", port: server.port, headers: ["Origin: http://localhost:\(server.port)"])
            #expect(own.hasPrefix("HTTP/1.1 200"))
        }
    }

    @Test("Requests that are no reads, or bring a body, are refused")
    func otherMethods() async throws {
        try await withServer { server in
            for method in ["POST", "PUT", "DELETE", "OPTIONS", "TRACE"] {
                let answer = try await RawClient.get("/own", port: server.port, method: method)
                #expect(answer.hasPrefix("HTTP/1.1 405"), "\(method)")
            }
            let body = try await RawClient.get("/own", port: server.port, headers: ["Content-Length: 1000000000"])
            #expect(body.hasPrefix("HTTP/1.1 413"))
            let chunked = try await RawClient.get("/own", port: server.port, headers: ["Transfer-Encoding: chunked"])
            #expect(chunked.hasPrefix("HTTP/1.1 413"))
        }
    }

    @Test("Requests without an end, or of too many bytes, end the connection")
    func oversized() async throws {
        try await withServer { configuration in
            configuration.limits.requestTimeout = .seconds(1)
        } _: { server in
            for start in ["GET /own HTTP/1.1\r\nHost: localhost\r\nX: ", "GET /", "", "\u{16}\u{03}\u{01}"] {
                let client = try await RawClient.connect(to: server.port)
                if !start.isEmpty { try? await client.send(start) }
                let answer = try await client.receivedText()
                #expect(!answer.hasPrefix("HTTP/1.1 200"), "half a request: \(start.debugDescription)")
            }
            for start in ["GET /own HTTP/1.1\r\nHost: localhost\r\nX: ", "GET /"] {
                let client = try await RawClient.connect(to: server.port)
                try? await client.send(start + String(repeating: "a", count: 200_000))
                let answer = try await client.receivedText()
                #expect(!answer.hasPrefix("HTTP/1.1 200"), "an endless \(start.debugDescription)")
            }
            // A busy machine may take longer over a whole request than the limit that is tried here.
            var answer = ""
            for _ in 0..<20 where !answer.hasPrefix("HTTP/1.1 200") {
                answer = (try? await RawClient.get("/own", port: server.port)) ?? ""
            }
            #expect(answer.hasPrefix("HTTP/1.1 200"), "the server serves on")
        }
    }

    @Test("Connections beyond the limit are closed; when others end there is room again")
    func tooManyConnections() async throws {
        try await withServer { configuration in
            configuration.limits.connections = 3
        } _: { server in
            var clients: [RawClient] = []
            for _ in 0..<3 { clients.append(try await RawClient.connect(to: server.port)) }
            try await Task.sleep(for: .milliseconds(50))
            let extra = try await RawClient.connect(to: server.port)
            #expect(try await extra.received().isEmpty)
            await clients[0].close()
            var answer = ""
            for _ in 0..<100 where !answer.hasPrefix("HTTP/1.1 200") {
                try await Task.sleep(for: .milliseconds(10))
                answer = (try? await RawClient.get("/own", port: server.port)) ?? ""
            }
            #expect(answer.hasPrefix("HTTP/1.1 200"))
            for client in clients { await client.close() }
        }
    }

    @Test("Several requests of one connection are answered in turn")
    func keepAlive() async throws {
        try await withServer { server in
            let client = try await RawClient.connect(to: server.port)
            for _ in 0..<3 { try await client.send("GET /own HTTP/1.1\r\nHost: localhost\r\n\r\n") }
            try await Task.sleep(for: .milliseconds(20))
            try await client.send("GET /own HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            let text = try await client.receivedText()
            #expect(text.split(separator: "HTTP/1.1 200 OK", omittingEmptySubsequences: false).count == 5)
        }
    }
}
