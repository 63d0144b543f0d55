import DiffableSnapshots

extension ChangesetApplication {
    /// The section that holds an item, shown or hidden; nil when it is not there.
    func section(of item: ItemID) -> SectionID? {
        if let section = state.snapshot.sectionIdentifier(containingItem: item) {
            guard let outline = state.outlines[section] else { return section }
            if outline.contains(item) { return section }
        }
        return state.outlines.first { $0.value.contains(item) }?.key
    }

    /// The list that an item stands in.
    func container(of item: ItemID, inSection section: SectionID) -> Container {
        if let parent = state.outlines[section]?.parent(of: item) { return .parent(parent) }
        return .section(section)
    }

    /// The section that a list is part of; nil when it is not there.
    func section(of container: Container) -> SectionID? {
        switch container {
        case .section(let section): state.snapshot.contains(section: section) ? section : nil
        case .parent(let parent): section(of: parent)
        }
    }

    /// Whether an item is another one, or below it.
    func isBelow(_ item: ItemID, _ ancestor: ItemID) -> Bool {
        guard let section = section(of: item) else { return false }
        guard let outline = state.outlines[section] else { return item == ancestor }
        return item == ancestor || outline.ancestor(of: item) { $0 == ancestor } != nil
    }

    /// The first element that does not stand where the changeset says that it does, on one side.
    func firstMisfit(of side: Side) -> Changes.Conflict? {
        for change in changeset.sections.changes {
            let place = side == .from ? change.from : change.to
            let index = state.snapshot.indexOfSection(change.identifier)
            guard let place else {
                if index != nil { return .section(change.identifier, .alreadyPresent) }
                continue
            }
            guard let index else { return .section(change.identifier, .missing) }
            if index != place.index || place.isFlagged != (state.outlines[change.identifier] != nil) {
                return .section(change.identifier, .differs)
            }
        }
        for change in changeset.items.changes {
            let place = side == .from ? change.from : change.to
            let section = section(of: change.identifier)
            guard let place else {
                if section != nil { return .item(change.identifier, .alreadyPresent) }
                continue
            }
            guard let section else { return .item(change.identifier, .missing) }
            if container(of: change.identifier, inSection: section) != place.container {
                return .item(change.identifier, .movedElsewhere)
            }
            let outline = state.outlines[section]
            let index =
                outline?.siblingIndex(of: change.identifier) ?? state.snapshot.itemPath(of: change.identifier)?.item
            if index != place.index || (outline?.isExpanded(change.identifier) ?? false) != place.isFlagged {
                return .item(change.identifier, .differs)
            }
        }
        return nil
    }

    enum Side { case from, to }

    /// The first element that stays and whose flag can't be changed as the changeset says.
    func firstMisfitOfFlags() -> Changes.Conflict? {
        let sections =
            changeset.sections.flagged.map { ($0, false) } + changeset.sections.unflagged.map { ($0, true) }
        for (section, isFlagged) in sections {
            if !state.snapshot.contains(section: section) { return .section(section, .missing) }
            if isFlagged != (state.outlines[section] != nil) { return .section(section, .differs) }
        }
        let items = changeset.items.flagged.map { ($0, false) } + changeset.items.unflagged.map { ($0, true) }
        for (item, isFlagged) in items {
            guard let section = section(of: item) else { return .item(item, .missing) }
            if isFlagged != (state.outlines[section]?.isExpanded(item) ?? false) { return .item(item, .differs) }
        }
        return nil
    }
}
