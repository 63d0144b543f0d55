import CollectionViews
import Testing

@testable import BrowserHost

@MainActor @Suite("Connections of pages") struct PageConnectionTests {
    @Test("A page is welcomed and sent what to show; what changes follows")
    func welcome() async throws {
        try await withServer { server in
            let page = try await PageClient.connect("/own", port: server.port)
            let messages = try await page.messages { $0.type == "update" }
            #expect(messages.map(\.type).prefix(2) == ["welcome", "update"])
            #expect(messages[1].screen?["title"] as? String == "Own")
            server.windows[0].change(text: "second")
            let later = try await page.messages { $0.firstText == "second" }
            #expect(later.last?.view?["base"] as? Int == 1)
        }
    }

    @Test("A page whose connection broke catches up with a difference")
    func catchUp() async throws {
        try await withServer { server in
            let page = try await PageClient.connect("/own", port: server.port)
            let welcome = try await page.messages { $0.type == "update" }
            let session = try #require(welcome[0].session)
            try await page.send(#"{"type":"acknowledge","number":1}"#)
            await page.raw.close()
            try await eventually { server.server.sessions?.detached.count == 1 }
            server.windows[0].change(text: "while away")

            let again = try await PageClient.connect("/own", port: server.port, session: session, version: 1)
            let messages = try await again.messages { $0.firstText == "while away" }
            #expect(messages[0].object["resumed"] as? Bool == true)
            #expect(messages[1].view?["base"] as? Int == 1)
            #expect(server.windows.count == 1)
            #expect(server.screens.count == 1)
        }
    }

    @Test("Pages of one path have screens of their own, or share one where the app says so")
    func ownAndShared() async throws {
        try await withServer { server in
            let pages = [
                try await PageClient.connect("/own", port: server.port),
                try await PageClient.connect("/own", port: server.port),
                try await PageClient.connect("/shared", port: server.port),
                try await PageClient.connect("/shared", port: server.port),
            ]
            for page in pages { _ = try await page.messages { $0.type == "update" } }
            #expect(server.screens.count == 2)
            #expect(server.windows.count == 4)
            // Those who share a screen hear of each other.
            for page in pages[2...] {
                for number in 1...2 { try await page.send(#"{"type":"acknowledge","number":\#(number)}"#) }
            }
            server.shared.status = "for all"
            server.screens[0].status = "for one"
            for page in pages[2...] { _ = try await page.messages { $0.screen?["status"] as? String == "for all" } }
            var heard = 0
            try await eventually {
                heard = 0
                for page in pages[..<2] {
                    let frames = try? PageClient.frames(in: page.raw.bytes)
                    if frames?.contains(where: { Message($0.payload).screen?["status"] as? String == "for one" })
                        == true
                    {
                        heard += 1
                    }
                }
                return heard > 0
            }
            #expect(heard == 1)
        }
    }

    @Test("A page that acknowledges nothing is sent two updates and no more")
    func credit() async throws {
        try await withServer { server in
            let page = try await PageClient.connect("/own", port: server.port)
            _ = try await page.messages { $0.type == "update" }
            for number in 0..<50 {
                server.windows[0].change(text: "change \(number)")
                await settle()
            }
            try await page.raw.send(PageClient.frame([1], opcode: 9))
            try await eventually { (try? PageClient.frames(in: page.raw.bytes))?.contains { $0.opcode == 10 } == true }
            let messages = try await page.messages { _ in true }
            #expect(messages.filter { $0.type == "update" }.count == 2)
            try await page.send(#"{"type":"acknowledge","number":2}"#)
            let later = try await page.messages { $0.firstText == "change 49" }
            #expect(later.filter { $0.type == "update" }.count == 3)
        }
    }

    @Test("Connections from other sites are refused before they open")
    func foreignOrigins() async throws {
        try await withServer { server in
            for (host, origin) in [
                ("localhost:\(server.port)", "http://evil.example"), ("evil.example", nil),
                ("evil.example", "http://evil.example"), ("localhost:\(server.port)", "null"),
            ] as [(String, String?)] {
                let client = try await RawClient.connect(to: server.port)
                try await client.send(PageClient.handshake(path: "/own", port: server.port, origin: origin, host: host))
                let answer = try await client.receivedText()
                #expect(answer.hasPrefix("HTTP/1.1 403"), "\(host), \(origin ?? "no origin")")
            }
            let lost = try await RawClient.connect(to: server.port)
            try await lost.send(PageClient.handshake(path: "/nothing", port: server.port))
            #expect(try await lost.receivedText().hasPrefix("HTTP/1.1 404"))
            #expect(server.windows.isEmpty)
        }
    }

    @Test(
        "Messages that make no sense end the connection with a reason, and only that one",
        arguments: [
            "nonsense", "", #"{"type":"tap","key":1e99}"#, #"{"type":"hello","width":1,"height":1}"#,
            #"{"type":"accessory","key":1e400}"#, "[[[[[[[[",
        ])
    func nonsense(message: String) async throws {
        try await withServer { server in
            let other = try await PageClient.connect("/own", port: server.port)
            let page = try await PageClient.connect("/own", port: server.port)
            _ = try await page.messages { $0.type == "update" }
            try await page.send(message)
            #expect(try await page.closeCode() == 1007)
            _ = try await other.messages { $0.type == "update" }
            #expect(!other.raw.isClosed)
        }
    }

    @Test("Events before the hello end the connection")
    func noHello() async throws {
        try await withServer { server in
            let page = try await PageClient.open("/own", port: server.port)
            try await page.send(#"{"type":"tap","key":1}"#)
            #expect(try await page.closeCode() == 1007)
        }
    }

    @Test("Broken frames end the connection")
    func brokenFrames() async throws {
        try await withServer { server in
            let frames: [[UInt8]] = [
                PageClient.frame([0xff, 0xfe], opcode: 1),
                PageClient.frame([1, 2, 3], opcode: 2),
                PageClient.frame([1], opcode: 0),
                PageClient.frame([], opcode: 1, claimedLength: 1 << 40),
                PageClient.frame([UInt8](repeating: 32, count: 100_000), opcode: 1),
                PageClient.frame([1], opcode: 5),
                (0..<2000).flatMap { PageClient.frame([32], opcode: $0 == 0 ? 1 : 0, isFinal: false) },
                (0..<10).flatMap {
                    PageClient.frame([UInt8](repeating: 32, count: 30_000), opcode: $0 == 0 ? 1 : 0, isFinal: false)
                },
            ]
            for (index, frame) in frames.enumerated() {
                let page = try await PageClient.connect("/own", port: server.port)
                _ = try await page.messages { $0.type == "update" }
                try? await page.raw.send(frame)
                let code = try await page.closeCode()
                #expect(code != nil || page.raw.isClosed, "frame \(index)")
            }
        }
    }

    @Test("Messages in fragments are put together, pings are answered, a close is answered")
    func fragments() async throws {
        try await withServer { server in
            let page = try await PageClient.connect("/own", port: server.port)
            _ = try await page.messages { $0.type == "update" }
            let bytes = Array(#"{"type":"tap","key":77}"#.utf8)
            try await page.raw.send(PageClient.frame(Array(bytes[..<5]), opcode: 1, isFinal: false))
            try await page.raw.send(PageClient.frame([9], opcode: 9))
            try await page.raw.send(PageClient.frame(Array(bytes[5...]), opcode: 0))
            try await eventually { server.windows[0].calls.last == "tap 77" }
            try await page.raw.send(PageClient.frame([3, 232], opcode: 8))
            #expect(try await page.closeCode() == 1000)
            #expect(try await page.frames.contains { $0.opcode == 10 && $0.payload == [9] })
        }
    }

    @Test("Who opens a connection and says nothing is dropped")
    func silent() async throws {
        try await withServer { configuration in
            // Long enough for a busy machine to open the connection first.
            configuration.limits.requestTimeout = .seconds(10)
        } _: { server in
            var page: PageClient?
            // On a machine this busy it may be dropped before it is open.
            for _ in 0..<5 where page == nil { page = try? await PageClient.open("/own", port: server.port) }
            let raw = try #require(page).raw
            _ = try await raw.received()
            #expect(raw.isClosed)
        }
    }

    @Test("A flood of events is handled in turn, without a loss and without piling up")
    func flood() async throws {
        try await withServer { configuration in
            configuration.limits.waitingMessages = 4
        } _: { server in
            let page = try await PageClient.connect("/own", port: server.port)
            _ = try await page.messages { $0.type == "update" }
            server.windows[0].calls = []
            var bytes: [UInt8] = []
            for key in 0..<3000 { bytes += PageClient.frame(Array(#"{"type":"tap","key":\#(key)}"#.utf8), opcode: 1) }
            try await page.raw.send(bytes)
            try await eventually { server.windows[0].calls.count == 3000 }
            #expect(server.windows[0].calls == (0..<3000).map { "tap \($0)" })
        }
    }

    @Test("Pages beyond the limit are told that there is no room")
    func tooManyPages() async throws {
        try await withServer { configuration in
            configuration.limits.pages = 2
        } _: { server in
            let pages = [
                try await PageClient.connect("/own", port: server.port),
                try await PageClient.connect("/own", port: server.port),
            ]
            for page in pages { _ = try await page.messages { $0.type == "update" } }
            let extra = try await PageClient.connect("/own", port: server.port)
            #expect(try await extra.closeCode() == 1013)
        }
    }

    @Test("Connections torn down in the middle of the handshake or of a frame do no harm")
    func tornDown() async throws {
        try await withServer { server in
            let handshake = Array(PageClient.handshake(path: "/own", port: server.port).utf8)
            let hello = PageClient.frame(Array(#"{"type":"hello","width":1,"height":1}"#.utf8), opcode: 1)
            let whole = handshake + hello
            for length in stride(from: 1, through: whole.count, by: 7) {
                let client = try await RawClient.connect(to: server.port)
                try await client.send(Array(whole[..<length]))
                await client.close()
            }
            let page = try await PageClient.connect("/own", port: server.port)
            _ = try await page.messages { $0.type == "update" }
        }
    }
}

/// Waits for what must come; a test that waits in vain fails.
@MainActor func eventually(within seconds: Double = .patience, _ condition: () -> Bool) async throws {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while !condition() {
        guard ContinuousClock.now < deadline else { throw RawClient.TimedOut(received: "nothing that counts") }
        try await Task.sleep(for: .milliseconds(2))
    }
}
