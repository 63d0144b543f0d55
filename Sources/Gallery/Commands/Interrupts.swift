import Dispatch
import Foundation

/// Waits for Ctrl-C, or a request to end.
struct Interrupts {
    private let stream: AsyncStream<Void>
    private let sources: [any DispatchSourceSignal]

    /// From now on an interrupt doesn't end the program. One that comes before anybody waits for it is kept.
    init() {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        self.stream = stream
        sources = [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { @Sendable in
                continuation.yield()
            }
            source.resume()
            return source
        }
    }

    /// Returns when the first one has come.
    func first() async {
        for await _ in stream { break }
        for source in sources { source.cancel() }
    }
}

/// What the program says in the terminal.
enum Console {
    static func say(_ line: String, to file: FileHandle = .standardOutput) {
        // Straight to the file: a pipe must not hold the line back.
        try? file.write(contentsOf: Data("\(line)\n".utf8))
    }
}
