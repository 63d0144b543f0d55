import Foundation

/// Tells a collection view how many sections and items there are, and makes their cells.
///
/// Write one by hand for full control over updates, or let a `CollectionViewDiffableDataSource` do it all.
@MainActor public protocol CollectionViewDataSource: AnyObject {
    /// How many sections there are. One unless implemented. Apple has it since iOS 6.
    func numberOfSections(in collectionView: CollectionView) -> Int

    /// How many items a section has. Apple has it since iOS 6.
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int

    /// The cell of an item, dequeued from the view and configured. Apple has it since iOS 6.
    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell

    /// A header, footer or other supplementary view that the layout asks for, dequeued from the view.
    ///
    /// Unless implemented, a layout that asks for one stops the program. Apple has it since iOS 6.
    func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> CollectionReusableView
}

extension CollectionViewDataSource {
    /// Unless implemented: one section.
    public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }

    /// Unless implemented: stops the program with a sentence that says what the layout asks for.
    public func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> CollectionReusableView {
        fatalError(
            "The layout asks for a supplementary view of kind \"\(kind)\" in section \(indexPath.section), but the data "
                + "source does not implement collectionView(_:viewForSupplementaryElementOfKind:at:); implement it, or "
                + "let the layout ask for none.")
    }
}
