/// Why items or sections from outside the program were not appended. The snapshot is as it was before the call.
public enum SnapshotError<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: Error,
    Hashable
{
    /// The section named is not in the snapshot.
    case unknownSection(SectionIdentifierType)
    /// No section was named and the snapshot has none.
    case noSections
    /// There were duplicates, and the policy was to reject them.
    case duplicates(DuplicateReport<ItemIdentifierType>)
    /// There were duplicates among the sections, and the policy was to reject them.
    case duplicateSections(DuplicateReport<SectionIdentifierType>)
}
