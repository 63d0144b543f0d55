import DiffableSnapshots

/// The heights that a viewer measured and that differ from what the layout expected, kept sparsely.
struct MeasuredHeights: Sendable, Equatable {
    /// The heights of items, by section.
    private(set) var sections: [Int: SparseSums] = [:]
    private(set) var supplementaries: [SupplementaryPath: Double] = [:]

    var isEmpty: Bool { sections.isEmpty && supplementaries.isEmpty }

    subscript(element: LayoutElement) -> Double? {
        switch element {
        case .supplementary(let path): supplementaries[path]
        case .item(let path): sections[path.section]?[path.item]
        }
    }

    mutating func set(_ height: Double, for element: LayoutElement) {
        switch element {
        case .supplementary(let path): supplementaries[path] = height
        case .item(let path): sections[path.section, default: SparseSums()].set(height, at: path.item)
        }
    }

    /// Moves the heights with their items through an update.
    ///
    /// - Complexity: Chunks of heights among which nothing changed are shifted as a whole, in O(log *c*) each for *c*
    ///   changes; the others cost that much for each of their heights.
    mutating func update(by map: IndexMap) {
        var builders: [Int: SparseSums.Builder] = [:]
        for section in sections.keys.sorted() {
            for chunk in sections[section]?.chunks ?? [] {
                if let (target, shift) = map.commonShift(section: section, items: chunk.first...chunk.last) {
                    var chunk = chunk
                    chunk.base += shift
                    builders[target, default: SparseSums.Builder()].add(chunk)
                    continue
                }
                for index in 0..<chunk.count {
                    let path = ItemPath(section: section, item: chunk.base + Int(chunk.offsets[index]))
                    guard let new = map.newPath(ofOld: path) else { continue }
                    builders[new.section, default: SparseSums.Builder()].add(new.item, chunk.values[index])
                }
            }
        }
        sections = builders.mapValues { $0.build() }
        if supplementaries.isEmpty { return }
        var moved: [SupplementaryPath: Double] = [:]
        for (path, height) in supplementaries {
            guard let section = map.newSection(ofOld: path.section) else { continue }
            moved[SupplementaryPath(kind: path.kind, section: section)] = height
        }
        supplementaries = moved
    }
}
