import CollectionViews
import Screens
import Testing

@testable import BrowserHost

@MainActor @Suite("A server's life") struct ServerLifeTests {
    @Test("A port that is taken is a clear error, and the server can start on another one")
    func portTaken() async throws {
        try await withServer { first in
            let port = first.port
            await #expect(throws: BrowserServerError.portTaken(host: "127.0.0.1", port: port)) {
                _ = try await TestServer { $0.port = port }
            }
            #expect(
                BrowserServerError.portTaken(host: "127.0.0.1", port: port).description
                    == "Port \(port) on 127.0.0.1 is taken by another program; choose another port, or 0 for any free "
                    + "one."
            )
        }
    }

    @Test("Addresses that are none are errors, not traps")
    func badAddresses() async throws {
        await #expect(throws: BrowserServerError.invalidPort(70_000)) { _ = try await TestServer { $0.port = 70_000 } }
        await #expect(throws: BrowserServerError.invalidPort(-1)) { _ = try await TestServer { $0.port = -1 } }
        await #expect(throws: BrowserServerError.self) { _ = try await TestServer { $0.host = "192.0.2.1" } }
    }

    @Test("It listens on this machine only")
    func loopback() {
        #expect(BrowserServerConfiguration().host == "127.0.0.1")
    }

    @Test("A request longer than any should be is told so")
    func longRequest() async throws {
        let server = try await TestServer()
        let answer = try await RawClient.get("/own?" + String(repeating: "a", count: 20_000), port: server.port)
        #expect(answer.hasPrefix("HTTP/1.1 431 "))
        #expect(try await RawClient.get("/own", port: server.port).hasPrefix("HTTP/1.1 200"))
        await server.server.stop()
    }

    @Test("Stopping ends all connections, and the same server can start again")
    func stopAndStart() async throws {
        let server = try await TestServer()
        let client = try await PageClient.connect("/own", port: server.port)
        _ = try await client.messages { $0.type == "update" }
        let idle = try await RawClient.connect(to: server.port)
        let port = server.port
        await server.server.stop()
        #expect(server.server.port == nil)
        _ = try await client.raw.received()
        _ = try await idle.received()
        // The system may give the port to somebody else at once, but hardly three times.
        var isRefused = (try? await RawClient.connect(to: port)) == nil
        for _ in 0..<2 where !isRefused {
            try await server.server.start()
            let next = server.port
            await server.server.stop()
            isRefused = (try? await RawClient.connect(to: next)) == nil
        }
        #expect(isRefused)
        try await server.server.start()
        #expect(try await RawClient.get("/own", port: server.port).hasPrefix("HTTP/1.1 200"))
        await server.server.stop()
    }

    @Test("run() serves until its task is cancelled, or the server is stopped")
    func run() async throws {
        for isCancelled in [true, false] {
            let server = try await TestServer()
            let running = Task { try await server.server.run() }
            #expect(try await RawClient.get("/own", port: server.port).hasPrefix("HTTP/1.1 200"))
            if isCancelled {
                running.cancel()
            } else {
                await server.server.stop()
            }
            try await running.value
            #expect(server.server.port == nil)
        }
    }

    @Test("A server that was stopped while it ran can start anew, and goes on")
    func startAnew() async throws {
        let server = try await TestServer()
        let running = Task { try await server.server.run() }
        #expect(try await RawClient.get("/own", port: server.port).hasPrefix("HTTP/1.1 200"))
        await server.server.stop()
        try await server.server.start()
        try await running.value
        #expect(try await RawClient.get("/own", port: server.port).hasPrefix("HTTP/1.1 200"))
        await server.server.stop()
    }

    @Test("A server that is stopped while it starts does not listen")
    func stopWhileStarting() async throws {
        let transport = SlowTransport()
        let server = BrowserServer(
            configuration: BrowserServerConfiguration(port: 0), logger: nil, makeTransport: { transport },
            makeWindow: { _ in FakeWindow() })
        let starting = Task { try await server.start() }
        for await _ in transport.begins { break }
        await server.stop()
        transport.goOn.finish()
        await #expect(throws: CancellationError.self) { try await starting.value }
        #expect(server.port == nil)
        #expect(transport.stops.withLock { $0 } == 2, "once it listened, it was told again")
    }

    @Test("Addresses of pages are told")
    func urls() async throws {
        try await withServer { server in
            #expect(server.server.url(of: "/own") == "http://127.0.0.1:\(server.port)/own")
        }
    }

    @Test("Paths that can't be, or are taken, stop the program with a sentence")
    func badPaths() async {
        let badPath = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let server = BrowserServer(configuration: .init())
            server.addPage(at: "/a/../b", title: "") { Screen(title: "", collectionView: TestServer.emptyView()) }
        }
        #expect(text(badPath).contains("BrowserServer.addPage(at: \"/a/../b\"): a path starts with"))
        let taken = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let server = BrowserServer(configuration: .init())
            for _ in 0..<2 {
                server.addPage(at: "/a", title: "") { Screen(title: "", collectionView: TestServer.emptyView()) }
            }
        }
        #expect(text(taken).contains("BrowserServer.addPage(at: \"/a\"): a page stands there already"))
    }

    @Test("A server without a log leaves warnings where they are read: on standard error")
    func warnings() async {
        let warned = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
            let server = BrowserServer(configuration: .init(port: 0))
            try await server.start()
            Warnings.say("A cell shows nothing.")
            await server.stop()
        }
        #expect(text(warned).contains("A cell shows nothing."))
    }

    private func text(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }
}
