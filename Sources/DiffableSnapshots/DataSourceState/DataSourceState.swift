/// Everything a data source holds true at one moment, as a value: what it shows, and its outlines.
///
/// A state is never changed in place by a data source: each apply makes the next one from it. That is why an apply can
/// be planned on any thread, and why a handler that looks while an apply is under way sees the old state whole.
public struct DataSourceState<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    /// What the view shows, without marks for reload or reconfiguration.
    public package(set) var snapshot = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

    /// The outlines of the sections that one was applied to. Of each, ``snapshot`` holds the visible items.
    public package(set) var outlines: [SectionIdentifierType: DiffableDataSourceSectionSnapshot<ItemIdentifierType>] =
        [:]

    #if !hasFeature(Embedded)
    /// The snapshot of models that the identifiers belong to, of whatever type it is; nil where there are none.
    package var models: (any StateModels)?
    #endif

    /// What an apply does: makes the next state from the current one, and says what changed on the way.
    ///
    /// It may run more than once, and on any thread.
    public typealias Transition =
        @Sendable (DataSourceState) -> (
            state: DataSourceState, difference: SnapshotDifference
        )

    /// Makes a state without sections.
    public init() {}

    /// Makes the state of a data source that shows a snapshot, without outlines and marks.
    public init(_ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
        self.snapshot = snapshot.removingMarks()
    }
}

extension DataSourceState {
    /// A section as an outline: the one that was applied, hidden items included; without one, the section's items as
    /// root items; without the section, nothing.
    ///
    /// - Complexity: O(1) for a section that an outline was applied to.
    public func outline(
        for section: SectionIdentifierType
    ) -> DiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let outline = outlines[section] { return outline }
        var outline = DiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        if snapshot.contains(section: section) { outline.append(snapshot.itemIdentifiers(inSection: section)) }
        return outline
    }
}
