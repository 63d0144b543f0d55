import DiffableSnapshots
import Foundation
import Synchronization

/// Warnings about mistakes that don't stop the program. They go to standard error, unless a host has a log.
package enum Warnings {
    private static let sink = Mutex<@Sendable (String) -> Void> { sentence in
        try? FileHandle.standardError.write(contentsOf: Data("\(sentence)\n".utf8))
    }

    /// Sends warnings to another sink from now on.
    package static func send(to newSink: @escaping @Sendable (String) -> Void) {
        sink.withLock { $0 = newSink }
    }

    private static let known = Mutex<Set<String>>([])

    /// Warns about something that has a name, the first time only.
    package static func say(_ sentence: @autoclosure () -> String, onceOf name: String) {
        if known.withLock({ $0.insert(name).inserted }) { say(sentence() + " This is said once.") }
    }

    package static func say(_ sentence: String) {
        let sink = sink.withLock { $0 }
        sink(sentence)
    }
}
