import Foundation

/// Keeps the optimiser from leaving out what is measured.
@inline(never)
func blackHole<T>(_ value: T) {
    withUnsafePointer(to: value) { sink = UnsafeRawPointer($0) }
}

nonisolated(unsafe) private var sink: UnsafeRawPointer?  // Written by the one thread that measures, and never read.

/// Something that is measured, under a name.
struct Contestant {
    var name: String
    var run: () -> Void

    init(_ name: String, _ run: @escaping () -> Void) {
        self.name = name
        self.run = run
    }
}

/// Runs contestants in turn, round after round, and gives the median of each in seconds.
func medians(_ contestants: [Contestant], budget: Double, most: Int = 101) -> [String: Double] {
    var times = [String: [Double]]()
    let clock = ContinuousClock()
    for contestant in contestants { contestant.run() }
    let start = clock.now
    var round = 0
    while round < 3 || round < most && (clock.now - start).seconds < budget {
        for contestant in contestants {
            var repeats = 1
            while true {
                let begin = clock.now
                for _ in 0..<repeats { contestant.run() }
                let seconds = (clock.now - begin).seconds
                // What is too short for the clock is run more often.
                if seconds > 200e-6 || repeats > 100_000 {
                    times[contestant.name, default: []].append(seconds / Double(repeats))
                    break
                }
                repeats *= 4
            }
        }
        round += 1
    }
    return times.mapValues { $0.sorted()[$0.count / 2] }
}

/// The median time of a few rounds, each with its own preparation, which is not measured.
func median(_ rounds: Int, before: () -> Void = {}, _ run: () -> Void) -> Double {
    var times: [Double] = []
    let clock = ContinuousClock()
    for _ in 0..<rounds {
        before()
        let start = clock.now
        run()
        times.append((clock.now - start).seconds)
    }
    return times.sorted()[rounds / 2]
}

extension Duration {
    var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}

/// A number with commas, as in 10,000.
func grouped(_ count: Int) -> String { count.formatted(.number.locale(Locale(identifier: "en_US"))) }

/// A time as a reader likes it.
func format(_ seconds: Double?) -> String {
    guard let seconds else { return "–" }
    func digits(_ value: Double) -> String {
        let decimals = value >= 100 ? 0 : value >= 10 ? 1 : 2
        var scale = 1.0
        for _ in 0..<decimals { scale *= 10 }
        let text = "\((value * scale).rounded() / scale)"
        return decimals == 0 ? String(text.prefix { $0 != "." }) : text
    }
    if seconds >= 1 { return digits(seconds) + " s" }
    if seconds >= 1e-3 { return digits(seconds * 1e3) + " ms" }
    if seconds >= 1e-6 { return digits(seconds * 1e6) + " µs" }
    return digits(seconds * 1e9) + " ns"
}
