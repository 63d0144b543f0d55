import DiffableSnapshots

/// The heights that a viewer measured, for the few rows it has shown.
public struct MeasuredHeights: Sendable, Equatable {
    private var heights: [Int: [Int: Double]] = [:]

    /// No heights.
    public init() {}

    /// The height of one row, or nil when it has not been measured.
    public subscript(path: ItemPath) -> Double? {
        get { heights[path.section]?[path.item] }
        set {
            heights[path.section, default: [:]][path.item] = newValue
            if heights[path.section]?.isEmpty == true { heights[path.section] = nil }
        }
    }

    /// Whether nothing has been measured.
    public var isEmpty: Bool { heights.isEmpty }

    /// All measured rows, in no order.
    public var paths: [ItemPath] {
        heights.flatMap { section, rows in rows.keys.map { ItemPath(section: section, item: $0) } }
    }

    /// The measured rows of a section.
    func heights(inSection section: Int) -> [Int: Double] { heights[section] ?? [:] }
}
