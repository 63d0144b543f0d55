import DiffableSnapshots

/// What a layout places: an item, or a header or footer.
enum LayoutElement: Hashable, Sendable {
    case item(ItemPath)
    case supplementary(SupplementaryPath)

    var section: Int {
        switch self {
        case .item(let path): path.section
        case .supplementary(let path): path.section
        }
    }

    /// Where an update takes the element; nil when it is deleted.
    func mapped(forward map: IndexMap) -> LayoutElement? {
        switch self {
        case .item(let path): map.newPath(ofOld: path).map(LayoutElement.item)
        case .supplementary(let path):
            map.newSection(ofOld: path.section).map {
                .supplementary(SupplementaryPath(kind: path.kind, section: $0))
            }
        }
    }

    /// Where an update took the element from; nil when it was inserted.
    func mapped(backward map: IndexMap) -> LayoutElement? {
        switch self {
        case .item(let path): map.oldPath(ofNew: path).map(LayoutElement.item)
        case .supplementary(let path):
            map.oldSection(ofNew: path.section).map {
                .supplementary(SupplementaryPath(kind: path.kind, section: $0))
            }
        }
    }
}
