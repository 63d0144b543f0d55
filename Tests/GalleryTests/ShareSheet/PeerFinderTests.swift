import Foundation
import Testing

@testable import Gallery

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

@MainActor @Suite("Looking for devices", .timeLimit(.minutes(5)))
struct PeerFinderTests {
    private final class Observer {}

    /// Looks until something is so.
    private func wait(until isSo: () -> Bool) async throws {
        while !isSo() { try await Task.sleep(for: .milliseconds(5)) }
    }

    @Test("A flood of datagrams that say nothing is told of a few times")
    func flood() async throws {
        let finder = PeerFinder(firstPort: 47_310)
        let observer = Observer()
        var count = 0
        var told = 0
        finder.addObserver(observer) {
            count += 1
            told = finder.peers.rejectedCount
        }
        try await wait { finder.state != .idle }
        guard case .listening(let port) = finder.state else { return }
        let socket = try #require(DatagramSocket())
        for _ in 0..<200 { socket.send([0], toPort: port) }
        try await wait { finder.peers.rejectedCount >= 100 }
        try await wait { told == finder.peers.rejectedCount }
        #expect(count < 50)
        finder.removeObserver(ObjectIdentifier(observer))
    }

    @Test("Where no port was free, a screen that is open finds one later")
    func retry() async throws {
        let ports = Announcement.ports(from: 47_330)
        var taken = ports.compactMap { DatagramSocket(boundTo: $0) }
        guard taken.count == ports.count else { return }
        let finder = PeerFinder(firstPort: ports.lowerBound, pause: .milliseconds(50))
        let observer = Observer()
        var count = 0
        finder.addObserver(observer) { count += 1 }
        try await wait { finder.state != .idle }
        guard case .failed = finder.state else {
            Issue.record("\(finder.state)")
            return
        }
        // What fails again is not told again.
        try await Task.sleep(for: .milliseconds(200))
        #expect(count == 1)
        taken = []
        // A process that another test has started meanwhile may hold a port for as long as it runs.
        try await wait {
            if case .listening = finder.state { return true }
            return false
        }
        finder.removeObserver(ObjectIdentifier(observer))
        #expect(finder.state == .idle)
    }
}

/// A way to send datagrams to a port of this machine, or to keep others from one.
private final class DatagramSocket {
    private let descriptor: Int32

    init?() {
        #if canImport(Glibc)
        let kind = Int32(SOCK_DGRAM.rawValue)
        #else
        let kind = SOCK_DGRAM
        #endif
        descriptor = socket(AF_INET, kind, 0)
        if descriptor < 0 { return nil }
    }

    convenience init?(boundTo port: Int) {
        self.init()
        if Self.withAddress(of: port, { bind(descriptor, $0, $1) }) != 0 { return nil }
    }

    deinit { close(descriptor) }

    func send(_ bytes: [UInt8], toPort port: Int) {
        _ = Self.withAddress(of: port) { sendto(descriptor, bytes, bytes.count, 0, $0, $1) }
    }

    private static func withAddress<Result>(
        of port: Int, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
    ) -> Result {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return withUnsafePointer(to: address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }
}
