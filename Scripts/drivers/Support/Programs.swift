#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// How many random programs are run: 100,000, or more by the environment.
let numberOfPrograms = max(100_000, environment("DIFFABLE_RANDOM_PROGRAMS").flatMap { Int($0) } ?? 0)

/// Runs numbered programs in a few tasks at once, and stops at the first fault.
///
/// A program that stops the process in its midst can't tell its number. With `DIFFABLE_TRACE_PROGRAMS` set they run one
/// by one, and each number is written to standard error before.
func runPrograms(_ name: String, _ count: Int, fault: @escaping @Sendable (Int) -> String?) async {
    let isTracing = environment("DIFFABLE_TRACE_PROGRAMS") != nil
    let workers = isTracing ? 1 : 4
    await withTaskGroup(of: Void.self) { group in
        for worker in 0..<workers {
            group.addTask {
                for number in stride(from: worker, to: count, by: workers) {
                    if isTracing { writeToStandardError("\(name), number \(number)\n") }
                    stop(fault(number))
                }
            }
        }
    }
    print("\(name): \(count)")
}

private func writeToStandardError(_ line: String) {
    let bytes = Array(line.utf8)
    _ = write(2, bytes, bytes.count)
}

/// Stops the check with what is wrong, if anything is.
func stop(_ fault: String?) {
    if let fault { fatalError(fault) }
}
