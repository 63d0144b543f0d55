extension CollectionView {
    /// The kind of the views above a section's items.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

    /// The kind of the views below a section's items.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
