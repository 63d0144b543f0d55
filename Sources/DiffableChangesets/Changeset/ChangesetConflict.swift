import DiffableSnapshots

/// What of a ``Changeset`` can't be done to a state, and why.
public enum ChangesetConflict<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Error, Hashable, Sendable {
    /// A section does not come, go or move as the changeset says.
    case section(SectionIdentifierType, ChangesetMisfit)
    /// An item does not come, go, move, expand or collapse as the changeset says.
    case item(ItemIdentifierType, ChangesetMisfit)
}

/// Why a part of a ``Changeset`` does not fit.
public enum ChangesetMisfit: String, Hashable, Sendable {
    /// What should be deleted or moved is not there.
    case missing
    /// What should be inserted is there already.
    case alreadyPresent
    /// The section that an item should come to is not there.
    case sectionMissing
    /// The parent that an item should come to is not there.
    case parentMissing
    /// Somebody else moved it to another list meanwhile, and there it stays.
    case movedElsewhere
    /// Somebody else changed it since, and that stays.
    case changedSince
    /// It should be deleted, and holds items that should not: it stays with them.
    case holdsOthers
    /// An item should come below itself.
    case belowItself
    /// It is at another index of its list, or expanded where it should not be: only a strict application minds.
    case differs
}

#if !hasFeature(Embedded)
extension ChangesetConflict: CustomStringConvertible {
    /// The conflict in words.
    public var description: String {
        switch self {
        case .section(let section, let misfit): "section \(section): \(misfit.rawValue)"
        case .item(let item, let misfit): "item \(item): \(misfit.rawValue)"
        }
    }
}
#endif
