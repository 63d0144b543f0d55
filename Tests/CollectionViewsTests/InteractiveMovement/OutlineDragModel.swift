/// Outlines as plain lists of rows, and what a drag does to them, worked out row by row.
struct OutlineDragModel: Equatable {
    struct Row: Equatable {
        var item: Int
        var level: Int
        var isOpen = false
    }

    /// A place by the names of what is around it.
    struct Target: Equatable {
        var section: Int
        var parent: Int?
        var next: Int?
        var isInto = false
    }

    /// The sections' names, in order.
    var order: [Int] = []
    /// What each section holds, hidden rows too.
    var rows: [Int: [Row]] = [:]

    // MARK: Looking

    var items: [Int] { order.flatMap { rows[$0]!.map(\.item) } }

    /// Items and levels: all but what is open.
    var structure: [[String]] { order.map { rows[$0]!.map { "\($0.level) \($0.item)" } } }

    func section(of item: Int) -> Int? { order.first { rows[$0]!.contains { $0.item == item } } }

    func row(_ item: Int) -> Row? { section(of: item).flatMap { rows[$0]!.first { $0.item == item } } }

    func parent(of item: Int) -> Int? {
        guard let section = section(of: item), let index = index(item, section) else { return nil }
        return rows[section]![..<index].last { $0.level < rows[section]![index].level }?.item
    }

    func children(of parent: Int?, in section: Int) -> [Int] {
        let rows = rows[section]!
        guard let parent else { return rows.filter { $0.level == 0 }.map(\.item) }
        guard let index = index(parent, section) else { return [] }
        return rows[index..<end(index, section)].filter { $0.level == rows[index].level + 1 }.map(\.item)
    }

    /// The item with all that hangs below it.
    func whole(_ item: Int) -> [Row] {
        guard let section = section(of: item), let index = index(item, section) else { return [] }
        return Array(rows[section]![index..<end(index, section)])
    }

    func visible(_ section: Int) -> [Row] {
        var result: [Row] = []
        var hiddenBelow = Int.max
        for row in rows[section]! where row.level <= hiddenBelow {
            result.append(row)
            hiddenBelow = row.isOpen ? .max : row.level
        }
        return result
    }

    var shown: [Int] { order.flatMap { visible($0).map(\.item) } }

    /// Whether a row can be opened, or is open.
    func isParent(_ row: Row) -> Bool { row.isOpen || whole(row.item).count > 1 }

    private func index(_ item: Int, _ section: Int) -> Int? { rows[section]!.firstIndex { $0.item == item } }

    private func end(_ index: Int, _ section: Int) -> Int {
        let rows = rows[section]!
        return rows[(index + 1)...].firstIndex { $0.level <= rows[index].level } ?? rows.count
    }

    // MARK: Changing

    mutating func setOpen(_ isOpen: Bool, _ item: Int) {
        guard let section = section(of: item), let index = index(item, section) else { return }
        rows[section]![index].isOpen = isOpen
    }

    mutating func append(_ item: Int, to parent: Int?, in section: Int) {
        insert([Row(item: item, level: 0)], at: Target(section: section, parent: parent))
    }

    /// Takes an item out with all that hangs below it, which comes to the outermost level.
    @discardableResult mutating func take(_ item: Int) -> [Row] {
        let whole = whole(item)
        guard let section = section(of: item), let index = index(item, section) else { return [] }
        rows[section]!.removeSubrange(index..<index + whole.count)
        return whole.map { Row(item: $0.item, level: $0.level - whole[0].level, isOpen: $0.isOpen) }
    }

    /// Takes an item out; what hangs below it takes its place.
    mutating func takeKeepingChildren(_ item: Int) {
        let whole = take(item, leavingLevels: true)
        let section = whole.section
        rows[section]!.insert(
            contentsOf: whole.rows.dropFirst().map { Row(item: $0.item, level: $0.level - 1, isOpen: $0.isOpen) },
            at: whole.index)
    }

    private mutating func take(_ item: Int, leavingLevels: Bool) -> (rows: [Row], section: Int, index: Int) {
        let whole = whole(item)
        let section = section(of: item)!
        let index = index(item, section)!
        rows[section]!.removeSubrange(index..<index + whole.count)
        return (whole, section, index)
    }

