import DiffablePipeline
import DiffableSnapshots
import Foundation

/// A diffable data source that shows models, and finds out by itself which of them changed.
///
/// Models are `Identifiable`, and `Equatable`: equal models look the same. Applying a ``ModelSnapshot`` moves rows as
/// with identifiers; a row whose model isn't equal to the one it showed is reconfigured, and so are the headers and
/// footers of a section whose model changed. The app names none of them, and no other row is touched. Structure and
/// models change in one step.
///
/// ```swift
/// struct Group: Identifiable, Equatable, Sendable {
///     var id: Int
///     var title: String
/// }
/// struct Contact: Identifiable, Equatable, Sendable {
///     var id: Int
///     var name: String
/// }
///
/// let row = CollectionView.CellRegistration<CollectionViewListCell, Contact> { cell, _, contact in
///     var content = cell.defaultContentConfiguration()
///     content.text = contact.name
///     cell.contentConfiguration = content
/// }
/// let dataSource = CollectionViewModelDataSource<Group, Contact>(collectionView: view) { view, indexPath, contact in
///     view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: contact)
/// }
/// dataSource.apply(ModelSnapshot(sections: [(Group(id: 0, title: "Friends"), [Contact(id: 1, name: "Ada")])]))
/// // The row of Ada glides nowhere, and says "Ada L." from now on.
/// dataSource.apply(ModelSnapshot(sections: [(Group(id: 0, title: "Friends"), [Contact(id: 1, name: "Ada L.")])]))
/// ```
///
/// It is a diffable data source of the models' identifiers, with all that this can do. Apple has no such type.
@preconcurrency @MainActor
open class CollectionViewModelDataSource<
    Section: Identifiable & Equatable & Sendable, Item: Identifiable & Equatable & Sendable
>: CollectionViewDiffableDataSource<Section.ID, Item.ID> where Section.ID: Sendable, Item.ID: Sendable {
    /// What this data source shows.
    public typealias Models = ModelSnapshot<Section, Item>

    /// Makes the cell of a model. It must not return nil: that stops the program.
    public typealias ModelCellProvider =
        (_ collectionView: CollectionView, _ indexPath: IndexPath, _ model: Item) -> CollectionViewCell?

    /// Makes a data source that shows nothing yet, and makes it the data source of `collectionView`.
    ///
    /// - Parameters:
    ///   - collectionView: The view to drive.
    ///   - modelCellProvider: Makes the cell of a model, by dequeuing one from the view.
    public init(collectionView: CollectionView, modelCellProvider: @escaping ModelCellProvider) {
        // Only the data source calls the provider, so it is alive then.
        let box = WeakModels<Section, Item>()
        super.init(collectionView: collectionView) { view, indexPath, id in
            guard let model = box.dataSource?.model(for: id) else {
                fatalError(
                    "CollectionViewModelDataSource: there is no model for item \(id) at \(indexPath); apply a "
                        + "ModelSnapshot, which brings the models along.")
            }
            return modelCellProvider(view, indexPath, model)
        }
        box.dataSource = self
    }

    /// What is shown, as a copy of your own: change it and apply it, or throw it away.
    ///
    /// - Complexity: O(1).
    public func models() -> Models {
        let state = pipeline.state
        return (state.models as? Models ?? Models()).arranged(as: state.snapshot)
    }

    /// The model of an item that is shown; nil when it isn't.
    public func model(for id: Item.ID) -> Item? { (pipeline.state.models as? Models)?.item(id) }

    /// The model at an index path; nil when there is no such index path.
    public func model(at indexPath: IndexPath) -> Item? { itemIdentifier(for: indexPath).flatMap { model(for: $0) } }

    /// The model of the section at an index; nil when there is none.
    public func sectionModel(at index: Int) -> Section? {
        sectionIdentifier(for: index).flatMap { models().section($0) }
    }

    /// Shows models: moves rows, reconfigures those whose model changed, and updates headers and footers of sections
    /// whose model changed.
    ///
    /// For threads and order it is as with ``apply(_:animatingDifferences:completion:)``.
    ///
    /// - Parameters:
    ///   - models: What to show.
    ///   - animatingDifferences: Whether rows glide, appear and leave visibly.
    ///   - completion: Called once, on the main actor, when the animation has ended.
    /// - Complexity: That of the difference, and O(*n*) comparisons of *n* models.
    public nonisolated func apply(
        _ models: Models, animatingDifferences: Bool = true, completion: ApplyHandler? = nil
    ) {
        submit(.difference(animated: animatingDifferences), completion: completion) { [warnings] state in
            var marked = models.identifiers
            if let old = state.models as? Models { marked = models.identifiers(markedFrom: old) }
            var (next, difference) = state.applying(marked, warnings)
            next.models = models
            return (next, difference)
        }
    }

    /// Shows models, and returns when the animation has ended.
    public nonisolated(nonsending) func apply(_ models: Models, animatingDifferences: Bool = true) async {
        await withCheckedContinuation { continuation in
            apply(models, animatingDifferences: animatingDifferences, completion: { continuation.resume() })
        }
    }
}

/// Gives the cell provider access to its data source, which is made after the provider.
@MainActor
private final class WeakModels<
    Section: Identifiable & Equatable & Sendable, Item: Identifiable & Equatable & Sendable
> where Section.ID: Sendable, Item.ID: Sendable {
    weak var dataSource: CollectionViewModelDataSource<Section, Item>?
}
