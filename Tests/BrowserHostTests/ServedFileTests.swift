import CollectionViews
import Foundation
import Screens
import Testing

@testable import BrowserHost

@MainActor @Suite("Files with an address of their own") struct ServedFileTests {
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

    private func download(_ name: String) -> ServedFile {
        let bytes = bytes
        return ServedFile(type: "application/octet-stream", byteCount: bytes.count, downloadName: name) { bytes[$0] }
    }

    private func answer(
        _ path: String, of server: TestServer, method: String = "GET", headers: [String] = []
    ) async throws -> (head: String, body: [UInt8]) {
        let client = try await RawClient.connect(to: server.port)
        let lines = ["\(method) \(path) HTTP/1.1", "Host: localhost", "Connection: close"] + headers
        try await client.send(lines.joined(separator: "\r\n") + "\r\n\r\n")
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

    @Test("What is taken along is sent as bytes to keep, by its name, and is never shown")
    func attachment() async throws {
        let file = download("Grüße “2”.svg")
        try await withServer { server in
            let path = try server.address(of: file)
            let (head, body) = try await answer(path, of: server)
            #expect(head.contains("Content-Type: application/octet-stream"))
            #expect(head.contains("X-Content-Type-Options: nosniff"))
            #expect(head.contains("Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; sandbox"))
            let encoded = "Gr%C3%BC%C3%9Fe%20%E2%80%9C2%E2%80%9D.svg"
            let name = "filename=\"Gr__e _2_.svg\"; filename*=UTF-8''\(encoded)"
            #expect(head.contains("Content-Disposition: attachment; \(name)"))
            #expect(body == Array(bytes))
        }
    }

    @Test(
        "No name says more than what a file is called",
        arguments: [
            ("a\r\nSet-Cookie: x=1\r\n\r\n", "a__Set-Cookie: x=1____"),
            ("a\"; filename=\"b.exe", "a_; filename=_b.exe"),
            ("../../etc/passwd", ".._.._etc_passwd"), ("..\\autoexec.bat", ".._autoexec.bat"),
            ("%2e%2e%2fa", "_2e_2e_2fa"),
            ("fdp.\u{202E}exe", "fdp._exe"), ("a\u{0}b\u{85}c\u{2028}d", "a_b_c_d"), ("", "file"),
        ])
    func names(name: String, plain: String) throws {
        let header = Attachment(named: name).header
        #expect(header.hasPrefix("attachment; filename=\"\(plain)\"; filename*=UTF-8''"))
        let encoded = try #require(header.components(separatedBy: "UTF-8''").last)
        #expect(encoded.removingPercentEncoding == Attachment(named: name).name)
        #expect(encoded.utf8.allSatisfy { 0x21...0x7E ~= $0 && !"\"';,/\\ ".utf8.contains($0) })
    }

    @Test("A download goes on where it was broken off")
    func parts() async throws {
        let file = download("a.bin")
        try await withServer { server in
            let path = try server.address(of: file)
            let (all, last) = (bytes.count, bytes.count - 1)
            for (range, part) in [
                ("100-", 100..<all), ("100-199", 100..<200), ("\(last)-\(all + 7)", last..<all), ("0-", 0..<all),
            ] {
                let (head, body) = try await answer(path, of: server, headers: ["Range: bytes=\(range)"])
                #expect(head.hasPrefix("HTTP/1.1 206"), "\(range)")
                #expect(head.contains("Content-Range: bytes \(part.lowerBound)-\(part.upperBound - 1)/\(all)"))
                #expect(head.contains("Content-Length: \(part.count)") && body == Array(bytes[part]))
            }
            let behind = try await answer(path, of: server, headers: ["Range: bytes=\(all)-"])
            #expect(behind.head.hasPrefix("HTTP/1.1 416") && behind.head.contains("Content-Range: bytes */\(all)"))
            // What isn't understood, or is meant for another file, is answered with all of it.
            let tooLarge = "9999999999999999999999-"
            for range in [
                "bytes=5-2", "bytes=-5", "bytes=0-1,5-6", "bytes=x-", "bytes=+1-", "lines=1-", "bytes=\(tooLarge)",
            ] {
                let (head, body) = try await answer(path, of: server, headers: ["Range: \(range)"])
                #expect(head.hasPrefix("HTTP/1.1 200") && body.count == all, "\(range)")
            }
            let other = ["Range: bytes=5-", "If-Range: \"another\""]
            #expect(try await answer(path, of: server, headers: other).head.hasPrefix("HTTP/1.1 200"))
            let same = ["Range: bytes=5-", "If-Range: \"\(file.name)\""]
            #expect(try await answer(path, of: server, headers: same).head.hasPrefix("HTTP/1.1 206"))
            #expect(try await answer(path, of: server, method: "HEAD", headers: same).head.hasPrefix("HTTP/1.1 200"))
        }
    }

    @Test("Only who asks for a file is given its address, and it is good until the next one")
    func givenToOne() async throws {
        // How many updates each is sent depends on when the other one comes: none waits to be acknowledged.
        try await withServer({ $0.limits.unacknowledgedUpdates = 100 }) { server in
            let one = try await PageClient.connect("/shared", port: server.port)
            let other = try await PageClient.connect("/shared", port: server.port)
            let session = try #require(try await one.messages { $0.session != nil }.first?.session)
            let visitor = try #require(server.server.sessions?.sessions[session]?.visitor)
            #expect(visitor != session, "what apps are told opens nobody's session")
            let bytes = bytes
            Visitor.$current.withValue(visitor) {
                server.shared.download("a.bin", byteCount: bytes.count) { bytes[$0] }
            }
            server.shared.title = "Downloaded"
            func given(_ page: PageClient) async throws -> [String: Any]? {
                let messages = try await page.messages { $0.screen?["title"] as? String == "Downloaded" }
                let message = messages.last { $0.screen != nil }
                return message?.screen?["download"] as? [String: Any]
            }
            let path = try #require(try await given(one)?["address"] as? String)
            #expect(try await given(other) == nil)
            #expect(try await answer(path, of: server).body == Array(bytes))
            server.shared.download("b.bin", byteCount: bytes.count) { bytes[$0] }
            #expect(try await answer(path, of: server).head.hasPrefix("HTTP/1.1 404"))
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
                "/-/file", "/-/file/", "/-/file/etc/passwd", "/-/file//etc/passwd",
                "/-/file/../../etc/passwd", "/-/file/%2e%2e/%2e%2e/etc/passwd",
                "/-/file/..%2f..%2fetc%2fpasswd",
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
