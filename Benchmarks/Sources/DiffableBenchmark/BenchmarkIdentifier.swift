import Foundation

/// A type of identifier that is measured.
protocol BenchmarkIdentifier: Hashable, Sendable {
    static var title: String { get }
    /// A new identifier, different from all made before with this generator.
    static func make(with generator: inout SeededGenerator) -> Self
    /// The same identifier in storage of its own, where it has storage.
    var detached: Self { get }
}

extension Int: BenchmarkIdentifier {
    static var title: String { "Int" }
    static func make(with generator: inout SeededGenerator) -> Int { Int(truncatingIfNeeded: generator.next()) }
    var detached: Int { self }
}

extension UUID: BenchmarkIdentifier {
    static var title: String { "UUID" }
    static func make(with generator: inout SeededGenerator) -> UUID {
        let bits = (generator.next(), generator.next())
        return unsafeBitCast(bits, to: UUID.self)
    }
    var detached: UUID { self }
}

extension String: BenchmarkIdentifier {
    static var title: String { "String" }
    static func make(with generator: inout SeededGenerator) -> String {
        let digits = String(generator.next(), radix: 16)
        return "item-" + String(repeating: "0", count: 19 - digits.count) + digits
    }
    var detached: String { String(decoding: Array(utf8), as: UTF8.self) }
}

/// A generator with a seed, so that every run measures the same data (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64
    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
