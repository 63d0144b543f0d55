import Foundation

/// Tells a collection view how many sections and items there are, and makes their cells.
///
/// Write one by hand for full control over updates, or let a `CollectionViewDiffableDataSource` do it all.
@preconcurrency @MainActor public protocol CollectionViewDataSource: AnyObject {
    /// How many sections there are. One unless implemented.
    func numberOfSections(in collectionView: CollectionView) -> Int

    /// How many items a section has.
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int

    /// The cell of an item, dequeued from the view and configured.
    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell

    /// A header, footer or other supplementary view that the layout asks for, dequeued from the view.
    ///
    /// Unless implemented, a layout that asks for one stops the program.
    func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> CollectionReusableView

    /// Whether a user may move the item; asked when a drag starts, and for the rows in sight. False unless implemented.
    func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

    /// A user moved an item: bring the data into the new order. The view moves the row itself afterwards.
    ///
    /// It is called when the drag ends elsewhere than it began; `destinationIndexPath` is the item's index path after
    /// the move. Does nothing unless implemented.
    func collectionView(
        _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

    /// The titles of an index beside the view, such as letters, by which a user jumps to a section. None unless
    /// implemented.
    func indexTitles(for collectionView: CollectionView) -> [String]?

    /// The item that a title of the index leads to. Item 0 stands for the start of its section, even of an empty one;
    /// section `NSNotFound` does not scroll. A path that doesn't exist stops the program. Unless implemented: the start
    /// of the section with the title's index.
    func collectionView(_ collectionView: CollectionView, indexPathForIndexTitle title: String, at index: Int)
        -> IndexPath
}

extension CollectionViewDataSource {
    /// Unless implemented: one section.
    public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }

    /// Unless implemented: no.
    public func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }

    /// Unless implemented: does nothing.
    public func collectionView(
        _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    /// Unless implemented: none.
    public func indexTitles(for collectionView: CollectionView) -> [String]? { nil }

    /// Unless implemented: the start of the section with the title's index.
    public func collectionView(
        _ collectionView: CollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }

    /// Unless implemented: stops the program with a sentence that says what the layout asks for.
    public func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> CollectionReusableView {
        fatalError(
            "The layout asks for a supplementary view of kind \"\(kind)\" in section \(indexPath.section), but the "
                + "data source does not implement collectionView(_:viewForSupplementaryElementOfKind:at:); implement "
                + "it, or let the layout ask for none.")
    }
}
