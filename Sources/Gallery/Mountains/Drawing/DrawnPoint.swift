/// A point of a drawing, and how SVG says it.
struct DrawnPoint {
    var x: Double
    var y: Double

    static func path(_ points: [DrawnPoint]) -> String {
        points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: "L")
    }

    /// Tenths of a point are enough, and short.
    static func number(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return tenths.isMultiple(of: 10)
            ? String(tenths / 10) : "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
    }
}
