import CollectionViews
import Foundation
import Testing

@testable import BrowserHost

@MainActor @Suite("Pictures with an address of their own") struct PictureFileTests {
    /// A picture of many pieces, of which no two are the same.
    private let bytes: Data = {
        let numbers = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 / 251) }
        return Data([0x89, 0x50, 0x4E, 0x47] + numbers)
    }()

    private func image(has length: Int? = nil) throws -> Image {
        let (bytes, length) = (bytes, length ?? bytes.count)
        let image = Image(byteCount: bytes.count) { bytes.prefix(length).dropFirst($0.lowerBound).prefix($0.count) }
        return try #require(image)
    }

    private func answer(_ path: String, of server: TestServer, method: String = "GET") async throws -> (
        head: String, body: [UInt8]
    ) {
        let client = try await RawClient.connect(to: server.port)
        try await client.send("\(method) \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        let received = try await client.received()
        let end = try #require(received.firstRange(of: Array("\r\n\r\n".utf8)))
        return (String(decoding: received[..<end.lowerBound], as: UTF8.self), Array(received[end.upperBound...]))
    }

    @Test("A picture's file is sent whole, with its type, and may do nothing where it is opened by itself")
    func whole() async throws {
        let image = try image()
        try await withServer { server in
            let path = try server.address(of: image)
            let (head, body) = try await answer(path, of: server)
            #expect(head.hasPrefix("HTTP/1.1 200 OK"))
            #expect(head.contains("Content-Type: image/png"))
            #expect(head.contains("X-Content-Type-Options: nosniff"))
            #expect(head.contains("Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; sandbox"))
            #expect(body == Array(bytes))
            let short = try await answer(path, of: server, method: "HEAD")
            #expect(short.head.contains("Content-Length: \(bytes.count)") && short.body.isEmpty)
        }
    }

    @Test("Several are sent over one connection, one after the other")
    func several() async throws {
        let image = try image()
        try await withServer { server in
            let path = try server.address(of: image)
            let client = try await RawClient.connect(to: server.port)
            let request = "GET \(path) HTTP/1.1\r\nHost: localhost\r\n"
            try await client.send(request + "\r\n" + request + "Connection: close\r\n\r\n")
            let received = try await client.received()
            let parts = received.ranges(of: Array("HTTP/1.1 200 OK".utf8)).map(\.lowerBound)
            #expect(parts.count == 2)
            #expect(received.suffix(bytes.count).elementsEqual(bytes))
            #expect(received[..<(parts.last ?? 0)].suffix(bytes.count).elementsEqual(bytes))
        }
    }

    @Test("A file that has become shorter ends the connection, so that nobody takes it for whole")
    func shortened() async throws {
        let image = try image(has: 100_000)
        try await withServer { server in
            let path = try server.address(of: image)
            let (_, body) = try await answer(path, of: server)
            #expect(body == Array(bytes.prefix(100_000)))
        }
    }

    @Test("An address ends with its image")
    func gone() async throws {
        try await withServer { server in
            let path = try server.address(of: try image())
            let (head, _) = try await answer(path, of: server)
            #expect(head.hasPrefix("HTTP/1.1 404"))
        }
    }

    @Test("An address is one of the server whose page was sent it, until that stops")
    func otherServers() async throws {
        let image = try image()
        let (server, other) = (try await TestServer(), try await TestServer())
        let page = try await PageClient.connect("/own", port: server.port)
        _ = try await page.messages { $0.type == "update" }
        server.windows[0].image = image
        server.windows[0].change()
        let update = try await page.messages { $0.firstText == "changed" }.last { $0.firstText != nil }
        let path = try #require((update?.firstRow?["content"] as? [String: Any])?["picture"] as? String)
        #expect(try await answer(path, of: server).head.hasPrefix("HTTP/1.1 200"))
        #expect(try await answer(path, of: other).head.hasPrefix("HTTP/1.1 404"))
        await server.server.stop()
        try await server.server.start()
        #expect(try await answer(path, of: server).head.hasPrefix("HTTP/1.1 404"))
        await server.server.stop()
        await other.server.stop()
    }

    @Test("Nothing else can be asked for, and nobody else can ask")
    func enemies() async throws {
        let image = try image()
        try await withServer { server in
            let path = try server.address(of: image)
            let paths = [
                "/-/picture", "/-/picture/", "/-/picture/etc/passwd", "/-/picture//etc/passwd",
                "/-/picture/../../etc/passwd", "/-/picture/%2e%2e/%2e%2e/etc/passwd",
                "/-/picture/..%2f..%2fetc%2fpasswd",
                "\(path)/", "\(path)/../..", "\(path).png", "\(path)%00", path.uppercased(), String(path.dropLast()),
                "/own\(path)",
            ]
            for path in paths {
                let answer = try await RawClient.get(path, port: server.port)
                #expect(!answer.contains("image/png") && !answer.contains("root:"), "\(path)")
            }
            for header in ["Host: evil.example", "Origin: http://evil.example", "Origin: null"] {
                let answer = try await RawClient.get(path, port: server.port, headers: [header])
                #expect(answer.hasPrefix("HTTP/1.1 403"), "\(header)")
            }
            #expect(try await RawClient.get(path, port: server.port, method: "POST").hasPrefix("HTTP/1.1 405"))
        }
    }
}
