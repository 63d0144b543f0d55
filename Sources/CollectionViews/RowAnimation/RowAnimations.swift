import DiffableSnapshots

/// The animations of the rows that one update inserts, deletes or reloads, where the app chose some.
struct RowAnimations: Sendable {
    /// For rows that have no animation of their own; nil lets the viewer choose.
    var standard: RowAnimation?
    /// By index paths after the update.
    var inserted: [ItemPath: RowAnimation] = [:]
    var insertedSections: [Int: RowAnimation] = [:]
    /// By index paths before the update.
    var deleted: [ItemPath: RowAnimation] = [:]
    var deletedSections: [Int: RowAnimation] = [:]
    /// By index paths after the update.
    var reloaded: [ItemPath: RowAnimation] = [:]
    var reloadedSections: [Int: RowAnimation] = [:]

    var hasReloads: Bool { !reloaded.isEmpty || !reloadedSections.isEmpty }

    /// The animation of an element that the update inserted.
    func coming(_ element: LayoutElement) -> RowAnimation? {
        if case .item(let path) = element, let animation = inserted[path] { return animation }
        return insertedSections[element.section] ?? standard
    }

    /// The animation of an element that the update deleted.
    func going(_ element: LayoutElement) -> RowAnimation? {
        if case .item(let path) = element, let animation = deleted[path] { return animation }
        return deletedSections[element.section] ?? standard
    }
}

extension ArraySlice<UpdateHistory.Update> {
    /// The animation of a new element, by the update that inserted it.
    func coming(_ element: LayoutElement) -> RowAnimation? {
        var element = element
        for update in reversed() {
            guard let map = update.map else { continue }
            guard let previous = element.mapped(backward: map) else { return update.animations.coming(element) }
            element = previous
        }
        return nil
    }

    /// The animation of a deleted element, by the update that deleted it.
    func going(_ element: LayoutElement) -> RowAnimation? {
        var element = element
        for update in self {
            guard let map = update.map else { continue }
            guard let next = element.mapped(forward: map) else { return update.animations.going(element) }
            element = next
        }
        return nil
    }

    /// The animation of an element that was reloaded; nil if it was not, or the app chose none.
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
