import DiffableSnapshots

/// One call on an outline, to be made on the real one and on the model.
enum OutlineEdit<Item: Hashable & Sendable> {
    case append([Item], to: Item?)
    case insert([Item], before: Item)
    case insertAfter([Item], after: Item)
    case splice([ModelOutline<Item>.Node], before: Item)
    case spliceAfter([ModelOutline<Item>.Node], after: Item)
    case replace(childrenOf: Item, [ModelOutline<Item>.Node])
    case setChildren(of: Item?, [Item])
    case delete([Item])
    case deleteKeepingChildren(Item)
    case deleteAll
    case expand([Item])
    case collapse([Item])

    func play(on outline: inout DiffableDataSourceSectionSnapshot<Item>) {
        func built(_ nodes: [ModelOutline<Item>.Node]) -> DiffableDataSourceSectionSnapshot<Item> {
            ModelOutline(roots: nodes).outline()
        }
        switch self {
        case .append(let items, let parent): outline.append(items, to: parent)
        case .insert(let items, let item): outline.insert(items, before: item)
        case .insertAfter(let items, let item): outline.insert(items, after: item)
        case .splice(let nodes, let item): outline.insert(built(nodes), before: item)
        case .spliceAfter(let nodes, let item): outline.insert(built(nodes), after: item)
        case .replace(let item, let nodes): outline.replace(childrenOf: item, using: built(nodes))
        case .setChildren(let item, let children): outline.setChildren(of: item, to: children)
        case .delete(let items): outline.delete(items)
        case .deleteKeepingChildren(let item): outline.deleteKeepingChildren(item)
        case .deleteAll: outline.deleteAll()
        case .expand(let items): outline.expand(items)
        case .collapse(let items): outline.collapse(items)
        }
    }

    func play(on model: inout ModelOutline<Item>) {
        func nodes(_ items: [Item]) -> [ModelOutline<Item>.Node] { items.map { .init(item: $0) } }
        switch self {
        case .append(let items, let parent): model.append(nodes(items), to: parent)
        case .insert(let items, let item): model.insert(nodes(items), at: item, offset: 0)
        case .insertAfter(let items, let item): model.insert(nodes(items), at: item, offset: 1)
        case .splice(let nodes, let item): model.insert(nodes, at: item, offset: 0)
        case .spliceAfter(let nodes, let item): model.insert(nodes, at: item, offset: 1)
        case .replace(let item, let nodes): model.replaceChildren(of: item, with: nodes)
        case .setChildren(let item, let children): model.setChildren(of: item, to: children)
        case .delete(let items): for item in items { model.delete(item) }
        case .deleteKeepingChildren(let item): model.deleteKeepingChildren(item)
        case .deleteAll: model = ModelOutline()
        case .expand(let items): for item in items { model.setExpanded(true, item) }
        case .collapse(let items): for item in items { model.setExpanded(false, item) }
        }
    }
}
