/// How many random programs are run: 100,000, or more by the environment.
let numberOfPrograms = max(100_000, environment("DIFFABLE_RANDOM_PROGRAMS").flatMap { Int($0) } ?? 0)

/// Runs numbered programs in a few tasks at once, and stops at the first fault. Of a program that stops the process in
/// its midst, name and number are told.
func runPrograms(_ name: String, _ count: Int, fault: @escaping @Sendable (Int) -> String?) async {
    let workers = 4
    await withTaskGroup(of: Void.self) { group in
        for worker in 0..<workers {
            group.addTask {
                for number in stride(from: worker, to: count, by: workers) {
                    stop(RunningProgram.named("\(name), number \(number)") { fault(number) })
                }
            }
        }
    }
    print("\(name): \(count)")
}

/// Stops the check with what is wrong, if anything is.
func stop(_ fault: String?) {
    if let fault { fatalError(fault) }
}
