import DiffableSnapshots
import Foundation

/// A search through the rows of a view, in steps.
@MainActor struct TypeSelectSearch {
    let prefix: TypeSelectPrefix
    /// The row to look at next, at `viewVersion`.
    var next: ItemPath
    /// How many rows are left to look at.
    private(set) var remaining: Int
    var viewVersion: Int

    enum Progress {
        case found(ItemPath)
        case goesOn
    }

    /// How many rows one step looks at.
    static let rowsPerStep = 1024

    init(prefix: TypeSelectPrefix, next: ItemPath, remaining: Int, viewVersion: Int) {
        self.prefix = prefix
        self.next = next
        self.remaining = remaining
        self.viewVersion = viewVersion
    }

    /// Skips the next row, so that it is the last one to be looked at.
    mutating func skip(in counts: [Int]) {
        settle(in: counts)
        next = ItemPath(section: next.section, item: next.item + 1)
    }

    /// Looks at some rows; nil when there is none left.
    mutating func step(in view: CollectionView) -> Progress? {
        if view.typeSelectStringProvider == nil { return stepThroughCells(of: view) }
        let counts = view.counts
        for _ in 0..<Self.rowsPerStep {
            guard remaining > 0, settle(in: counts) else { return nil }
            remaining -= 1
            if let text = view.typeSelectString(at: next), prefix.begins(text) { return .found(next) }
            next = ItemPath(section: next.section, item: next.item + 1)
        }
        return .goesOn
    }

    /// Searches without a provider: only rows that have cells have texts.
    private mutating func stepThroughCells(of view: CollectionView) -> Progress? {
        let paths = view.cells.keys.sorted()
        for path in paths.filter({ $0 >= next }) + paths.filter({ $0 < next }) {
            if let text = view.typeSelectString(at: path), prefix.begins(text) { return .found(path) }
        }
        return nil
    }

    /// Moves past the end of a section to the next one with items, and from the last to the first.
    @discardableResult private mutating func settle(in counts: [Int]) -> Bool {
        for _ in 0...counts.count {
            if counts.indices.contains(next.section), next.item < counts[next.section] { return true }
            next = ItemPath(section: next.section + 1 < counts.count ? next.section + 1 : 0, item: 0)
        }
        return false
    }
}

extension CollectionView {
    /// The text of a row that a typed prefix is compared with.
    func typeSelectString(at path: ItemPath) -> String? {
        typeSelectStringProvider?(IndexPath(path)) ?? cells[path]?.view.rowContent.text
    }
}
