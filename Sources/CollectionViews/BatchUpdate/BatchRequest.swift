import DiffableSnapshots
import Foundation

/// One update call made inside a batch.
package enum BatchRequest {
    case insertItems([IndexPath])
    case deleteItems([IndexPath])
    case reloadItems([IndexPath])
    case reconfigureItems([IndexPath])
    case moveItem(from: IndexPath, to: IndexPath)
    case insertSections(IndexSet)
    case deleteSections(IndexSet)
    case reloadSections(IndexSet)
    case moveSection(from: Int, to: Int)
}

extension BatchUpdate {
    /// Adds a request. `call` is the method that misuse messages name.
    mutating func add(_ request: BatchRequest, animation: RowAnimation?, call: String) {
        switch request {
        case .insertItems(let indexPaths):
            let paths = paths(indexPaths, call)
            items.inserted += paths
            if let animation { for path in paths { animations.inserted[path] = animation } }
        case .deleteItems(let indexPaths):
            let paths = paths(indexPaths, call)
            items.deleted += paths
            if let animation { for path in paths { animations.deleted[path] = animation } }
        case .reloadItems(let indexPaths):
            let paths = paths(indexPaths, call)
            items.reloaded += paths
            if let animation { for path in paths { reloadAnimations[path] = animation } }
        case .reconfigureItems(let indexPaths):
            items.reconfigured += paths(indexPaths, call)
        case .moveItem(let from, let to):
            let ends = paths([from, to], call)
            items.moved.append((from: ends[0], to: ends[1]))
        case .insertSections(let indexes):
            sections.inserted += indexes
            if let animation { for index in indexes { animations.insertedSections[index] = animation } }
        case .deleteSections(let indexes):
            sections.deleted += indexes
            if let animation { for index in indexes { animations.deletedSections[index] = animation } }
        case .reloadSections(let indexes):
            sections.reloaded += indexes
            if let animation { for index in indexes { animations.deletedSections[index] = animation } }
        case .moveSection(let from, let to):
            sections.moved.append((from: from, to: to))
        }
    }

    private func paths(_ indexPaths: [IndexPath], _ call: String) -> [ItemPath] {
        indexPaths.map { indexPath in
            guard let path = ItemPath(indexPath) else {
                fatalError(
                    "\(nouns.view).\(call): \(indexPath) names no \(nouns.item) in a section; make it with "
                        + "IndexPath(\(nouns.item):section:).")
            }
            return path
        }
    }

    /// The animations, with those of reloads by index paths after the update.
    func animations(by map: IndexMap?) -> RowAnimations {
        var animations = animations
        for (path, animation) in reloadAnimations {
            guard let new = map == nil ? path : map?.newPath(ofOld: path) else { continue }
            animations.reloaded[new] = animation
        }
        if sections.reloaded.isEmpty { return animations }
        // A reloaded section is one deleted and one inserted in its place.
        let places = IndexMap(sectionStructure)
        for section in sections.reloaded {
            guard let new = places.newSection(ofOld: section) else { continue }
            animations.insertedSections[new] = animations.deletedSections[section]
        }
        return animations
    }
}
