import DiffableSnapshots
import Foundation

/// A search on its way through the rows of a view.
@MainActor struct TypeSelectSearch {
    let prefix: TypeSelectPrefix
    /// The row to look at next, at `viewVersion`.
    var next: ItemPath
    /// How many rows there are to look at.
    private(set) var remaining: Int
    var viewVersion: Int

    enum Progress {
        case found(ItemPath)
        case goesOn
    }

    /// More rows than this are not looked at in one step.
    static let rowsPerStep = 1024

    init(prefix: TypeSelectPrefix, next: ItemPath, remaining: Int, viewVersion: Int) {
        self.prefix = prefix
        self.next = next
        self.remaining = remaining
        self.viewVersion = viewVersion
    }

    /// Passes over the next row, which comes last then.
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

    /// Without a provider, only rows that have cells have texts.
    private mutating func stepThroughCells(of view: CollectionView) -> Progress? {
        let paths = view.cells.keys.sorted()
        for path in paths.filter({ $0 >= next }) + paths.filter({ $0 < next }) {
            if let text = view.typeSelectString(at: path), prefix.begins(text) { return .found(path) }
        }
        return nil
    }

    /// Goes to the next section with items when this one is at its end, and from the last to the first.
    @discardableResult private mutating func settle(in counts: [Int]) -> Bool {
        for _ in 0...counts.count {
            if counts.indices.contains(next.section), next.item < counts[next.section] { return true }
            next = ItemPath(section: next.section + 1 < counts.count ? next.section + 1 : 0, item: 0)
        }
        return false
    }
}

extension CollectionView {
    /// What letters typed by a user are compared with to find the row.
    func typeSelectString(at path: ItemPath) -> String? {
        typeSelectStringProvider?(IndexPath(path)) ?? cells[path]?.view.rowContent.text
    }
}
