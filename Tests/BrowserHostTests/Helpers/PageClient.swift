/// A page without a browser: speaks WebSocket by hand, so that tests can break its rules.
struct PageClient {
    let raw: RawClient

    static func handshake(path: String, port: Int, origin: String? = nil, host: String? = nil) -> String {
        var lines = [
            "GET \(path) HTTP/1.1", "Host: \(host ?? "localhost:\(port)")", "Upgrade: websocket", "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13",
        ]
        if let origin { lines.append("Origin: \(origin)") }
        return (lines + ["", ""]).joined(separator: "\r\n")
    }

    /// Opens a connection; the first message is up to the test.
    static func open(_ path: String, port: Int) async throws -> PageClient {
        let raw = try await RawClient.connect(to: port)
        try await raw.send(handshake(path: path, port: port, origin: "http://localhost:\(port)"))
        _ = try await raw.received(upTo: "\r\n\r\n")
        return PageClient(raw: raw)
    }

    /// Opens a connection and says hello.
    static func connect(_ path: String, port: Int, session: String? = nil, version: Int = 0) async throws -> PageClient
    {
        let client = try await open(path, port: port)
        let name = session.map { #""session":"\#($0)","# } ?? ""
        try await client.send(#"{"type":"hello",\#(name)"version":\#(version),"width":320,"height":480}"#)
        return client
    }

    func send(_ text: String) async throws {
        try await raw.send(Self.frame(Array(text.utf8), opcode: 1))
    }

    /// A masked frame, as pages send them.
    static func frame(_ payload: [UInt8], opcode: UInt8, isFinal: Bool = true, claimedLength: Int? = nil) -> [UInt8] {
        let length = claimedLength ?? payload.count
        var bytes: [UInt8] = [(isFinal ? 0x80 : 0) | opcode]
        if length < 126 {
            bytes.append(0x80 | UInt8(length))
        } else if length <= 0xffff {
            bytes += [0x80 | 126, UInt8(length >> 8), UInt8(length & 0xff)]
        } else {
            bytes.append(0x80 | 127)
            bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) }
        }
        let mask: [UInt8] = [1, 2, 3, 4]
        return bytes + mask + payload.enumerated().map { $1 ^ mask[$0 % 4] }
    }

    /// The frames that have arrived: opcodes and contents.
    var frames: [(opcode: UInt8, payload: [UInt8])] {
        get async throws { try Self.frames(in: raw.bytes) }
    }

    static func frames(in bytes: [UInt8]) throws -> [(opcode: UInt8, payload: [UInt8])] {
        guard let start = (bytes.indices.dropLast(3).first { Array(bytes[$0..<$0 + 4]) == [13, 10, 13, 10] }) else {
            return []
        }
        var frames: [(opcode: UInt8, payload: [UInt8])] = []
        var rest = bytes[(start + 4)...]
        while rest.count >= 2 {
            let opcode = rest[rest.startIndex] & 15
            var length = Int(rest[rest.startIndex + 1] & 127)
            var header = 2
            if length == 126 {
                guard rest.count >= 4 else { break }
                length = rest[(rest.startIndex + 2)..<(rest.startIndex + 4)].reduce(0) { $0 << 8 | Int($1) }
                header = 4
            } else if length == 127 {
                guard rest.count >= 10 else { break }
                length = rest[(rest.startIndex + 2)..<(rest.startIndex + 10)].reduce(0) { $0 << 8 | Int($1) }
                header = 10
            }
            guard rest.count >= header + length else { break }
            let payload = rest.dropFirst(header).prefix(length)
            frames.append((opcode, Array(payload)))
            rest = rest.dropFirst(header + length)
        }
        return frames
    }

    /// The messages that have arrived once one of them meets the condition.
    func messages(until condition: @Sendable (Message) -> Bool, within seconds: Double = .patience) async throws
        -> [Message]
    {
        let deadline = ContinuousClock.now + .seconds(seconds)
        while ContinuousClock.now < deadline {
            let messages = try await frames.filter { $0.opcode == 1 }.map { Message($0.payload) }
            if messages.contains(where: condition) { return messages }
            try await Task.sleep(for: .milliseconds(2))
        }
        throw RawClient.TimedOut(received: "\(try await frames.map(\.opcode))")
    }

    /// The code with which the server ended the connection; nil when it just ended.
    func closeCode(within seconds: Double = .patience) async throws -> UInt16? {
        let deadline = ContinuousClock.now + .seconds(seconds)
        var close: (opcode: UInt8, payload: [UInt8])?
        while close == nil, !raw.isClosed, ContinuousClock.now < deadline {
            try await Task.sleep(for: .milliseconds(2))
            close = try await frames.first { $0.opcode == 8 }
        }
        if close == nil { close = try await frames.first { $0.opcode == 8 } }
        guard let close, close.payload.count >= 2 else { return nil }
        return UInt16(close.payload[0]) << 8 | UInt16(close.payload[1])
    }
}
