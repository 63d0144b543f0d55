#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The random program that runs on a thread. Should it stop the process in its midst, by a broken invariant for one,
/// the line that tells which one it was is written to standard error.
enum RunningProgram {
    /// Runs a program, which must not wait for anything.
    static func named<Result>(_ line: @autoclosure () -> String, _ program: () -> Result) -> Result {
        _ = isListening
        let line = "random program: \(line())\n"
        return line.utf8CString.withUnsafeBufferPointer { bytes in
            let previous = pthread_getspecific(key)
            pthread_setspecific(key, bytes.baseAddress)
            defer { pthread_setspecific(key, previous) }
            return program()
        }
    }

    /// Where each thread has its line.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        precondition(pthread_key_create(&key, nil) == 0, "there is no room for the line")
        return key
    }()

    /// The signals by which a process stops, and who listened to them before.
    private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]
    // Written to once, by `isListening`, before the first signal that is listened to.
    nonisolated(unsafe) private static let former = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)

    private static let isListening: Bool = {
        _ = key
        for signal in signals {
            var action = sigaction()
            #if canImport(Darwin)
            action.__sigaction_u.__sa_handler = { RunningProgram.tell($0) }
            #else
            action.__sigaction_handler.sa_handler = { RunningProgram.tell($0) }
            #endif
            sigaction(signal, &action, former + Int(signal))
        }
        return true
    }()

    /// Writes the line, and leaves the signal to whoever listened before: what raised it is done again on return.
    private static func tell(_ signal: Int32) {
        if let line = pthread_getspecific(key) { _ = write(2, line, strlen(line.assumingMemoryBound(to: CChar.self))) }
        sigaction(signal, former + Int(signal), nil)
    }
}
