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
        for row in rows {
            switch (row.group, row.name) {
            case ("difference", "unchanged"), ("difference", "append one"), ("difference", "last to front"):
                if row.type == "String" { continue }
                add(row, "÷ stdlib difference", row.ratio("swift-diffable", "stdlib"), 0.1)
                add(row, "÷ ==", row.ratio("swift-diffable", "=="), 2)
                // Most lists are built anew, and have not met the one they are compared with.
                add(row, "rebuilt ÷ stdlib difference", row.ratio("rebuilt", "stdlib"), 0.1)
                add(row, "rebuilt ÷ ==", row.ratio("rebuilt", "=="), 2)
            case ("difference", "reverse"), ("difference", "shuffle"), ("difference", "replace all"),
                ("difference", "filter to a tenth"), ("difference", "regroup"):
                let floor = (row.times["hash once"] ?? 0) + (row.times["LIS"] ?? 0)
                add(row, "÷ (hashing both sides once + LIS)", row.times["swift-diffable"].map { $0 / floor }, 2.5)
            case ("edits", _):
                if !row.name.hasSuffix(" 100,000"), !row.name.hasSuffix(" 10,000,000") { continue }
                for call in ["delete", "insert", "move", "indexOfItem", "item at a place"] {
                    add(row, "\(call) ÷ Dictionary look-up", row.ratio(call, "Dictionary look-up"), 15)
                }
            case ("cycle", "build 10,000"): add(row, "÷ Set", row.ratio("swift-diffable", "Set"), 0.1)
            case ("cycle", "rebuilt, unchanged 100,000"): add(row, "÷ ==", row.ratio("swift-diffable", "=="), 4)
            case ("cycle", _) where row.name.hasSuffix(" 1,000,000"):
                add(row, "÷ ==", row.ratio("swift-diffable", "=="), 0.05)
                if let large = rows.first(where: { $0.group == "cycle" && $0.name.hasSuffix(" 10,000,000") }) {
                    let value = (large.times["swift-diffable"] ?? 0) / (row.times["swift-diffable"] ?? 1)
                    add(large, "÷ the time at 1,000,000", value, 4)
                }
            default: continue
            }
        }
        if let bytesPerItem {
            bounds.append(
                Bound(name: "peak bytes per item, 1,000,000 UUID with index", value: bytesPerItem, limit: 64))
        }
        return bounds
    }
}
