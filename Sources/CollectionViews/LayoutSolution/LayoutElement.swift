import DiffableSnapshots

/// An element that a layout places: an item, a header, a footer, a badge or a decoration.
enum LayoutElement: Hashable, Sendable {
    case item(ItemPath)
    case supplementary(SupplementaryPath)

    var section: Int {
        switch self {
        case .item(let path): path.section
        case .supplementary(let path): path.section
        }
    }

    /// The element after an update; nil if it is deleted.
    func mapped(forward map: IndexMap) -> LayoutElement? {
        switch self {
        case .item(let path): map.newPath(ofOld: path).map(LayoutElement.item)
        case .supplementary(let path):
            path.mapped(item: { map.newPath(ofOld: $0) }, section: { map.newSection(ofOld: $0) })
                .map(LayoutElement.supplementary)
        }
    }

    /// The element before an update; nil if it was inserted.
    func mapped(backward map: IndexMap) -> LayoutElement? {
        switch self {
        case .item(let path): map.oldPath(ofNew: path).map(LayoutElement.item)
        case .supplementary(let path):
            path.mapped(item: { map.oldPath(ofNew: $0) }, section: { map.oldSection(ofNew: $0) })
                .map(LayoutElement.supplementary)
        }
    }
}

extension IndexMap {
    /// Whether the update moves an element past others, or deletes it.
    func moves(_ element: LayoutElement) -> Bool {
        if takesOut(section: element.section) { return true }
        if case .item(let path) = element { return takesOut(item: path) }
        return false
    }
}
