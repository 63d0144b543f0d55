/// A bound that a measured line must keep, against something measured in the same run.
struct Bound {
    var name: String
    var value: Double?
    var limit: Double

    var isKept: Bool? { value.map { $0 <= limit } }

    /// The bounds that these lines allow to check.
    static func all(_ rows: [Row], bytesPerItem: Double?) -> [Bound] {
        var bounds: [Bound] = []
        func add(_ row: Row, _ what: String, _ value: Double?, _ limit: Double) {
            bounds.append(Bound(name: "\(row.type), \(row.name): \(what)", value: value, limit: limit))
        }
        func addOutline(_ row: Row, shape: String, _ limit: Double) {
            let other = rows.first { $0.group == row.group && $0.name == row.name && $0.type == "flattening" }
            guard let ours = row.times[shape], let theirs = other?.times[shape] else { return }
            bounds.append(
                Bound(name: "outline, \(shape), \(row.name): ÷ flattening", value: ours / theirs, limit: limit))
        }
        for row in rows {
            switch (row.group, row.name) {
            case ("difference", "unchanged"), ("difference", "append one"), ("difference", "last to front"):
                if row.type == "String" { continue }
                add(row, "÷ ==", row.ratio("swift-diffable", "=="), 1.2)
                // Most lists are built anew, and have not met the one they are compared with.
                add(row, "rebuilt ÷ ==", row.ratio("rebuilt", "=="), 2.5)
            case ("edits", _):
                if !row.name.hasSuffix(" 10,000,000") { continue }
                for call in ["delete", "insert", "move", "indexOfItem", "item at a place"] {
                    add(row, "\(call) ÷ Dictionary look-up", row.ratio(call, "Dictionary look-up"), 30)
                }
            case ("cycle", _) where row.name.hasSuffix(" 1,000,000"):
                add(row, "÷ ==", row.ratio("swift-diffable", "=="), 0.08)
            case ("truth", _) where row.times["later"] != nil:
                add(row, "÷ a later one", row.ratio("right after", "later"), 3)
            case ("truth", _):
                add(row, "÷ filling a Set", row.ratio("swift-diffable", "Set"), 3)
            case ("outline", "build") where row.type == "swift-diffable":
                addOutline(row, shape: "random", 1.5)
            case ("outline", _) where row.type == "swift-diffable" && row.name.hasSuffix(", 100,000 children"):
                if !row.name.hasPrefix("difference") { continue }
                for shape in OutlineBenchmarks.shapes { addOutline(row, shape: shape, 1) }
            default: continue
            }
        }
        if let bytesPerItem {
            bounds.append(
                Bound(name: "peak bytes per item, 1,000,000 UUID with index", value: bytesPerItem, limit: 72))
        }
        return bounds
    }
}
