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
        private(set) var pieces: [[String]] = []
        private var waiting: (count: Int, continuation: CheckedContinuation<Void, Never>)?

        func note(_ piece: [String]) {
            pieces.append(piece)
            guard let waiting, waiting.count <= pieces.count else { return }
            self.waiting = nil
            waiting.continuation.resume()
        }

        /// Waits until that many pieces have come.
        func reach(_ count: Int) async {
            if pieces.count >= count { return }
            await withCheckedContinuation { waiting = (count, $0) }
        }
    }

    init() {
        let (stream, source) = Stream.makeStream()
        self.source = source
        loader = LazyChildren(pieces: { _ in stream })
        loader.onPiece = { [log] _, piece in log.note(piece) }
    }

    @Test("Each piece is told as it comes, without what is known already, and all count in the end")
    func pieces() async throws {
        loader.expand("A")
        source.yield(["a", "b"])
        await log.reach(1)
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
        let (ends, end) = AsyncStream<Void>.makeStream()
        source.onTermination = { _ in end.finish() }
        loader.expand("A")
        source.yield(["a"])
        await log.reach(1)
        loader.collapse("A")
        source.yield(["b"])
        // The stream hears of its end.
        for await _ in ends {}
        #expect(log.pieces == [["a"]])
        #expect(loader.numberOfChildrenSoFar(of: "A") == 0)
    }

    @Test("A stream that fails leaves nothing behind")
    func failing() async {
        loader.expand("A")
        source.yield(["a"])
        await log.reach(1)
        source.finish(throwing: Failure())
        await #expect(throws: Failure.self) { try await loader.load("A") }
        #expect(loader.numberOfChildrenSoFar(of: "A") == 0)
    }
}
