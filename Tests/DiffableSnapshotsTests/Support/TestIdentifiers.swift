/// An identifier that a random program can make from a number.
protocol TestIdentifier: Hashable, Sendable {
    init(number: Int)
}

extension Int: TestIdentifier {
    init(number: Int) { self = number }
}

extension String: TestIdentifier {
    init(number: Int) { self = "an identifier too long to be small: \(number)" }
}

/// All of these have one and the same hash.
struct Collider: TestIdentifier, CustomStringConvertible {
    var number: Int
    init(number: Int) { self.number = number }
    func hash(into hasher: inout Hasher) {}
    var description: String { "c\(number)" }
}

/// These collide in the raw hash value, whatever the seed of the process.
struct RawCollider: TestIdentifier, CustomStringConvertible {
    var number: Int
    init(number: Int) { self.number = number }
    func hash(into hasher: inout Hasher) { hasher.combine(number & 1) }
    func _rawHashValue(seed: Int) -> Int { number & 1 }
    var description: String { "r\(number)" }
}

/// Counts how many of its instances are alive.
final class Tracked: TestIdentifier, CustomStringConvertible {
    let number: Int
    @TaskLocal static var lives = Lives()

    /// A count that the instances of one test share. Only one task uses it.
    final class Lives: @unchecked Sendable {
        // Tests make their own and run the whole program in one task, so nothing else touches it.
        var count = 0
    }
    private let lives: Lives

    init(number: Int) {
        self.number = number
        lives = Self.lives
        lives.count += 1
    }
    deinit { lives.count -= 1 }
    static func == (left: Tracked, right: Tracked) -> Bool { left.number == right.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
    var description: String { "t\(number)" }
}
