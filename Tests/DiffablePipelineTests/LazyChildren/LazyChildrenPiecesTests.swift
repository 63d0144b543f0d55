import DiffablePipeline
import Testing

@MainActor
@Suite("Children that come in pieces")
struct LazyChildrenPiecesTests {
    struct Failure: Error {}
    typealias Stream = AsyncThrowingStream<[String], any Error>

    let source: Stream.Continuation
    let loader: LazyChildren<String>
    let log = Log()

    @MainActor final class Log {
        var pieces: [[String]] = []
        var isCancelled = false
    }

    init() {
        let (stream, source) = Stream.makeStream()
        self.source = source
        loader = LazyChildren(pieces: { _ in stream })
        loader.onPiece = { [log] _, piece in log.pieces.append(piece) }
    }

    /// Lets what was sent arrive.
    func arrive(_ count: Int) async {
        for _ in 0..<5000 where log.pieces.count < count { try? await Task.sleep(for: .milliseconds(1)) }
    }

    @Test("Each piece is told as it comes, without what is known already, and all count in the end")
    func pieces() async throws {
        loader.expand("A")
        source.yield(["a", "b"])
        await arrive(1)
        #expect(loader.numberOfChildrenSoFar(of: "A") == 2)
        #expect(loader.children(of: "A") == nil)
        source.yield(["b", "c"])
        source.yield(["a"])
        source.finish()
        let children = try await loader.load("A")
        #expect(children == ["a", "b", "c"])
        #expect(log.pieces == [["a", "b"], ["c"]])
    }

    @Test("Collapsing ends the stream, and what comes too late is ignored")
    func collapsing() async {
        source.onTermination = { [log] _ in Task { @MainActor in log.isCancelled = true } }
        loader.expand("A")
        source.yield(["a"])
        await arrive(1)
        loader.collapse("A")
        source.yield(["b"])
        for _ in 0..<5000 where !log.isCancelled { try? await Task.sleep(for: .milliseconds(1)) }
        #expect(log.isCancelled && log.pieces == [["a"]])
        #expect(loader.numberOfChildrenSoFar(of: "A") == 0)
    }

    @Test("A stream that fails leaves nothing behind")
    func failing() async {
        loader.expand("A")
        source.yield(["a"])
        await arrive(1)
        source.finish(throwing: Failure())
        await #expect(throws: Failure.self) { try await loader.load("A") }
        #expect(loader.numberOfChildrenSoFar(of: "A") == 0)
    }
}
