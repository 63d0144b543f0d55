import Foundation
import Testing

@testable import BrowserHost
@testable import EmbedWeb

@MainActor @Suite("Compressed files") struct CompressionTests {
    nonisolated static let names = WebAssets.bundles.keys.filter { !$0.hasSuffix(".html") }.sorted()

    @Test("What is compressed is the very text", arguments: names)
    func text(name: String) throws {
        let compressed = try #require(WebAssets.compressed[name])
        let data = try #require(Data(base64Encoded: compressed))
        #expect(try unpacked(data) == Data(WebAssets.bundles[name, default: ""].utf8))
    }

    @Test(
        "Who takes gzip gets it, with its own length",
        arguments: ["gzip", "deflate, GZIP;q=0.5, br", "x-gzip", "*", "gzip;q=1.0, *;q=0", "br,*;q=0.1"])
    func taken(acceptEncoding: String) async throws {
        let (head, body) = try await answer("main.all.js", ["Accept-Encoding: \(acceptEncoding)"])
        #expect(head.contains("Content-Encoding: gzip\r\n") && head.contains("Vary: Accept-Encoding\r\n"))
        #expect(head.contains("Content-Length: \(body.count)\r\n"))
        #expect(head.contains("Content-Type: text/javascript; charset=utf-8\r\n") && head.contains("immutable"))
        #expect(try unpacked(body) == Data(WebAssets.bundles["main.all.js", default: ""].utf8))
    }

    @Test(
        "Who doesn't gets the text, and caches are told that there are both",
        arguments: [nil, "", "br", "identity", "gzip;q=0", "gzip; q=0.000, *", "*;q=0", "gzip;q=none", ";,=, gzipped"])
    func notTaken(acceptEncoding: String?) async throws {
        let (head, body) = try await answer("main.all.js", acceptEncoding.map { ["Accept-Encoding: \($0)"] } ?? [])
        #expect(!head.contains("Content-Encoding") && head.contains("Vary: Accept-Encoding\r\n"))
        #expect(head.contains("Content-Length: \(body.count)\r\n"))
        #expect(body == Data(WebAssets.bundles["main.all.js", default: ""].utf8))
    }

    @Test("A header may come in parts, and who asks for the head alone is told what would come")
    func parts() async throws {
        let headers = ["Accept-Encoding: br", "Accept-Encoding: gzip"]
        let (head, body) = try await answer("page.all.css", headers)
        let (alone, nothing) = try await answer("page.all.css", headers, method: "HEAD")
        #expect(head.contains("Content-Encoding: gzip\r\n"))
        #expect(alone == head && nothing.isEmpty && !body.isEmpty)
    }

    @Test("Documents, which say what is a visitor's own, go out as they are", arguments: ["/", "/own", "/nowhere"])
    func documents(path: String) async throws {
        try await withServer { server in
            let answer = try await RawClient.get(path, port: server.port, headers: ["Accept-Encoding: gzip"])
            #expect(answer.contains("</html>") && !answer.contains("Content-Encoding"))
        }
    }

    @Test("What could not be compressed is sent as it is")
    func notCompressed() throws {
        let output = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).swift")
        #expect(gzip("text", beside: output, tool: "no-such-program") == nil)
        #expect(gzip("text", beside: output.appending(path: "no-such-folder")) == nil)
        let data = try #require(gzip("text", beside: output))
        #expect(try unpacked(data) == Data("text".utf8))
        for compressed in [[:], ["a.js": "*"]] {
            let assets = PageAssets(files: ["a.js": "1"], compressed: compressed)
            let response = try #require(assets.responses["/-/\(assets.build)/a.js"])
            #expect(response.body == Array("1".utf8) && response.compressedBody == nil)
            #expect(!response.headers.contains { $0.0 == "Vary" })
        }
    }

    private func answer(
        _ name: String, _ headers: [String], method: String = "GET"
    ) async throws -> (head: String, body: Data) {
        var received: [UInt8] = []
        try await withServer { server in
            let client = try await RawClient.connect(to: server.port)
            let path = "/-/\(PageAssets().build)/\(name)"
            let lines = ["\(method) \(path) HTTP/1.1", "Host: localhost", "Connection: close"] + headers + ["", ""]
            try await client.send(lines.joined(separator: "\r\n"))
            received = try await client.received()
        }
        let end = try #require(received.firstRange(of: Array("\r\n\r\n".utf8)))
        return (String(decoding: received[..<end.upperBound], as: UTF8.self), Data(received[end.upperBound...]))
    }

    /// What `gzip` makes of it.
    private func unpacked(_ data: Data) throws -> Data {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).gz")
        defer { try? FileManager.default.removeItem(at: file) }
        try data.write(to: file)
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["gzip", "-dc", file.path]
        process.standardOutput = pipe
        try process.run()
        let text = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return text
    }
}
