import DiffableSnapshots

/// Brings a changeset to a state, one element after the other. After each step the outlines are valid; rows of sections
/// with outlines follow them at the end.
struct ChangesetApplication<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    typealias Changes = Changeset<SectionID, ItemID>
    typealias Container = ItemContainer<SectionID, ItemID>
    typealias Outline = DiffableDataSourceSectionSnapshot<ItemID>

    let changeset: Changes
    /// Items that somebody else moved since: what stood beside them does not follow them.
    let movedByOthers: Set<ItemID>
    var state: Changes.State
    private(set) var conflicts: [Changes.Conflict] = []
    /// The outlines that sections had when their rows were right.
    private var shown: [SectionID: Outline]
    /// Sections that got an outline on the way, because something came there that something was still to leave.
    private var passing: [SectionID] = []

    init(_ changeset: Changes, _ state: Changes.State, movedByOthers: Set<ItemID> = []) {
        self.changeset = changeset
        self.movedByOthers = movedByOthers
        self.state = state
        shown = state.outlines
    }

    mutating func run() {
        for section in changeset.sections.flagged {
            if state.snapshot.contains(section: section) {
                makeOutline(of: section, isPassing: false)
            } else {
                conflicts.append(.section(section, .missing))
            }
        }
        placeSections()
        placeItems()
        deleteItems()
        setExpansion()
        showOutlines()
        for section in passing { dropOutline(of: section) }
        for section in changeset.sections.unflagged { dropOutline(of: section) }
        for change in changeset.sections.changes where change.to?.isFlagged == false {
            dropOutline(of: change.identifier)
        }
        deleteSections()
    }

    mutating func report(_ item: ItemID, _ misfit: ChangesetMisfit) { conflicts.append(.item(item, misfit)) }

    // MARK: Sections

    private mutating func placeSections() {
        let arriving = changeset.sections.changes.filter { $0.to != nil }.sorted { $0.to!.index < $1.to!.index }
        for change in arriving {
            let (section, place) = (change.identifier, change.to!)
            let isPresent = state.snapshot.contains(section: section)
            if isPresent, change.from == nil {
                conflicts.append(.section(section, .alreadyPresent))
                continue
            }
            if !isPresent, change.from != nil {
                conflicts.append(.section(section, .missing))
                continue
            }
            if !isPresent { state.snapshot.appendSections([section]) }
            settle(section, at: place)
            if place.isFlagged { makeOutline(of: section, isPassing: false) }
        }
    }

    /// Moves a section behind the one that it should follow, or where that is gone, as near as can be.
    private mutating func settle(_ section: SectionID, at place: Changes.Sections.Place) {
        let snapshot = state.snapshot
        if let previous = place.previous, previous != section, snapshot.contains(section: previous) {
            state.snapshot.moveSection(section, afterSection: previous)
        } else if place.previous == nil, let first = snapshot.sectionIdentifier(at: 0) {
            if first != section { state.snapshot.moveSection(section, beforeSection: first) }
        } else if let next = place.next, next != section, snapshot.contains(section: next) {
            state.snapshot.moveSection(section, beforeSection: next)
        } else if let other = snapshot.sectionIdentifier(at: min(place.index, snapshot.numberOfSections - 1)),
            other != section
        {
            state.snapshot.moveSection(section, beforeSection: other)
        }
    }

    private mutating func deleteSections() {
        for change in changeset.sections.changes where change.to == nil {
            let section = change.identifier
            if !state.snapshot.contains(section: section) {
                conflicts.append(.section(section, .missing))
            } else if state.snapshot.numberOfItems(inSection: section) > 0 || state.outlines[section]?.isEmpty == false
            {
                conflicts.append(.section(section, .holdsOthers))
            } else {
                state.snapshot.deleteSections([section])
                state.outlines[section] = nil
            }
        }
    }

    // MARK: Outlines

    mutating func makeOutline(of section: SectionID, isPassing: Bool = true) {
        if state.outlines[section] != nil { return }
        if isPassing { passing.append(section) }
        let outline = state.outline(for: section)
        state.outlines[section] = outline
        shown[section] = outline
    }

    /// An outline that others gave levels, or opened items in, stays one.
    private mutating func dropOutline(of section: SectionID) {
        guard let outline = state.outlines[section], outline.numberOfChildren(of: nil) == outline.numberOfItems,
            outline.expandedItems.isEmpty
        else { return }
        state.outlines[section] = nil
    }

    private mutating func setExpansion() {
        let toggled =
            changeset.items.flagged.map { ($0, true) } + changeset.items.unflagged.map { ($0, false) }
        for (item, isExpanded) in toggled {
            guard let section = section(of: item) else {
                report(item, .missing)
                continue
            }
            setExpanded(isExpanded, item, inSection: section)
        }
    }

    mutating func setExpanded(_ isExpanded: Bool, _ item: ItemID, inSection section: SectionID) {
        if state.outlines[section] == nil {
            if !isExpanded { return }
            makeOutline(of: section)
        }
        if isExpanded { state.outlines[section]?.expand([item]) } else { state.outlines[section]?.collapse([item]) }
    }

    /// Lets the rows of each section follow its outline.
    private mutating func showOutlines() {
        let sections = state.outlines.keys.map { (state.snapshot.indexOfSection($0) ?? 0, $0) }
        for (_, section) in sections.sorted(by: { $0.0 < $1.0 }) {
            guard let outline = state.outlines[section] else { continue }
            let before = shown[section] ?? Outline()
            state.snapshot.play(outline.visibleChanges(from: before), from: before, to: outline, in: section)
        }
    }
}
