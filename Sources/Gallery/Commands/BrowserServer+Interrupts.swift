import ArgumentParser
import BrowserHost
import Foundation

extension BrowserServer {
    /// Starts, tells where, and serves until Ctrl-C or a request to end.
    func runUntilInterrupted(announcing sentence: String) async throws {
        let interrupts = Interrupts()
        do {
            try await start()
        } catch let error as BrowserServerError {
            Console.say("gallery: \(error.description)", to: .standardError)
            throw ExitCode.failure
        }
        Console.say("\(sentence) \(url() ?? "")  (Ctrl-C ends it)")
        await interrupts.first()
        await stop()
        Console.say("Ended.")
    }
}
