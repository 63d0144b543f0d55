import ArgumentParser
import BrowserHost
import Dispatch
import Foundation

extension BrowserServer {
    /// Starts, tells where, and serves until Ctrl-C or a request to end.
    func runUntilInterrupted(announcing sentence: String) async throws {
        // An interrupt that comes before anybody waits for it is kept.
        let (interrupts, continuation) = AsyncStream.makeStream(of: Void.self)
        let sources = [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { @Sendable in
                continuation.yield()
            }
            source.resume()
            return source
        }
        defer { for source in sources { source.cancel() } }
        do {
            try await start()
        } catch let error as BrowserServerError {
            Self.say("gallery: \(error.description)", to: .standardError)
            throw ExitCode.failure
        }
        Self.say("\(sentence) \(url() ?? "")  (Ctrl-C ends it)", to: .standardOutput)
        for await _ in interrupts { break }
        await stop()
        Self.say("Ended.", to: .standardOutput)
    }

    private static func say(_ line: String, to file: FileHandle) {
        // Straight to the file: a pipe must not hold the line back.
        try? file.write(contentsOf: Data("\(line)\n".utf8))
    }
}
