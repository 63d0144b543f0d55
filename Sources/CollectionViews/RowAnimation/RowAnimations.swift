import DiffableSnapshots

/// How the rows that one update names come and go, where somebody said so.
struct RowAnimations: Sendable {
    /// For rows that have no animation of their own; nil lets the viewer choose.
    var standard: RowAnimation?
    /// By places after the update.
    var inserted: [ItemPath: RowAnimation] = [:]
    var insertedSections: [Int: RowAnimation] = [:]
    /// By places before the update.
    var deleted: [ItemPath: RowAnimation] = [:]
    var deletedSections: [Int: RowAnimation] = [:]
    /// By places after the update.
    var reloaded: [ItemPath: RowAnimation] = [:]
    var reloadedSections: [Int: RowAnimation] = [:]

    var hasReloads: Bool { !reloaded.isEmpty || !reloadedSections.isEmpty }

    /// How an element that the update brought comes.
    func coming(_ element: LayoutElement) -> RowAnimation? {
        if case .item(let path) = element, let animation = inserted[path] { return animation }
        return insertedSections[element.section] ?? standard
    }

    /// How an element that the update deleted goes.
    func going(_ element: LayoutElement) -> RowAnimation? {
        if case .item(let path) = element, let animation = deleted[path] { return animation }
        return deletedSections[element.section] ?? standard
    }
}

extension ArraySlice<UpdateHistory.Update> {
    /// How an element that is new comes, by the update that brought it.
    func coming(_ element: LayoutElement) -> RowAnimation? {
        var element = element
        for update in reversed() {
            guard let map = update.map else { continue }
            guard let previous = element.mapped(backward: map) else { return update.animations.coming(element) }
            element = previous
        }
        return nil
    }

    /// How an element that is gone goes, by the update that took it.
    func going(_ element: LayoutElement) -> RowAnimation? {
        var element = element
        for update in self {
            guard let map = update.map else { continue }
            guard let next = element.mapped(forward: map) else { return update.animations.going(element) }
            element = next
        }
        return nil
    }

    /// How an element that is still there was made anew, if it was and somebody said how.
    func reloading(_ element: LayoutElement) -> RowAnimation? {
        guard case .item = element, contains(where: { $0.animations.hasReloads }) else { return nil }
        var element = element
        for update in reversed() {
            if case .item(let path) = element,
                let animation = update.animations.reloaded[path] ?? update.animations.reloadedSections[path.section]
            {
                return animation
            }
            guard let map = update.map else { continue }
            guard let previous = element.mapped(backward: map) else { return nil }
            element = previous
        }
        return nil
    }
}