    /// Puts outermost rows, and what hangs below them, before a sibling or behind all of them.
    mutating func insert(_ arriving: [Row], at target: Target) {
        let section = target.section
        var level = 0
        var place = rows[section]!.count
        if let parent = target.parent, let index = index(parent, section) {
            level = rows[section]![index].level + 1
            place = end(index, section)
        }
        if let next = target.next, self.parent(of: next) == target.parent, let index = index(next, section) {
            place = index
        }
        rows[section]!.insert(
            contentsOf: arriving.map { Row(item: $0.item, level: $0.level + level, isOpen: $0.isOpen) }, at: place)
    }

    mutating func move(_ items: [Int], to target: Target) {
        var arriving: [Row] = []
        for item in items { arriving += take(item) }
        insert(arriving, at: target)
    }
}

/// A drag in the model.
struct OutlineDrag: Equatable {
    typealias Target = OutlineDragModel.Target

    /// What is dragged, in order, and which of these the pointer holds.
    var items: [Int]
    var primary: Int
    var target: Target?
    /// What opened because the drag hovered over it.
    var opened: [Int] = []
    /// Whether the row that the drag is held over opens when time goes on; nil where only the view knows.
    var isWaiting: Bool? = false

    /// The rows that are lifted.
    func lifted(in model: OutlineDragModel) -> Set<Int> {
        Set(items.flatMap { model.whole($0).map(\.item) })
    }

    /// The place that the row under the pointer has.
    func ownPlace(in model: OutlineDragModel) -> Target {
        let section = model.section(of: primary)!
        let parent = model.parent(of: primary)
        return effective(Target(section: section, parent: parent, next: primary), in: model)!
    }

    /// A place with an item that follows there and is not lifted.
    func effective(_ target: Target?, in model: OutlineDragModel) -> Target? {
        guard var target, let next = target.next else { return target }
        let lifted = lifted(in: model)
        let rows = model.visible(target.section).map(\.item)
        let index = rows.firstIndex(of: next) ?? rows.count
        let first = rows[index...].first { !lifted.contains($0) }
        target.next = first.flatMap { model.parent(of: $0) == target.parent ? $0 : nil }
        return target
    }

    /// Where the drag would end whose middle is at a point, in rows of one height and levels of one width.
    func place(x: Double, y: Double, rowHeight: Double, middle: Double, in model: OutlineDragModel) -> Target {
        let lifted = lifted(in: model)
        var top = 0.0
        var found = (section: model.order[0], top: 0.0)
        for section in model.order {
            if section == model.order[0] || top < y { found = (section, top) }
            top += Double(model.visible(section).count) * rowHeight
        }
        let rows = model.visible(found.section)
        if rows.isEmpty { return Target(section: found.section) }
        let index = min(max(0, Int(((y - found.top) / rowHeight).rounded(.down))), rows.count - 1)
        let share = (y - found.top) / rowHeight - Double(index)
        var level = model.row(primary)!.level + Int(((x - middle) / 20).rounded())
        var isBelow = share > 0.5
        if !lifted.contains(rows[index].item), model.isParent(rows[index]) {
            if share > 0.25, share < 0.75 {
                return Target(section: found.section, parent: rows[index].item, isInto: true)
            }
            isBelow = share > 0.75
            // Below an open parent its first child begins.
            if isBelow, rows[index].isOpen { level = .max }
        }
        let split = isBelow ? index + 1 : index
        let above = rows[..<split].last { !lifted.contains($0.item) }
        let below = rows[split...].first { !lifted.contains($0.item) }
        guard let above else { return Target(section: found.section, next: below?.item) }
        // Never less deep than what follows, never deeper than in the row above.
        let least = below?.level ?? 0
        level = min(max(level, least), max(least, above.isOpen ? above.level + 1 : above.level))
        var target = Target(section: found.section)
        if let below, below.level == level { target.next = below.item }
        let chain = rows[..<split].filter { !lifted.contains($0.item) }
        if level > 0 { target.parent = chain.last { $0.level < level }!.item }
        return target
    }

    /// Takes the drag along through an update that deletes, inserts, opens and closes, and moves nothing. False when
    /// what the pointer holds is not shown any more.
    mutating func follow(from old: OutlineDragModel, to new: OutlineDragModel) -> Bool {
        let shown = new.shown
        opened = opened.filter { shown.contains($0) }
        guard shown.contains(primary) else { return false }
        items = items.filter { shown.contains($0) }
        guard let former = target else { return true }
        if let parent = former.parent, !shown.contains(parent) {
            target = nil
            return true
        }
        guard let next = former.next else { return true }
        let rows = old.visible(former.section).map(\.item)
        let first = rows[rows.firstIndex(of: next)!...].first { shown.contains($0) }
        target!.next = first
        target = effective(target, in: new)
        return true
    }
}
