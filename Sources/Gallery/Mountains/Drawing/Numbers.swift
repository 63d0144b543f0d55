/// Numbers that follow from a text, the same in each run of the program.
struct Numbers {
    private var generator: SeededGenerator

    init(seed: String) {
        let hash = seed.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        generator = SeededGenerator(seed: hash)
    }

    var isEven: Bool { mutating get { generator.next() & 1 == 0 } }

    mutating func next(in range: ClosedRange<Double>) -> Double {
        range.lowerBound + (range.upperBound - range.lowerBound) * Double(generator.next() >> 11) / Double(1 << 53)
    }

    /// A line that is rougher in the large than in the small: the middle of each part is moved by half as much as that
    /// of the part before.
    mutating func line(from start: Double, to end: Double, steps: Int, roughness: Double) -> [Double] {
        var values = [start, end]
        var roughness = roughness
        while values.count <= steps {
            var finer: [Double] = []
            for (left, right) in zip(values, values.dropFirst()) {
                finer += [left, (left + right) / 2 + next(in: -roughness...roughness)]
            }
            values = finer + [end]
            roughness *= 0.55
        }
        return (0...steps).map { values[$0 * (values.count - 1) / steps] }
    }
}
