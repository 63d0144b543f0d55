import DiffableSnapshots

/// What a snapshot means, in plain arrays and linear searches: nothing in it is clever.
struct ModelSnapshot<ID: Hashable & Sendable> {
    struct Section {
        var identifier: ID
        var items: [ID] = []
    }

    var sections: [Section] = []
    var reloadedSections: [ID] = []
    var reloadedItems: [ID] = []
    var reconfiguredItems: [ID] = []

    var sectionIdentifiers: [ID] { sections.map(\.identifier) }
    var itemIdentifiers: [ID] { sections.flatMap(\.items) }

    func indexOfSection(_ identifier: ID) -> Int? { sections.firstIndex { $0.identifier == identifier } }

    func path(of item: ID) -> ItemPath? {
        for (section, content) in sections.enumerated() {
            if let index = content.items.firstIndex(of: item) { return ItemPath(section: section, item: index) }
        }
        return nil
    }

    mutating func delete(items: [ID]) {
        for index in sections.indices { sections[index].items.removeAll { items.contains($0) } }
    }

    /// What is gone takes its marks along.
    mutating func forgetMarks() {
        reloadedItems = reloadedItems.filter { path(of: $0) != nil }
        reconfiguredItems = reconfiguredItems.filter { path(of: $0) != nil }
        reloadedSections = reloadedSections.filter { indexOfSection($0) != nil }
    }

    mutating func append(_ items: [ID], toSectionAt index: Int) {
        delete(items: items)
        sections[index].items += items
    }

    mutating func insert(_ items: [ID], at anchor: ID, offset: Int) {
        delete(items: items)
        let path = path(of: anchor)!
        sections[path.section].items.insert(contentsOf: items, at: path.item + offset)
    }

    mutating func insertSections(_ identifiers: [ID], at index: Int) {
        sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: index)
    }

    mutating func deleteSections(_ identifiers: [ID]) {
        sections.removeAll { identifiers.contains($0.identifier) }
    }

    mutating func moveSection(_ identifier: ID, to anchor: ID, offset: Int) {
        let section = sections.remove(at: indexOfSection(identifier)!)
        sections.insert(section, at: indexOfSection(anchor)! + offset)
    }

}
