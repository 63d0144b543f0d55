/// What a list shows, with the models that its rows and headers are made of.
///
/// A ``DiffableDataSourceSnapshot`` holds identifiers only, and whoever changes what a row says must name that row.
/// Here the models come along: they are found again by their `id`, and compared by `==` to see whose content changed.
///
/// ```swift
/// struct Shelf: Identifiable, Equatable, Sendable {
///     var id: Int
///     var title: String
/// }
/// struct Book: Identifiable, Equatable, Sendable {
///     var id: Int
///     var title: String
/// }
///
/// var shelves = ModelSnapshot<Shelf, Book>()
/// shelves.appendSections([Shelf(id: 1, title: "Poems")])
/// shelves.appendItems([Book(id: 7, title: "Draft"), Book(id: 8, title: "Odes")])
/// let before = shelves
/// shelves.update(Book(id: 7, title: "Elegies"))
/// assert(shelves.contentChanges(from: before).items == [7])
/// assert(shelves.item(7)?.title == "Elegies")
/// ```
///
/// A data source that shows models works all of that out by itself: see `CollectionViewModelDataSource`. A snapshot of
/// models is a value, as one of identifiers is. Apple has no such type.
public struct ModelSnapshot<Section: Identifiable & Equatable & Sendable, Item: Identifiable & Equatable & Sendable>:
    Sendable
where Section.ID: Sendable, Item.ID: Sendable {
    /// The identifiers alone, in order.
    public internal(set) var identifiers = DiffableDataSourceSnapshot<Section.ID, Item.ID>()

    var sectionModels: [Section.ID: Section] = [:]
    var itemModels: [Item.ID: Item] = [:]

    /// Makes a snapshot without sections and items.
    public init() {}

    /// Makes a snapshot of sections with their items, in order.
    ///
    /// - Parameter sections: Each section and what stands in it. The same `id` twice stops the program.
    public init(sections: [(Section, [Item])]) {
        appendSections(sections.map { $0.0 })
        for (section, items) in sections { appendItems(items, toSection: section.id) }
    }

    // MARK: Looking up

    /// The model of an item; nil when it isn't here.
    public func item(_ id: Item.ID) -> Item? { itemModels[id] }

    /// The model of a section; nil when it isn't here.
    public func section(_ id: Section.ID) -> Section? { sectionModels[id] }

    /// The models of a section's items, in order. An unknown section stops the program.
    public func items(inSection id: Section.ID) -> [Item] {
        identifiers.itemIdentifiers(inSection: id).compactMap { itemModels[$0] }
    }

    // MARK: Changing

    /// Appends sections without items. One whose `id` is here already stops the program.
    public mutating func appendSections(_ sections: [Section]) {
        identifiers.appendSections(sections.map { $0.id })
        for section in sections { sectionModels[section.id] = section }
    }

    /// Appends items to a section; without one, to the last. What is here already moves, and takes its new content.
    public mutating func appendItems(_ items: [Item], toSection section: Section.ID? = nil) {
        identifiers.appendItems(items.map { $0.id }, toSection: section)
        for item in items { itemModels[item.id] = item }
    }

    /// Inserts items before another one. What is here already moves, and takes its new content.
    public mutating func insertItems(_ items: [Item], beforeItem id: Item.ID) {
        identifiers.insertItems(items.map { $0.id }, beforeItem: id)
        for item in items { itemModels[item.id] = item }
    }

    /// Inserts items after another one. What is here already moves, and takes its new content.
    public mutating func insertItems(_ items: [Item], afterItem id: Item.ID) {
        identifiers.insertItems(items.map { $0.id }, afterItem: id)
        for item in items { itemModels[item.id] = item }
    }

    /// Deletes items. Those that aren't here are ignored.
    public mutating func deleteItems(_ ids: [Item.ID]) {
        identifiers.deleteItems(ids)
        for id in ids { itemModels[id] = nil }
    }

    /// Deletes sections with their items. Those that aren't here are ignored.
    public mutating func deleteSections(_ ids: [Section.ID]) {
        for id in ids where sectionModels.removeValue(forKey: id) != nil {
            for item in identifiers.itemIdentifiers(inSection: id) { itemModels[item] = nil }
        }
        identifiers.deleteSections(ids)
    }

    /// Moves an item directly before another one, into the other's section.
    public mutating func moveItem(_ id: Item.ID, beforeItem other: Item.ID) {
        identifiers.moveItem(id, beforeItem: other)
    }

    /// Moves an item directly after another one, into the other's section.
    public mutating func moveItem(_ id: Item.ID, afterItem other: Item.ID) {
        identifiers.moveItem(id, afterItem: other)
    }

    /// Gives an item, found by its `id`, another content where it stands. An unknown one stops the program.
    public mutating func update(_ item: Item) {
        if itemModels.updateValue(item, forKey: item.id) == nil { Misuse.unknownItem("update(_:)", item.id) }
    }

    /// Gives a section, found by its `id`, another content where it stands. An unknown one stops the program.
    public mutating func update(_ section: Section) {
        if sectionModels.updateValue(section, forKey: section.id) == nil {
            Misuse.unknownSection("update(_:)", section.id)
        }
    }

    // MARK: Comparing

    /// Which of the sections and items that stay say something else than before, in order.
    ///
    /// - Complexity: O(*n*) look-ups and comparisons for *n* models.
    public func contentChanges(from old: Self) -> (sections: [Section.ID], items: [Item.ID]) {
        let sections = identifiers.sectionIdentifiers.filter { id in
            old.sectionModels[id].map { $0 != sectionModels[id] } ?? false
        }
        let items = identifiers.itemIdentifiers.filter { id in
            old.itemModels[id].map { $0 != itemModels[id] } ?? false
        }
        return (sections, items)
    }

    /// The models in another order, such as that into which a user dragged them.
    package func arranged(as identifiers: DiffableDataSourceSnapshot<Section.ID, Item.ID>) -> Self {
        var result = self
        result.identifiers = identifiers
        return result
    }

    /// The identifiers, with whatever changed its content since marked for reconfiguration.
    package func identifiers(markedFrom old: Self) -> DiffableDataSourceSnapshot<Section.ID, Item.ID> {
        let changes = contentChanges(from: old)
        var marked = identifiers
        marked.reconfigureItems(changes.items)
        marked.reconfigureSections(changes.sections)
        return marked
    }
}
